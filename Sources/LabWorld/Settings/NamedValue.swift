// Settings whose values form a list and have names. Reports, cases and the command line use the name; the lab
// uses the value. Decoding an unknown name throws an error.

/// A value of a list, encoded as its name.
package protocol NamedValue: Sendable, Hashable, Codable {
  /// All values, in the order in which they are listed for people.
  static var all: [Self] { get }
  /// The unique name in JSON and on the command line.
  var name: String { get }
}

extension NamedValue {
  /// The names of all values.
  package static var names: [String] { all.map(\.name) }

  /// Returns the value with a name, or nil if there is none.
  package static func named(_ name: String) -> Self? { all.first { $0.name == name } }

  package init(from decoder: any Decoder) throws { self = try Self.decoded(from: decoder) }
  package func encode(to encoder: any Encoder) throws { try encodeName(to: encoder) }

  fileprivate static func decoded(from decoder: any Decoder) throws -> Self {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let value = named(text) else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "found \"\(text)\", expected one of \(names.joined(separator: ", "))"))
    }
    return value
  }

  fileprivate func encodeName(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

extension NamedValue where Self: CaseIterable, AllCases == [Self] {
  package static var all: [Self] { allCases }
}

extension NamedValue where Self: RawRepresentable, RawValue == String {
  package var name: String { rawValue }
  package init(from decoder: any Decoder) throws { self = try Self.decoded(from: decoder) }
  package func encode(to encoder: any Encoder) throws { try encodeName(to: encoder) }
}
