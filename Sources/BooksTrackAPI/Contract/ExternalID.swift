// What others call a book, an edition or an author: an id, and whose it is. Inside the program all ids stand
// in one list, whoever gave them; the contract has fields of its own for the ids of some providers, and only
// the reading and writing of its objects knows which (CON-1).

/// A provider's name for something, such as a volume id.
public struct ExternalID: Hashable, Comparable, Sendable {
  /// Whose id it is.
  public let provider: String
  /// The id itself.
  public let value: String

  /// Makes an external id.
  public init(provider: String, value: String) {
    self.provider = provider
    self.value = value
  }

  /// By provider, then by value.
  public static func < (left: ExternalID, right: ExternalID) -> Bool {
    (left.provider, left.value) < (right.provider, right.value)
  }
}

extension [ExternalID] {
  /// The ids that a provider has given, in their order.
  package func values(of provider: String) -> [String] {
    compactMap { $0.provider == provider ? $0.value : nil }
  }

  /// Both lists as one, sorted and without repetition.
  package func union(_ other: [ExternalID]) -> [ExternalID] {
    var unique: [ExternalID] = []
    for id in (self + other).sorted() where unique.last != id { unique.append(id) }
    return unique
  }
}

extension ExternalID: JSONReadable, JSONWritable {
  package init(reading value: JSONTape.Value) throws(JSONMismatch) {
    let members = try value.members()
    provider = try members.required("provider")
    self.value = try members.required("value")
  }

  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("provider", provider)
      writer.member("value", value)
    }
  }
}

/// A field of the contract for the ids of one provider.
struct ExternalIDField: Sendable {
  let key: StaticString
  let provider: String
  /// Whether the field is a list. One that is not holds the first of several ids.
  let isList: Bool

  /// The field for the ids of all providers that have none of their own.
  static let others: StaticString = "externalIDs"

  /// A field with one id.
  static func one(_ key: StaticString, of provider: String) -> Self {
    Self(key: key, provider: provider, isList: false)
  }

  /// A field with any number of ids.
  static func list(_ key: StaticString, of provider: String) -> Self {
    Self(key: key, provider: provider, isList: true)
  }
}

extension [ExternalID] {
  /// Those that the fields have room for: of a provider whose field holds one id, the first.
  func fitting(_ fields: [ExternalIDField]) -> [ExternalID] {
    let single = Set(fields.filter { !$0.isList }.map(\.provider))
    var seen: Set<String> = []
    return filter { !single.contains($0.provider) || seen.insert($0.provider).inserted }
  }
}

extension JSONTape.Object {
  /// The ids in the fields that some providers have, in the order of the fields, then those in the field of
  /// all others.
  func externalIDs(_ fields: [ExternalIDField]) throws(JSONMismatch) -> [ExternalID] {
    var ids: [ExternalID] = []
    for field in fields {
      guard let member = self[field.key], member.kind != .null else { continue }
      let values = field.isList ? try [String](reading: member) : [try String(reading: member)]
      for value in values { ids.append(ExternalID(provider: field.provider, value: value)) }
    }
    return try ids + list(ExternalIDField.others)
  }
}

extension JSONWriter {
  /// Writes the ids of the provider of a field.
  mutating func ids(_ ids: [ExternalID], in field: ExternalIDField) {
    if ids.isEmpty { return }
    if field.isList {
      unlessEmpty(field.key, ids.values(of: field.provider))
    } else if let first = ids.first(where: { $0.provider == field.provider }) {
      member(field.key, first.value)
    }
  }

  /// Writes the ids of those providers that have no field.
  mutating func otherIDs(_ ids: [ExternalID], than fields: [ExternalIDField]) {
    if ids.isEmpty { return }
    unlessEmpty(
      ExternalIDField.others, ids.filter { id in !fields.contains { $0.provider == id.provider } })
  }
}
