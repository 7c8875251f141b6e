// Months of reading series: a reader goes on with the next volume, adds missing volumes, enters the length of
// series, edits series, and checks what the app shows. The rates are *assumed*.

import BooksTrack
import BooksTrackAPI
import LabWorld
import Measurement
import Simulation

extension ReadingLife {
  /// Continues after a finished book: checks the recommendation and celebrations, and adds the next volume if
  /// the reader wants it.
  ///
  /// - Returns: The book to go on with, if the app has offered one.
  mutating func goOn(after work: WorkID) async throws -> WorkID? {
    let library = await app.library
    let offer = device.views.offer(SeriesRecommendation.after(work, in: library))
    compare(offer, after: work, library)
    try await celebrate(library)
    try await add(offer, after: work)
    if case .continueWith(_, let next) = offer { return next }
    return nil
  }

  /// Compares the recommendation with the reader's own account.
  private mutating func compare(
    _ offer: SeriesRecommendation?, after work: WorkID, _ library: Library
  ) {
    let own = library.memberships(of: work).filter { $0.position != nil }
    let rows = SeriesRows(library)
    let next = own.lazy.compactMap { row -> (SeriesID, SeriesAccount.Next)? in
      guard let series = library.series[row.series] else { return nil }
      return SeriesAccount(series, rows).next(after: work).map { (row.series, $0) }
    }.first
    let others = next == nil ? SeriesAccount.others(after: work, in: library) : []
    let (isRight, kind): (Bool, String) =
      switch offer {
      case .add(let series, let volume): (next.map { $0 == (series, .missing(volume)) } ?? false, "add")
      case .lookFor(let series, let volume):
        (next.map { $0 == (series, .missing(volume)) } ?? false, "look for")
      case .continueWith(let series, let book):
        (next.map { $0 == (series, .owned(book)) } ?? false, "continue with")
      case .others(let series): (next == nil && series == others, "others")
      case nil: (next == nil && others.isEmpty, "nothing")
      }
    figures.marathon?.offered[kind, default: 0] += 1
    figures.marathon?.offers.count(isRight)
    if !isRight {
      violation(
        "SER-12.offers",
        truth: "\(next.map { "\($0)" } ?? "nothing") that is next after \(library.works[work]?.title ?? ""), "
          + "beside the series \(others)",
        "recommended is \(offer.map { "\($0)" } ?? "nothing")")
    }
  }

  // MARK: The next volume

  /// Returns the next book of an unfinished series, usually; nil if another book is read next.
  mutating func nextOfSeries(_ library: Library) -> EntryID? {
    guard seriesStream.chance(4, in: 5) else { return nil }
    let next = library.series.compactMap { row -> EntryID? in
      guard case .continueWith(_, let work) = SeriesShelf(of: row, in: library).next else { return nil }
      return library.entries(of: work).first?.id
    }
    return seriesStream.pick(next)
  }

  /// Adds the next volume if it is missing and the reader thinks of it or sees it in the app.
  private mutating func add(_ offer: SeriesRecommendation?, after work: WorkID) async throws {
    let before = await app.library
    guard let next = books.next(after: work, in: before) else { return }
    let decision = NextVolumeDecision(series: next.series, volume: next.volume, decisions)
    let place = shownPlace(of: next, offer, after: work, before)
    if decision.goesOn { figures.marathon?.wanted += 1 }
    if decision.adds(isShown: false) { figures.marathon?.addedAlone += 1 }
    guard decision.adds(isShown: place != nil) else {
      if decision.adds(isShown: true) {
        miss(
          "SER-21.added",
          truth:
            "a reader who would add volume \(next.volume), \(books.words(forBook: next.book)), if it were shown",
          "behind \(books.words(for: work)) is recommended \(words(for: offer, before))")
      }
      return
    }
    figures.marathon?.added += 1
    // A reader who has not seen it in the app types the data of the copy.
    if decision.looks, let place, try await lookFor(next.volume, of: place, next.book) != nil { return }
    try await type(next)
  }

  /// Returns the series of the library in which the app recommends the next volume; nil if it recommends
  /// something else or nothing.
  private func shownPlace(
    of next: NextVolume, _ offer: SeriesRecommendation?, after work: WorkID, _ library: Library
  ) -> SeriesID? {
    let place: SeriesID
    switch offer {
    case .add(let series, next.volume), .lookFor(let series, next.volume): place = series
    default: return nil
    }
    guard let row = library.series[place], library.membership(of: work, in: place) != nil,
      books.isCalled(row, next.series)
    else { return nil }
    return place
  }

  /// Imports a file of one row with a volume.
  private mutating func type(_ next: NextVolume) async throws {
    let before = await app.library.works.count
    var source = BytesSource(next.file, chunkSize: next.file.count)
    _ = try await app.importer.run(&source, fileName: "next.csv")
    let library = await app.library
    guard library.works.count > before, let added = library.works.max(by: { $0.id < $1.id }) else { return }
    books.note(added.id, is: next.book)
    try await lookUp(atMost: .seconds(600))
    narrative?.tell("types “\(added.title)”, which comes next", at: process.clock.now)
  }

  // MARK: By hand

  /// An evening with series: makes one edit or look-up, and checks the shelf.
  mutating func arrange() async throws {
    try await open()
    let library = await app.library
    let series = library.series.map { $0 }
    guard let row = seriesStream.pick(series) else { return }
    switch seriesStream.below(12) {
    case 0: try await make(library)
    case 1: try await reorder(row, library)
    case 2: try await rename(row)
    case 3: try await takeOut(row, library)
    case 4, 5: try await fillGap(library)
    case 6, 7: if try await !tellStory(library) { try await fillGap(library) }
    default: try await sayTotal(library)
    }
    try await celebrate(await app.library)
    look(at: row.id, await app.library)
  }

