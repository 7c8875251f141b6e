// What a reader of a reading world can ask of the app, in numbers: books and sessions go by their place, so
// that the app and the model can each find their own.

import BooksTrack

/// A wish of the reader, or something that happens to their library.
enum ReadingCall: Hashable, Sendable {
  /// Begins a session; without a page on the one that the reader is on.
  case start(book: Int, page: Int?)
  case sign(page: Int?)
  case end(page: Int)
  /// What the app does at a launch.
  case resume
  /// About a session, the latest being 0.
  case ask(session: Int)
  case answer(session: Int, ReadingAnswer)
  case skip(session: Int)
  /// Says something without having been asked.
  case say(book: Int, ReadingAnswer.Dimension, ReadingAnswer)
  case edit(ReadingEdit)
  /// Says something of authors, or where books differ.
  case curate(CurationCall)
  /// Reads series and arranges them.
  case series(SeriesCall)

  /// Whether it is done over the overview, which stays open.
  var isOverTheOverview: Bool { if case .curate = self { true } else { false } }
}

/// What somebody says in answer to a question, as a number: a word of the vocabulary, one in another
/// spelling, one that the vocabulary does not know, or nothing but white space.
struct ReadingAnswer: Hashable, Sendable {
  typealias Dimension = DiversityDimension

  let number: Int

  /// As it is typed.
  func typed(_ dimension: Dimension) -> String {
    switch number % 8 {
    case 5: "  \(word(dimension).uppercased()) "
    case 6: freeWord
    case 7: " \n"
    default: word(dimension)
    }
  }

  /// As it has to be stored; nil if there is nothing in it (DIV-8).
  func stored(_ dimension: Dimension) -> String? {
    switch number % 8 {
    case 6: freeWord
    case 7: nil
    default: word(dimension)
    }
  }

  /// A word that no vocabulary has, in one of two spellings: in counts they are one.
  private var freeWord: String { number / 8 % 2 == 0 ? "Kept as it came" : "kept as It came" }

  private func word(_ dimension: Dimension) -> String {
    dimension.vocabulary[number % dimension.vocabulary.count]
  }
}

/// A change of the library beside its sessions.
enum ReadingEdit: Hashable, Sendable {
  /// A book comes, perhaps of an author who is there already.
  case add(title: Int, author: Int, year: Int?, language: String?, pages: Int?, ReadingStatus)
  /// A book with two names on it comes.
  case addShared(title: Int, author: Int, second: Int, ReadingRole)
  /// A provider says something of an author.
  case providerOfAuthor(author: Int, AuthorField, [String])
  /// A provider says something about a book, unless anybody has said so before.
  case provider(book: Int, DiversityDimension, String)
  case correct(book: Int, ReadingCorrection)
  /// The reader finishes a book; a day on which they finished it before becomes an earlier reading.
  case finish(book: Int, CalendarDate?)
  case shelve(book: Int, ReadingStatus)
  /// The entry goes, and the work stays.
  case takeOff(book: Int)
  case delete(book: Int)
  case reset
}

/// What the second name on a book did.
enum ReadingRole: String, Hashable, Sendable, CaseIterable {
  case writer, translator, editor

  /// As a credit has it.
  var credit: String? { self == .writer ? nil : rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

/// A fact that becomes another one.
enum ReadingCorrection: Hashable, Sendable {
  case year(Int?)
  case language(String?)
  case pages(Int?)
  /// Of the author, and so of all of their books.
  case nationality(String?)
  case identities([String])
}

/// What a device knows of the time at one moment.
struct ReadingMoment: Hashable, Sendable {
  /// Nanoseconds of the process.
  let uptime: Int64
  /// Milliseconds of the calendar.
  let calendar: Int64
  let minutesFromUTC: Int
}
