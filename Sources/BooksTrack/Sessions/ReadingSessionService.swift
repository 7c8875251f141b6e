// The reading sessions of a reader on one device: the state machine's decisions, each as one transaction.
//
// The library is the only state. The running session is a row of it, and the actor keeps only the machine's
// timer, which can be rebuilt from the row after a launch. Every decision is made inside a commit, on the
// current library, so two concurrent starts result in one session and one refusal (SES-1).

public import BooksTrackAPI

/// The running session, for display.
public struct RunningSession: Hashable, Sendable {
  /// The row.
  public let session: ReadingSession
  /// The title of the book.
  public let title: String
  /// The reading time so far, in milliseconds.
  public let milliseconds: Int64

  /// True if there was no sign of the reader for so long that the app has to ask how long they read.
  public let isInQuestion: Bool

  /// The text of the timer.
  public var timer: String { SessionTexts.timer(milliseconds: milliseconds) }
}

/// Starts and ends the reading sessions of a library.
///
/// ```swift
/// try await sessions.resume()                       // at each launch
/// try await sessions.start(entry)
/// try await sessions.sign()                         // into the background, back again, the clock was set
/// let session = try await sessions.end(page: 212)
/// ```
public actor ReadingSessionService {
  private let store: LibraryStore
  private let stopwatch: Stopwatch
  private let wallTime: any WallTime
  private let timeZone: any LocalTimeZone
  private var machine: SessionMachine

  /// Creates the service for a library.
  ///
  /// - Parameter clock: A clock that continues while the device sleeps.
  public init(
    store: LibraryStore, clock: any Clock<Duration>, wallTime: any WallTime,
    timeZone: any LocalTimeZone = CoordinatedUniversalTime(), rules: SessionRules = SessionRules()
  ) {
    self.store = store
    stopwatch = Stopwatch(clock)
    self.wallTime = wallTime
    self.timeZone = timeZone
    machine = SessionMachine(rules: rules)
  }

  /// Starts a session for a book with the status "reading" (SES-1). A session in question ends first.
  ///
  /// - Parameter page: The first page; nil for the reader's current page.
  /// - Throws: `SessionRefusal`, or errors of a commit; nothing is changed then.
  @discardableResult
  public func start(_ entry: EntryID, from page: Int? = nil) async throws -> ReadingSession {
    try await change("start session") { editor, machine, moment throws(SessionRefusal) in
      machine.settle(in: &editor, at: moment, beginsAnother: true)
      guard let book = editor.library.sessionBook(entry) else { throw .unknownBook }
      let running = editor.library.runningSessions.map { session in
        (session, title: editor.library.sessionBook(session.entry)?.title ?? "")
      }
      let session = try machine.begin(
        book, named: editor.newID(of: ReadingSession.self), beside: running, from: page, at: moment)
      editor.put(session)
      return session
    }
  }

  /// Ends the running session on a page, which becomes the reader's current page (SES-3).
  ///
  /// - Throws: `SessionRefusal`, or errors of a commit; nothing is changed then.
  @discardableResult
  public func end(page: Int) async throws -> ReadingSession {
    try await change("end session") { editor, machine, moment throws(SessionRefusal) in
      machine.reconcile(in: &editor)
      guard let running = editor.library.runningSessions.first,
        let book = editor.library.sessionBook(running.entry)
      else { throw .noSession }
      let session = try machine.end(running, of: book, on: page, at: moment)
      machine.putEnded(session, in: &editor)
      return session
    }
  }

  /// Records a sign of the reader, with a page if they state one (SES-2). Call it when the app enters the
  /// background, returns, or is notified of a change of clock or time zone.
  ///
  /// - Returns: The running session; nil if there is none, or if it was abandoned and has ended now.
  /// - Throws: Errors of a commit; nothing is changed then.
  @discardableResult
  public func sign(page: Int? = nil) async throws -> ReadingSession? {
    try await change("reading goes on") { editor, machine, moment throws(SessionRefusal) in
      machine.settle(in: &editor, at: moment)
      guard let running = editor.library.runningSessions.first,
        let book = editor.library.sessionBook(running.entry)
      else { return nil }
      let session = machine.sign(running, of: book, on: page, at: moment)
      editor.put(session)
      return session
    }
  }

  /// Resumes the session that was running when the app was closed, and settles changes since then. Call it at
  /// launch and after a sync (SES-1, SES-2).
  ///
  /// - Returns: The running session; nil if there is none.
  /// - Throws: Errors of a commit; nothing is changed then.
  @discardableResult
  public func resume() async throws -> ReadingSession? {
    try await change("settle sessions") { editor, machine, moment throws(SessionRefusal) in
      machine.settle(in: &editor, at: moment)
      guard let running = editor.library.runningSessions.first else { return nil }
      machine.resume(running, at: moment)
      return running
    }
  }

  /// Returns the running session with its timer; nil if there is none.
  public func current() async -> RunningSession? {
    let library = await store.snapshot
    let moment = moment
    guard let session = library.runningSessions.first, let book = library.sessionBook(session.entry)
    else { return nil }
    return RunningSession(
      session: session, title: book.title, milliseconds: machine.elapsed(session, at: moment),
      isInQuestion: machine.isInQuestion(session, at: moment))
  }

  private var moment: DeviceMoment {
    let now = wallTime.now()
    return DeviceMoment(
      uptime: stopwatch.now, calendar: now, minutesFromUTC: timeZone.minutesFromUTC(at: now))
  }

  private func change<Value: Sendable>(
    _ name: String,
    _ body:
      @Sendable (inout LibraryEditor, inout SessionMachine, DeviceMoment) throws(SessionRefusal) -> Value
  ) async throws -> Value {
    let (moment, before) = (moment, machine)
    let (value, after) = try await store.commit(.edit(name)) { editor in
      var machine = before
      let value = try body(&editor, &machine, moment)
      return (value, machine)
    }
    // A concurrent call may have set its own timer meanwhile. A timer is bound to its session, so a wrong one
    // only makes the next call start from the row.
    machine = after
    return value
  }
}

