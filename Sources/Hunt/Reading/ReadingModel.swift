// What a reader's sessions, facts and points are, kept by the clauses and in the plainest code that says it:
// lists that are read from end to end. Of the stack it uses names, vocabularies and sentences, and nothing
// that decides or counts.

import BooksTrack
import BooksTrackAPI
import LabWorld

/// A reader's library as it ought to be. Several of them are kept where nobody can know which one it is.
struct ReadingModel: Hashable, Sendable {
  struct Book: Hashable, Sendable {
    /// Tells it from every other book, also from those that are gone.
    var number = 0
    let title: String
    let author: Int
    /// Of a book by two.
    var secondAuthor: Int?
    /// Whether a translator is named, or an editor.
    var isTranslated = false
    var isEdited = false
    var year: Int?
    var language: String?
    var pages: Int?
    var entry: Entry?
    var facts: [DiversityDimension: Fact] = [:]
  }

  /// What somebody said about a book.
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
    /// Tells them from an author of that name who was there before, and is gone.
    let identity: Int
    /// What a provider says of them.
    var found: [AuthorField: [String]] = [:]
  }

  /// A line of the ledger; the book, or the author, may be gone.
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

  /// What the process knows of the session that runs: how much had been read at which time of its own.
  struct Timer: Hashable, Sendable {
    let milliseconds: Int64
    let uptime: Int64
  }

  var books: [Book] = []
  var authors: [Int: Author] = [:]
  /// All that were begun, in that order, but those whose entry is gone.
  var sittings: [Sitting] = []
  var ledger: [Award] = []
  var timer: Timer?
  var curation = Curation()
  /// What the screen may show that is kept current; nil where there is none.
  var overview: Overview?
  /// In the order in which they came.
  var series: [SeriesRow] = []
  private var lastBook = 0
  private var lastAuthor = 0
  var past = SeriesPast()

  /// What an answer brings (CUR-1).
  static let pointsOfAnswer = 5

  var points: Int { ledger.reduce(0) { $0 + $1.points } }

  /// The place of a book by any number; nil if there is none.
  func place(_ number: Int) -> Int? { books.isEmpty ? nil : Int(number.magnitude % UInt(books.count)) }

  /// The place of the session that so many others have come after.
  func session(_ back: Int) -> Int? {
    sittings.isEmpty ? nil : sittings.count - 1 - Int(back.magnitude % UInt(sittings.count))
  }

  /// The process ends, and its timer with it.
  mutating func forgetProcess() {
    timer = nil
    overview?.changed = []
    endBurst()
  }

  /// Does what is asked for.
  ///
  /// - Returns: What the app has to say to it.
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
    case .answer(let session, let answer): return self.answer(session, answer)
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

/// What is said to a call.
enum ReadingReply {
  /// It was done, or refused with that sentence.
  static func made(_ oracle: OracleName, _ clause: ClauseID, _ refusal: String?) -> ReadingFact {
    ReadingFact(oracle, clause, "the reply", refusal ?? "done")
  }

  static func question(_ dimension: DiversityDimension?) -> ReadingFact {
    ReadingFact(.questions, "SES-9", "the question", dimension?.rawValue ?? "none")
  }
}

extension ReadingModel {
  /// Changes the library beside its sessions.
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

  /// An author comes, unless they are there.
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
