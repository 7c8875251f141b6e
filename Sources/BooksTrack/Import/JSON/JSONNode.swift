// A JSON value of an export: order preserved, numbers as written, and each text decoded separately, so that a
// book with a few bytes in another encoding is parsed like a row with such bytes.

/// A JSON value.
enum JSONNode: Equatable {
  case object([(key: String, value: JSONNode)])
  case list([JSONNode])
  case text(String)
  case number(String)
  case flag(Bool)
  case null

  static func == (left: JSONNode, right: JSONNode) -> Bool {
    switch (left, right) {
    case (.object(let left), .object(let right)): left.elementsEqual(right) { $0 == $1 }
    case (.list(let left), .list(let right)): left == right
    case (.text(let left), .text(let right)), (.number(let left), .number(let right)): left == right
    case (.flag(let left), .flag(let right)): left == right
    case (.null, .null): true
    default: false
    }
  }

  /// Returns the value of a key; nil if there is none.
  subscript(key: String) -> JSONNode? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// All texts and numbers in the value, in order; booleans as text.
  var texts: [String] {
    switch self {
    case .object(let members): members.flatMap { $0.value.texts }
    case .list(let nodes): nodes.flatMap(\.texts)
    case .text(let text), .number(let text): text.isEmpty ? [] : [text]
    case .flag(let flag): [flag ? "true" : "false"]
    case .null: []
    }
  }

  /// The values of a list or an object.
  var values: [JSONNode] {
    switch self {
    case .object(let members): members.map(\.value)
    case .list(let nodes): nodes
    default: []
    }
  }

  /// Parses a JSON value; returns nil if the bytes are not exactly one, or are nested too deeply.
  init?(_ bytes: [UInt8]) {
    var parser = JSONParser(bytes: bytes)
    guard let node = parser.node(depth: 0), parser.isAtEnd else { return nil }
    self = node
  }
}
