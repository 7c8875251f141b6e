// The index of series by name and by external id.
//
// Two names are equal if they differ only in case, accents, punctuation or the article (SER-5). "Twilight"
// and "The Twilight Saga" are alike: they differ in words that any series may have, and are joined with a
// merge record if the number and the author allow it (SER-6).

public import BooksTrackAPI

extension ExternalID: TrieKey {}

/// Series by the key of their name and by their external ids. Several series may have the same key or id.
struct SeriesNames: Sendable, Equatable {
  private(set) var byName = HashTrie<String, [SeriesID]>()
  private(set) var byCore = HashTrie<String, [SeriesID]>()
  private(set) var byExternalID = HashTrie<ExternalID, [SeriesID]>()

  /// Returns the key of a name, which is equal for equal names. An article before another one, as in `The Les
  /// Aventures de Tintin`, is no part of the name either.
  static func key(_ name: String) -> String { TitleKey.text(TitleKey.text(name)) }

  /// Returns the key without the generic words at its end or beginning: `farseer` for `The Farseer Trilogy`,
  /// `crepusculo` for `Saga Crepúsculo`. Different series may have the same core.
  static func core(_ name: String) -> String { SeriesWords.core(ofKey: key(name)) }

  /// Returns the series with a key, oldest first.
  func series(key: String) -> [SeriesID] { byName[key] ?? [] }

  /// Returns the series with a core, oldest first.
  func series(core: String) -> [SeriesID] { byCore[core] ?? [] }

  /// Returns the series with an external id, oldest first.
  func series(externalID: ExternalID) -> [SeriesID] { byExternalID[externalID] ?? [] }

  mutating func insert(_ series: Series) {
    let key = Self.key(series.name)
    Self.insert(series.id, at: key, in: &byName)
    Self.insert(series.id, at: SeriesWords.core(ofKey: key), in: &byCore)
    for id in series.externalIDs { Self.insert(series.id, at: id, in: &byExternalID) }
  }

  mutating func remove(_ series: Series) {
    let key = Self.key(series.name)
    Self.remove(series.id, at: key, from: &byName)
    Self.remove(series.id, at: SeriesWords.core(ofKey: key), from: &byCore)
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

  /// Returns the series whose names differ from it only in generic words, oldest first (SER-6).
  func series(alike name: String) -> [Series] {
    let key = SeriesNames.key(name)
    return indexes.seriesByName.series(core: SeriesWords.core(ofKey: key)).compactMap { series[$0] }
      .filter { SeriesNames.key($0.name) != key }
  }

  /// Returns the series with an external id, oldest first.
  public func series(externalID: ExternalID) -> [Series] {
    indexes.seriesByName.series(externalID: externalID).compactMap { series[$0] }
  }
}
