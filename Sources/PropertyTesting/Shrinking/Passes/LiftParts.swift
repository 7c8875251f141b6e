// Replaces a part by one of its descendants: a tree by a subtree, an alternative by its branch.

struct LiftParts: Edits {
  /// The maximum number of levels down, and of descendants per part.
  private static let levels = 4
  private static let partsOfOne = 24

  private let choices: [UInt64]
  private let lifts: [(whole: Range<Int>, part: Range<Int>)]

  init(_ best: Recording) {
    choices = best.choices
    let tree = SpanTree(best)
    lifts = tree.spans.indices.flatMap { whole in
      let span = tree.spans[whole]
      let inner = tree.spans[(whole + 1)...].indices.lazy
        .prefix { tree.spans[$0].lowerBound < span.upperBound }
        .filter { tree.depths[$0] <= tree.depths[whole] + Self.levels }
        .prefix(Self.partsOfOne)
      return inner.map { (span, tree.spans[$0]) }
    }
  }

  var count: Int { lifts.count }

  func edit(_ index: Int) -> [UInt64]? {
    let (whole, part) = lifts[index]
    return Array(choices[..<whole.lowerBound] + choices[part] + choices[whole.upperBound...])
  }
}
