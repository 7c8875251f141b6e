// Answers requests to a worker process, which come as lines of JSON.

package import Foundation
import LabWorld

extension WorldRunner {
  /// Answers a line; a line that is no request gives the verdict `harness`.
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
