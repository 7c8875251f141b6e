// Kinds of faults. A kind is only a name; the code that consults it implements its effect.

/// A kind of fault, such as `network.loss` or `device.kill`.
public struct FaultKind: Hashable, Comparable, Sendable, Codable {
  /// The name: a family and a kind, separated by a dot.
  public let name: String

  /// Creates a kind.
  public init(_ name: String) { self.name = name }

  /// Orders kinds by name.
  public static func < (left: FaultKind, right: FaultKind) -> Bool { left.name < right.name }

  /// Decodes the name.
  public init(from decoder: any Decoder) throws {
    name = try decoder.singleValueContainer().decode(String.self)
  }

  /// Encodes the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

extension FaultKind: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

/// Lets dictionaries by kind be encoded as objects with the names as keys, which can be sorted; otherwise
/// they would be encoded as arrays in the arbitrary order of a dictionary.
extension FaultKind: CodingKeyRepresentable {
  /// The name.
  public var codingKey: any CodingKey { Key(stringValue: name) }

  /// The kind with the name of the key.
  public init?(codingKey: some CodingKey) { self.init(codingKey.stringValue) }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }
}
