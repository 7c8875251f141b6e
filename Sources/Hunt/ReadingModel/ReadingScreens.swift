// The screens of the app in a reading world: one method per operation and per view. Planted bugs override a
// method.

import BooksTrack
import BooksTrackAPI

/// The screens of an app.
///
/// `@unchecked Sendable`: used only on the thread of its world.
class ReadingScreens: @unchecked Sendable {
  let app: App
  /// The screen that is open while author facts are edited; nil in other worlds.
  private(set) var overview: LibraryOverview?
  /// The books that the overview has redrawn since the last comparison.
  var redrawn: [WorkID] = []

  init(_ app: App) { self.app = app }

  /// Opens the overview, which shows nothing before it appears.
  func openOverview() { overview = app.makeOverview() }

  /// Keeps the overview current until the process ends.
  func keepOverview() async throws { try await overview?.run { self.redrawn += $0 } }

  // MARK: Operations of the reader

  func start(_ entry: EntryID, page: Int?) async throws { try await app.sessions.start(entry, from: page) }

  func sign(page: Int?) async throws { try await app.sessions.sign(page: page) }

  func end(page: Int) async throws { try await app.sessions.end(page: page) }

  /// Resumes sessions at a launch.
  func resume() async throws { try await app.sessions.resume() }

  func ask(after session: SessionID) async throws -> DiversityQuestion? {
    try await app.curator.ask(after: session)
  }

  func answer(_ value: String, after session: SessionID) async throws -> AnswerAccount {
    AnswerAccount(try await app.curator.answer(value, after: session))
  }

  func skip(after session: SessionID) async throws { try await app.curator.skip(after: session) }

  func say(
    _ value: String, about work: WorkID, _ dimension: DiversityDimension
  ) async throws -> AnswerAccount {
    AnswerAccount(try await app.curator.answer(value, about: work, dimension))
  }

  func change(_ edit: ReadingEdit) async throws {
    let now = app.platform.wallTime.now()
    try await app.store.commit(.edit("reading world")) { edit.apply(in: &$0, now: now) }
  }

  func say(_ values: [String], _ field: AuthorField, of author: AuthorID) async throws -> CurationAccount {
    CurationAccount(try await app.cascade.say(values, field, of: author))
  }

  func override(
    _ field: AuthorField, of works: [WorkID], with values: [String], because reason: String?
  ) async throws -> CurationAccount {
    CurationAccount(try await app.cascade.override(field, of: works, with: values, because: reason))
  }

  func removeOverride(_ field: AuthorField, of works: [WorkID]) async throws -> CurationAccount {
    CurationAccount(try await app.cascade.removeOverride(field, of: works))
  }

  func undo(_ step: CurationStepID) async throws -> CurationAccount {
    CurationAccount(try await app.cascade.undo(step))
  }

  func change(_ change: SeriesChange, now: Timestamp) async throws {
    let detector = app.policy.imports.series
    try await app.store.commit(.edit("series world")) { change.apply(in: &$0, detector, now: now) }
  }

  /// Returns the text of pending celebrations, and marks them as shown.
  func celebrate() async throws -> String? {
    let texts = try await app.series.takeCelebrations().map(\.text)
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }

  /// Undoes a merge and returns the message to the reader.
  func undoMerge(_ merge: SeriesMergeID) async throws -> String? {
    guard let back = try await app.series.undoMerge(merge) else { return nil }
    return await app.library.series[back].map { "\($0.name) is back" }
  }

  /// Recalculates statistics when due, until the process ends.
  func refreshStatistics() async throws { try await app.refreshStatistics() }

  /// Handles a shortage of memory.
  func memoryWarning() async throws -> ReleasedMemory { await app.memoryWarning() }

  // MARK: Views

  /// Returns the page of an author.
  func profile(of author: AuthorID, in library: Library) -> AuthorProfile? {
    AuthorProfile(of: author, in: library)
  }

  /// Returns the value that a book shows in a field.
  func shown(_ field: AuthorField, of work: WorkID, in library: Library) -> ShownFact? {
    library.shownFact(field, of: work, app.policy.cascade)
  }

  /// Returns how a name for a series is resolved.
  func naming(_ name: String, in library: Library) -> SeriesNaming { SeriesNaming(of: name, in: library) }

  func shelf(of series: Series, in library: Library) -> SeriesShelf { SeriesShelf(of: series, in: library) }

  /// Returns the places that a shelf shows.
  func places(of shelf: SeriesShelf) -> [SeriesShelf.Place] { shelf.places }

  /// Returns the places of a series in story order.
  func story(of series: Series, in library: Library) -> [SeriesShelf.Place] {
    SeriesShelf(of: series, in: library, order: .chronological).places
  }

  /// Returns how much of a series the library has.
  func owned(of shelf: SeriesShelf) -> SeriesProgress { shelf.owned }

  /// Returns the spoken text for how much of a series the library has.
  func spoken(_ owned: SeriesProgress) -> String { SeriesTexts.spoken(owned) }

  /// Returns the confirmation text for deleting a series.
  func deletion(of series: Series, books: Int) -> String {
    SeriesTexts.deletion(of: series.name, books: books)
  }

