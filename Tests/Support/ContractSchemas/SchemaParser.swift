// Parses the keywords of one JSON Schema object into rules; Schema.swift explains its strictness.

/// Parses the keywords of a schema.
struct SchemaParser {
  /// Annotations, which check nothing; `format` is one, and the formats that we use are also checked by a
  /// pattern.
  private static let annotations: Set = ["title", "description", "$comment", "$id", "$schema", "format"]
  private static let types: Set = ["null", "boolean", "integer", "number", "string", "array", "object"]

  private let keywords: [String: JSON]
  private let place: String
  private let isClosed: Bool
  private let register: (Schema) -> Void

  init(_ keywords: [String: JSON], at place: String, isClosed: Bool, register: @escaping (Schema) -> Void) {
    self.keywords = keywords
    self.place = place
    self.isClosed = isClosed
    self.register = register
  }

  /// Returns the rules sorted by keyword, so that violations have a fixed order.
  func rules() throws(SchemaError) -> [(keyword: String, rule: Schema.Rule)] {
    var rules: [(keyword: String, rule: Schema.Rule)] = []
    for (keyword, value) in keywords.sorted(by: { $0.key < $1.key }) {
      if let rule = try rule(keyword, value) { rules.append((keyword, rule)) }
    }
    if isClosed, keywords["type"] == .string("object"), let properties = keywords["properties"]?.members,
      keywords["additionalProperties"] == nil
    {
      let never = try Schema(.boolean(false), at: place + "/closed", isClosed: true, register: register)
      rules.append(("closed", .otherProperties(than: Set(properties.keys), never)))
    }
    return rules
  }

  private func rule(_ keyword: String, _ value: JSON) throws(SchemaError) -> Schema.Rule? {
    switch keyword {
    case _ where Self.annotations.contains(keyword):
      if value.text == nil { throw problem(keyword, "wants a string") }
      return nil
    case "examples":
      _ = try list(keyword)
      return nil
    case "$defs":
      let definitions = try named(keyword)
      for definition in definitions { register(definition.schema) }
      return nil
    case "$ref": return .reference(try target(of: value))
    case "type": return .type(try typeNames())
    case "enum": return .among(try list(keyword))
    case "const": return .among([value])
    default:
      if let rule = try structuralRule(keyword) { return rule }
      return try limit(keyword)
    }
  }

  private func structuralRule(_ keyword: String) throws(SchemaError) -> Schema.Rule? {
    switch keyword {
    case "properties": return .properties(try named(keyword))
    case "required": return .required(try requiredNames())
    case "additionalProperties":
      return .otherProperties(than: Set((keywords["properties"]?.members ?? [:]).keys), try one(keyword))
    case "prefixItems": return .firstItems(try several(keyword))
    case "items": return .items(from: keywords["prefixItems"]?.elements?.count ?? 0, try one(keyword))
    case "allOf": return .all(try several(keyword))
    case "anyOf": return .any(try several(keyword))
    case "oneOf": return .one(try several(keyword))
    case "not": return .not(try one(keyword))
    case "if":
      if keywords["then"] == nil && keywords["else"] == nil { throw problem(keyword, "has no consequence") }
      return .conditional(try one("if"), then: try optional("then"), otherwise: try optional("else"))
    case "then", "else":
      if keywords["if"] == nil { throw problem(keyword, "has no condition") }
      return .all([])
    default: return nil
    }
  }

  private func limit(_ keyword: String) throws(SchemaError) -> Schema.Rule {
    switch keyword {
    case "minimum": return .number(try number(keyword)...Double.infinity)
    case "maximum": return .number(-Double.infinity...(try number(keyword)))
    case "minLength": return .length(try count(keyword)...Int.max)
    case "maxLength": return .length(0...(try count(keyword)))
    case "minItems": return .count(try count(keyword)...Int.max)
    case "maxItems": return .count(0...(try count(keyword)))
    case "pattern":
      guard let text = keywords[keyword]?.text, let regex = try? Regex(text) else {
        throw problem(keyword, "wants a regular expression")
      }
      // As in ECMA 262, a letter and its combining accent are two characters.
      return .pattern(regex.matchingSemantics(.unicodeScalar))
    case "uniqueItems":
      guard keywords[keyword] == .boolean(true) else { throw problem(keyword, "wants true") }
      return .uniqueItems
    default:
      throw problem(keyword, "is not a keyword that the checker knows")
    }
  }
}

extension SchemaParser {
  private func problem(_ keyword: String, _ problem: String) -> SchemaError {
    SchemaError(place: "\(place)/\(keyword)", problem: problem)
  }

  private func list(_ keyword: String) throws(SchemaError) -> [JSON] {
    guard let list = keywords[keyword]?.elements, !list.isEmpty else {
      throw problem(keyword, "wants a list that is not empty")
    }
    return list
  }

  private func number(_ keyword: String) throws(SchemaError) -> Double {
    guard case .number(let number)? = keywords[keyword] else { throw problem(keyword, "wants a number") }
    return number
  }

  private func count(_ keyword: String) throws(SchemaError) -> Int {
    let number = try number(keyword)
    guard let count = Int(exactly: number), count >= 0 else { throw problem(keyword, "wants a count") }
    return count
  }

  private func schema(_ json: JSON, _ pointer: String) throws(SchemaError) -> Schema {
    try Schema(json, at: "\(place)/\(pointer)", isClosed: isClosed, register: register)
  }

  private func one(_ keyword: String) throws(SchemaError) -> Schema {
    try schema(keywords[keyword] ?? .null, keyword)
  }

  private func optional(_ keyword: String) throws(SchemaError) -> Schema? {
    keywords[keyword] == nil ? nil : try one(keyword)
  }

  private func several(_ keyword: String) throws(SchemaError) -> [Schema] {
    var schemas: [Schema] = []
    for (index, json) in try list(keyword).enumerated() {
      schemas.append(try schema(json, "\(keyword)/\(index)"))
    }
    return schemas
  }

  private func named(_ keyword: String) throws(SchemaError) -> [(name: String, schema: Schema)] {
    guard let members = keywords[keyword]?.members else { throw problem(keyword, "wants an object") }
    var schemas: [(name: String, schema: Schema)] = []
    for (name, json) in members.sorted(by: { $0.key < $1.key }) {
      schemas.append((name, try schema(json, "\(keyword)/\(name)")))
    }
    return schemas
  }

  private func typeNames() throws(SchemaError) -> [String] {
    let names = (keywords["type"]?.elements ?? [keywords["type"] ?? .null]).map { $0.text ?? "" }
    guard !names.isEmpty, Self.types.isSuperset(of: names) else { throw problem("type", "wants a type") }
    return names
  }

  private func requiredNames() throws(SchemaError) -> [String] {
    let names = try list("required").map { $0.text ?? "" }
    if keywords["type"] != nil, let described = keywords["properties"]?.members {
      guard Set(described.keys).isSuperset(of: names) else {
        throw problem("required", "names a member that is not described")
      }
    }
    return names
  }

  /// Resolves a reference within the file, `#/$defs/work`, or to another file.
  private func target(of value: JSON) throws(SchemaError) -> String {
    guard let text = value.text else { throw problem("$ref", "wants a string") }
    let file = place.prefix { $0 != "#" }
    return text.hasPrefix("#") ? file + text : text.contains("#") ? text : text + "#"
  }
}
