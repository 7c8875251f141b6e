// Measures the benefit and the cost of the cascade in large libraries: facts of authors are entered once, and
// for comparison book by book, and a year of answers is simulated with and without the cascade (CAS-8, CAS-9,
// CAS-13).
//
// The truth is the origin and gender of authors in the catalog. If a book has writers of different origins,
// the reader overrides it with the second writer's.

import Bench
import BooksTrack
import BooksTrackAPI
import Facts
import LabWorld
import LoadRun
import Measurement
import Simulation
import Synthesis

/// Measures the cascade on readers' libraries.
enum CurationEvidence {
  private static let readers = 10
  private static let books = 1_500
  /// A frequent reader finishes two books a week and answers a question after each.
  private static let answersInAYear = 100

  static func figures() async throws -> [VerifyFigure] {
    figures(try await counts(of: readers)) + timed(try await times([10, 100, 1_000]))
  }

  /// Returns the counts of some readers.
  ///
  /// - Parameter policy: The app's rule for the reach of an override.
  static func counts(
    of readers: Int, catalogSize: Int = Catalog.defaultSize, _ policy: CascadePolicy = CascadePolicy()
  ) async throws -> CurationCounts {
    let catalog = Catalog.make(seed: 1, size: catalogSize)
    return try await withThrowingTaskGroup(of: CurationCounts.self) { lives in
      for reader in 0..<readers {
        lives.addTask {
          try await CuratedLibrary(reader, of: books, from: catalog).live(answersInAYear, policy)
        }
      }
      var sum = CurationCounts()
      for try await life in lives { sum.add(life) }
      return sum
    }
  }

  static func figures(_ sum: CurationCounts) -> [VerifyFigure] {
    func figure(
      _ id: FigureID, _ title: String, _ value: Fraction, asWritten: Fraction? = nil, isGate: Bool = true
    ) -> VerifyFigure {
      VerifyFigure(
        Target(id, title, isGate: isGate).judge(value),
        from: .curation, on: Evidence(sum.entriesAlone, "entries", atLeast: 10_000), asWritten: asWritten)
    }
    return [
      figure(
        "CAS-9.saved", "entries that need not be made",
        Fraction(sum.entriesAlone - sum.entries, of: sum.entriesAlone), isGate: false),
      figure(
        "CAS-9.overridden", "books that differ", Fraction(sum.overridden, of: sum.works)),
      figure(
        "CAS-13.completion", "more known after a year",
        Fraction(sum.filledTogether - sum.filledAlone, of: sum.filledAlone), isGate: false),
      figure(
        "CAS-3.correct", "facts shown as they are",
        Fraction(sum.right, of: sum.fields), asWritten: Fraction(sum.rightAsWritten * 100, of: sum.fields)),
    ]
  }

  /// Measures the time of entering one fact about an author, report included, in nanoseconds.
  ///
  /// Each sample of a size is the mean of as many cascades as update the books of one cascade of the largest
  /// size, and the sizes take turns: each sample takes about as long, so that the shortest ones of all sizes
  /// are as likely to be free of other work.
  ///
  /// - Parameter sizes: The numbers of books of the author.
  private static func times(_ sizes: [Int]) async throws -> [(books: Int, times: [Int])] {
    var all = sizes.map { (books: $0, times: [Int]()) }
    for _ in 0..<samples {
      for (place, books) in sizes.enumerated() {
        let count = (sizes.max() ?? 0) / books
        var sum = 0
        for turn in 0..<count { sum += try await time(books, turn) }
        all[place].times.append(sum / count)
      }
    }
    return all
  }

  private static func time(_ books: Int, _ turn: Int) async throws -> Int {
    let store = LibraryStore(
      library: BenchmarkCascade.library(of: books), storage: VolatileStorage(), wallTime: FixedCalendar())
    let cascade = CascadeService(store: store, wallTime: FixedCalendar())
    let author = AuthorID(replica: 1, serial: 0)
    let meter = HostMeter()
    let report = try await cascade.say(
      [turn % 2 == 0 ? "African" : "Asian"], .culturalBackground, of: author)
    let time = meter.sample().elapsedNanoseconds
    precondition(report.updated.count == books, "all books of the author show it")
    return time
  }

  static let samples = 11

