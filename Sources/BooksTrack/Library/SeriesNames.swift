// The index of series by name and by external id.
//
// Two names are equal if they differ only in case, accents, punctuation or the article (SER-5). "Twilight"
// and "The Twilight Saga" are different: similar names never merge two series automatically.

public import BooksTrackAPI

extension ExternalID: TrieKey {}

/// Series by the key of their name and by their external ids. Several series may have the same key or id.
struct SeriesNames: Sendable, Equatable {
  private(set) var byName = HashTrie<String, [SeriesID]>()
  private(set) var byExternalID = HashTrie<ExternalID, [SeriesID]>()

  /// Returns the key of a name, which is equal for equal names.
  static func key(_ name: String) -> String { TitleKey.text(name) }

  /// Returns the key without generic words at its end: `farseer` for `The Farseer Trilogy`. Different series
  /// may have the same core, so it never merges series automatically.
  static func core(_ name: String) -> String {
    var words = key(name).split(separator: " ")
    while words.count > 1, let last = words.last, general.contains(String(last)) { words.removeLast() }
    return words.joined(separator: " ")
  }

  private static let general: Set<String> = [
    "series", "saga", "trilogy", "cycle", "chronicles", "books", "novels", "quartet", "duology", "sequence",
  ]

  /// Returns the series with a key, oldest first.
  func series(key: String) -> [SeriesID] { byName[key] ?? [] }

  /// Returns the series with an external id, oldest first.
  func series(externalID: ExternalID) -> [SeriesID] { byExternalID[externalID] ?? [] }

  mutating func insert(_ series: Series) {
    Self.insert(series.id, at: Self.key(series.name), in: &byName)
    for id in series.externalIDs { Self.insert(series.id, at: id, in: &byExternalID) }
  }

  mutating func remove(_ series: Series) {
    Self.remove(series.id, at: Self.key(series.name), from: &byName)
    for id in series.externalIDs { Self.remove(series.id, at: id, from: &byExternalID) }
  }

  private static func insert<Key: TrieKey>(
    _ id: SeriesID, at key: Key, in trie: inout HashTrie<Key, [SeriesID]>
  ) {
    trie.update(key, initial: []) { list in
      let place = list.firstIndex { $0 >= id } ?? list.count
      if place == list.count || list[place] != id { list.insert(id, at: place) }
    }
  }

  private static func remove<Key: TrieKey>(
    _ id: SeriesID, at key: Key, from trie: inout HashTrie<Key, [SeriesID]>
  ) {
    guard let list = trie[key] else { return }
    let rest = list.filter { $0 != id }
    if rest.isEmpty { trie.remove(key) } else { trie.put(rest, at: key) }
  }
}

extension Library {
  /// Returns the series with an equal name, oldest first (SER-5).
  public func series(named name: String) -> [Series] {
    indexes.seriesByName.series(key: SeriesNames.key(name)).compactMap { series[$0] }
  }

  /// Returns the series with an external id, oldest first.
  public func series(externalID: ExternalID) -> [Series] {
    indexes.seriesByName.series(externalID: externalID).compactMap { series[$0] }
  }
}
