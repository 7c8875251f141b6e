// Pairs of books that look alike and are two: how many a catalog has is a setting, which kinds is one table.

/// Two works of a catalog that a matcher must tell apart.
package struct CatalogAlike: Hashable, Sendable {
  /// Why they look alike.
  package enum Kind: String, Sendable, CaseIterable {
    /// Neighbours in a series whose volumes are known by number.
    case volume
    /// Two names that differ by a letter or two, one title.
    case nearName
    /// One title, other people.
    case sharedTitle
    /// A guide or cookbook to a series, or its first volume drawn, beside the first volume.
    case companion
    case adaptation
    case about
    case stories
    case workbook
    case part
    case yearbook
    /// One title, one family name, two people.
    case namesake
  }

  package let kind: Kind
  /// Indices into `Catalog.works`.
  package let left: Int
  package let right: Int

  /// For each work the others of its pairs, of kinds that stand beside their model on a shelf.
  static func neighbours(_ pairs: [CatalogAlike]) -> [Int: [Int]] {
    let made = Set(rates.map(\.kind))
    var neighbours: [Int: [Int]] = [:]
    for pair in pairs where made.contains(pair.kind) {
      neighbours[pair.left, default: []].append(pair.right)
      neighbours[pair.right, default: []].append(pair.left)
    }
    return neighbours
  }

  /// Of ten thousand works of a usual catalog, so many are made to look like another one: *assumed*.
  package static let perTenThousand = 150

  /// How often a kind is made.
  struct Rate {
    let kind: Kind
    let perHundred: Int
    let source: String
  }

  /// The kinds that are made on request.
  static let rates = [
    Rate(kind: .adaptation, perHundred: 22, source: assumed),
    Rate(kind: .about, perHundred: 20, source: assumed),
    Rate(kind: .stories, perHundred: 10, source: assumed),
    Rate(kind: .workbook, perHundred: 16, source: assumed),
    Rate(kind: .part, perHundred: 12, source: assumed),
    Rate(kind: .yearbook, perHundred: 12, source: assumed),
    Rate(kind: .namesake, perHundred: 8, source: assumed),
  ]

  private static let assumed = "assumed"
}