  /// Judges the times: the documents allow 100 ms for ten books, and require linear growth beyond. Each
  /// larger size is judged by the exponent of the growth from the size before it, computed from the shortest
  /// times, since other work of the machine only adds to a time.
  ///
  /// - Parameter times: The times in nanoseconds by the number of books, in ascending order.
  static func timed(_ times: [(books: Int, times: [Int])]) -> [VerifyFigure] {
    let sorted = times.map { $0.times.sorted() }
    let shortest = zip(times, sorted).map { ($0.books, $1.first ?? 0) }
    return times.enumerated().map { place, size in
      let evidence = Evidence(size.times.count, "cascades", atLeast: 10)
      let title = "one fact for \(size.books.grouped) books"
      let target = Target(
        "CAS-8.\(size.books)", place == 0 ? title : "… growth to \(size.books.grouped) books")
      let value =
        place == 0
        ? Fraction(sorted[0].dropFirst(size.times.count / 2).first ?? 0, of: 1_000_000_000)
        : GrowthExponent.hundredths(from: shortest[place - 1], to: shortest[place])
          .map { Fraction($0, of: 100) } ?? Fraction(0, of: 0)
      return VerifyFigure(target.judge(value), from: .curation, on: evidence)
    }
  }
}

/// The exponent with which a cost grows with the size: 1 if it is linear, 2 if it is quadratic.
enum GrowthExponent {
  /// Returns the exponent in hundredths, rounded to the nearest; 0 if the cost does not grow, and nil if a
  /// size or a cost is not positive or the sizes do not increase.
  static func hundredths(from small: (size: Int, cost: Int), to large: (size: Int, cost: Int)) -> Int? {
    guard small.size > 0, large.size > small.size, small.cost > 0, large.cost > 0 else { return nil }
    guard large.cost > small.cost else { return 0 }
    let sizes = steps(to: Double(large.size) / Double(small.size))
    return (steps(to: Double(large.cost) / Double(small.cost)) * 100 + sizes / 2) / sizes
  }

  /// Returns the number of small growth steps that reach a ratio: its logarithm, computed with the four basic
  /// operations only.
  private static func steps(to ratio: Double) -> Int {
    var (reached, steps) = (1.0, 0)
    while reached < ratio {
      reached *= 1.000_1
      steps += 1
    }
    return steps
  }
}

/// The counts of readers with the cascade, summed up.
struct CurationCounts: Hashable, Sendable {
  var works = 0
  /// Entries that a reader makes book by book, and with the cascade, which are about authors and books that
  /// differ.
  var entriesAlone = 0
  var entries = 0
  /// Books with at least one override.
  var overridden = 0
  /// Facts of books; those that the library shows correctly, and those that it shows correctly with the
  /// documents' rule for overrides.
  var fields = 0
  var right = 0
  var rightAsWritten = 0
  /// Fields that are known after a year of answers about books alone, and about authors.
  var filledAlone = 0
  var filledTogether = 0

  mutating func add(_ other: CurationCounts) {
    works += other.works
    entriesAlone += other.entriesAlone
    entries += other.entries
    overridden += other.overridden
    fields += other.fields
    right += other.right
    rightAsWritten += other.rightAsWritten
    filledAlone += other.filledAlone
    filledTogether += other.filledTogether
  }
}

/// A reader's library with the truth about its authors.
private struct CuratedLibrary {
  /// The fields whose true values the catalog knows.
  private static let fields: [AuthorField] = [.culturalBackground, .genderIdentity]

  private let library: Library
  private let origins = AuthorOrigins()
  private let catalog: Catalog
  /// The catalog's numbers of the library's works and authors.
  private let books: [WorkID: Int]
  private let authors: [AuthorID: Int]
  private let seed: UInt64

  /// Creates the books of a synthetic library, as a faultless import would.
  init(_ reader: Int, of count: Int, from catalog: Catalog) {
    self.catalog = catalog
    var (books, authors) = ([WorkID: Int](), [AuthorID: Int]())
    seed = UInt64(reader)
    let stream = RandomStream(seed: 13, name: "curator \(reader)")
    let truth = SyntheticLibrary.make(catalog: catalog, books: count, stream: stream).truth
    var editor = LibraryEditor(Library(replica: 1))
    var known: [Int: AuthorID] = [:]
    var seen: Set<Int> = []
    for row in truth.rows {
      let number = row.work
      guard catalog.works.indices.contains(number), seen.insert(number).inserted else { continue }
      let work = catalog.works[number]
      let credits = work.credits.map { credit in
        let author = known[credit.author] ?? editor.newID(of: Author.self)
        if known[credit.author] == nil {
          known[credit.author] = author
          authors[author] = credit.author
          editor.put(Author(id: author, name: catalog.authors[credit.author].name))
        }
        return AuthorCredit(author: author, role: credit.role == .writer ? nil : "\(credit.role)")
      }
      let id = editor.newID(of: Work.self)
      books[id] = number
      editor.put(Work(id: id, title: work.title, authors: credits))
    }
    library = editor.library
    (self.books, self.authors) = (books, authors)
  }

