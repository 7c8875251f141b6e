// Counts the pairs of different books that look alike in one library, by kind, and those that the import kept
// apart (DUP-11). The pairs are known from how the catalog was generated.

import BooksTrack
package import Measurement
package import Synthesis

/// The look-alike pairs of one library and how the import handled them.
package struct AlikePairs {
  /// By kind: the pairs kept apart, of the pairs whose books were both imported.
  package private(set) var byKind: [String: Rate] = [:]

  /// - Parameters:
  ///   - results: The outcome of each row, by row number.
  ///   - missed: Called for each pair that was merged, with its books and its kind.
  package init(
    _ results: [Int: RowResult], _ truth: LibraryTruth, _ catalog: Catalog,
    missed: ([Int], CatalogAlike.Kind) -> Void = { _, _ in }
  ) {
    var works: [Int: WorkID] = [:]
    for row in truth.rows where row.kind == .book {
      if let work = results[row.row]?.work { works[row.work] = work }
    }
    for pair in catalog.alike {
      guard let left = works[pair.left], let right = works[pair.right] else { continue }
      byKind[pair.kind.rawValue, default: .none].count(left != right)
      if left == right { missed([pair.left, pair.right], pair.kind) }
    }
    for (book, work) in works {
      guard let next = Self.nextVolume(of: book, catalog), let other = works[next] else { continue }
      byKind[CatalogAlike.Kind.volume.rawValue, default: .none].count(work != other)
      if work == other { missed([book, next], .volume) }
    }
  }

  /// Returns the next volume of a series whose volumes share their title, or nil if there is none.
  private static func nextVolume(of book: Int, _ catalog: Catalog) -> Int? {
    guard catalog.works[book].isKnownByNumber, let place = catalog.works[book].memberships.first else {
      return nil
    }
    let volumes = catalog.series[place.series].works
    guard let index = volumes.firstIndex(of: book), index + 1 < volumes.count else { return nil }
    return catalog.works[volumes[index + 1]].isKnownByNumber ? volumes[index + 1] : nil
  }
}
