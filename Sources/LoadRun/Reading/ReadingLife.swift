// The weeks or months of one reader after the import: sits down with a book, starts the timer and stops or
// forgets it, or has the app killed; finishes books and begins others; answers or ignores the app's
// questions. The app is the real stack; its state at the end is compared with the reader's own account.

import BooksTrack
import BooksTrackAPI
import LabWorld
import Measurement
import Simulation
import Synthesis

/// The reading of one reader with one device.
struct ReadingLife {
  let process: SimulatedProcess
  let device: ReaderDevice
  private let plan: SittingPlan
  var books: ReaderBooks
  let narrative: ReaderNarrative?
  var app: App
  var stream: RandomStream
  private var account = ReadingAccount()
  var figures = ReadingFigures()
  private var violations: [Violation] = []
  /// Missed cases, with the truth by the reader's own account.
  private var missed: [(id: FigureID, truth: String, outcome: String)] = []
  /// The current book and the reader's page, which may differ from the app's.
  private var current: (entry: EntryID, page: Int)?
  /// The next volume after the last book, if the app has offered one.
  private var offered: WorkID?
  private var notes = DiaryNotes()
  /// The questions that have been answered or skipped.
  var settled = SettledQuestions()
  /// The entries about authors, and the mistakes among them.
  var curator = CuratorAccount()
  var slips: [(author: AuthorID, field: AuthorField, truth: String)] = []
  /// Authors that the app has refused as anonymous.
  var placeholderAuthors: Set<AuthorID> = []
  /// The books that the last burst of changes has changed.
  var changedInBurst: Set<WorkID> = []
  var curatorStream: RandomStream
  var seriesStream: RandomStream
  /// The stream of `NextVolumeDecision` alone.
  let decisions: RandomStream
  /// Series that the reader has finished, before or after the import.
  var celebrated: Set<SeriesID> = []
  /// The chronological orders that the reader has entered.
  var stories: [SeriesID: [WorkID]] = [:]
  /// The book that was added on board and waits for its look-up, and the end of the flight.
  var unseen: (work: WorkID, landing: Int64)?

  /// - Parameter books: The reader's knowledge of their books.
  init(
    process: SimulatedProcess, device: ReaderDevice, plan: SittingPlan, books: ReaderBooks,
    narrative: ReaderNarrative?, _ stream: RandomStream
  ) {
    self.process = process
    self.device = device
    self.plan = plan
    self.books = books
    self.narrative = narrative
    self.stream = stream
    curatorStream = stream.substream("curator")
    seriesStream = stream.substream("series")
    decisions = stream.substream("wishes")
    if plan.curates { figures.curating = CuratingFigures() }
    if plan.followsSeries { figures.marathon = MarathonFigures() }
    app = device.app
  }

  var now: Timestamp { SimulatedWallTime(process.clock).now() }

  /// Runs the reading from the first sitting to the last.
  mutating func live() async throws -> (
    figures: ReadingFigures, violations: [Violation],
    missed: [(id: FigureID, truth: String, outcome: String)], library: Library
  ) {
    figures.readers = 1
    // Called for every reader, so that a narrative changes nothing.
    notes.filledBefore = await app.diversity.completion().filled
    narrative?.tell(
      "reads as a \(plan.routine.name): \(plan.sittings.count.of("sitting")) to come", at: process.clock.now)
    if plan.followsSeries { try await lookAtLearntSeries() }
    var flights = plan.flights[...]
    for sitting in plan.sittings {
      while let flight = flights.first, flight.time.lowerBound < sitting.start {
        flights.removeFirst()
        try await board(flight)
      }
      try await land(before: sitting.start)
      let wait = sitting.start - now.milliseconds
      guard wait > 0 else { continue }
      try await process.pass(.milliseconds(wait), "until the next sitting")
      guard try await sit(sitting) else { break }
    }
    // A timer that was forgotten last is stopped when the reader comes back.
    try await process.pass(.seconds(6 * 3_600), "until the last look")
    try await open()
    if account.running != nil { try await stop() }
    await compare()
    let (library, radar, stats) = (
      await app.library, await app.diversity.radar(), await app.diversity.stats()
    )
    narrative?.diary = ReadingDiary(library, radar, stats, plan, kills: figures.kills, notes)
    return (figures, violations, missed, library)
  }

  /// Records a missed case.
  mutating func miss(_ id: FigureID, truth: String, _ outcome: String) {
    missed.append((id, truth, outcome))
  }

  /// Records a missed case that is also a violation.
  mutating func violation(_ id: FigureID, truth: String, _ complaint: String) {
    miss(id, truth: truth, complaint)
    violation(id.clause, "\(complaint), and it is \(truth)")
  }

  mutating func violation(_ clause: ClauseID, _ complaint: String) {
    violations.append(Violation(clause: clause, place: "reader \(device.number)", complaint: complaint))
  }

  // MARK: A sitting

