// The counts of readers' sittings and of how the app recorded them.

package import Measurement

/// Counts of readers who read for some days after the import.
package struct ReadingFigures: FigureGroup, Equatable {
  package var readers = 0
  package var sittings: [String: Int] = [:]
  package var minutes = 0
  package var pages = 0
  package var finished = 0
  package var continued = 0
  package var kept = Rate.none
  package var facts: [String: Rate] = [:]
  package var long = Rate.none
  package var refused: [String: Int] = [:]
  package var questions: [String: Int] = [:]
  package var askedAgain = 0
  package var answersCounted = Rate.none
  package var points = 0
  package var pointsEarned = 0
  package var periodsCounted = Rate.none
  package var kills = 0
  package var flights = 0
  package var addedOnFlights = Rate.none
  package var curating: CuratingFigures?
  package var marathon: MarathonFigures?

  package init() {}

  package static let figures: [Figure<ReadingFigures>] = [
    Figure("readers", \.readers, "Readers who read."),
    Figure("sittings", \.sittings, "Sittings as the reader lived them, by how they went."),
    Figure("minutes", \.minutes, "Minutes of the sittings that the reader ended."),
    Figure("pages", \.pages, "Pages of the sittings that the reader ended."),
    Figure("finished", \.finished, "Books that were finished."),
    Figure(
      "continued", \.continued, "Books that were begun because the app offered the next volume.",
      FigureRule("", "SER-12", "books begun because they were offered", .more(.chance), because: .counts)),
    Figure(
      "kept", \.kept, "Sittings and sessions; of these, the ones that match.",
      FigureRule("rest", "SES-5", "sittings without their session", .less(.none), because: .lived)),
    Figure(
      "facts", \.facts,
      "Compared facts of sessions; of these, the right ones, by kind: time, pages, ending, time zone.",
      FigureRule("*.rest", "SES-2", "sessions that say what is not so", .less(.none), because: .lived)),
    Figure(
      "long", \.long,
      """
      Sittings of more than four hours that the reader ended in time; of these, the ones that count in full.
      """,
      FigureRule("rest", "SES-3", "long sittings cut short", .less(.none), because: .lived)),
    Figure("refused", \.refused, "Requests that the app refused, by the refusal."),
    Figure(
      "questions", \.questions, "The results of asking for a question after a session, by kind.",
      FigureRule("answered", "SES-9", "questions that readers answer", .more(.chance), because: .counts)),
    Figure(
      "askedAgain", \.askedAgain, "Questions that had been answered or skipped before.",
      FigureRule("", "SES-9", "questions asked again", .less(.none), because: .lived)),
    Figure(
      "answersCounted", \.answersCounted,
      """
      Answers; of these, the ones whose report has the right books and points, and that raise the count by \
      these books (DIV-7).
      """,
      FigureRule("rest", "DIV-7", "answers that do not count their books", .less(.none), because: .lived)),
    Figure("points", \.points, "Points in the ledgers of all readers."),
    Figure(
      "pointsEarned", \.pointsEarned, "Points that the readers' answers and entries about authors are worth."),
    Figure(
      "periodsCounted", \.periodsCounted,
      "Periods that were compared; of these, the ones whose counts equal a new count (DIV-5).",
      FigureRule("rest", "DIV-5", "periods that drifted", .less(.none), because: .lived)),
    Figure("kills", \.kills, "The number of times that the app was killed."),
    Figure("flights", \.flights, "Flights: some hours without a network."),
    Figure(
      "addedOnFlights", \.addedOnFlights,
      """
      Books that were added on a flight; of these, the ones that had an answer within half an hour after it \
      (ENR-3).
      """,
      FigureRule("rest", "ENR-3", "books from flights not looked up", .less(.chance), because: .counts)),
    Figure(
      optional: "curating", \.curating, "What readers enter about authors; absent if they enter nothing."),
    Figure(optional: "marathon", \.marathon, "What readers do with series; absent if they follow none."),
  ]

  package static let otherRules = [
    FigureRule("*", "SES-4", "what readers read", .reported, because: .happened)
  ]

  /// Questions that were asked.
  var asked: Int { questions.reduce(0) { $0 + ($1.key == Self.nothingToAsk ? 0 : $1.value) } }
  package static let nothingToAsk = "nothing to ask"

  /// Facts of sessions of all kinds.
  var allFacts: Rate { facts.values.reduce(.none, +) }
}
