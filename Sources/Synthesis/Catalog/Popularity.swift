// The popularity of a work, as an integer weight: inverse to its rank, flattened at the top.
//
// The curve is an assumption. With 30,000 works and 1,500 books per library it puts the first twenty works
// into about 87 of 100 libraries, the thousandth into 30, and the ten-thousandth into two or three (seed 7,
// 200 libraries).

import Simulation

/// Weights by rank.
enum Popularity {
  private static let scale = 40_000_000
  private static let flattening = 40

  /// Returns the weight of a rank, counted from 0.
  static func weight(rank: Int) -> Int { max(1, scale / (max(0, rank) + flattening)) }

  /// Returns the weight of a work in a series: readers drop out from volume to volume, and few want its
  /// companions.
  static func weight(rank: Int, kind: CatalogKind, volume: Int) -> Int {
    let first = weight(rank: rank)
    let share =
      switch kind {
      case .standalone: 100
      case .volume: max(35, 105 - 5 * max(1, volume))
      case .novella: 25
      case .omnibus: 10
      case .companion, .graphicNovel: 8
      }
    return max(1, first * share / 100)
  }
}
