// The words that mark a parenthesis as the name of an edition: `(Movie Tie-in Edition)`, `(Hardcover)`,
// `(Norton)`, `(Penguin Classics)`. Two books that differ only in that are editions of one work.

/// A vocabulary of edition names.
struct EditionWords: Sendable {
  private let words: WordTable<Void>
  private let publishers: PublisherSeries

  /// Returns true if words, given by their fingerprints, contain an edition word or name a publisher's
  /// series.
  func describe(_ fingerprints: [UInt64]) -> Bool {
    fingerprints.contains { words.contains($0) } || publishers.contains(fingerprints)
  }

  static let common = EditionWords(
    words: WordTable([
      "edition", "editions", "edicion", "edicao", "edizione", "ausgabe", "auflage", "editie", "utgava", "ed",
      "tie",
      "hardcover", "hardback", "paperback", "softcover", "unabridged", "illustrated", "annotated", "reprint",
      "reissue", "reissued", "anniversary", "kindle", "ebook", "audiobook", "audio", "audible", "translated",
      "translation", "deluxe", "special", "enhanced", "taschenbuch", "gebunden", "broche", "poche", "large",
      "revised", "expanded", "updated", "sonderausgabe", "neuausgabe", "jubilaumsausgabe",
      "taschenbuchausgabe",
    ]),
    publishers: .known)
}
