// The reference model of sessions, facts and points: the clauses in the simplest code, with lists that are
// searched from end to end. Of the stack it uses names, vocabularies and texts, but no code that decides or
// counts.

import BooksTrack
import BooksTrackAPI
import LabWorld

/// The expected state of a reader's library. Several models are kept while the true state is unknown.
struct ReadingModel: Hashable, Sendable {
  struct Book: Hashable, Sendable {
    /// The identity of the book, never reused.
    var number = 0
    let title: String
    let author: Int
    /// The second author, if any.
    var secondAuthor: Int?
    /// True if a translator is credited, or an editor.
    var isTranslated = false
    var isEdited = false
    var year: Int?
    var language: String?
    var pages: Int?
    var entry: Entry?
    var facts: [DiversityDimension: Fact] = [:]
  }

  /// A fact about a book, entered by the reader or a provider.
  struct Fact: Hashable, Sendable {
    var value: String
    var isReaders: Bool
  }

  struct Entry: Hashable, Sendable {
    var status: ReadingStatus
    var page: Int?
    var finished: CalendarDate?
    var finishedBefore: [CalendarDate] = []
  }

  struct Sitting: Hashable, Sendable {
    /// The number of its book.
    let book: Int
    let started: Int64
    let minutesFromUTC: Int
    let from: Int
    var to: Int
    var milliseconds: Int64 = 0
    var lastSign: Int64
    var ending: SessionEnding?
    var question: SessionQuestion?
  }

  struct Author: Hashable, Sendable {
    /// The identity of the author, never reused for another author of the same name.
    let identity: Int
    /// Facts from providers.
    var found: [AuthorField: [String]] = [:]
  }

  /// An entry of the ledger; its book or author may have been deleted.
  enum Award: Hashable, Sendable {
    case answer(book: Int, DiversityDimension)
    case statement(Payment)

    var points: Int {
      switch self {
      case .answer: ReadingModel.pointsOfAnswer
      case .statement(let payment): payment.base + payment.books
      }
    }

    var text: String {
      switch self {
      case .answer(_, let dimension): "\(dimension) \(points)"
      case .statement: "an author \(points)"
      }
    }
  }

  /// The timer of the process: the time read so far, and the uptime at which that was measured.
  struct Timer: Hashable, Sendable {
    let milliseconds: Int64
    let uptime: Int64
  }

  var books: [Book] = []
  var authors: [Int: Author] = [:]
  /// All sessions in order of their start, except those of deleted entries.
  var sittings: [Sitting] = []
  var ledger: [Award] = []
  var timer: Timer?
  var curation = Curation()
  /// The permitted contents of the open overview; nil in worlds without one.
  var overview: Overview?
  /// The series in the order in which they were added.
  var series: [SeriesRow] = []
  private var lastBook = 0
  private var lastAuthor = 0
  var past = SeriesPast()

  /// The points for an answer (CUR-1).
  static let pointsOfAnswer = 5

  var points: Int { ledger.reduce(0) { $0 + $1.points } }

  /// Returns the index of a book for any number; nil if there are no books.
  func place(_ number: Int) -> Int? { books.isEmpty ? nil : Int(number.magnitude % UInt(books.count)) }

  /// Returns the index of a session, counted back from the latest; nil if there are none.
  func session(_ back: Int) -> Int? {
    sittings.isEmpty ? nil : sittings.count - 1 - Int(back.magnitude % UInt(sittings.count))
  }

  /// Ends the process, which loses its timer.
  mutating func forgetProcess() {
    timer = nil
    overview?.changed = []
    endBurst()
  }

  /// Executes an operation.
  ///
  /// - Returns: The expected reply of the app.
  mutating func play(_ call: ReadingCall, at moment: ReadingMoment) -> [ReadingFact] {
    let before = self
    defer {
      noteCounts()
      noteOverview(since: before, appears: !call.isOverTheOverview)
      noteFinished(since: before)
    }
    switch call {
    case .curate(let call): return play(call, at: moment)
    case .series(let call): return play(call, at: moment)
    case .start(let book, let page): return reply(.sessions, "SES-1", start(book, page, at: moment))
    case .sign(let page):
      sign(page, at: moment)
      return reply(.sessions, "SES-2", nil)
    case .end(let page): return reply(.sessions, "SES-3", end(page, at: moment))
    case .resume:
      resume(at: moment)
      return reply(.sessions, "SES-2", nil)
    case .ask(let session): return [ReadingReply.question(ask(session))]
    case .answer(let session, let answer): return self.answer(session, answer, at: moment)
    case .skip(let session): return reply(.questions, "SES-6", skip(session))
    case .say(let book, let dimension, let answer):
      guard let place = place(book) else { return reply(.diversity, "DIV-7", nil) }
      return say(books[place].number, dimension, answer, question: nil)
    case .edit(let edit):
      apply(edit, at: moment)
      return reply(.structure, "IMP-10", nil)
    }
  }

