// The books that imports queue for another look-up: those not found, undecided or parked whose file brings an
// ISBN. An ISBN justifies another look-up (ENR-1); undoing the import removes it from the queue again, if it
// has no answer yet.

import BooksTrack
import BooksTrackAPI

/// The repeated look-ups requested by each import that can be undone.
struct RepeatedLookUps: Hashable, Sendable {
  /// A book, and whether it was parked before.
  private struct Question: Hashable {
    let source: String
    let wasParked: Bool
  }

  /// By import, in order.
  private var imports: [[Question]] = []

  /// Returns the books that an import queues again, in the order of its rows.
  mutating func note(_ rows: [ModelBook], _ commit: Commit) -> [String] {
    var questions: [Question] = []
    for row in rows where !questions.contains(where: { $0.source == row.source }) {
      guard let isbn = row.isbn, let work = commit.before.work(of: row.source),
        commit.before.job(of: work.id)?.choice == nil,
        [.needsChoice, .notFound, .parked].contains(work.enrichment),
        !commit.before.editions(of: work.id).flatMap(\.facts.numbers).contains(where: { $0.isbn13 == isbn })
      else { continue }
      questions.append(Question(source: row.source, wasParked: work.enrichment == .parked))
    }
    if commit.leavesRecord { imports.append(questions) }
    return questions.map(\.source)
  }

  /// Removes a book that has its answer, or that the reader has queued again.
  mutating func settle(_ source: String) {
    for place in imports.indices { imports[place].removeAll { $0.source == source } }
  }

  /// Removes the last import and returns its open look-ups.
  mutating func takeBack() -> [(source: String, wasParked: Bool)] {
    (imports.popLast() ?? []).map { ($0.source, $0.wasParked) }
  }
}
