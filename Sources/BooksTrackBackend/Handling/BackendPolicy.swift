// The settings of the backend: which providers it asks, how long it waits, how long it keeps answers, how
// many.

/// The settings of a backend, all in one place.
package struct BackendPolicy: Sendable {
  /// How several providers are asked.
  package var strategy = AskingStrategy.standard
  /// How what is one work is brought together (CON-7).
  package var deduplication = WorkDeduplication.corrected

  /// How long one call to a provider may take.
  package var providerTimeout: Duration = .seconds(8)
  /// A call that finds out whether a provider is back may take at least as long as this, or does not go out:
  /// a provider that is well answers 999 of 1,000 calls within it, so what a shorter call came to would say
  /// nothing.
  package var shortestProbe: Duration = .seconds(5)
  /// A call to a provider that is asked after others does not go out if it may not take as long as this.
  package var shortestTimeout: Duration = .seconds(1)
  /// How long after its request an answer may wait for what it can do without, the names of series and
  /// details. What could take longer is not asked for: the app waits for ten seconds, and then asks for all
  /// of it again. Providers that are asked after others have what is left of it.
  package var extrasTimeout: Duration = .seconds(9)
  /// How long the call for the names of series may take; without it the answer goes out with nameless series.
  package var seriesTimeout: Duration = .seconds(4)
  /// How long a call for details may take; without it the answer goes out without them.
  package var detailTimeout: Duration = .seconds(4)

  /// How long the answer to an ISBN is kept (CON-9).
  package var isbnLifetime: Duration = .seconds(7 * 86_400)
  /// How long the answer to a title, with an author or without, is kept (CON-9).
  package var titleLifetime: Duration = .seconds(6 * 3_600)
  /// How long a series is kept: it grows by a book a year.
  package var seriesLifetime: Duration = .seconds(7 * 86_400)
  /// How long "no such book" is kept: it is an answer, not a failure, but new books appear every day.
  package var notFoundLifetime: Duration = .seconds(6 * 3_600)
  /// How long an answer is kept to which a provider gave nothing because it failed or was skipped.
  ///
  /// It is an answer and no failure, so it is kept; but it shall not stand for a week for what went wrong in
  /// one minute. Ten minutes spare a provider in trouble the same question again and again.
  package var incompleteLifetime: Duration = .seconds(600)
  /// How long an answer is kept to which a provider was late, or could give nothing for want of a quota:
  /// nothing went wrong, and a richer one can be had later. Without a quota it is never kept for longer than
  /// until there is one.
  package var lateLifetime: Duration = .seconds(6 * 3_600)
  /// How long the name of a series is kept.
  package var seriesNameLifetime: Duration = .seconds(7 * 86_400)

  /// The most answers kept at once; beyond it the one that was unused for longest goes.
  package var answerCapacity = 20_000
  /// The most series names kept at once.
  package var seriesNameCapacity = 5_000
  /// The most series asked about for one answer.
  package var seriesPerLookup = 10
  /// When providers are asked for what their search leaves out.
  package var details = Details.whereMissing
  /// For how many books of an answer a provider is asked for details; the best ones come first.
  package var detailsPerAnswer = 1
  /// The longest title or author that is searched for, in characters.
  package var longestTitle = 300
  /// The largest answer of a provider that is read, in bytes.
  package var largestPayload = 8_000_000

  /// When a call for details is worth it.
  package enum Details: Hashable, Sendable {
    /// Where no search has brought a description of the best book: one call more for few books.
    case whereMissing
    /// For every book, while the other providers are waited for. Open Library's own description is always had
    /// so; every book costs a call more, and most answers the whole grace.
    case always
  }

  /// The lifetimes of the documents, and what they leave open.
  package static let standard = BackendPolicy()

  /// A policy to be changed before use.
  package init() {}

  /// How long a whole answer to that question is kept.
  func lifetime(of question: Question, found: Bool) -> Duration {
    let lifetime =
      switch question {
      case .books(.isbn): isbnLifetime
      case .books(.title), .books(.titleAndAuthor): titleLifetime
      case .series: seriesLifetime
      }
    return found ? lifetime : min(lifetime, notFoundLifetime)
  }
}
