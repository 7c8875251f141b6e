// The cost of comparing two short texts by the similarity of Jaro and Winkler, and of finding duplicates in a
// list.

import BooksTrack
import BooksTrackAPI
import Synchronization
import Synthesis

/// The texts of a small catalog, each of which is compared with each; created on first use.
package final class BenchmarkTexts: Sendable {
  /// The source of the texts.
  package enum Kind: String, Sendable {
    case authors, titles
  }

  package let kind: Kind
  private let made = Mutex<[String]?>(nil)

  package init(_ kind: Kind) { self.kind = kind }

  /// 400 distinct texts, folded as in matching.
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
  /// A pair of names in 30 ns, of titles in 40 ns. Each text is prepared once and then compared with all, as
  /// a queried title is with those of its answers, and as the peer does it; the preparation is part of the
  /// figure.
  static let matching: [Benchmark] = [
    likeness(of: BenchmarkTexts(.authors), pairs: 33_333_334),
    likeness(of: BenchmarkTexts(.titles), pairs: 25_000_000),
    deduplication(of: BenchmarkExport(books: 15_000)),
  ]

  /// A list of 15,000 rows within 100 ms, besides the parsing: computing the keys of each row, matching it,
  /// and adding it to the index.
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
