// Evenings on which a reader enters facts about authors: fills in fields, overrides books that differ, makes
// and corrects mistakes, and undoes the last change. Sometimes the app is killed before the statistics are
// recomputed.

import BooksTrack
import BooksTrackAPI
import LabWorld
import Measurement
import Simulation

extension ReadingLife {
  /// Makes a few changes in a row and then checks the statistics.
  mutating func curate() async throws {
    try await open()
    let (changes, runs) = (curator.changes.count, await app.library.curation.refresh.runs)
    changedInBurst = []
    var overview = app.makeOverview()
    await overview.appear()
    for _ in 0..<3 {
      switch curatorStream.below(20) {
      case 0: try await takeBack()
      case 1...3: try await correct()
      default: try await fillIn()
      }
    }
    guard curator.changes.count > changes else { return }
    if curatorStream.chance(1, in: 8) {
      try await relaunch()
      overview = app.makeOverview()
      await overview.appear()
    }
    try await keepOpen(for: .seconds(10), showing: overview)
    let refresh = await app.library.curation.refresh
    var isRight = !refresh.isDue && refresh.runs == runs + 1
    var isShown = await isShown(on: overview)
    if curatorStream.chance(1, in: 10) {
      let anew = await DiversityStatsService(store: app.store).stats()
      isRight =
        isRight && refresh.filled == anew.completion.filled && refresh.total == anew.completion.total
      let chart = await overview.chart
      isShown = isShown && chart == RadarChart(anew)
    }
    figures.curating?.refreshed.count(isRight)
    figures.curating?.screens.count(isShown)
  }

  /// Returns true if a screen shows the reader's entries: for the books that the burst changed, and for one
  /// in fifty others.
  private func isShown(on overview: LibraryOverview) async -> Bool {
    let library = await app.library
    for (place, work) in library.works.enumerated()
    where changedInBurst.contains(work.id) || place % 50 == 0 {
      let facts = await overview.facts(of: work.id)
      for field in CuratorAccount.fields {
        let fact = facts.compactMap { $0 }.first { $0.field == field }
        guard fact?.text == curator.shown(field, of: work.id, in: library) else { return false }
      }
    }
    return true
  }

