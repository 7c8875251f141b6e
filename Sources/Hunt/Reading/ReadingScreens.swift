// The screens of the app in a reading world: one method for each thing that the reader can do there or look
// at. A planted bug is screens of which one does something else.

import BooksTrack
import BooksTrackAPI

/// The screens of an app.
///
/// `@unchecked Sendable`: used only on the thread of its world.
class ReadingScreens: @unchecked Sendable {
  let app: App
  /// The screen that is open while the reader says something of authors, in worlds in which they do.
  private(set) var overview: LibraryOverview?
  /// The books that it has redrawn since the last look.
  var redrawn: [WorkID] = []

  init(_ app: App) { self.app = app }

  /// Opens the overview; it shows nothing until it appears.
  func openOverview() { overview = app.makeOverview() }

  /// Keeps the overview current until the process ends.
  func keepOverview() async throws { try await overview?.run { self.redrawn += $0 } }

  // MARK: What the reader does

  func start(_ entry: EntryID, page: Int?) async throws { try await app.sessions.start(entry, from: page) }

  func sign(page: Int?) async throws { try await app.sessions.sign(page: page) }

  func end(page: Int) async throws { try await app.sessions.end(page: page) }

  /// At a launch.
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

  /// What is celebrated now, in words.
  func celebrate() async throws -> String? {
    let texts = try await app.series.takeCelebrations().map(\.text)
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }

  /// Undoes a merge, and says which series is back.
  func undoMerge(_ merge: SeriesMergeID) async throws -> String? {
    guard let back = try await app.series.undoMerge(merge) else { return nil }
    return await app.library.series[back].map { "\($0.name) is back" }
  }

  /// Calculates statistics anew whenever it is due, until the process ends.
  func refreshStatistics() async throws { try await app.refreshStatistics() }

  /// The system is short of memory.
  func memoryWarning() async throws -> ReleasedMemory { await app.memoryWarning() }

  // MARK: What the reader sees

  /// The page of an author.
  func profile(of author: AuthorID, in library: Library) -> AuthorProfile? {
    AuthorProfile(of: author, in: library)
  }

  /// What a book shows in a field.
  func shown(_ field: AuthorField, of work: WorkID, in library: Library) -> ShownFact? {
    library.shownFact(field, of: work, app.policy.cascade)
  }

  /// What somebody is asked who names a series.
  func naming(_ name: String, in library: Library) -> SeriesNaming { SeriesNaming(of: name, in: library) }

  func shelf(of series: Series, in library: Library) -> SeriesShelf { SeriesShelf(of: series, in: library) }

  /// The places that a shelf shows.
  func places(of shelf: SeriesShelf) -> [SeriesShelf.Place] { shelf.places }

  /// The places of a series as the story goes.
  func story(of series: Series, in library: Library) -> [SeriesShelf.Place] {
    SeriesShelf(of: series, in: library, order: .chronological).places
  }

  /// How much of a series is there.
  func owned(of shelf: SeriesShelf) -> SeriesProgress { shelf.owned }

  /// How much of a series is there, as it is spoken.
  func spoken(_ owned: SeriesProgress) -> String { SeriesTexts.spoken(owned) }

  /// What is asked before a series is deleted.
  func deletion(of series: Series, books: Int) -> String {
    SeriesTexts.deletion(of: series.name, books: books)
  }

  func seriesLines(by order: SeriesList.Order, in library: Library) -> [SeriesList.Line] {
    SeriesList(of: library).lines(by: order)
  }

  /// What is recommended after a book.
  func offer(after work: WorkID, in library: Library) -> SeriesRecommendation? {
    SeriesRecommendation.after(work, in: library)
  }

  /// What the card of a book says of a series that it stands in.
  func badge(of membership: Membership, in library: Library) -> String? {
    SeriesTexts.badge(membership.position, total: library.series[membership.series]?.total)
  }

  /// What the timer shows, in milliseconds.
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

  /// What the line of a session says beside its day and its pace.
  private func amount(of session: ReadingSession) -> String {
    let words = SessionTexts.summary(of: session)
    return String(words.dropFirst("Great session! ".count))
  }

  /// Tenths of a page an hour.
  func pace(of session: ReadingSession) -> Int? { session.pace?.tenths }

  func counts(of period: StatsPeriod) async -> PeriodCounts {
    PeriodCounts(await app.diversity.stats(for: period))
  }

  /// In percent: all dimensions together, then each.
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
  /// All that there is to see.
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
    for period in ReadingPicture.periods { picture.counts.append((period, await counts(of: period))) }
    picture.completion = await completion()
    picture.chart = await chart()
    picture.next = await nextQuestion().map { question in
      (works.firstIndex { $0 == question.work } ?? -1, question.dimension)
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
  /// What the app counts.
  init(_ stats: DiversityStats) {
    books = stats.books
    axes = DiversityAxis.allCases.map {
      Axis(filled: stats.completion(of: $0).filled, values: stats.values(on: $0))
    }
  }
}

extension AnswerAccount {
  /// What the app tells.
  init(_ report: AnswerReport) {
    self.init(
      value: report.value, points: report.points, balance: report.balance,
      before: PeriodCounts(report.before),
      after: PeriodCounts(report.after), lines: report.lines)
  }
}