  /// Sits down with a book; returns false if there is nothing to read.
  private mutating func sit(_ sitting: Sitting) async throws -> Bool {
    try await open()
    if account.running != nil {
      // The timer is still running, and the reader stops it.
      try await stop()
    }
    guard let entry = try await book() else { return false }
    figures.sittings[sitting.outcome.name, default: 0] += 1
    try await start(entry)
    if stream.chance(1, in: 50) { try await tryAnother(than: entry) }
    let half = sitting.minutes / 2
    try await process.pass(.seconds(60 * half), "reading")
    let first = current?.page ?? 0
    let page = min(books.length(of: entry, in: await app.library).real, first + sitting.pages)
    if sitting.isNoted { try await note((first + page) / 2, entry) }
    if sitting.outcome == .killed { try await relaunch() }
    try await process.pass(.seconds(60 * (sitting.minutes - half)), "reading on")
    current?.page = page
    guard sitting.outcome != .forgotten else {
      account.forget(at: now.milliseconds)
      narrative?.tell("forgets the timer", at: process.clock.now)
      return true
    }
    figures.minutes += sitting.minutes
    figures.pages += page - first
    try await stop()
    if plan.curates, curatorStream.chance(1, in: 3) { try await curate() }
    if plan.followsSeries, seriesStream.chance(1, in: 3) { try await arrange() }
    return true
  }

  /// Brings the app to the front.
  mutating func open() async throws {
    _ = try await app.sessions.sign()
    await look()
    account.open(at: now.milliseconds)
  }

  /// Kills the app's process and launches the app again.
  mutating func relaunch() async throws {
    figures.kills += 1
    app = try await device.relaunched()
    try await app.sessions.resume()
    await look()
  }

  /// Checks that one session is running if the timer was started and not stopped, and none otherwise (SES-1).
  private mutating func look() async {
    let running = await app.library.runningSessions.count
    // The app may have ended a session that the reader had forgotten.
    if running == 0, account.findOver(at: now.milliseconds) { return }
    let expected = account.running == nil ? 0 : 1
    if running != expected {
      violation("SES-1", "\(running.of("session")) running where the reader has \(expected)")
    }
  }

  private mutating func start(_ entry: EntryID) async throws {
    let library = await app.library
    guard let work = library.entries[entry]?.work else { return }
    let page = min(current?.page ?? 0, books.length(of: entry, in: library).shown)
    let time = now
    do {
      try await app.sessions.start(entry, from: page)
      account.start(
        work, page: page, at: time.milliseconds, minutesFromUTC: plan.timeZone.minutesFromUTC(at: time))
    } catch let refusal as SessionRefusal {
      violation("SES-1", "a session was refused: \(refusal)")
    }
    await look()
  }

  /// Notes a page in between.
  private mutating func note(_ page: Int, _ entry: EntryID) async throws {
    let shown = min(page, books.length(of: entry, in: await app.library).shown)
    guard let running = account.running, shown >= running.firstPage else { return }
    account.note(page: shown)
    _ = try await app.sessions.sign(page: shown)
  }

  /// Makes requests that the app has to refuse.
  private mutating func tryAnother(than entry: EntryID) async throws {
    let library = await app.library
    guard let other = library.entries.first(where: { $0.id != entry })?.id else { return }
    await refused("anotherSession") { app in try await app.sessions.start(other) }
    if let first = account.running?.firstPage, first > 0 {
      await refused("pageBeforeStart") { app in try await app.sessions.end(page: first - 1) }
    }
  }

  private mutating func refused(
    _ name: String, _ action: (App) async throws -> ReadingSession
  ) async {
    do {
      _ = try await action(app)
      violation("SES-1", "\(name) was not refused")
    } catch {
      figures.refused[name, default: 0] += error is SessionRefusal ? 1 : 0
    }
  }

  /// Stops the timer on the current page, limited to the last page that the app accepts.
  private mutating func stop() async throws {
    guard let entry = current?.entry, let running = account.running else { return }
    let library = await app.library
    let length = books.length(of: entry, in: library)
    let page = max(running.firstPage, min(current?.page ?? 0, length.shown))
    let time = now.milliseconds
    do {
      let session = try await app.sessions.end(page: page)
      account.end(page: page, at: time)
      try await ask(after: session.id)
    } catch let refusal as SessionRefusal {
      violation("SES-3", "page \(page) was refused: \(refusal)")
    }
    if (current?.page ?? 0) >= length.real { try await finish(entry) }
  }

  // MARK: Books