  /// Keeps the app open on a screen, with its background work.
  private func keepOpen(for time: Duration, showing overview: LibraryOverview) async throws {
    let (app, process, views) = (app, process, device.views)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await app.run() }
      group.addTask {
        while true { await overview.take(views.refreshed(try await overview.nextNotice())) }
      }
      group.addTask { try await process.pass(time, "the app is open") }
      try await group.next()
      group.cancelAll()
      while let result = await group.nextResult() {
        if case .failure(let error) = result, !(error is CancellationError) { throw error }
      }
    }
  }

  // MARK: Changes

  /// Enters what is known of an author: of those of some random books, the one with the most books.
  private mutating func fillIn() async throws {
    let library = await app.library
    let works = library.works.map { $0 }
    var best: (work: WorkID, author: AuthorID, books: Int)?
    for _ in 0..<8 {
      guard let work = curatorStream.pick(works),
        let author = work.authors.first(where: { $0.role == nil })?.author,
        !curator.authors.contains(author), !placeholderAuthors.contains(author)
      else { continue }
      let count = CuratorAccount.books(of: author, in: library).count
      if count > best?.books ?? 0 { best = (work.id, author, count) }
    }
    guard let (work, author, _) = best else { return }
    for field in CuratorAccount.fields {
      guard let truth = books.word(field, ofWriter: 0, of: work) else { continue }
      let slip = Self.slip(field)
      if curatorStream.chance(1, in: 15), slip != truth {
        slips.append((author, field, truth))
        try await say(slip, field, of: author, "facts of authors")
      } else {
        try await say(truth, field, of: author, "facts of authors")
      }
    }
    try await sayWhereBooksDiffer(from: author)
  }

  /// Returns the value that is chosen by mistake.
  private static func slip(_ field: AuthorField) -> String { field == .genderIdentity ? "Unknown" : "Other" }

  /// Corrects a mistake.
  private mutating func correct() async throws {
    guard !slips.isEmpty else { return try await fillIn() }
    let (author, field, truth) = slips.removeFirst()
    guard curator.value(.author(author, field)) != nil else { return }
    try await say(truth, field, of: author, "corrections")
  }

  /// Overrides the books of an author whose second writer has other facts, since a book shows those of the
  /// first.
  private mutating func sayWhereBooksDiffer(from author: AuthorID) async throws {
    let library = await app.library
    for work in CuratorAccount.books(of: author, in: library) {
      for field in CuratorAccount.fields {
        guard let second = books.word(field, ofWriter: 1, of: work),
          let shown = curator.value(.author(author, field)), shown != second
        else { continue }
        let report = try await app.cascade.override(
          field, of: [work], with: [second], because: "by two people")
        count(report, .book(work, field), second, "books that differ", in: library)
      }
    }
  }

  private mutating func say(
    _ value: String, _ field: AuthorField, of author: AuthorID, _ kind: String
  ) async throws {
    let library = await app.library
    do {
      let report = try await app.cascade.say([value], field, of: author)
      count(report, .author(author, field), value, kind, in: library)
    } catch CascadeRefusal.anonymous {
      figures.refused["anonymous", default: 0] += 1
      placeholderAuthors.insert(author)
    }
  }

  /// Undoes the last change, unless it was an undo itself.
  private mutating func takeBack() async throws {
    let library = await app.library
    guard let last = curator.changes.last, !last.isUndoing,
      let line = library.curationSteps.max(by: { $0.id < $1.id })
    else {
      return
    }
    let report = try await app.cascade.undo(line.id)
    count(report, last.subject, last.before, "taken back", isUndoing: true, in: library)
    if last.before == nil, case .author(let author, let field) = last.subject, let dimension = field.dimension
    {
      settled.reopen(CuratorAccount.books(of: author, in: library), dimension)
    }
  }

  /// Compares the app's report of a change with the reader's account.
  private mutating func count(
    _ report: CascadeReport, _ subject: CuratorAccount.Subject, _ value: String?, _ kind: String,
    isUndoing: Bool = false, in library: Library
  ) {
    let (changed, points) = curator.change(subject, to: value, isUndoing: isUndoing, in: library)
    changedInBurst.formUnion(changed)
    let titles = changed.sorted().compactMap { library.works[$0]?.title }
    figures.curating?.told.count(report.updated == titles && report.points.all == points)
    figures.curating?.entries[kind, default: 0] += 1
    figures.curating?.entriesAlone += changed.count
    figures.pointsEarned += points
  }

  // MARK: The end

  /// Compares what the app shows at the end with the entries.
  mutating func compareCuration(with library: Library) {
    guard var curating = figures.curating else { return }
    curating.shown = curator.compare(with: library, app.policy.cascade)
    curating.lines = curator.compareHistory(with: library)
    curating.overridden = Rate(
      library.works.count { !library.overrides(of: $0.id).isEmpty }, of: library.works.count)
    curating.pointsByRule = [
      "decided": curator.points.decided, "five an entry": curator.points.flat,
      "every cascade": curator.points.everyCascade,
    ]
    func count(_ isThere: (AuthorField, WorkID) -> Bool) -> Int {
      library.works.reduce(0) { sum, work in
        sum + CuratorAccount.fields.count { isThere($0, work.id) }
      }
    }
    curating.filled = count {
      let shown = library.shownFact($0, of: $1, app.policy.cascade)
      return shown.map { $0.origin != .provider } ?? false
    }
    curating.filledAlone = count { curator.isAnswered($0, of: $1) } + curating.allEntries
    figures.curating = curating
  }
}
