// What can go wrong, as data. A kind is a name; who consults it gives it its meaning.

/// A kind of fault, such as `network.loss` or `device.kill`.
public struct FaultKind: Hashable, Comparable, Sendable, Codable {
  /// Its name: a family and a kind, separated by a dot.
  public let name: String

  /// Names a kind.
  public init(_ name: String) { self.name = name }

  /// In the order of their names.
  public static func < (left: FaultKind, right: FaultKind) -> Bool { left.name < right.name }

  /// Reads the name.
  public init(from decoder: any Decoder) throws {
    name = try decoder.singleValueContainer().decode(String.self)
  }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

extension FaultKind: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

/// Tables by kind are written as objects with the names as keys, which can be sorted; without this they would
/// be lists in the order of a dictionary.
extension FaultKind: CodingKeyRepresentable {
  /// The name.
  public var codingKey: any CodingKey { Key(stringValue: name) }

  /// The kind of that name.
  public init?(codingKey: some CodingKey) { self.init(codingKey.stringValue) }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }
}
