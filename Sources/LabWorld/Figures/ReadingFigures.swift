// What readers' sittings came to, and what the app made of them.

package import Measurement

/// Counts of reading lives.
package struct ReadingFigures: Codable, Sendable, Equatable {
  /// Readers who read.
  package var readers = 0
  /// Times with a book, as the reader lived them; by how they went.
  package var sittings: [String: Int] = [:]
  /// Minutes and pages of those sittings that the reader ended.
  package var minutes = 0
  package var pages = 0
  /// Books that were read to the end.
  package var finished = 0
  /// Of these, how many were begun because the app offered the next volume.
  package var continued = 0
  /// Sittings of which the library has a session: that was missing, was too much, or said something else.
  package var kept = Rate.none
  /// What sessions say that was compared, by what it is: reading time, pages, ending, day.
  package var facts: [String: Rate] = [:]
  /// Sittings of more than four hours that the reader ended in time: those that count in full.
  package var long = Rate.none
  /// Wishes that the app refused, by the refusal.
  package var refused: [String: Int] = [:]
  /// What the app asked after sessions, by what became of it.
  package var questions: [String: Int] = [:]
  /// Questions that had been answered, or passed over, before.
  package var askedAgain = 0
  /// Answers after which the counts before and after were one book apart (DIV-7).
  package var answersCounted = Rate.none
  /// Points of all readers, and those that their answers are worth.
  package var points = 0
  package var pointsEarned = 0
  /// Periods whose counts are those of a new count, of all periods that were compared (DIV-5).
  package var periodsCounted = Rate.none
  /// How often the app was killed in the middle of a sitting.
  package var kills = 0
  /// Hours without a network, at either end of a journey.
  package var flights = 0
  /// Books that were added on one, and had their answer within half an hour behind it (ENR-3).
  package var addedOnFlights = Rate.none
  /// What readers said of authors; nil if they did not.
  package var curating: CuratingFigures?
  /// What readers did with series; nil if they did not follow any.
  package var marathon: MarathonFigures?

  package init() {}

  /// Adds another reader's.
  package mutating func add(_ other: ReadingFigures) {
    readers += other.readers
    sittings.merge(other.sittings, uniquingKeysWith: +)
    minutes += other.minutes
    pages += other.pages
    finished += other.finished
    continued += other.continued
    kept = kept + other.kept
    facts.merge(other.facts, uniquingKeysWith: +)
    long = long + other.long
    refused.merge(other.refused, uniquingKeysWith: +)
    questions.merge(other.questions, uniquingKeysWith: +)
    askedAgain += other.askedAgain
    answersCounted = answersCounted + other.answersCounted
    points += other.points
    pointsEarned += other.pointsEarned
    periodsCounted = periodsCounted + other.periodsCounted
    kills += other.kills
    flights += other.flights
    addedOnFlights = addedOnFlights + other.addedOnFlights
    if let further = other.curating {
      var sum = curating ?? CuratingFigures()
      sum.add(further)
      curating = sum
    }
    if let further = other.marathon {
      var sum = marathon ?? MarathonFigures()
      sum.add(further)
      marathon = sum
    }
  }

  /// Questions that were asked.
  var asked: Int { questions.reduce(0) { $0 + ($1.key == Self.nothingToAsk ? 0 : $1.value) } }
  package static let nothingToAsk = "nothing to ask"

  /// All facts of sessions together.
  var allFacts: Rate { facts.values.reduce(.none, +) }
}
