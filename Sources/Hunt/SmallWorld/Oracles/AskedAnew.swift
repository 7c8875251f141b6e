// Which books an import has asked for anew: those that nobody had found, or that wait for better times, and
// whose number it tells. A number is worth another question (ENR-1); taking the import back takes the
// question back that has no answer yet.

import BooksTrack
import BooksTrackAPI

/// The questions that imports have asked anew, for each import that can be taken back.
struct AskedAnew: Hashable, Sendable {
  /// A book, and whether it was parked before.
  private struct Question: Hashable {
    let source: String
    let wasParked: Bool
  }

  /// The last import last.
  private var imports: [[Question]] = []

  /// The books that an import asks for anew, in the order of its rows.
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

  /// A book has its answer, or its reader has asked a question of their own.
  mutating func settle(_ source: String) {
    for place in imports.indices { imports[place].removeAll { $0.source == source } }
  }

  /// The last import is taken back: its questions that are open still.
  mutating func takeBack() -> [(source: String, wasParked: Bool)] {
    (imports.popLast() ?? []).map { ($0.source, $0.wasParked) }
  }
}
