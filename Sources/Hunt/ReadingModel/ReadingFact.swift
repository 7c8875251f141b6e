// The facts that a reading world compares: sentences about one subject each, made independently by the app
// and the model.

import BooksTrack
import LabWorld

/// A fact, with the oracle and the clause that concern it.
struct ReadingFact: Hashable, Sendable {
  let oracle: OracleName
  let clause: ClauseID
  /// The subject; unique among the facts of a picture.
  let about: String
  let text: String

  init(_ oracle: OracleName, _ clause: ClauseID, _ about: String, _ text: String) {
    self.oracle = oracle
    self.clause = clause
    self.about = about
    self.text = text
  }

  /// Returns the facts in which the app and the model differ, with a description.
  static func differences(_ shown: [ReadingFact], _ known: [ReadingFact]) -> [ReadingFact] {
    guard shown != known else { return [] }
    var rest = Dictionary(uniqueKeysWithValues: known.map { ($0.about, $0) })
    var differences: [ReadingFact] = []
    for fact in shown {
      guard let other = rest.removeValue(forKey: fact.about) else {
        differences.append(fact.saying("the app says “\(fact.text)”, where nothing is to be said"))
        continue
      }
      if other.text != fact.text {
        differences.append(other.saying("the app says “\(fact.text)”, and it is “\(other.text)”"))
      }
    }
    for fact in known where rest[fact.about] != nil {
      differences.append(fact.saying("the app says nothing, and it is “\(fact.text)”"))
    }
    return differences
  }

  private func saying(_ text: String) -> ReadingFact { ReadingFact(oracle, clause, about, text) }
}

/// The counts of one period, in the order of the axes.
struct PeriodCounts: Hashable, Sendable {
  /// An axis: the number of books with a value, and of books by value, the most frequent first.
  struct Axis: Hashable, Sendable {
    var filled = 0
    var values: [ValueCount] = []
  }

  var books = 0
  var axes = Array(repeating: Axis(), count: DiversityAxis.allCases.count)

  var text: String {
    let parts = zip(DiversityAxis.allCases, axes).filter { $0.1.filled > 0 || !$0.1.values.isEmpty }.map {
      "\($0.name) \($1.filled) (\($1.values.map { "\($0.value) \($0.books)" }.joined(separator: ", ")))"
    }
    return (["\(books.of("book"))"] + parts).joined(separator: ", ")
  }
}

/// The report that the app gives for an answer.
struct AnswerAccount: Hashable, Sendable {
  var value: String
  var points: Int
  var balance: Int
  var before: PeriodCounts
  var after: PeriodCounts
  /// `Diversity: 75% → 80% Complete`, and the other lines.
  var lines: [String]

  var facts: [ReadingFact] {
    [
      ReadingFact(.diversity, "DIV-8", "what is stored", value),
      ReadingFact(.points, "CUR-1", "points for it", "\(points), and \(balance) by now"),
      ReadingFact(.diversity, "DIV-7", "before the answer", before.text),
      ReadingFact(.diversity, "DIV-7", "after the answer", after.text),
      ReadingFact(.diversity, "DIV-7", "what is said to it", lines.joined(separator: " / ")),
    ]
  }
}
