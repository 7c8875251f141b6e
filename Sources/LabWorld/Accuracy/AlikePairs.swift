// Books of one library that look alike and are two: how many pairs a reader's import met, by kind, and how
// many of them it told apart (DUP-11). Which pairs there are is known from how the catalog was made.

import BooksTrack
package import Measurement
package import Synthesis

/// Judges the look-alikes of one library.
package struct AlikePairs {
  /// Pairs told apart, of those that were met, by kind.
  package private(set) var byKind: [String: Rate] = [:]

  /// - Parameters:
  ///   - results: What became of each row, by row number.
  ///   - missed: Told of the books of each pair that was not told apart, and of its kind.
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

  /// The next volume of a series whose volumes share their title.
  private static func nextVolume(of book: Int, _ catalog: Catalog) -> Int? {
    guard catalog.works[book].isKnownByNumber, let place = catalog.works[book].memberships.first else {
      return nil
    }
    let volumes = catalog.series[place.series].works
    guard let index = volumes.firstIndex(of: book), index + 1 < volumes.count else { return nil }
    return catalog.works[volumes[index + 1]].isKnownByNumber ? volumes[index + 1] : nil
  }
}
