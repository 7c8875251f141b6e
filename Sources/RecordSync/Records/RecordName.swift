// The name of a record: its kind and its key.

/// The name of a record, equal on every device and on the server.
///
/// The key is the identity itself where there is a natural one (a book of a list, a statement about an
/// author), so that two devices that make the same thing make one record. Where there is none, it is a drawn
/// identifier, and ``ReservedField/sameAs`` joins records that turn out to be one thing.
public struct RecordName: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The kind of row; kinds that begin with `@` belong to the engine.
  public let kind: String
  /// The bytes that identify the row among those of its kind.
  public let key: [UInt8]

  /// Creates the name of a record.
  public init(kind: String, key: [UInt8]) {
    self.kind = kind
    self.key = key
  }

  /// Creates a name whose key is the UTF-8 of a text.
  public init(_ kind: String, _ key: String) {
    self.init(kind: kind, key: Array(key.utf8))
  }

  public static func < (left: RecordName, right: RecordName) -> Bool {
    if left.kind != right.kind { return left.kind < right.kind }
    return left.key.lexicographicallyPrecedes(right.key)
  }

  public var description: String {
    let isText = key.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    return "\(kind)/\(isText ? String(decoding: key, as: UTF8.self) : Hex.text(key))"
  }
}

/// Bytes as hexadecimal digits.
enum Hex {
  private static let digits = Array("0123456789abcdef")

  static func text(_ bytes: [UInt8]) -> String {
    String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }
}
