// The words by which a parenthesis shows that it speaks of an edition: `(Movie Tie-in Edition)`,
// `(Hardcover)`, `(Norton)`, `(Penguin Classics)`. Two books that differ in nothing else are editions of one
// work.

/// A vocabulary of editions.
struct EditionWords: Sendable {
  private let words: WordTable<Void>
  private let publishers: PublisherSeries

  /// Whether the words, by their fingerprints, speak of an edition and nothing else.
  func describe(_ fingerprints: [UInt64]) -> Bool {
    fingerprints.contains { words.contains($0) } || publishers.contains(fingerprints)
  }

  static let common = EditionWords(
    words: WordTable([
      "edition", "editions", "edicion", "edicao", "edizione", "ausgabe", "editie", "utgava", "ed", "tie",
      "hardcover", "hardback", "paperback", "softcover", "unabridged", "illustrated", "annotated", "reprint",
      "reissue", "reissued", "anniversary", "kindle", "ebook", "audiobook", "audio", "audible", "translated",
      "translation", "deluxe", "special", "enhanced", "taschenbuch", "gebunden", "broche", "poche", "large",
      "revised", "expanded", "updated", "sonderausgabe", "neuausgabe", "jubilaumsausgabe",
      "taschenbuchausgabe",
    ]),
    publishers: .known)
}