  /// Chooses the book to read: the current one, one that the app offers, or one that the reader wants to
  /// read.
  private mutating func book() async throws -> EntryID? {
    if let current { return current.entry }
    let library = await app.library
    var choice: EntryID?
    if let offered, stream.chance(2, in: 3) {
      choice = library.entries(of: offered).first?.id
      if choice != nil { figures.continued += 1 }
    }
    offered = nil
    if choice == nil, plan.followsSeries { choice = nextOfSeries(library) }
    for status in [ReadingStatus.reading, .wantToRead, .unknown, .read] where choice == nil {
      choice = stream.pick(library.entries.filter { $0.facts.status == status }.map(\.id))
    }
    guard let choice else { return nil }
    let today = plan.timeZone.day(at: now)
    try await app.store.commit(.edit("begin a book")) { editor in
      guard var entry = editor.library.entries[choice] else { return }
      entry.facts.status = .reading
      entry.facts.dateStarted = today
      entry.currentPage = 0
      editor.put(entry)
    }
    current = (choice, 0)
    return choice
  }

  private mutating func finish(_ id: EntryID) async throws {
    current = nil
    figures.finished += 1
    let today = plan.timeZone.day(at: now)
    try await app.store.commit(.edit("finish a book")) { editor in
      guard var entry = editor.library.entries[id] else { return }
      entry.facts.status = .read
      entry.facts.dateRead = today
      entry.facts.readCount = (entry.facts.readCount ?? 0) + 1
      editor.put(entry)
    }
    let library = await app.library
    guard let work = library.entries[id]?.work else { return }
    if let narrative, let title = library.works[work]?.title {
      narrative.tell("has read “\(title)”", at: process.clock.now)
      notes.finished.append(ReadingDiary.Finished(day: today?.description ?? "", title: title))
    }
    if plan.followsSeries {
      offered = try await goOn(after: work)
    } else if case .continueWith(_, let next) = SeriesRecommendation.after(work, in: library) {
      offered = next
    }
  }

  // MARK: Questions

  /// Handles the app's question after a session.
  private mutating func ask(after session: SessionID) async throws {
    guard let question = try await app.curator.ask(after: session) else {
      figures.questions[ReadingFigures.nothingToAsk, default: 0] += 1
      return
    }
    if settled.contains(question) { figures.askedAgain += 1 }
    let choice = stream.below(100)
    if choice < plan.routine.answered {
      settled.answer(question)
      let library = await app.library
      let value = books.answer(to: question, in: library, &stream)
      let report = try await app.curator.answer(value, after: session)
      notes.answers[session] = report.value
      let (filled, points) = expected(value, to: question, in: library)
      figures.questions["answered", default: 0] += 1
      figures.pointsEarned += points
      let axis = DiversityAxis.dimension(question.dimension)
      let shown = device.views.answered(report.before, report.after)
      let (before, after) = (shown.before.completion(of: axis), shown.after.completion(of: axis))
      let titles = filled.sorted().compactMap { library.works[$0]?.title }
      figures.answersCounted.count(
        after.filled == before.filled + filled.count && after.total == before.total
          && report.updated == titles && report.points == points)
    } else if choice < plan.routine.answered + plan.routine.skipped {
      settled.skip(question)
      try await app.curator.skip(after: session)
      figures.questions["passed over", default: 0] += 1
    } else {
      figures.questions["left alone", default: 0] += 1
    }
  }

  /// The value of CUR-1.
  private static let pointsOfAnswer = 5

  /// Notes an answer in the reader's own account: about the author if the app has announced that it applies
  /// to the author's books (CAS-14).
  ///
  /// - Returns: The books that it fills, and its points.
  private mutating func expected(
    _ value: String, to question: DiversityQuestion, in library: Library
  ) -> (filled: [WorkID], points: Int) {
    let field = CuratorAccount.fields.first { $0.dimension == question.dimension }
    let writer = library.works[question.work]?.authors.first { $0.role == nil }?.author
    guard let field, let writer, question.preview(in: library) != nil else {
      curator.answer(value, about: question.work, question.dimension)
      return ([question.work], Self.pointsOfAnswer)
    }
    let (books, points) = curator.change(.author(writer, field), to: value, in: library)
    changedInBurst.formUnion(books)
    return (books, points)
  }

  // MARK: The end

  /// Compares the app's state with the reader's account.
  private mutating func compare() async {
    let library = await app.library
    let sittings = account.compare(with: library)
    (figures.kept, figures.facts, figures.long) = (sittings.kept, sittings.facts, sittings.long)
    for sitting in sittings.wrong { miss("SES-2", truth: sitting.truth, sitting.outcome) }
    figures.points = library.awards.reduce(0) { $0 + $1.points }
    compareCuration(with: library)
    compareSeries(with: library)
    let recount = DiversityStatsService(store: app.store)
    for period in plan.periods {
      let (followed, anew) = (
        await app.diversity.stats(for: device.views.period(period)), await recount.stats(for: period)
      )
      figures.periodsCounted.count(followed == anew)
    }
  }
}

extension SittingOutcome {
  /// The name in reports.
  var name: String {
    switch self {
    case .ended: "ended"
    case .forgotten: "forgotten"
    case .killed: "killed"
    }
  }
}
