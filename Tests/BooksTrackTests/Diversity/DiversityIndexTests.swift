// Incremental counts equal a full count of all rows after every change of a long life.

import BooksTrackAPI
import PropertyTesting
import Testing

@testable import BooksTrack

@Suite("Diversity counts", .timeLimit(.minutes(20)))
struct DiversityIndexTests {
  /// A library, with counts that follow its changes.
  private struct Life {
    var library = Library(replica: 1)
    var index = DiversityIndex(Library(replica: 1))
    /// Earlier states, for undo.
    var earlier: [Library] = []
    var draws: Draws

    /// Performs one operation and returns its changes.
    mutating func step() -> [Change] {
      var editor = LibraryEditor(library)
      let kind = draws.below(100)
      switch kind {
      case 0...1: for work in Array(library.works) { editor.remove(work.id) }  // reset
      case 2...4: editor.restore(earlier.last ?? library)  // undo
      case 5...9: for _ in 0...draws.below(4) { editor.drawBook(&draws) }  // import
      default: editor.drawEdit(&draws)
      }
      earlier = earlier.suffix(3) + [library]
      library = editor.library
      return Array(editor.changes)
    }
  }

  @Test("DIV-5: after each of 10,000 operations the counts equal those of a full count")
  func incremental() throws {
    var life = Life(draws: Draws(seed: 19))
    var periods: Set<String> = ["all"]
    var most = 0
    for number in 0..<10_000 {
      let before = life.library
      var changes = life.step()
      // Some updates of the counts cover several transactions.
      if number % 7 == 0 { changes += life.step() }
      life.index.follow(changes, from: before, to: life.library)
      let expected = DiversityReference(life.library)
      periods.formUnion(expected.books.keys)
      most = max(most, life.library.works.count)
      let found = DiversityReference(life.index, periods: periods)
      if found != expected {
        Issue.record("operation \(number): \(found) instead of \(expected)")
        return
      }
      if number % 50 == 0 { #expect(life.index == DiversityIndex(life.library)) }
    }
    // The life had enough books and periods.
    #expect(most >= 20 && periods.count > 20)
    #expect(life.library.checkInvariants() == [])
  }

  @Test("DIV-6: a full count of many values in many months equals the incremental one")
  func manyValues() {
    var library = Library(replica: 1)
    var index = DiversityIndex(library)
    for number in 0..<400 {
      var editor = LibraryEditor(library)
      var book = DiverseBook()
      // 400 values, each in its own month, and values that several books share.
      book.identities = ["Reader of \(number)", "Reader of \(number % 90)"]
      book.nationality = ["NG", "JP"][number % 2]
      book.reader.dateRead = CalendarDate(year: 1_980 + number / 12, month: 1 + number % 12)
      editor.put(book, number)
      index.follow(editor.changes, from: library, to: editor.library)
      library = editor.library
    }
    let counted = DiversityIndex(library)
    #expect(counted == index)
    let identities = counted.stats().values(on: .marginalizedVoices)
    #expect(identities.count == 400 && identities.reduce(0) { $0 + $1.books } == 400 + 310)
    let month = counted.stats(for: .month(year: 2010, month: 4))
    #expect(month.values(on: .marginalizedVoices).map(\.value) == ["Reader of 3", "Reader of 363"])
    #expect(month.books == 1)
  }

  @Test("DIV-4: the missing dimensions and the next question equal those of a full scan")
  func questions() {
    var life = Life(draws: Draws(seed: 4))
    for _ in 0..<1_500 {
      let before = life.library
      life.index.follow(life.step(), from: before, to: life.library)
      let known = Dictionary(grouping: life.library.diversityFacts, by: \.work).mapValues {
        Set($0.map(\.dimension))
      }
      var lacking: [DiversityDimension: [WorkID]] = [:]
      for work in life.library.works {
        let missing = DiversityDimension.allCases.filter { known[work.id]?.contains($0) != true }
        #expect(life.index.missingDimensions(of: work.id) == missing)
        for dimension in missing { lacking[dimension, default: []].append(work.id) }
      }
      let expected = Self.question(lacking, in: life.library)
      #expect(life.index.nextQuestion()?.dimension == expected?.dimension)
      #expect(life.index.nextQuestion()?.work == expected?.work)
      #expect(life.index.nextQuestion()?.books == expected?.books)
    }
  }

  /// Returns the question whose answer completes the most books: an answer about an author completes all
  /// books of the first writer. Of equals it is about what the most books lack.
  private static func question(
    _ lacking: [DiversityDimension: [WorkID]], in library: Library
  ) -> (dimension: DiversityDimension, work: WorkID, books: Int)? {
    func writer(_ work: WorkID) -> AuthorID? {
      library.works[work]?.authors.first { $0.role == nil }?.author
    }
    var best: (dimension: DiversityDimension, work: WorkID, books: Int, open: Int)?
    for dimension in DiversityDimension.allCases {
      let works = lacking[dimension] ?? []
      for work in works {
        var books = 1
        if [.culturalOrigin, .gender].contains(dimension), let own = writer(work) {
          books = works.count { writer($0) == own }
        }
        if (books, works.count) > (best?.books ?? 0, best?.open ?? 0) {
          best = (dimension, work, books, works.count)
        }
      }
    }
    return best.map { ($0.dimension, $0.work, $0.books) }
  }

  @Test("DIV-5: the service follows the store, and counts again if the store no longer has the changes")
  func service() async throws {
    let store = LibraryStore.sample(historyLimit: 40)
    let stats = DiversityStatsService(store: store)
    var draws = Draws(seed: 7)
    for number in 0..<300 {
      let seed = draws.below(1_000_000)
      try await store.commit(.edit("life")) { editor in
        var draws = Draws(seed: seed)
        if seed % 5 == 0 { editor.drawBook(&draws) } else { editor.drawEdit(&draws) }
      }
      guard number % 3 == 0 || number > 200 else { continue }
      let expected = DiversityIndex(await store.snapshot)
      #expect(await stats.stats() == expected.stats())
      #expect(await stats.completion() == expected.stats().completion)
      #expect(await stats.radar(for: .year(2025)) == RadarChart(expected.stats(for: .year(2025))))
      #expect(await stats.nextQuestion() == expected.nextQuestion())
    }
    let recounts = await stats.recounts
    // Once at the beginning, and occasionally after a burst.
    #expect((1..<60).contains(recounts))
  }
}

extension LibraryEditor {
  /// Restores all rows of the works of an earlier state, and removes newer ones.
  fileprivate mutating func restore(_ earlier: Library) {
    for work in Array(library.works) where !earlier.works.contains(work.id) { remove(work.id) }
    for author in earlier.authors { put(author) }
    for work in earlier.works { put(work) }
    for edition in earlier.editions { put(edition) }
    for entry in Array(library.entries) where !earlier.entries.contains(entry.id) { remove(entry.id) }
    for entry in earlier.entries { put(entry) }
    for fact in Array(library.diversityFacts) where !earlier.diversityFacts.contains(fact.id) {
      remove(fact.id)
    }
    for fact in earlier.diversityFacts { put(fact) }
  }

