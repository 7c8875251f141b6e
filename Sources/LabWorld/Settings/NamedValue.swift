// Settings that are a choice out of a list: a value with a name. Reports, cases and the command line know it
// by the name, the lab has the value itself; a name that nothing bears is an error where it comes in.

/// A value out of a list, written as its name.
package protocol NamedValue: Sendable, Hashable, Codable {
  /// Every value, in the order in which people are told of them.
  static var all: [Self] { get }
  /// As JSON and the command line have it; no two of the list share one.
  var name: String { get }
}

extension NamedValue {
  /// The names of all values.
  package static var names: [String] { all.map(\.name) }

  /// The value of that name, if there is one.
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
