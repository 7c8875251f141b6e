// A case of the rules worlds with every number clamped or wrapped to its range, because shrinking may produce
// any number.

import Simulation

/// The contents of a world, parsed from a case.
struct RulesPlan: Sendable {
  /// A request to the service for a book.
  struct Ask: Hashable, Sendable {
    /// In virtual milliseconds since the world began.
    let at: Int
    let book: RulesPool.Book
    let kind: AskKind
    /// True for the interface before v1.
    let isLegacy: Bool
  }

  /// The fields of a query.
  enum AskKind: Int, CaseIterable, Sendable { case title, isbn, titleAndAuthor }

  /// The rows of the files, which are imported one after the other.
  private(set) var files: [[RulesRow]] = [[], []]
  /// The requests in order of time.
  let asks: [Ask]
  /// The number of providers, from the most preferred on.
  let providers: Int
  /// Books of which the world has two parts.
  private(set) var parted: [RulesPool.Book] = []
  /// All books with a row or a request.
  private(set) var books: [RulesPool.Book] = []

  /// The actions that a step can have.
  static let actions = ["again", "alike", "ask", "book", "marked"]
  /// The latest start of a request, in virtual milliseconds: two months.
  static let latest = 60 * 86_400_000

  /// - Throws: `HuntCaseError` if a setting or an action is unknown, or if there is a fault.
  init(_ huntCase: HuntCase, pool: RulesPool) throws(HuntCaseError) {
    try huntCase.check(settings: ["providers"], actions: Self.actions, faults: [])
    providers = min(max(huntCase.settings["providers"] ?? 1, 1), 3)
    asks = huntCase.workload.filter { $0.action == "ask" && !pool.books.isEmpty }.map { step in
      Ask(
        at: min(max(step.at, 0), Self.latest), book: pool.books[step.number(0, below: pool.books.count)],
        kind: AskKind.allCases[step.number(1, below: AskKind.allCases.count)],
        isLegacy: step.number(2, below: 2) == 1)
    }.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element)
    for step in huntCase.workload where step.action != "ask" { take(step, pool.books) }
    // A request with the bare title of such a book may mean either part.
    parted.removeAll { book in asks.contains { $0.book == book } }
    books += asks.map(\.book)
  }

  /// Adds the rows of a step. Each book has one step; a second one would contradict it.
  private mutating func take(_ step: WorkStep, _ pool: [RulesPool.Book]) {
    guard !pool.isEmpty else { return }
    let book = pool[step.number(0, below: pool.count)]
    let other = pool[(step.number(0, below: pool.count) + 1) % pool.count]
    guard !books.contains(book), step.action != "alike" || !books.contains(other) else { return }
    let way = step.number(1)
    switch step.action {
    case "book": put([book.plain(hasNumber: way.isMultiple(of: 2))], step)
    case "again": put(book.rows(Self.one(SameWay.allCases, way)), step)
    case "alike":
      let kind = Self.one(OtherWay.allCases, way)
      if kind == .parts { parted.append(book) }
      put(book.rows(kind, beside: other), step)
      books.append(other)
    default:
      put([book.row(Self.one(MarkedWay.allCases, way), number: 1 + step.number(2, below: 9))], step)
    }
    books.append(book)
  }

  /// Adds rows; those after the first may be in the second file.
  private mutating func put(_ rows: [RulesRow], _ step: WorkStep) {
    for (place, row) in rows.enumerated() {
      let isLater = place > 0 && !step.number(2).isMultiple(of: 2)
      files[isLater ? 1 : 0].append(row)
    }
  }

  private static func one<Value>(_ values: [Value], _ number: Int) -> Value {
    values[Int(number.magnitude % UInt(values.count))]
  }
}