  fileprivate mutating func drawBook(_ draws: inout Draws) {
    var book = DiverseBook()
    if draws.below(2) == 0 { book.reader.dateRead = draws.day() }
    if draws.below(2) == 0 { book.year = 1_900 + draws.below(130) }
    if draws.below(2) == 0 { book.language = draws.pick(["en", "en-US", "eng", "English", "de", "ja"]) }
    if draws.below(3) == 0 { book.nationality = draws.pick(["NG", "JP", "DE", "Narnia", "narnia"]) }
    if draws.below(4) == 0 { book.identities = draws.pick([["LGBTQ+"], ["lgbtq+"]]) ?? [] }
    if draws.below(3) == 0 { book.facts[.gender] = draws.pick(["Female", "Male", "male"]) }
    put(book, draws.below(1_000))
  }

  /// Edits one existing row, as a reader, a look-up, or a sync would.
  fileprivate mutating func drawEdit(_ draws: inout Draws) {
    guard let work = draws.pick(Array(library.works)), let other = draws.pick(Array(library.works)) else {
      return drawBook(&draws)
    }
    switch draws.below(12) {
    case 0, 1, 2: drawAnswer(about: work.id, &draws)
    case 3: if let fact = draws.pick(Array(library.diversityFacts)) { remove(fact.id) }
    case 4: remove(work.id)
    case 5: if work.id != other.id { merge(work.id, into: other.id) }
    case 6: enrich(work, &draws)
    case 7: drawAuthorEdit(&draws)
    case 8: credit(other.authors.first?.author, to: work, isWriter: draws.below(3) > 0)
    case 9: if let edition = draws.pick(library.editions(of: work.id)) { remove(edition.id) }
    default: drawReading(of: work.id, &draws)
    }
  }

