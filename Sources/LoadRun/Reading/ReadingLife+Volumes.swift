// Missing volumes: the reader has the app look for one, and picks the right book among the answers if it is
// there (SER-19). Also the chronological order of a series, which the reader enters (SER-18).

import BooksTrack
import BooksTrackAPI
import LabWorld
import Measurement
import Simulation

extension ReadingLife {
  // MARK: Totals

  /// Keeps the app open for a while, and looks at what it has learnt about series by itself (SER-22).
  mutating func lookAtLearntSeries() async throws {
    try await keepOpen(atMost: .seconds(1_800))
    let library = await app.library
    for row in library.series where !row.externalIDs.isEmpty && !row.hasTotalOfReader {
      let pages = library.pages(of: row.id)
      let isLearnt = pages.contains { !$0.volumes.isEmpty || $0.total != nil }
      figures.marathon?.learnt.count(isLearnt)
      if !isLearnt { miss("SER-22.learnt", truth: row.name, "\(pages.count.of("page")), which say nothing") }
      guard isLearnt, let truth = books.total(of: row, in: library) else { continue }
      let last = row.total ?? library.lastListedVolume(of: row.id)
      figures.marathon?.lastListed.count(last == truth)
    }
  }

  // MARK: A missing volume

  /// Has the app look for a volume, and adds it if it is among the answers.
  ///
  /// - Parameter book: The catalog work being looked for; nil if the catalog has none.
  /// - Returns: The work in the library; nil if the app has not found it.
  mutating func lookFor(_ volume: Int, of series: SeriesID, _ book: Int?) async throws -> WorkID? {
    let outcome = try await app.seriesLookUp.find(volume: volume, of: series)
    figures.marathon?.lookedFor[outcome.name, default: 0] += 1
    let candidates = outcome.candidates
    let pick = candidates?.first { candidate in book.map { books.is(candidate, $0) } ?? false }
    if candidates != nil, let book, books.isKnown(book) {
      figures.marathon?.answered.count(pick != nil)
      if isListed(volume, of: series, book, await app.library) {
        figures.marathon?.listed.count(pick != nil)
        if pick == nil { miss("SER-22.found", truth: books.words(forBook: book), outcome.name) }
      }
    }
    guard let pick else { return nil }
    guard case .added(let work) = try await app.seriesLookUp.add(pick, as: volume, of: series) else {
      return nil
    }
    if let book { books.note(work, is: book) }
    try await lookUp(atMost: .seconds(600))
    check(work, volume, of: series, await app.library)
    narrative?.tell("adds “\(pick.title)”, which was missing", at: process.clock.now)
    return work
  }

  /// Returns true if a provider's page that the app has fetched lists a book as a volume.
  private func isListed(_ volume: Int, of series: SeriesID, _ book: Int, _ library: Library) -> Bool {
    library.pages(of: series).contains { page in
      page.volumes.contains { $0.position == SeriesPosition(volume) && books.isTitle($0.title, of: book) }
    }
  }

  /// Checks that a picked book is wanted, is at its position, and has only records of that book.
  private mutating func check(_ work: WorkID, _ volume: Int, of series: SeriesID, _ library: Library) {
    let place = library.membership(of: work, in: series)?.position
    let isWanted = library.entries(of: work).contains { $0.facts.status == .wantToRead }
    let others = library.works[work]?.externalIDs.filter {
      !books.isAbout($0, work) && !books.isUntold($0, work)
    }
    let isRight = place == SeriesPosition(volume) && isWanted && others?.isEmpty ?? false
    figures.marathon?.picked.count(isRight)
    if !isRight {
      let title = library.works[work]?.title ?? "nothing"
      let records = (others ?? []).map { "\($0.provider) \($0.value), \(books.words(for: $0) ?? "unknown")" }
        .joined(separator: "; ")
      violation(
        "SER-19.picked", truth: books.words(for: work),
        "picked as volume \(volume): \(title), wanted: \(isWanted), stands at \(place?.description ?? "no place"), "
          + "records of another book: \(records.isEmpty ? "none" : records)")
    }
  }

  /// Has the app look for the first gap of a random series.
  mutating func fillGap(_ library: Library) async throws {
    let open = library.series.compactMap { row -> (row: Series, volume: Int)? in
      SeriesShelf(of: row, in: library).missing.first.map { (row, $0) }
    }
    guard let gap = seriesStream.pick(open) else { return }
    figures.marathon?.edits["looked for", default: 0] += 1
    let book = books.volume(gap.volume, of: gap.row, in: library)
    _ = try await lookFor(gap.volume, of: gap.row.id, book)
  }

  // MARK: The order of the story

  /// Enters the chronological order of a series, if it differs from the order of its numbers.
  ///
  /// - Returns: True if there was one to enter.
  mutating func tellStory(_ library: Library) async throws -> Bool {
    let open = library.series.compactMap { row -> (series: SeriesID, works: [WorkID])? in
      let works = books.story(of: row, in: library)
      return works.count > 1 && stories[row.id] != works ? (row.id, works) : nil
    }
    guard let story = seriesStream.pick(open) else { return false }
    try await app.series.reorder(story.series, as: story.works, in: .chronological)
    stories[story.series] = story.works
    figures.marathon?.edits["story", default: 0] += 1
    return true
  }

  /// Compares a shelf in chronological order with the reader's entry.
  mutating func lookAtStory(of series: Series, _ library: Library) {
    guard let order = stories[series.id] else { return }
    let shelf = SeriesShelf(of: series, in: library, order: .chronological)
    let works = order.filter { library.membership(of: $0, in: series.id) != nil }
    let isRight = Array(shelf.places.compactMap(\.work).prefix(works.count)) == works
    figures.marathon?.stories.count(isRight)
    if !isRight {
      violation(
        "SER-18.stories", truth: "the order of \(order)",
        "the story of \(series.name) is shown as \(shelf.places.compactMap(\.work))")
    }
  }
}

extension MissingVolumeOutcome {
  /// The candidates if the backend has answered, which may be none; otherwise nil.
  fileprivate var candidates: [Candidate]? {
    switch self {
    case .found(let candidates): candidates
    case .nothingFound: []
    default: nil
    }
  }

  /// The name in reports.
  fileprivate var name: String {
    switch self {
    case .found: "answers"
    case .nothingFound: "nothing found"
    case .owned: "there already"
    case .offline: "no network"
    case .failed: "failed"
    case .gone: "no such series"
    }
  }
}