  private func truth(_ field: AuthorField, _ author: AuthorID) -> String {
    let origin = authors[author].map { origins.origin(of: catalog.authors[$0]) }
    switch field {
    case .genderIdentity: return origin?.gender.appWord ?? "Unknown"
    default: return origin?.region.appWord ?? "Other"
    }
  }

  /// Returns the value that a reader would enter for a book: that of the first further writer who differs
  /// from the first, or that of the first, which the cascade fills in.
  private func truth(_ field: AuthorField, of work: Work) -> String? {
    let writers = work.authors.filter { $0.role == nil }.map(\.author).filter {
      !AuthorName(library.authors[$0]?.name ?? "").isAnonymous
    }
    guard let first = writers.first else { return nil }
    return writers.dropFirst().lazy.map { truth(field, $0) }.first { $0 != truth(field, first) }
      ?? truth(field, first)
  }

  func live(_ answers: Int, _ policy: CascadePolicy) async throws -> CurationCounts {
    var counts = CurationCounts()
    let store = LibraryStore(library: library, storage: VolatileStorage(), wallTime: FixedCalendar())
    let cascade = CascadeService(store: store, wallTime: FixedCalendar())
    for author in library.authors where !library.worksFilled(by: author.id).isEmpty {
      for field in Self.fields {
        _ = try await cascade.say([truth(field, author.id)], field, of: author.id)
        counts.entries += 1
      }
    }
    var after = await store.snapshot
    for work in library.works {
      for field in Self.fields {
        guard let truth = truth(field, of: work), after.shownFact(field, of: work.id)?.values != [truth]
        else {
          continue
        }
        _ = try await cascade.override(
          field, of: [work.id], with: [truth], because: "Co-author with a different background")
        counts.entries += 1
      }
    }
    after = await store.snapshot
    counts.works = library.works.count
    counts.overridden = library.works.count { !after.overrides(of: $0.id).isEmpty }
    for work in library.works {
      for field in Self.fields {
        guard let truth = truth(field, of: work) else { continue }
        counts.entriesAlone += 1
        counts.fields += 1
        if after.shownFact(field, of: work.id, policy)?.values == [truth] { counts.right += 1 }
        if after.shownFact(field, of: work.id, .asWritten)?.values == [truth] { counts.rightAsWritten += 1 }
      }
    }
    (counts.filledAlone, counts.filledTogether) = try await year(answers)
    return counts
  }

  /// Simulates a year in which a reader finishes random books of the library and enters an unknown fact after
  /// each: about the book, and in a second run about its author.
  private func year(_ answers: Int) async throws -> (alone: Int, together: Int) {
    var stream = RandomStream(seed: 13, name: "year").substream("\(seed)")
    let works = library.works.map { $0 }
    let read = (0..<answers).map { _ in works[stream.below(works.count)] }
    var alone: Set<String> = []
    let store = LibraryStore(library: library, storage: VolatileStorage(), wallTime: FixedCalendar())
    let cascade = CascadeService(store: store, wallTime: FixedCalendar())
    for work in read {
      if let field = Self.fields.first(where: { !alone.contains("\(work.id) \($0)") }) {
        alone.insert("\(work.id) \(field)")
      }
      let now = await store.snapshot
      guard let author = now.cascadingAuthor(of: work),
        let field = Self.fields.first(where: { now.shownFact($0, of: work.id) == nil })
      else { continue }
      _ = try await cascade.say([truth(field, author.id)], field, of: author.id)
    }
    let end = await store.snapshot
    let together = works.reduce(0) { sum, work in
      sum + Self.fields.count { end.shownFact($0, of: work.id) != nil }
    }
    return (alone.count, together)
  }
}

/// A calendar that does not advance; the times of entries do not matter here.
private struct FixedCalendar: WallTime {
  func now() -> Timestamp { Timestamp(milliseconds: 1_767_225_600_000) }
}
