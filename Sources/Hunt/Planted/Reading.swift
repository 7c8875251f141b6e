// Planted bugs: measuring and storing sessions, and the questions after them. Some set a rule of the app to
// another value; the others override a method of the screens.

import BooksTrack
import BooksTrackAPI
import LabWorld

extension PlantedBug {
  static let reading = [
    sitting("history-overwritten", breaks: "SES-5", "A session takes the place of the last one of its book.")
    {
      $0.policy.sessions.history = .onePerBook
    },
    sitting(
      "forgotten-timer-counts", breaks: "SES-2", "A timer that was forgotten for days has read for days."
    ) {
      $0.policy.sessions.abandonment = .never
    },
    sitting(
      "negative-time", breaks: "SES-2",
      "After the calendar was set back a session is as long as the calendar says: less than nothing."
    ) {
      $0.reading = { NegativeTime($0) }
    },
    sitting("timer-lost", breaks: "SES-2", "With the process goes the time since the last sign.") {
      $0.reading = { TimerLost($0) }
    },
    sitting("two-sessions", breaks: "SES-1", "A second session is begun beside one that runs.") {
      $0.reading = { TwoSessions($0) }
    },
    sitting(
      "start-looks-first", breaks: "SES-1",
      "Whether a session runs is looked up before the commit of a start."
    ) {
      $0.reading = { StartLooksFirst($0) }
    },
    sitting(
      "long-sitting-is-nothing", breaks: "SES-3",
      "A reader of a paper book who ends the session after more than four hours has read for 0 minutes."
    ) { $0.reading = { LongSittingIsNothing($0) } },
    sitting(
      "night-is-reading", breaks: "SES-3",
      "Whoever ends a session on a page has read since its beginning, through the night as well."
    ) { $0.policy.sessions.abandonment.silenceEndedByHand = 24 * 3_600_000 },
    sitting("page-stays", breaks: "SES-3", "The reader is on the page from before the session.") {
      $0.reading = { PageStays($0) }
    },
    sitting(
      "skipped-comes-again", breaks: "SES-9", caughtBy: .questions,
      "What was skipped for a book is asked again."
    ) {
      $0.policy.prompts = .insistent
    },
    sitting(
      "asked-again-at-launch", breaks: "SES-9", caughtBy: .questions,
      "That a question was shown is not known after a launch any more."
    ) { $0.reading = { QuestionRepeated($0) } },
    sitting(
      "skip-is-an-answer", breaks: "SES-6", caughtBy: .questions, "Who skips a question has answered “Other”."
    ) { $0.reading = { SkipIsAnswer($0) } },
    sitting(
      "skip-is-refused", breaks: "SES-6", caughtBy: .questions,
      "Who skips the question about a book a second time is told that nothing was asked."
    ) { $0.reading = { SkipIsRefused($0) } },
  ]

  private static func sitting(
    _ name: String, breaks clause: ClauseID, caughtBy oracle: OracleName = .sessions, _ sentence: String,
    _ plant: (inout StackVariant) -> Void
  ) -> PlantedBug {
    PlantedBug(name, of: ReadingTarget.target, breaks: clause, caughtBy: oracle, sentence, plant)
  }
}

private final class NegativeTime: ReadingScreens, @unchecked Sendable {
  override func end(page: Int) async throws {
    try await super.end(page: page)
    try await app.store.commit(.edit("time")) { editor in
      for var session in Array(editor.library.sessions) where session.lastSign < session.started {
        session.milliseconds = min(
          session.milliseconds, session.lastSign.milliseconds - session.started.milliseconds)
        editor.put(session)
      }
    }
  }
}

private final class TimerLost: ReadingScreens, @unchecked Sendable {
  override func resume() async throws {
    let now = app.platform.wallTime.now()
    try await app.store.commit(.edit("timer")) { editor in
      for var session in editor.library.runningSessions {
        session.lastSign = now
        editor.put(session)
      }
    }
    try await super.resume()
  }
}

private final class TwoSessions: ReadingScreens, @unchecked Sendable {
  override func start(_ entry: EntryID, page: Int?) async throws {
    do {
      try await super.start(entry, page: page)
    } catch SessionRefusal.anotherSession {
      try await begin(entry, on: page ?? 0)
    }
  }
}

extension ReadingScreens {
  /// Starts a session without checking for another one.
  fileprivate func begin(_ entry: EntryID, on page: Int) async throws {
    let now = app.platform.wallTime.now()
    try await app.store.commit(.edit("session")) { editor in
      editor.put(ReadingSession(id: editor.newID(), entry: entry, started: now, startPage: page))
    }
  }
}

private final class StartLooksFirst: ReadingScreens, @unchecked Sendable {
  override func start(_ entry: EntryID, page: Int?) async throws {
    let isFree = await app.library.runningSessions.isEmpty
    do {
      try await super.start(entry, page: page)
    } catch SessionRefusal.anotherSession where isFree {
      try await begin(entry, on: page ?? 0)
    }
  }
}

private final class LongSittingIsNothing: ReadingScreens, @unchecked Sendable {
  override func end(page: Int) async throws {
    let before = await app.library.runningSessions.first
    try await super.end(page: page)
    try await app.store.commit(.edit("time")) { editor in
      guard let before, var session = editor.library.sessions.first(where: { $0.id == before.id }),
        session.milliseconds - before.milliseconds > 4 * 3_600_000
      else { return }
      session.milliseconds = before.milliseconds
      editor.put(session)
    }
  }
}

private final class PageStays: ReadingScreens, @unchecked Sendable {
  override func end(page: Int) async throws {
    let before = await app.library.entries
    try await super.end(page: page)
    try await app.store.commit(.edit("page")) { editor in
      for var entry in Array(editor.library.entries) {
        entry.currentPage = before[entry.id]?.currentPage
        editor.put(entry)
      }
    }
  }
}

private final class QuestionRepeated: ReadingScreens, @unchecked Sendable {
  override func resume() async throws {
    try await super.resume()
    try await app.store.commit(.edit("questions")) { editor in
      for var session in Array(editor.library.sessions) where session.question?.outcome == .shown {
        session.question = nil
        editor.put(session)
      }
    }
  }
}

private final class SkipIsAnswer: ReadingScreens, @unchecked Sendable {
  override func skip(after session: SessionID) async throws {
    _ = try await super.answer("Other", after: session)
  }
}

private final class SkipIsRefused: ReadingScreens, @unchecked Sendable {
  override func skip(after session: SessionID) async throws {
    let library = await app.library
    guard let entry = library.sessions[session]?.entry,
      library.sessions.contains(where: { $0.entry == entry && $0.question?.outcome == .skipped })
    else { return try await super.skip(after: session) }
    throw AnswerRefusal.notAsked
  }
}