  func seriesLines(by order: SeriesList.Order, in library: Library) -> [SeriesList.Line] {
    SeriesList(of: library).lines(by: order)
  }

  /// Returns the recommendation after a book.
  func offer(after work: WorkID, in library: Library) -> SeriesRecommendation? {
    SeriesRecommendation.after(work, in: library)
  }

  /// Returns the text of a membership on the card of a book.
  func badge(of membership: Membership, in library: Library) -> String? {
    SeriesTexts.badge(membership.position, total: library.series[membership.series]?.total)
  }

  /// Returns the time of the timer in milliseconds.
  func timer() async -> Int64? { await app.sessions.current()?.milliseconds }

  func timerText(_ milliseconds: Int64) -> String { SessionTexts.timer(milliseconds: milliseconds) }

  func past(of entry: EntryID, in library: Library) -> ReadingPicture.Past {
    let history = ReadingHistory(of: entry, in: library)
    return ReadingPicture.Past(
      lines: history.sessions.map { day(of: $0) + ": " + amount(of: $0) },
      texts: history.sessions.map { text(of: $0) },
      paces: history.sessions.map { pace(of: $0) },
      minutes: history.totalMinutes, pages: history.totalPages, averagePace: history.averagePace?.tenths)
  }

  func text(of session: ReadingSession) -> String { SessionTexts.line(of: session) }

  func day(of session: ReadingSession) -> String { session.day?.description ?? "no day" }

  /// Returns the line of a session without day and pace.
  private func amount(of session: ReadingSession) -> String {
    let words = SessionTexts.summary(of: session)
    return String(words.dropFirst("Great session! ".count))
  }

  /// Returns the pace in tenths of a page per hour.
  func pace(of session: ReadingSession) -> Int? { session.pace?.tenths }

  func counts(of period: StatsPeriod) async -> PeriodCounts {
    PeriodCounts(await app.diversity.stats(for: period))
  }

  /// Returns the completion in percent: all dimensions together, then each.
  func completion() async -> [Int] {
    let stats = await app.diversity.stats()
    let dimensions = DiversityDimension.allCases.map { stats.completion(of: .dimension($0)).percent }
    return [await app.diversity.completion().percent] + dimensions
  }

  func chart() async -> [ReadingPicture.Axis] {
    await app.diversity.radar().axes.map {
      ReadingPicture.Axis(isGhost: $0.isGhost, variety: $0.variety, label: $0.spokenLabel)
    }
  }

  func missing(of work: WorkID) async -> [DiversityDimension] {
    await app.diversity.missingDimensions(of: work)
  }

  func nextQuestion() async -> DiversityQuestion? { await app.diversity.nextQuestion() }

  func points(in library: Library) -> Int { library.points }
}

extension ReadingScreens {
  /// Returns everything that the app shows.
  func picture() async -> ReadingPicture {
    let library = await app.library
    let works = library.works.map(\.id)
    let entries = works.map { library.entries(of: $0).first }
    var picture = ReadingPicture()
    picture.sittings = library.sessions.map { session in
      ReadingPicture.Sitting(
        book: works.firstIndex { $0 == library.entries[session.entry]?.work } ?? -1,
        started: session.started.milliseconds, minutesFromUTC: session.minutesFromUTC,
        from: session.startPage,
        to: session.lastPage, milliseconds: session.milliseconds, lastSign: session.lastSign.milliseconds,
        ending: session.ending, question: session.question)
    }
    picture.timer = await timer()
    picture.timerText = picture.timer.map(timerText)
    picture.pages = entries.map { $0?.currentPage }
    picture.pasts = entries.map { $0.map { past(of: $0.id, in: library) } }
    for work in works { picture.missing.append(await missing(of: work)) }
    for period in ReadingPicture.periods {
      picture.counts.append(.init(period: period, counts: await counts(of: period)))
    }
    picture.completion = await completion()
    picture.chart = await chart()
    picture.next = await nextQuestion().map { question in
      .init(book: works.firstIndex { $0 == question.work } ?? -1, dimension: question.dimension)
    }
    picture.points = points(in: library)
    picture.ledger = library.awards.map { "\($0.dimension?.rawValue ?? "an author") \($0.points)" }
    picture.refresh = library.curation.refresh
    picture.overview = await overviewPicture(works)
    picture.curation = library.curation.refresh.requests == 0 ? nil : await curationPicture(library)
    picture.series = library.series.isEmpty ? nil : seriesPicture(library)
    return picture
  }
}

extension PeriodCounts {
  /// Creates counts from those of the app.
  init(_ stats: DiversityStats) {
    books = stats.books
    axes = DiversityAxis.allCases.map {
      Axis(filled: stats.completion(of: $0).filled, values: stats.values(on: $0))
    }
  }
}

extension AnswerAccount {
  /// Creates an account from the report of the app.
  init(_ report: AnswerReport) {
    self.init(
      value: report.value, points: report.points, balance: report.balance,
      before: PeriodCounts(report.before),
      after: PeriodCounts(report.after), lines: report.lines)
  }
}
