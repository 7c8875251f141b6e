// Any JSON value, as far as an error message needs it: which kind of value stands where.

/// A JSON document as a tree. Slow; read only after a typed decoding has failed.
enum JSONValue: Decodable {
  case null
  case boolean
  case number
  case string
  case list([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    // Texts and objects are most of a document, and an attempt that fails is slow.
    if (try? value.decode(String.self)) != nil {
      self = .string
    } else if let object = try? value.decode([String: JSONValue].self) {
      self = .object(object)
    } else if let list = try? value.decode([JSONValue].self) {
      self = .list(list)
    } else if (try? value.decode(Bool.self)) != nil {
      self = .boolean
    } else {
      self = value.decodeNil() ? .null : .number
    }
  }

  /// What stands at that path, or nothing.
  func value(at path: some Collection<any CodingKey>) -> JSONValue? {
    guard let key = path.first else { return self }
    switch self {
    case .object(let members):
      return members[key.stringValue]?.value(at: path.dropFirst())
    case .list(let elements):
      guard let index = key.intValue, elements.indices.contains(index) else { return nil }
      return elements[index].value(at: path.dropFirst())
    case .null, .boolean, .number, .string:
      return nil
    }
  }

  /// The kind of value in words, with its article.
  var kind: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
