// The operations that a reader of a reading world can request. Books and sessions are identified by numbers,
// so that the app and the model can each find their own.

import BooksTrack

/// An operation of the reader or of the app.
enum ReadingCall: Hashable, Sendable {
  /// Starts a session; without a page, on the reader's current one.
  case start(book: Int, page: Int?)
  case sign(page: Int?)
  case end(page: Int)
  /// Resumes sessions, as at a launch.
  case resume
  /// Requests the question after a session; session 0 is the latest.
  case ask(session: Int)
  case answer(session: Int, ReadingAnswer)
  case skip(session: Int)
  /// Enters a fact about a book without a question.
  case say(book: Int, ReadingAnswer.Dimension, ReadingAnswer)
  case edit(ReadingEdit)
  /// Edits author facts or overrides.
  case curate(CurationCall)
  /// Reads series and edits them.
  case series(SeriesCall)

  /// True if the operation is done over the overview, which stays open.
  var isOverTheOverview: Bool { if case .curate = self { true } else { false } }
}

/// An answer to a question, coded as a number: a word of the vocabulary, perhaps in another spelling, one
/// outside of it, or only white space.
struct ReadingAnswer: Hashable, Sendable {
  typealias Dimension = DiversityDimension

  let number: Int

  /// Returns the answer as it is typed.
  func typed(_ dimension: Dimension) -> String {
    switch number % 8 {
    case 5: "  \(word(dimension).uppercased()) "
    case 6: freeWord
    case 7: " \n"
    default: word(dimension)
    }
  }

  /// Returns the answer as it must be stored; nil if it is empty (DIV-8).
  func stored(_ dimension: Dimension) -> String? {
    switch number % 8 {
    case 6: freeWord
    case 7: nil
    default: word(dimension)
    }
  }

  /// A word outside of all vocabularies, in one of two spellings that count as one value.
  private var freeWord: String { number / 8 % 2 == 0 ? "Kept as it came" : "kept as It came" }

  private func word(_ dimension: Dimension) -> String {
    dimension.vocabulary[number % dimension.vocabulary.count]
  }
}

/// An edit of the library that does not concern sessions.
enum ReadingEdit: Hashable, Sendable {
  /// Adds a book, perhaps of a known author.
  case add(title: Int, author: Int, year: Int?, language: String?, pages: Int?, ReadingStatus)
  /// Adds a book with two credits.
  case addShared(title: Int, author: Int, second: Int, ReadingRole)
  /// A provider enters a fact of an author.
  case providerOfAuthor(author: Int, AuthorField, [String])
  /// A provider enters a fact about a book, unless there is one already.
  case provider(book: Int, DiversityDimension, String)
  case correct(book: Int, ReadingCorrection)
  /// The reader finishes a book; an earlier finish day becomes an earlier reading.
  case finish(book: Int, CalendarDate?)
  case shelve(book: Int, ReadingStatus)
  /// Removes the entry and keeps the work.
  case takeOff(book: Int)
  case delete(book: Int)
  case reset
}

/// The role of the second credit of a book.
enum ReadingRole: String, Hashable, Sendable, CaseIterable {
  case writer, translator, editor

  /// The role as text of a credit; nil for a writer.
  var credit: String? { self == .writer ? nil : rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

/// A change of a fact.
enum ReadingCorrection: Hashable, Sendable {
  case year(Int?)
  case language(String?)
  case pages(Int?)
  /// A fact of the first author, which affects all of their books.
  case nationality(String?)
  case identities([String])
}

/// The clocks of a device at one time.
struct ReadingMoment: Hashable, Sendable {
  /// Nanoseconds of the clock of the process.
  let uptime: Int64
  /// Milliseconds of the calendar.
  let calendar: Int64
  let minutesFromUTC: Int
}
