// The memory use of the app's work on this machine, with its limits (IMP-7, IMP-13).

package import LabWorld
import Measurement

/// The memory use of one piece of work.
package struct MemoryFigure: Codable, Hashable, Sendable {
  package let work: MemoryWork
  package let books: Int
  /// The growth of each sample at its peak over its baseline, in bytes, ascending.
  package let growth: [Int]
  /// The median of the resident memory before the work, in bytes.
  package let baseline: Int
  /// The number of books at the end: parsed rows, books in the library, or enriched books.
  package let reached: Int

  init(_ one: MemoryCase, _ samples: [MemorySample]) {
    work = one.work
    books = one.books
    growth = samples.map(\.growth).sorted()
    baseline = samples.map(\.baseline).sorted()[samples.count / 2]
    reached = samples.map(\.books).min() ?? 0
  }

  /// The measured case.
  package var measured: MemoryCase { MemoryCase(work, books: books) }
  /// The median growth of all samples, in bytes.
  package var median: Int { growth[growth.count / 2] }
  package var smallest: Int { growth[0] }
  package var largest: Int { growth[growth.count - 1] }
}

/// The memory use of all cases, as a part of reports.
package struct MemoryFigures: Codable, Hashable, Sendable {
  /// The name and version of the format.
  package let schema: String
  package private(set) var rows: [MemoryFigure] = []
  /// The number of requested rows.
  package let wantedRows: Int

  init(wantedRows: Int) {
    schema = "bookstrack-memory/1"
    self.wantedRows = wantedRows
  }

  /// True if every requested case was measured.
  package var isComplete: Bool { rows.count == wantedRows }

  mutating func add(_ row: MemoryFigure) { rows.append(row) }

  /// Returns the figure of a case; nil if it was not measured.
  package subscript(_ work: MemoryWork, books books: Int) -> MemoryFigure? {
    rows.first { $0.measured == MemoryCase(work, books: books) }
  }

  /// The table for a terminal, in megabytes.
  package var table: String {
    let body = rows.map { row in
      [row.measured.description, "\(row.reached.grouped)"]
        + [row.median, row.smallest, row.largest, row.baseline].map { Self.megabytes($0) }
    }
    let head = ["memory, in MB", "books", "median", "least", "most", "before"]
    return Grid(columns: 6, rightAligned: [1, 2, 3, 4, 5]).render([head] + body).joined(separator: "\n")
      + "\n"
  }

  private static func megabytes(_ bytes: Int) -> String { "\(Hundredths(hundredths: bytes / 10_000))" }

  /// The targets that have data, one per line.
  package var verdicts: String {
    let rows = targets.filter { $0.verdict != .noData }.map { target in
      [
        target.verdict.rawValue, target.id, target.title, target.measured.map { "\($0)" } ?? "",
        "\(target.comparison.rawValue) \(target.limit) \(target.unit.rawValue)",
      ]
    }
    return Grid(columns: 5, rightAligned: [3]).render(rows).map { $0 + "\n" }.joined()
  }
}

extension MemoryFigures {
  /// The targets of memory use, judged by medians.
  package var targets: [TargetResult] {
    [
      limit("IMP-13.100", "memory for 100 books", .enrich, 100),
      limit("IMP-13.500", "memory for 500 books", .enrich, 500),
      limit("IMP-13.1500", "memory for 1,500 books", .enrich, 1_500),
      limit("IMP-13.import", "our own limit, to import", .import, 1_500),
      limit("IMP-13.enrich", "our own limit, to enrich", .enrich, 1_500),
      limit("IMP-7.memory", "memory to read 15,000", .parse, 15_000),
      limit("IMP-7.small", "our own limit, to read", .parse, 1_500),
      flat, series,
    ]
  }

  /// The memory that series add to a library of 1,500 books, all shown at once.
  private var series: TargetResult {
    let (bare, shelves) = (self[.bare, books: 1_500], self[.shelves, books: 1_500])
    let difference = max(0, (shelves?.median ?? 0) - (bare?.median ?? 0))
    return Target("SER-17.memory", "more for series, 1,500 books")
      .judge(
        Fraction(difference, of: bare == nil || shelves == nil ? 0 : 1_000_000), on: processes(bare, shelves))
  }

  private func limit(
    _ id: FigureID, _ title: String, _ work: MemoryWork, _ books: Int
  ) -> TargetResult {
    let measured = self[work, books: books]
    return Target(id, title)
      .judge(Fraction(measured?.median ?? 0, of: measured == nil ? 0 : 1_000_000), on: processes(measured))
  }

  /// Returns the number of processes in which cases were measured, as evidence.
  private func processes(_ rows: MemoryFigure?...) -> Evidence {
    Evidence(rows.map { $0?.growth.count ?? 0 }.min() ?? 0, "processes", atLeast: 1)
  }

  /// The memory that a large file takes beyond a small one, when parsed.
  private var flat: TargetResult {
    let (small, large) = (self[.parse, books: 1_500], self[.parse, books: 15_000])
    let difference = max(0, (large?.median ?? 0) - (small?.median ?? 0))
    return Target("IMP-7.flat", "more for 10 × the file").judge(
      Fraction(difference, of: small == nil || large == nil ? 0 : 1_000_000), on: processes(small, large))
  }
}
