// What it costs to compare two short texts, the likeness of names and of titles after Jaro and Winkler, and
// to find the books of a list that are one.

import BooksTrack
import BooksTrackAPI
import Synchronization
import Synthesis

/// Texts of a small catalog, each of which is compared with each; made when they are first asked for.
package final class BenchmarkTexts: Sendable {
  /// Whose texts.
  package enum Kind: String, Sendable {
    case authors, titles
  }

  package let kind: Kind
  private let made = Mutex<[String]?>(nil)

  package init(_ kind: Kind) { self.kind = kind }

  /// Four hundred texts, folded as the matching compares them, none twice.
  package var all: [String] {
    made.withLock { made in
      if let made { return made }
      let catalog = Catalog.make(seed: 1, size: 2_000)
      let written = kind == .authors ? catalog.authors.map(\.name) : catalog.works.map(\.title)
      var seen: Set<String> = []
      let texts = written.map { FoldedText.fold($0) }.filter { seen.insert($0).inserted }.prefix(400)
      made = Array(texts)
      return Array(texts)
    }
  }
}

extension BenchmarkSuite {
  /// A pair of names in 30 ns, of titles in 40 ns. Each text is made ready once and then compared with all,
  /// as a title that was asked for is with those of its answers, and as the peer does it; what that takes is
  /// in the figure.
  static let matching: [Benchmark] = [
    likeness(of: BenchmarkTexts(.authors), pairs: 33_333_334),
    likeness(of: BenchmarkTexts(.titles), pairs: 25_000_000),
    deduplication(of: BenchmarkExport(books: 15_000)),
  ]

  /// A list of 15,000 rows within 100 ms beyond what reading it costs: what of each is compared, what it is
  /// found to be, and where it is found by the rows that follow.
  private static func deduplication(of export: BenchmarkExport) -> Benchmark {
    Benchmark("matching.rows-15000", unit: "row", target: 150_000) {
      var index = MatchIndex()
      var writers = RecentWriters()
      var found = 0
      for (number, draft) in export.drafts.enumerated() {
        let keys = index.keys(of: draft, &writers)
        if index.match(keys) != .noDuplicate { found += 1 }
        index.insert(WorkID(replica: 1, serial: UInt32(number + 1)), keys: keys)
      }
      return index.count > found ? index.count : 0
    }
  }

  private static func likeness(of texts: BenchmarkTexts, pairs: Int) -> Benchmark {
    Benchmark("matching.\(texts.kind.rawValue)", unit: "pair", target: pairs) {
      let all = texts.all
      var sum = 0
      for left in all {
        let ready = JaroWinkler(left)
        for right in all { sum &+= ready.likeness(to: right) }
      }
      return sum > 0 ? all.count * all.count : 0
    }
  }
}
