// The tables of labelled pairs that are kept in Corpora/Pairs, and how the made one is made.

/// The tables.
package enum PairTables {
  /// Made from facts; the same bytes every time.
  package static let made = "made.tsv"
  /// Written by hand.
  package static let byHand = "by-hand.tsv"
  /// Every table.
  package static let names = [made, byHand]

  /// The seed of the made table, and of the catalog whose numbers its books have.
  static let seed: UInt64 = 1

  /// The whole made table.
  package static func text() -> String {
    let catalog = Catalog.make(seed: seed, size: 0)
    let head = [
      "## kind, label, part; title, authors with / between them and ISBN of two books. See README.md.",
      "## Written by: bookstrack-sim pairs --write",
    ]
    let pairs = PairGenerator.pairs(catalog: catalog, seed: seed)
    return (head + pairs.map(\.line)).joined(separator: "\n") + "\n"
  }
}
