// Pairs of different books that look alike. Their number is a setting; their kinds and rates are in one
// table.

/// Two works of a catalog that a matcher must distinguish.
package struct CatalogAlike: Hashable, Sendable {
  /// The reason why they look alike.
  package enum Kind: String, Sendable, CaseIterable {
    /// Adjacent volumes of a series that differ only in their number.
    case volume
    /// Names that differ by a letter or two, and the same title.
    case nearName
    /// The same title by other people.
    case sharedTitle
    /// A guide to a series, or the graphic novel of its first volume, paired with the first volume.
    case companion
    case adaptation
    case about
    case stories
    case workbook
    case part
    case yearbook
    /// The same title and family name, but two persons.
    case namesake
  }

  package let kind: Kind
  /// The index into `Catalog.works`.
  package let left: Int
  package let right: Int

  /// Returns the partners of each work in pairs that were made on request.
  static func neighbours(_ pairs: [CatalogAlike]) -> [Int: [Int]] {
    let made = Set(rates.map(\.kind))
    var neighbours: [Int: [Int]] = [:]
    for pair in pairs where made.contains(pair.kind) {
      neighbours[pair.left, default: []].append(pair.right)
      neighbours[pair.right, default: []].append(pair.left)
    }
    return neighbours
  }

  /// The default number of look-alikes per ten thousand works; *assumed*.
  package static let perTenThousand = 150

  /// The share of a kind among the look-alikes made on request.
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
