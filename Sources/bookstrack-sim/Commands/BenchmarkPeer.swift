// LIVE ADAPTER: runs Python modules on the inputs of the benchmarks, in the same run on the same machine.
// Figures from other machines cannot be compared; ratios within one run can.

import Bench
import Foundation

/// Measures Python on the task of a benchmark.
struct BenchmarkPeer {
  private let name: String
  private let unit: String
  private let amount: Int
  private let input: Data
  private let script: String

  /// The module `csv`, on the file of the import benchmarks.
  static func csv(_ export: BenchmarkExport) -> BenchmarkPeer {
    let bytes = export.bytes
    return BenchmarkPeer(
      name: "peer.python-csv-\(export.books)", unit: "byte", amount: bytes.count, input: Data(bytes),
      script: """
        import csv, sys, time
        for _ in range(int(sys.argv[2]) + 1):
          start = time.process_time_ns()
          fields = 0
          with open(sys.argv[1], newline="", encoding="utf-8") as file:
            for row in csv.reader(file):
              fields += len(row)
          print(time.process_time_ns() - start)
        """)
  }

  /// The module `sqlite3`, with transactions that change 50 of 1,500 books like `library.commit-1500`; in
  /// memory, because that benchmark does not measure the medium either.
  static let database = BenchmarkPeer(
    name: "peer.python-sqlite3-1500", unit: "commit", amount: 100, input: Data(),
    script: """
      import sqlite3, sys, time
      books = sqlite3.connect(":memory:", isolation_level=None)
      books.execute("create table entry (id integer primary key, title text, rating integer, note text)")
      books.executemany("insert into entry values (?, ?, ?, ?)",
        [(number, f"The Long Book of Number {number}, a Novel", 1, "") for number in range(1500)])
      for _ in range(int(sys.argv[2]) + 1):
        start = time.process_time_ns()
        for commit in range(100):
          books.execute("begin")
          books.executemany("update entry set rating = ?, note = ? where id = ?",
            [(1 + (commit + offset) % 20, f"note {commit}", (commit * 50 + offset) * 7919 % 1500)
              for offset in range(50)])
          books.execute("commit")
        print(time.process_time_ns() - start)
      """)

  /// The module `rapidfuzz`, on the names or titles of the similarity benchmarks, in one thread.
  static func likeness(of texts: BenchmarkTexts) -> BenchmarkPeer {
    let all = texts.all
    return BenchmarkPeer(
      name: "peer.rapidfuzz-\(texts.kind.rawValue)", unit: "pair", amount: all.count * all.count,
      input: Data(all.joined(separator: "\n").utf8),
      script: """
        import sys, time
        from rapidfuzz.process import cdist
        from rapidfuzz.distance import JaroWinkler
        with open(sys.argv[1], encoding="utf-8") as file:
          texts = file.read().split("\\n")
        for _ in range(int(sys.argv[2]) + 1):
          start = time.process_time_ns()
          cdist(texts, list(texts), scorer=JaroWinkler.similarity, workers=1)
          print(time.process_time_ns() - start)
        """)
  }

  /// All peers that this machine can run.
  static var all: [BenchmarkPeer] {
    let likeness =
      hasLikeness ? [likeness(of: BenchmarkTexts(.authors)), likeness(of: BenchmarkTexts(.titles))] : []
    return [csv(BenchmarkExport(books: 150_000)), database] + likeness
  }

  /// True if `python3` has the modules for comparing all pairs of texts.
  static var hasLikeness: Bool {
    (try? Python.output(of: ["-c", "import rapidfuzz.process, numpy"])) != nil
  }

  /// Runs the task a number of times, after one warm-up.
  ///
  /// - Throws: `Failure` if `python3` is missing or the script fails.
  func measure(samples: Int, after rows: [BenchmarkResult]) throws -> BenchmarkResult {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "bookstrack-bench-\(ProcessInfo.processInfo.processIdentifier).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    try input.write(to: file)
    let command = ["-c", script, file.path(percentEncoded: false), "\(samples)"]
    let times = try Python.output(of: command).split(separator: "\n").compactMap { Int($0) }.dropFirst()
    guard times.count == samples else {
      throw Failure(status: .harnessFailed, message: "python3 did not measure \(name)")
    }
    return BenchmarkResult(
      of: Benchmark(name, unit: unit) { amount },
      rates: times.map { amount * 1_000_000 / max(1, $0 / 1_000) }, after: rows)
  }
}
