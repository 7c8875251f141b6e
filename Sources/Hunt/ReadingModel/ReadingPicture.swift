// Everything that a reader can see of their sessions, diversity and points at one time, as plain values.

import BooksTrack
import LabWorld

/// A picture of a library.
struct ReadingPicture: Equatable {
  /// A session, running or completed.
  struct Sitting: Equatable {
    /// The index of its book.
    var book: Int
    var started: Int64
    var minutesFromUTC: Int
    var from: Int
    var to: Int
    var milliseconds: Int64
    var lastSign: Int64
    var ending: SessionEnding?
    var question: SessionQuestion?
  }

  /// The completed sessions of an entry.
  struct Past: Equatable {
    /// `2025-11-02: 30 minutes, 24 pages`, newest first.
    var lines: [String] = []
    /// The lines with day and pace, as the app formats them.
    var texts: [String] = []
    /// The paces in tenths of a page per hour, in the order of the lines.
    var paces: [Int?] = []
    var minutes = 0
    var pages = 0
    var averagePace: Int?
  }

  /// An axis of the chart.
  struct Axis: Equatable {
    var isGhost: Bool
    var variety: Int
    var label: String
  }

  /// The counts of a period.
  struct Count: Equatable {
    let period: StatsPeriod
    let counts: PeriodCounts
  }

  /// A question about the book with an index.
  struct Question: Equatable {
    let book: Int
    let dimension: DiversityDimension
  }

  var sittings: [Sitting] = []
  /// The time of the timer in milliseconds.
  var timer: Int64?
  /// The time of the timer as text.
  var timerText: String?
  /// The current page by book; nil without an entry or a page.
  var pages: [Int?] = []
  var pasts: [Past?] = []
  var missing: [[DiversityDimension]] = []
  var counts: [Count] = []
  /// The completion in percent: all dimensions together, then each.
  var completion: [Int] = []
  var chart: [Axis] = []
  /// The next question about any book, with the index of the book.
  var next: Question?
  var points = 0
  /// The dimension and points of each entry of the ledger.
  var ledger: [String] = []
  /// Author facts and their effects; nil if there were never any.
  var curation: CurationPicture?
  var refresh = StatsRefresh()
  /// The content of the open overview; nil in worlds without one.
  var overview: OverviewPicture?
  /// The series screens; nil if there are no series.
  var series: SeriesPicture?

  /// The periods compared: all in which books are finished in these worlds, and an empty one.
  static let periods: [StatsPeriod] =
    [.allTime, .year(1999)]
    + ReadingDays.all.compactMap { $0 }.flatMap { day -> [StatsPeriod] in
      day.month == 0 ? [.year(day.year)] : [.year(day.year), .month(year: day.year, month: day.month)]
    }
}

/// The days on which books are finished in reading worlds; one is only a year, one unknown.
enum ReadingDays {
  static let all: [CalendarDate?] = [
    CalendarDate(year: 2025, month: 11, day: 3), CalendarDate(year: 2025, month: 12, day: 31),
    CalendarDate(year: 2026), nil, CalendarDate(year: 2025, month: 12, day: 1),
  ]
}

extension ReadingPicture {
  /// Returns the facts in which what the app shows differs from what the model knows. The facts follow from
  /// the other values, so equal pictures have no differences; most pictures are equal, and facts take time.
  func differences(from known: ReadingPicture) -> [ReadingFact] {
    var comparable = known
    (comparable.refresh, comparable.overview) = (refresh, overview)
    comparable.forgetReasons()
    return self == comparable ? [] : ReadingFact.differences(facts, known.facts)
  }

  /// Clears what only the model knows: the clauses that values concern.
  private mutating func forgetReasons() {
    for place in (curation?.shown ?? []).indices { curation?.shown[place].clause = "CAS-1" }
    for place in (series?.shelves ?? []).indices { series?.shelves[place].isRelinked = false }
  }

  /// The facts of the picture, except for the overview and the state of the statistics.
  var facts: [ReadingFact] {
    sittingFacts + pastFacts + diversityFacts + (curation?.facts ?? []) + (series?.facts ?? []) + [
      ReadingFact(.points, "CUR-1", "points", "\(points)"),
      ReadingFact(.points, "CUR-1", "the ledger", ledger.joined(separator: ", ")),
    ]
  }

  private var sittingFacts: [ReadingFact] {
    var facts = [
      ReadingFact(.sessions, "SES-1", "sessions that run", "\(sittings.count { $0.ending == nil })"),
      ReadingFact(.sessions, "SES-5", "all sessions", "\(sittings.count)"),
      ReadingFact(.sessions, "SES-2", "the timer", timer.map { "\($0) ms" } ?? "none"),
      ReadingFact(.sessions, "SES-8", "the timer as it is written", timerText ?? "none"),
    ]
    for (place, sitting) in sittings.enumerated() {
      let name = "session \(place)"
      facts += [
        ReadingFact(
          .sessions, "SES-1", "\(name), its beginning",
          "book \(sitting.book) at \(sitting.started), \(sitting.minutesFromUTC) min from UTC, page \(sitting.from)"
        ),
        ReadingFact(
          .sessions, "SES-2", "\(name), its time", "\(sitting.milliseconds) ms up to \(sitting.lastSign)"),
        ReadingFact(
          .sessions, "SES-3", "\(name), its end",
          "page \(sitting.to), \(sitting.ending?.rawValue ?? "running")"),
        ReadingFact(
          .questions, "SES-9", "\(name), its question",
          sitting.question.map { "\($0.dimension) \($0.outcome)" } ?? "none"),
      ]
    }
    for (place, page) in pages.enumerated() {
      facts.append(
        ReadingFact(.sessions, "SES-3", "book \(place), the page", page.map(String.init) ?? "none"))
    }
    return facts
  }

  private var pastFacts: [ReadingFact] {
    pasts.enumerated().flatMap { place, past -> [ReadingFact] in
      guard let past else { return [] }
      let paces = past.paces.map { $0.map(String.init) ?? "none" }.joined(separator: ", ")
      let average = past.averagePace.map(String.init) ?? "none"
      return [
        ReadingFact(.history, "SES-4", "book \(place), its history", past.lines.joined(separator: " / ")),
        ReadingFact(.history, "SES-3", "book \(place), the paces", paces),
        ReadingFact(
          .history, "SES-8", "book \(place), its history as it is written",
          past.texts.joined(separator: " / ")),
        ReadingFact(
          .history, "SES-4", "book \(place), in all",
          "\(past.minutes.of("minute")), \(past.pages.of("page")), pace \(average)"),
      ]
    }
  }

  private var diversityFacts: [ReadingFact] {
    let axes = chart.map { "\($0.isGhost ? "ghost" : "solid") \($0.variety) \($0.label)" }
    return [
      ReadingFact(.diversity, "DIV-2", "completion", completion.map { "\($0)%" }.joined(separator: ", ")),
      ReadingFact(.diversity, "DIV-3", "the chart", axes.joined(separator: " / ")),
      ReadingFact(
        .questions, "DIV-4", "the next question", next.map { "\($0.dimension) of book \($0.book)" } ?? "none"),
    ]
      + counts.enumerated().map { place, row in
        ReadingFact(
          .diversity, row.period == .allTime ? "DIV-5" : "DIV-1", "counts \(place) of \(row.period)",
          row.counts.text)
      }
      + missing.enumerated().map { place, missing in
        ReadingFact(
          .questions, "DIV-4", "book \(place), what is missing",
          missing.map(\.rawValue).joined(separator: ", "))
      }
  }
}