  private func reply(_ oracle: OracleName, _ clause: ClauseID, _ refusal: String?) -> [ReadingFact] {
    [ReadingReply.made(oracle, clause, refusal)]
  }
}

/// The replies to operations.
enum ReadingReply {
  /// Returns the fact that an operation was done, or refused with that text.
  static func made(_ oracle: OracleName, _ clause: ClauseID, _ refusal: String?) -> ReadingFact {
    ReadingFact(oracle, clause, "the reply", refusal ?? "done")
  }

  static func question(_ dimension: DiversityDimension?) -> ReadingFact {
    ReadingFact(.questions, "SES-9", "the question", dimension?.rawValue ?? "none")
  }
}

extension ReadingModel {
  /// Applies an edit that does not concern sessions.
  private mutating func apply(_ edit: ReadingEdit, at moment: ReadingMoment) {
    switch edit {
    case .add(let title, let author, let year, let language, let pages, let status):
      add(
        Book(
          title: "Book \(title)", author: author, year: year, language: language,
          pages: pages,
          entry: Entry(status: status)), at: moment)
    case .addShared(let title, let author, let second, let role):
      var book = Book(
        title: "Book \(title)", author: author, entry: Entry(status: .reading))
      switch role {
      case .writer: book.secondAuthor = second
      case .translator: book.isTranslated = true
      case .editor: book.isEdited = true
      }
      meet(book.author)
      meet(second)
      add(book, at: moment)
    case .provider(let book, let dimension, let value):
      change(book) { $0.facts[dimension] = $0.facts[dimension] ?? Fact(value: value, isReaders: false) }
    case .providerOfAuthor(let author, let field, let values): authors[author]?.found[field] = values
    case .correct(let book, let correction): correct(book, correction)
    case .finish(let book, let day):
      change(book) { book in
        if let before = book.entry?.finished { book.entry?.finishedBefore.append(before) }
        book.entry?.finished = day
        book.entry?.status = .read
      }
    case .shelve(let book, let status): change(book) { $0.entry?.status = status }
    case .takeOff(let book):
      guard let place = place(book) else { return }
      sittings.removeAll { $0.book == books[place].number }
      books[place].entry = nil
    case .delete(let book):
      guard let place = place(book) else { return }
      sittings.removeAll { $0.book == books[place].number }
      forgetCuration(ofBook: books[place].number)
      for row in series.indices {
        series[row].members.removeAll { $0.book == books[place].number }
        settle(row)
      }
      books.remove(at: place)
    case .reset:
      for book in books { forgetCuration(ofBook: book.number) }
      keepPlaces()
      let kept = curatedAuthors + series.compactMap(\.author)
      (books, authors, sittings) = ([], authors.filter { kept.contains($0.key) }, [])
      for row in series.indices {
        series[row].members = []
        settle(row)
      }
    }
  }

  mutating func add(_ book: Book, at moment: ReadingMoment) {
    lastBook += 1
    meet(book.author)
    books.append(book)
    books[books.count - 1].number = lastBook
    restorePlaces(of: books[books.count - 1], at: moment)
  }

  /// Adds an author unless it exists.
  private mutating func meet(_ author: Int) {
    guard authors[author] == nil else { return }
    lastAuthor += 1
    authors[author] = Author(identity: lastAuthor)
  }

  private mutating func change(_ book: Int, _ body: (inout Book) -> Void) {
    if let place = place(book) { body(&books[place]) }
  }

  private mutating func correct(_ book: Int, _ correction: ReadingCorrection) {
    guard let place = place(book) else { return }
    switch correction {
    case .year(let year): books[place].year = year
    case .language(let language): books[place].language = language
    case .pages(let pages): books[place].pages = pages
    case .nationality(let country):
      authors[books[place].author]?.found[.nationality] = country.map { [$0] } ?? []
    case .identities(let identities):
      authors[books[place].author]?.found[.marginalizedIdentities] = identities
    }
  }
}
