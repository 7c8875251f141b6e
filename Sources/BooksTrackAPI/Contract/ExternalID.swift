// Ids that providers give to books, editions and authors. The program keeps all ids in one list; the contract
// has separate fields for the ids of some providers, which only the coding of its objects knows (CON-1).

/// A provider's id of an object, such as a volume id.
public struct ExternalID: Hashable, Comparable, Sendable, Codable {
  /// The provider.
  public let provider: String
  /// The id itself.
  public let value: String

  /// Creates an id.
  public init(provider: String, value: String) {
    self.provider = provider
    self.value = value
  }

  /// Orders ids by provider, then by value.
  public static func < (left: ExternalID, right: ExternalID) -> Bool {
    (left.provider, left.value) < (right.provider, right.value)
  }
}

extension [ExternalID] {
  /// Returns the ids of a provider, in order.
  package func values(of provider: String) -> [String] {
    compactMap { $0.provider == provider ? $0.value : nil }
  }

  /// Returns the union of both lists, sorted and without duplicates.
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
  /// True if the field is an array. Otherwise it holds the first of several ids.
  let isList: Bool

  /// The field for the ids of all providers without a field of their own.
  static let others: StaticString = "externalIDs"

  /// A field for one id.
  static func one(_ key: StaticString, of provider: String) -> Self {
    Self(key: key, provider: provider, isList: false)
  }

  /// A field for any number of ids.
  static func list(_ key: StaticString, of provider: String) -> Self {
    Self(key: key, provider: provider, isList: true)
  }
}

extension [ExternalID] {
  /// Returns the ids that the fields can hold: of providers with a single-id field, only the first.
  func fitting(_ fields: [ExternalIDField]) -> [ExternalID] {
    let single = Set(fields.filter { !$0.isList }.map(\.provider))
    var seen: Set<String> = []
    return filter { !single.contains($0.provider) || seen.insert($0.provider).inserted }
  }
}

extension JSONTape.Object {
  /// Decodes the ids from the fields of single providers, in the order of the fields, followed by those of
  /// the common field.
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

  /// Writes the ids of all providers without a field of their own.
  mutating func otherIDs(_ ids: [ExternalID], than fields: [ExternalIDField]) {
    if ids.isEmpty { return }
    unlessEmpty(
      ExternalIDField.others, ids.filter { id in !fields.contains { $0.provider == id.provider } })
  }
}
