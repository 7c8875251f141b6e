// Imports a labelled list as an export file and compares the resulting works with the labels (DUP-7, DUP-11).
// The stack sees only the bytes; the labels are not part of the file.

package import BooksTrack
import BooksTrackAPI
import Measurement
package import Synthesis

/// Judges matching rules by labelled lists.
package struct ListAccuracy {
  private let rules: MatchRules

  /// Creates a judge of `rules`.
  package init(_ rules: MatchRules) { self.rules = rules }

  /// Returns the figures of the rules on a list.
  ///
  /// - Throws: `ImportError` if the file of the list is not an export.
  package func judge(_ list: LabelledList) throws -> ListFigures {
    let works = try works(of: list)
    var figures = ListFigures(rules: rules.name)
    figures.rejected = works.count { $0 == nil }
    figures.counts = Self.counts(list, works)
    judgePairs(list, works, &figures)
    judgeJoined(list, works, &figures)
    return figures
  }

  /// Returns the work that each row created or was merged into; nil for a rejected row.
  func works(of list: LabelledList) throws -> [WorkID?] {
    var parser = ExportParser()
    try parser.append(list.export(withTruth: false))
    try parser.finish()
    var planner: ImportPlanner?
    var drafts: [BookDraft] = []
    while let event = try parser.next() {
      switch event {
      case .header(let match, _):
        planner = ImportPlanner(
          library: Library(replica: 1, matchRules: rules), format: match.format, strategy: .smart,
          now: Timestamp(milliseconds: 0))
      case .book(let draft): drafts.append(draft)
      case .rejected, .needsMapping: break
      }
    }
    var works = [WorkID?](repeating: nil, count: list.rows.count)
    planner?.expect([drafts])
    for draft in drafts { works[draft.row - 1] = planner?.stage(draft).work }
    return works
  }

  /// Counts pairs of rows from the sizes of groups.
  private static func counts(_ list: LabelledList, _ works: [WorkID?]) -> ConfusionCounts {
    struct Cell: Hashable {
      let book: Int
      let work: WorkID
    }
    func pairs(_ sizes: some Sequence<Int>) -> Int { sizes.reduce(0) { $0 + $1 * ($1 - 1) / 2 } }
    var books: [Int: Int] = [:]
    var found: [WorkID: Int] = [:]
    var both: [Cell: Int] = [:]
    for (row, work) in zip(list.rows, works) {
      books[row.book, default: 0] += 1
      guard let work else { continue }
      found[work, default: 0] += 1
      both[Cell(book: row.book, work: work), default: 0] += 1
    }
    let right = pairs(both.values)
    return ConfusionCounts(
      truePositive: right, falsePositive: pairs(found.values) - right,
      falseNegative: pairs(books.values) - right)
  }

  private func judgePairs(_ list: LabelledList, _ works: [WorkID?], _ figures: inout ListFigures) {
    for pair in list.pairs {
      let isJoined = works[pair.left] != nil && works[pair.left] == works[pair.right]
      let group: WritableKeyPath<ListFigures, [String: Rate]> = pair.isSame ? \.same : \.different
      figures[keyPath: group][pair.kind, default: .none].count(isJoined == pair.isSame)
      if pair.isSame, !isJoined {
        figures.missed.append(confusion(pair.kind, isSame: true, list, pair.left, pair.right))
      }
    }
  }

  /// Records the pairs of rows that were joined and are different books, in the order of the list.
  private func judgeJoined(_ list: LabelledList, _ works: [WorkID?], _ figures: inout ListFigures) {
    var kinds: [Set<Int>: String] = [:]
    for pair in list.pairs where !pair.isSame {
      kinds[[list.rows[pair.left].book, list.rows[pair.right].book]] = pair.kind
    }
    var rows: [WorkID: [Int]] = [:]
    var shown: Set<Set<Int>> = []
    for (index, work) in works.enumerated() {
      guard let work else { continue }
      for other in rows[work] ?? [] where list.rows[other].book != list.rows[index].book {
        let (left, right) = (list.rows[other], list.rows[index])
        let isSeries = left.series != nil && left.series == right.series
        let kind = kinds[[left.book, right.book]] ?? (isSeries ? "one series" : "not made alike")
        figures.joined[kind, default: 0] += 1
        guard shown.insert([left.book, right.book]).inserted else { continue }
        figures.wrong.append(confusion(kind, isSame: false, list, other, index))
      }
      rows[work, default: []].append(index)
    }
  }

  private func confusion(
    _ kind: String, isSame: Bool, _ list: LabelledList, _ left: Int, _ right: Int
  ) -> PairConfusion {
    PairConfusion(
      kind: kind, isSame: isSame, library: list.rows[left].line, row: list.rows[right].line, reason: nil)
  }
}

extension ListedRow {
  /// Title, author and ISBN on one line.
  fileprivate var line: String { "\(title) — \(author)\(isbn.map { " [\($0.isbn13)]" } ?? "")" }
}
