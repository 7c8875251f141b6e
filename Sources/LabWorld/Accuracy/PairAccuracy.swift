// Judges matching rules by labelled pairs. Each pair is judged twice, with either book in the library and the
// other as the incoming row, because the result of a rule may depend on the order.

package import BooksTrack
import BooksTrackAPI
import Measurement
package import Synthesis

/// Compares the results of matching rules with labels.
package struct PairAccuracy {
  private let rules: MatchRules

  /// Creates a judge of `rules`.
  package init(_ rules: MatchRules) { self.rules = rules }

  /// Returns the figures of the rules on the pairs.
  ///
  /// - Complexity: O(n).
  package func judge(_ pairs: [LabelledPair]) -> PairFigures {
    var figures = PairFigures(rules: rules.name)
    for pair in pairs {
      figures.pairs += 1
      let left = keys(pair.left)
      let right = keys(pair.right)
      let answers = [
        answer(pair, library: (left, pair.left), row: (right, pair.right), &figures),
        answer(pair, library: (right, pair.right), row: (left, pair.left), &figures),
      ]
      if answers[0] != answers[1] { figures.dependingOnOrder += 1 }
    }
    return figures
  }

  private func keys(_ side: PairSide) -> MatchKeys {
    rules.keys(
      title: side.title, authors: side.authors, isbns: (try? ISBN(side.isbn)).map { [$0] } ?? [])
  }

  private func answer(
    _ pair: LabelledPair, library: (keys: MatchKeys, side: PairSide), row: (keys: MatchKeys, side: PairSide),
    _ figures: inout PairFigures
  ) -> Bool {
    var index = MatchIndex(rules: rules)
    index.insert(WorkID(replica: 0, serial: 0), keys: library.keys)
    let result = index.match(row.keys)
    let isFound = result.work != nil
    figures.counts.count(found: isFound, isTrue: pair.isSame)
    figures.byKind[pair.kind, default: ConfusionCounts()].count(found: isFound, isTrue: pair.isSame)
    if !isFound && !pair.isSame { figures.toldApart[pair.kind, default: 0] += 1 }
    if isFound != pair.isSame {
      figures.confusions.append(
        PairConfusion(
          kind: pair.kind, isSame: pair.isSame, library: library.side.text, row: row.side.text,
          reason: result.reason?.description))
    }
    return isFound
  }
}

extension PairSide {
  /// Title, authors and ISBN on one line.
  fileprivate var text: String {
    "\(title) — \(authors.joined(separator: " / "))\(isbn.isEmpty ? "" : " [\(isbn)]")"
  }
}
