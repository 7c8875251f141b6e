// What others call a book, an edition or an author: an id, and whose it is. Inside the program all ids stand in one
// list, whoever gave them; the contract has fields of its own for the ids of some providers, and only the reading and
// writing of its objects knows which (CON-1).

/// A provider's name for something, such as a volume id.
public struct ExternalID: Hashable, Comparable, Codable, Sendable {
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

/// A field of the contract for the ids of one provider.
struct ExternalIDField<Key: CodingKey> {
  let key: Key
  let provider: String
  /// Whether the field is a list. One that is not holds the first of several ids.
  let isList: Bool

  /// A field with one id.
  static func one(_ key: Key, of provider: String) -> Self {
    Self(key: key, provider: provider, isList: false)
  }

  /// A field with any number of ids.
  static func list(_ key: Key, of provider: String) -> Self {
    Self(key: key, provider: provider, isList: true)
  }
}

extension [ExternalID] {
  /// Those that the fields have room for: of a provider whose field holds one id, the first.
  func fitting(_ fields: [ExternalIDField<some CodingKey>]) -> [ExternalID] {
    let single = Set(fields.filter { !$0.isList }.map(\.provider))
    var seen: Set<String> = []
    return filter { !single.contains($0.provider) || seen.insert($0.provider).inserted }
  }
}

extension KeyedDecodingContainer {
  /// The ids in the fields that some providers have, in the order of the fields, then those in the field of all others.
  func externalIDs(_ fields: [ExternalIDField<Key>], others: Key) throws -> [ExternalID] {
    var ids: [ExternalID] = []
    for field in fields {
      let values: [String] =
        try field.isList
        ? list(field.key) : decodeIfPresent(String.self, forKey: field.key).map { [$0] } ?? []
      ids += values.map { ExternalID(provider: field.provider, value: $0) }
    }
    return try ids + list(others)
  }
}

extension KeyedEncodingContainer {
  /// Writes each id into the field of its provider, or into that of all others.
  mutating func encode(_ ids: [ExternalID], as fields: [ExternalIDField<Key>], others: Key) throws {
    if ids.isEmpty { return }
    for field in fields {
      let values = ids.values(of: field.provider)
      if field.isList {
        try encodeUnlessEmpty(values, forKey: field.key)
      } else {
        try encodeIfPresent(values.first, forKey: field.key)
      }
    }
    let named = Set(fields.map(\.provider))
    try encodeUnlessEmpty(ids.filter { !named.contains($0.provider) }, forKey: others)
  }
}