extension SessionMachine {
  /// Ends sessions that other devices have superseded, and the running one if it was abandoned.
  ///
  /// - Parameter beginsAnother: True if the reader starts a session, so that one in question ends as well.
  fileprivate mutating func settle(
    in editor: inout LibraryEditor, at moment: DeviceMoment, beginsAnother: Bool = false
  ) {
    reconcile(in: &editor)
    guard let running = editor.library.runningSessions.first,
      isAbandoned(running, at: moment) || beginsAnother && isInQuestion(running, at: moment)
    else { return }
    var session = running
    session.ending = .abandoned
    putEnded(session, in: &editor)
  }

  fileprivate func reconcile(in editor: inout LibraryEditor) {
    for session in Self.reconcile(editor.library.runningSessions) { putEnded(session, in: &editor) }
  }

  /// Stores an ended session, and its last page as the reader's current page.
  fileprivate func putEnded(_ session: ReadingSession, in editor: inout LibraryEditor) {
    editor.put(session)
    guard var entry = editor.library.entries[session.entry] else { return }
    entry.currentPage = session.lastPage
    editor.put(entry)
    guard rules.history == .onePerBook else { return }
    for other in editor.library.sessions(of: entry.work) where other.id != session.id {
      editor.remove(other.id)
    }
  }
}

extension Library {
  /// Returns the book of an entry for sessions. Its length is that of the reader's edition; if unknown, the
  /// greatest known length.
  func sessionBook(_ id: EntryID) -> SessionBook? {
    guard let entry = entries[id], let work = works[entry.work] else { return nil }
    let own = entry.edition.flatMap { editions[$0]?.facts.pageCount }
    let length = own ?? editions(of: work.id).compactMap(\.facts.pageCount).max()
    return SessionBook(
      entry: id, title: work.title, status: entry.facts.status, currentPage: entry.currentPage,
      length: length.flatMap { $0 > 0 ? min($0, ReadingSession.lastPossiblePage) : nil })
  }
}
