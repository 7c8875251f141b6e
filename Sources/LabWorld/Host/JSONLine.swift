// How a worker process is spoken to: JSON, one value a line.

package import Foundation

/// Values as lines.
package enum JSONLine {
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
}
