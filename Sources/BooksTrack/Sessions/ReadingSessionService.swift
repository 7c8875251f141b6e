// The sessions of a reader on one device: the machine's decisions, each as one transaction.
//
// The library is the truth. What runs is a row of it, and the actor keeps nothing but the machine's timer,
// which it can lose: after a launch it is made of the row. Every decision is made inside of a commit, on the
// library as it then is, so two starts at the same moment are one session and one refusal (SES-1).

public import BooksTrackAPI

/// A session that runs, as a screen shows it.
public struct RunningSession: Hashable, Sendable {
  /// The row.
  public let session: ReadingSession
  /// The title of the book.
  public let title: String
  /// The reading time by now, in milliseconds.
  public let milliseconds: Int64

  /// Whether nothing was heard of the reader for so long that the app has to ask how long they read.
  public let isInQuestion: Bool

  /// What the timer shows.
  public var timer: String { SessionTexts.timer(milliseconds: milliseconds) }
}

/// Begins and ends the reading sessions of a library.
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

  /// Makes the sessions of a library.
  ///
  /// - Parameter clock: Must go on while the device sleeps.
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

  /// Begins a session for a book that is being read (SES-1). A session of which nothing was heard for too
  /// long ends first.
  ///
  /// - Parameter page: Where the reader begins; nothing for the page that they are on.
  /// - Throws: `SessionRefusal`, or what a commit throws; nothing is changed then.
  @discardableResult
  public func start(_ entry: EntryID, from page: Int? = nil) async throws -> ReadingSession {
    try await change("start session") { editor, machine, moment throws(SessionRefusal) in
      machine.settle(in: &editor, at: moment, beginsAnother: true)
      guard let book = editor.library.sessionBook(entry) else { throw .unknownBook }
      let running = editor.library.runningSessions.map { session in
        (session, title: editor.library.sessionBook(session.entry)?.title ?? "")
      }
      let session = try machine.begin(
        book, named: editor.newSessionID(), beside: running, from: page, at: moment)
      editor.put(session)
      return session
    }
  }

  /// Ends the session that runs, on a page; the reader is on that page then (SES-3).
  ///
  /// - Throws: `SessionRefusal`, or what a commit throws; nothing is changed then.
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

  /// Notes a sign of the reader, and a page if they say so (SES-2). To be called when the app goes into the
  /// background, comes back, or is told that the clock or the time zone was changed.
  ///
  /// - Returns: The session that runs; nil if none does, or it was left a day ago and is over now.
  /// - Throws: what a commit throws; nothing is changed then.
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

  /// Takes up the session that ran when the app was last closed, and settles what happened since: to be
  /// called at a launch, and after a sync (SES-1, SES-2).
  ///
  /// - Returns: The session that runs.
  /// - Throws: what a commit throws; nothing is changed then.
  @discardableResult
  public func resume() async throws -> ReadingSession? {
    try await change("settle sessions") { editor, machine, moment throws(SessionRefusal) in
      machine.settle(in: &editor, at: moment)
      guard let running = editor.library.runningSessions.first else { return nil }
      machine.resume(running, at: moment)
      return running
    }
  }

  /// The session that runs, with what its timer shows; nil if none does.
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
    // Another call may have come between and have set its timer. Each timer says of which session it is, so a
    // wrong one only makes the next call begin from the row.
    machine = after
    return value
  }
}

extension SessionMachine {
  /// Ends what other devices have superseded and what was left long ago.
  ///
  /// - Parameter beginsAnother: Whether the reader begins a session, so that one that is in question ends as
  ///   well.
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

  /// Puts a session that is over in place, and the reader on its last page.
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
  /// A book as sessions see it. How long it is says the reader's edition; if it does not, the longest that is
  /// known.
  func sessionBook(_ id: EntryID) -> SessionBook? {
    guard let entry = entries[id], let work = works[entry.work] else { return nil }
    let own = entry.edition.flatMap { editions[$0]?.facts.pageCount }
    let length = own ?? editions(of: work.id).compactMap(\.facts.pageCount).max()
    return SessionBook(
      entry: id, title: work.title, status: entry.facts.status, currentPage: entry.currentPage,
      length: length.flatMap { $0 > 0 ? min($0, ReadingSession.lastPossiblePage) : nil })
  }
}
