// The protocol of worker processes: JSON, one value per line.

package import Foundation

/// Encodes values as lines.
package enum JSONLine {
  /// Encodes a value as one line, including the newline. Keys are sorted, so equal values give equal lines.
  package static func line(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value) + Data("\n".utf8)
  }

  /// Decodes the value of a line.
  package static func value<Value: Decodable>(_ type: Value.Type, from line: Data) throws -> Value {
    try JSONDecoder().decode(type, from: line)
  }
}