  private mutating func drawAnswer(about work: WorkID, _ draws: inout Draws) {
    let dimension = DiversityDimension.allCases[draws.below(5)]
    let value = dimension.vocabulary[draws.below(dimension.vocabulary.count)]
    let source: DiversitySource = draws.below(4) == 0 ? .provider("open-library") : .reader
    // Replaces the row by a new one, or changes it.
    var fact = DiversityFact(
      id: newID(), work: work, dimension: dimension, value: value, source: source)
    if draws.below(2) == 0, let old = library.diversityFact(of: work, dimension) {
      fact = old
      fact.value = value
    }
    put(fact)
  }

  /// Moves the rows of one work to another, and deletes the work.
  private mutating func merge(_ work: WorkID, into other: WorkID) {
    for var edition in library.editions(of: work) {
      edition.work = other
      put(edition)
    }
    for var entry in library.entries(of: work) {
      entry.work = other
      put(entry)
    }
    for fact in library.diversityFacts(of: work) where library.diversityFact(of: other, fact.dimension) == nil
    {
      put(
        DiversityFact(
          id: newID(), work: other, dimension: fact.dimension, value: fact.value,
          source: fact.source))
    }
    remove(work)
  }

  private mutating func enrich(_ work: Work, _ draws: inout Draws) {
    var work = work
    work.firstPublished = draws.below(4) == 0 ? nil : 1_930 + draws.below(100)
    put(work)
    put(
      Edition(
        id: newID(), work: work.id,
        facts: EditionFacts(language: draws.pick(["en", "English, French", "German", "ja", "fre", "fr-CA"]))))
  }

  private mutating func drawAuthorEdit(_ draws: inout Draws) {
    guard var author = draws.pick(Array(library.authors)) else { return }
    switch draws.below(4) {
    case 0: author.name += "!"
    case 1:
      author.facts.marginalizedIdentities =
        draws.pick([[], ["Disability", "LGBTQ+"], ["Lgbtq+", "lgbtq+"]]) ?? []
    case 2: author.facts.nationality = draws.pick(["NG", "JP", "DE", "Narnia"])
    default: return remove(author.id)
    }
    put(author)
  }

  private mutating func credit(_ author: AuthorID?, to work: Work, isWriter: Bool) {
    guard let author, !work.authors.contains(where: { $0.author == author }) else { return }
    var work = work
    work.authors.append(AuthorCredit(author: author, role: isWriter ? nil : "Translator"))
    put(work)
  }

  private mutating func drawReading(of work: WorkID, _ draws: inout Draws) {
    guard var entry = library.entries(of: work).first else {
      var facts = ReaderFacts(status: .read)
      facts.dateRead = draws.day()
      return put(Entry(id: newID(), work: work, edition: nil, facts: facts))
    }
    entry.facts.status = draws.pick([.read, .reading, .didNotFinish, .wantToRead]) ?? .read
    entry.facts.dateRead = draws.below(3) == 0 ? nil : draws.day()
    entry.facts.readings =
      draws.below(3) == 0
      ? [ReadingPeriod(start: nil, finish: draws.day())].compactMap { $0 } : entry.facts.readings
    put(entry)
  }
}

extension Draws {
  fileprivate mutating func day() -> CalendarDate? {
    CalendarDate(year: 2_023 + below(4), month: below(13))
  }
}