  private mutating func did(_ edit: String) { figures.marathon?.edits[edit, default: 0] += 1 }

  /// Creates a series of a few books of the library.
  private mutating func make(_ library: Library) async throws {
    let works = library.works.map(\.id)
    guard works.count > 3 else { return }
    let chosen = (0..<3).map { _ in works[seriesStream.below(works.count)] }
    let name = "Favourites of \(figures.marathon?.edits["made", default: 0] ?? 0)"
    let now = now
    try await app.store.commit(.edit("make a series")) { editor in
      guard let series = editor.makeSeries(named: name, now: now) else { return }
      for (place, work) in chosen.enumerated() {
        editor.place(work, in: series, at: SeriesPosition(place + 1), now: now)
      }
    }
    did("made")
  }

  /// Reorders a series; only those that the reader has created, because the order of others is printed on
  /// their covers.
  private mutating func reorder(_ row: Series, _ library: Library) async throws {
    guard row.name.hasPrefix("Favourites") else { return try await sayTotal(library) }
    let (works, now) = (library.members(of: row.id).map(\.work), now)
    try await app.store.commit(.edit("reorder a series")) { editor in
      editor.reorder(row.id, as: works.reversed(), now: now)
    }
    did("reordered")
  }

  private mutating func rename(_ row: Series) async throws {
    let now = now
    let name = ReaderBooks.ownName(of: row.name)
    try await app.store.commit(.edit("rename a series")) { $0.rename(row.id, to: name, now: now) }
    did("renamed")
  }

  private mutating func takeOut(_ row: Series, _ library: Library) async throws {
    guard row.name.hasPrefix("Favourites"), let work = library.members(of: row.id).last?.work else {
      return try await sayTotal(library)
    }
    let now = now
    try await app.store.commit(.edit("take a book out")) { $0.take(work, outOf: row.id, now: now) }
    did("taken out")
  }

  /// Looks up the number of volumes of a series in progress, and enters it.
  private mutating func sayTotal(_ library: Library) async throws {
    let open = library.series.filter { row in
      row.total == nil && SeriesShelf(of: row, in: library).stage == .inProgress
    }
    guard let row = seriesStream.pick(open), let total = books.total(of: row, in: library) else { return }
    let now = now
    try await app.store.commit(.edit("say a total")) { $0.setTotal(total, of: row.id, now: now) }
    did("total")
  }

  // MARK: Celebrations

  /// Checks that the app celebrates what the reader has finished since, and nothing else (SER-13).
  private mutating func celebrate(_ library: Library) async throws {
    let rows = SeriesRows(library)
    let finished = library.series.filter { row in
      !celebrated.contains(row.id) && SeriesAccount(row, rows).isFinished
    }.map(\.id)
    celebrated.formUnion(finished)
    if !finished.isEmpty, seriesStream.chance(1, in: 4) { try await relaunch() }
    var shown = device.views.celebrated(try await app.series.takeCelebrations().map(\.series), library)
    for series in finished {
      let place = shown.firstIndex(of: series)
      figures.marathon?.celebrated.count(place != nil)
      if let place {
        shown.remove(at: place)
      } else {
        miss("SER-21.celebrated", truth: account(of: series, library), "nothing is celebrated")
      }
    }
    for series in shown {
      let isOld = celebrated.contains(series)
      miss(
        "SER-13.once", truth: account(of: series, library) + (isOld ? ", and celebrated before" : ""),
        "it is celebrated\(isOld ? " once more" : "")")
    }
    figures.marathon?.celebratedTooOften += shown.count
  }

  // MARK: In words

  /// Describes the reader's own account of a series.
  private func account(of id: SeriesID, _ library: Library) -> String {
    guard let series = library.series[id] else { return "a series that is not there" }
    let account = SeriesAccount(series, library)
    return "\(series.name), \(account.text), \(account.isFinished ? "finished" : "not finished")"
  }

  private func words(for offer: SeriesRecommendation?, _ library: Library) -> String {
    func name(_ series: SeriesID) -> String { library.series[series]?.name ?? "a series that is not there" }
    return switch offer {
    case .add(let series, let volume): "to add volume \(volume) of \(name(series))"
    case .lookFor(let series, let volume): "to look for volume \(volume) of \(name(series))"
    case .continueWith(let series, let work):
      "to go on with \(library.works[work]?.title ?? "nothing") of \(name(series))"
    case .others(let series): "other series: \(series.map(name).joined(separator: "; "))"
    case nil: "nothing"
    }
  }

  // MARK: What is shown

  /// Compares a shelf with the reader's own account.
  mutating func look(at id: SeriesID, _ library: Library) {
    guard let series = library.series[id] else { return }
    look(at: series, library, SeriesRows(library))
  }

  private mutating func look(at series: Series, _ library: Library, _ rows: SeriesRows) {
    let (shelf, account) = (SeriesShelf(of: series, in: library), SeriesAccount(series, rows))
    let isRight =
      shelf.owned.text == account.text && device.views.missing(shelf.missing) == account.missing
      && shelf.isFinished == account.isFinished
    figures.marathon?.shelves.count(isRight)
    if !isRight {
      violation(
        "SER-8.shelves", truth: "\(account.text), missing \(account.missing)",
        "the shelf of \(series.name) says \(shelf.owned.text), missing \(shelf.missing)")
    }
    lookAtStory(of: series, library)
  }

  /// Compares all shelves with the reader's own account.
  mutating func compareSeries(with library: Library) {
    guard figures.marathon != nil else { return }
    let rows = SeriesRows(library)
    for series in library.series { look(at: series, library, rows) }
  }
}
