// What a worker process of a hunt does with a line.

package import Foundation
import LabWorld

extension WorldRunner {
  /// Answers a line, whatever it is: what is no request is answered as the harness's fault.
  package func answer(line: Data) throws -> Data {
    let request: HuntRequest
    do {
      request = try JSONLine.value(HuntRequest.self, from: line)
    } catch {
      return try JSONLine.line(
        HuntAnswer(.harness, oracle: "worker", "no request: \(DecodingSentence.make(error))"))
    }
    return try JSONLine.line(answer(request))
  }
}
