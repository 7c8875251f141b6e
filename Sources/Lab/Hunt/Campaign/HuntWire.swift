// Requests and answers between a campaign and its worker processes: JSON, one object a line.

package import Foundation

/// The form in which requests and answers travel.
package enum HuntWire {
  /// A value as one line, its newline included. Keys are sorted, so equal values are equal lines.
  package static func line(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value) + Data("\n".utf8)
  }

  /// The value of a line.
  package static func value<Value: Decodable>(_ type: Value.Type, from line: Data) throws -> Value {
    try JSONDecoder().decode(type, from: line)
  }

  /// What a worker does with a line: it answers it, whatever it is.
  package static func answer(_ line: Data, at runner: WorldRunner) throws -> Data {
    let request: HuntRequest
    do {
      request = try value(HuntRequest.self, from: line)
    } catch {
      return try self.line(
        HuntAnswer(.harness, oracle: "worker", "no request: \(DecodingSentence.make(error))"))
    }
    return try self.line(runner.answer(request))
  }
}
