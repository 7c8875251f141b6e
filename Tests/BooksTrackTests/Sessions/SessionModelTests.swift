// Sessions equal a reference model after every event of any life, and planted bugs do not.

import BooksTrackAPI
import PropertyTesting
import Testing

@testable import BooksTrack

@Suite("Reading sessions beside a model", .timeLimit(.minutes(20)))
struct SessionModelTests {
  @Test("SES-1 to SES-5: after any events, the sessions equal those of the model")
  func model() async throws {
    let plant = SessionPlant(name: "shipped")
    try await check("sessions equal the model", ReadingEvent.lives, count: 300) { life in
      try await claimSittings(life, plant)
    }
  }

  @Test("SES-1 to SES-5: each planted bug differs from the model", arguments: bugs)
  func planted(plant: SessionPlant) async throws {
    do {
      try await check("a planted bug", ReadingEvent.lives, count: 300, shrinkBudget: 0) { life in
        try await claimSittings(life, plant)
      }
    } catch is PropertyFailure {
      return
    }
    Issue.record("nobody noticed: \(plant)")
  }

  static let bugs = [
    SessionPlant(name: "negative duration stored") {
      // The time is the difference of two calendar times, even if the calendar was set.
      try await $1.rewriteLast(at: $0) { session, now in
        session.milliseconds = now.milliseconds - session.started.milliseconds
      }
    },
    SessionPlant(name: "timer lost at kill") {
      guard case .kill = $0 else { return }
      try await $1.rewriteRunning { session, now in
        session.milliseconds = 0
        session.lastSign = now
      }
    },
    SessionPlant(name: "timer stops in the background") {
      guard case .pass = $0 else { return }
      try await $1.rewriteRunning { session, now in session.lastSign = now }
    },
    SessionPlant(name: "two active sessions") {
      guard case .start(let book) = $0, book < 2, let entry = await $1.entry(book)?.id else { return }
      let now = $1.calendar.now()
      try await $1.store.commit(.edit("start anyway")) {
        $0.put(
          ReadingSession(id: $0.newID(of: ReadingSession.self), entry: entry, started: now, startPage: 0))
      }
    },
    SessionPlant(name: "history overwritten", rules: SessionRules(history: .onePerBook)),
    SessionPlant(name: "a forgotten timer reads all night", rules: SessionRules(abandonment: .never)),
    SessionPlant(
      name: "a minute that was begun counts", minutes: { Int(($0.milliseconds + 60_000) / 60_000) }),
    SessionPlant(name: "current page forgotten") {
      guard case .end = $0, var entry = await $1.entry(0) else { return }
      entry.currentPage = nil
      try await $1.store.commit(.edit("forget")) { [entry] in $0.put(entry) }
    },
  ]
}

extension SessionPlant {
  fileprivate init(
    name: String, after: @escaping @Sendable (ReadingEvent, SessionDevice) async throws -> Void
  ) {
    self.name = name
    self.after = after
  }
}

extension SessionDevice {
  fileprivate func rewriteRunning(
    _ body: @escaping @Sendable (inout ReadingSession, Timestamp) -> Void
  ) async throws {
    let now = calendar.now()
    try await store.commit(.edit("rewrite")) { editor in
      for var session in editor.library.runningSessions {
        body(&session, now)
        editor.put(session)
      }
    }
    // With this bug there is no monotonic clock as a second source.
    try await relaunch()
  }

  fileprivate func rewriteLast(
    at event: ReadingEvent, _ body: @escaping @Sendable (inout ReadingSession, Timestamp) -> Void
  ) async throws {
    guard case .end = event else { return }
    let now = calendar.now()
    try await store.commit(.edit("rewrite")) { editor in
      guard var session = editor.library.sessions.max(by: { $0.id < $1.id }), !session.isRunning,
        session.lastSign == now
      else { return }
      body(&session, now)
      editor.put(session)
    }
  }
}
