// One reader's reading at the end of a run, as the app has it, to explain the figures. It is read from the
// library and from the services that a screen would use.

import BooksTrack
import BooksTrackAPI
package import LabWorld

/// The sessions, questions, finished books and statistics of a reader.
package struct ReadingDiary: Codable, Sendable, Hashable {
  /// A question after a session.
  package struct Question: Codable, Sendable, Hashable {
    package let text: String
    /// `shown`, `answered` or `skipped`.
    package let outcome: String
    package let answer: String?
  }

  /// A session.
  package struct Session: Codable, Sendable, Hashable {
    /// The reader's local day and time: `2025-11-03`, `07:41`.
    package let day: String
    package let time: String
    package let title: String
    package let minutes: Int
    package let firstPage: Int
    package let lastPage: Int
    /// The pace in words; nil if the session has none.
    package let pace: String?
    /// `finished`, `abandoned`, `superseded`.
    package let ending: String
    package let question: Question?
  }

  /// A finished book.
  package struct Finished: Codable, Sendable, Hashable {
    package let day: String
    package let title: String
  }

  package let routine: String
  /// The home time zone, in minutes ahead of UTC.
  package let minutesFromUTC: Int
  package let sessions: [Session]
  package let finished: [Finished]
  package let minutes: Int
  package let pages: Int
  package let pace: String?
  /// The number of times that the app was killed in the middle of a sitting.
  package let kills: Int
  package let points: Int
  /// Filled fields of the five dimensions before the first session and at the end, and the number of all
  /// fields.
  package let filledBefore: Int
  package let filled: Int
  package let fields: Int
  package let axes: [LibraryPicture.ChartAxis]
}

/// The data of a diary that are not in the library.
struct DiaryNotes {
  var finished: [ReadingDiary.Finished] = []
  var answers: [SessionID: String] = [:]
  var filledBefore = 0
}

extension ReadingDiary {
  init(
    _ library: Library, _ radar: RadarChart, _ stats: DiversityStats, _ plan: SittingPlan, kills: Int,
    _ notes: DiaryNotes
  ) {
    let past = library.sessions.filter { !$0.isRunning }.sorted { ($0.started, $0.id) < ($1.started, $1.id) }
    let paced = past.filter { $0.pace != nil }
    routine = plan.routine.name
    minutesFromUTC = plan.timeZone.home
    sessions = past.map { Session($0, library, notes) }
    finished = notes.finished
    minutes = past.reduce(0) { $0 + $1.minutes }
    pages = past.reduce(0) { $0 + $1.pagesRead }
    pace =
      ReadingPace(
        pages: paced.reduce(0) { $0 + $1.pagesRead }, minutes: paced.reduce(0) { $0 + $1.minutes })?
      .description
    self.kills = kills
    points = library.awards.reduce(0) { $0 + $1.points }
    filledBefore = notes.filledBefore
    filled = stats.completion.filled
    fields = stats.completion.total
    axes = radar.axes.map { LibraryPicture.ChartAxis($0) }
  }
}

extension ReadingDiary.Session {
  fileprivate init(_ session: ReadingSession, _ library: Library, _ notes: DiaryNotes) {
    let work = library.entries[session.entry].flatMap { library.works[$0.work] }
    let local = session.started.advanced(byMilliseconds: Int64(session.minutesFromUTC) * 60_000).iso8601
    day = session.day?.description ?? ""
    time = String(local.dropFirst(11).prefix(5))
    title = work?.title ?? ""
    minutes = session.minutes
    firstPage = session.startPage
    lastPage = session.lastPage
    pace = session.pace?.description
    ending = session.ending?.rawValue ?? ""
    question = session.question.map { question in
      ReadingDiary.Question(
        text: question.dimension.question, outcome: question.outcome.rawValue,
        answer: notes.answers[session.id])
    }
  }
}
