// The counts of readers' sittings and of how the app recorded them.

package import Measurement

/// Counts of readers who read for some days after the import.
package struct ReadingFigures: Codable, Sendable, Equatable {
  /// Readers who read.
  package var readers = 0
  /// Sittings as the reader lived them, by how they went.
  package var sittings: [String: Int] = [:]
  /// Minutes and pages of the sittings that the reader ended.
  package var minutes = 0
  package var pages = 0
  /// Books that were finished.
  package var finished = 0
  /// Of these, the ones begun because the app offered the next volume.
  package var continued = 0
  /// Sittings and sessions; of these, the ones that match.
  package var kept = Rate.none
  /// Compared facts of sessions, by kind: reading time, pages, ending, day.
  package var facts: [String: Rate] = [:]
  /// Sittings of more than four hours that the reader ended in time; of these, the ones that count in full.
  package var long = Rate.none
  /// Requests that the app refused, by the refusal.
  package var refused: [String: Int] = [:]
  /// The results of asking for a question after a session, by kind.
  package var questions: [String: Int] = [:]
  /// Questions that had been answered or skipped before.
  package var askedAgain = 0
  /// Answers; of these, the ones for which the counts before and after differ by one book (DIV-7).
  package var answersCounted = Rate.none
  /// The points of all readers, and the points that their answers are worth.
  package var points = 0
  package var pointsEarned = 0
  /// Periods that were compared; of these, the ones whose counts equal a new count (DIV-5).
  package var periodsCounted = Rate.none
  /// The number of times that the app was killed in the middle of a sitting.
  package var kills = 0
  /// Flights: some hours without a network.
  package var flights = 0
  /// Books that were added on a flight; of these, the ones that had an answer within half an hour after it
  /// (ENR-3).
  package var addedOnFlights = Rate.none
  /// Entries about authors; nil if the readers made none.
  package var curating: CuratingFigures?
  /// Reading of series; nil if the readers did not follow any.
  package var marathon: MarathonFigures?

  package init() {}

  /// Adds the counts of another reader.
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

  /// Facts of sessions of all kinds.
  var allFacts: Rate { facts.values.reduce(.none, +) }
}
