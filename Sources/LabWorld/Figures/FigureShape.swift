// The forms of figures in a report, and the JSON Schema that follows from them (LAB-3).

package import Foundation

/// The form of a figure in a report.
package indirect enum FigureShape: Sendable {
  /// A member of a group.
  package struct Member: Sendable {
    let key: String
    let about: String
    let shape: FigureShape
    var isOptional = false
  }

  /// A number of things, at least 0.
  case count
  /// A form that `definitions.json` describes, by its name there.
  case defined(String)
  /// Values by a name.
  case byName(FigureShape)
  case list(FigureShape)
  case group([Member])

  /// Returns the schema of the figures of a run: the file `figures.json`.
  package static func schema() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(FigureSchema()) + Data("\n".utf8)
  }

  /// A member with its name in the report, such as `series.held`.
  package typealias Named = (name: String, about: String)

  /// Returns all members with those inside them.
  package func named(inside group: String = "") -> [Named] {
    guard case .group(let members) = self else { return [] }
    return members.flatMap { member in
      let name = group.isEmpty ? member.key : "\(group).\(member.key)"
      return [(name, member.about)] + member.shape.named(inside: name)
    }
  }
}

extension FigureShape: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var schema = encoder.container(keyedBy: FigureKey.self)
    func set(_ key: String, _ value: some Encodable) throws {
      try schema.encode(value, forKey: FigureKey(key))
    }
    switch self {
    case .count:
      try set("type", "integer")
      try set("minimum", 0)
    case .defined(let name):
      try set("$ref", "definitions.json#/$defs/\(name)")
    case .byName(let value):
      try set("type", "object")
      try set("additionalProperties", value)
    case .list(let element):
      try set("type", "array")
      try set("items", element)
    case .group(let members):
      try set("type", "object")
      try set("properties", Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0) }))
      try set("required", members.filter { !$0.isOptional }.map(\.key).sorted())
    }
  }
}

extension FigureShape.Member: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var schema = encoder.container(keyedBy: FigureKey.self)
    try schema.encode(about, forKey: FigureKey("description"))
    try shape.encode(to: encoder)
  }
}

/// The schema with its head.
private struct FigureSchema: Encodable {
  func encode(to encoder: any Encoder) throws {
    var schema = encoder.container(keyedBy: FigureKey.self)
    try schema.encode("https://json-schema.org/draft/2020-12/schema", forKey: FigureKey("$schema"))
    try schema.encode("figures.json", forKey: FigureKey("$id"))
    try schema.encode("The figures of a load run", forKey: FigureKey("title"))
    try RunFigures.shape.encode(to: encoder)
  }
}
