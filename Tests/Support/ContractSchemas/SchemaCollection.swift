// A set of schemas that refer to each other, and the validation of documents.

/// A place where a document violates a schema.
struct Violation: Hashable, CustomStringConvertible {
  /// The place in the document, written as `ContractError` writes it.
  let instance: String
  /// The place of the violated keyword: a file and a pointer.
  let schema: String

  var description: String { "\(instance.isEmpty ? "document" : instance) breaks \(schema)" }
}

/// Schemas by file name.
struct SchemaCollection {
  private var schemas: [String: Schema] = [:]

  /// Parses schemas; all references must be within the set.
  init(_ files: [String: JSON], isClosed: Bool = false) throws(SchemaError) {
    var read: [Schema] = []
    for (name, json) in files.sorted(by: { $0.key < $1.key }) {
      let whole = try Schema(json, at: name + "#", isClosed: isClosed) { read.append($0) }
      read.append(whole)
    }
    for schema in read { schemas[schema.place] = schema }
    for schema in read { try requireTargets(of: schema) }
  }

  /// Returns the violations of the schema of that file, or of the definition at a pointer such as
  /// `definitions.json#/$defs/work`.
  func violations(of document: JSON, against name: String) -> [Violation] {
    let place = name.contains("#") ? name : name + "#"
    guard let schema = schemas[place] else { return [Violation(instance: "", schema: "no schema \(place)")] }
    return violations(of: document, at: "", schema)
  }

  private func violations(of value: JSON, at path: String, _ schema: Schema) -> [Violation] {
    schema.rules.flatMap { keyword, rule in
      check(value, at: path, rule, Violation(instance: path, schema: "\(schema.place)/\(keyword)"))
    }
  }

  private func keeps(_ value: JSON, _ schema: Schema) -> Bool {
    violations(of: value, at: "", schema).isEmpty
  }

  /// Returns the violations of a rule; rules for another kind of value always hold.
  private func check(
    _ value: JSON, at path: String, _ rule: Schema.Rule, _ violation: Violation
  ) -> [Violation] {
    switch (rule, value) {
    case (.reference(let place), _):
      return schemas[place].map { violations(of: value, at: path, $0) } ?? [violation]
    case (.all(let schemas), _):
      return schemas.flatMap { violations(of: value, at: path, $0) }
    case (.conditional(let condition, let then, let otherwise), _):
      let consequence = keeps(value, condition) ? then : otherwise
      return consequence.map { violations(of: value, at: path, $0) } ?? []
    case (_, .object(let members)):
      if let found = check(members, at: path, rule, violation) { return found }
    case (_, .list(let elements)):
      if let found = check(elements, at: path, rule) { return found }
    default: break
    }
    return isKept(rule, by: value) ? [] : [violation]
  }

  /// Returns the violations of an object; nil if the rule does not apply to objects.
  private func check(
    _ members: [String: JSON], at path: String, _ rule: Schema.Rule, _ violation: Violation
  ) -> [Violation]? {
    func place(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }
    switch rule {
    case .properties(let properties):
      return properties.flatMap { name, schema in
        members[name].map { violations(of: $0, at: place(name), schema) } ?? []
      }
    case .required(let names):
      return names.filter { members[$0] == nil }.map {
        Violation(instance: place($0), schema: violation.schema)
      }
    case .otherProperties(let known, let schema):
      return members.keys.sorted().filter { !known.contains($0) }.flatMap { name in
        members[name].map { violations(of: $0, at: place(name), schema) } ?? []
      }
    default: return nil
    }
  }

  /// Returns the violations of a list; nil if the rule does not apply to lists.
  private func check(_ elements: [JSON], at path: String, _ rule: Schema.Rule) -> [Violation]? {
    switch rule {
    case .firstItems(let schemas):
      return zip(elements, schemas).enumerated().flatMap { index, pair in
        violations(of: pair.0, at: "\(path)[\(index)]", pair.1)
      }
    case .items(let first, let schema):
      return elements.enumerated().dropFirst(first).flatMap { index, element in
        violations(of: element, at: "\(path)[\(index)]", schema)
      }
    default: return nil
    }
  }

  private func isKept(_ rule: Schema.Rule, by value: JSON) -> Bool {
    switch (rule, value) {
    case (.never, _): false
    case (.type(let names), _): names.contains { value.has(type: $0) }
    case (.among(let values), _): values.contains(value)
    case (.any(let schemas), _): schemas.contains { keeps(value, $0) }
    case (.one(let schemas), _): schemas.count { keeps(value, $0) } == 1
    case (.not(let schema), _): !keeps(value, schema)
    case (.pattern(let regex), .string(let text)): text.contains(regex)
    case (.length(let range), .string(let text)): range.contains(text.unicodeScalars.count)
    case (.number(let range), .number(let number)): range.contains(number)
    case (.count(let range), .list(let elements)): range.contains(elements.count)
    case (.uniqueItems, .list(let elements)): Set(elements).count == elements.count
    default: true
    }
  }

  private func requireTargets(of schema: Schema) throws(SchemaError) {
    for (keyword, rule) in schema.rules {
      if case .reference(let target) = rule, schemas[target] == nil {
        throw SchemaError(place: "\(schema.place)/\(keyword)", problem: "refers to nothing")
      }
      for part in rule.parts { try requireTargets(of: part) }
    }
  }
}

extension JSON {
  /// True if the value is of that type of JSON Schema; `1.0` is an integer.
  fileprivate func has(type: String) -> Bool {
    switch self {
    case .null: type == "null"
    case .boolean: type == "boolean"
    case .number(let number): type == "number" || (type == "integer" && number.rounded() == number)
    case .string: type == "string"
    case .list: type == "array"
    case .object: type == "object"
    }
  }
}

extension Schema.Rule {
  /// The schemas that it contains.
  fileprivate var parts: [Schema] {
    switch self {
    case .properties(let properties): properties.map(\.schema)
    case .otherProperties(_, let schema), .items(_, let schema), .not(let schema): [schema]
    case .firstItems(let schemas), .all(let schemas), .any(let schemas), .one(let schemas): schemas
    case .conditional(let condition, let then, let otherwise):
      [condition] + [then, otherwise].compactMap { $0 }
    default: []
    }
  }
}
