// The settings of the backend: strategy, timeouts, lifetimes, capacities and the end of old routes.

package import BooksTrackAPI

/// The settings of a backend.
package struct BackendPolicy: Sendable {
  /// The strategy for calling several providers.
  package var strategy = AskingStrategy.standard
  /// The rule for merging records of one work (CON-7).
  package var deduplication = WorkDeduplication.corrected

  /// The timeout of a call to a provider.
  package var providerTimeout: Duration = .seconds(8)
  /// The shortest timeout of a probe. A healthy provider answers 999 of 1,000 calls within this time, so the
  /// timeout of a shorter call would be no evidence.
  package var shortestProbe: Duration = .seconds(5)
  /// The shortest timeout with which a provider of a later level is called.
  package var shortestTimeout: Duration = .seconds(1)
  /// The deadline, after the start of the request, for the optional parts of an answer: series names and
  /// details. A call that could take longer is not sent: the app gives up after ten seconds and requests
  /// everything again. Providers of later levels have the time that is left.
  package var extrasTimeout: Duration = .seconds(9)
  /// The timeout of a call for series names. If it fails, the answer has nameless series.
  package var seriesTimeout: Duration = .seconds(4)
  /// The timeout of a call for details. If it fails, the answer lacks them.
  package var detailTimeout: Duration = .seconds(4)

  /// The lifetime of an answer to an ISBN (CON-9).
  package var isbnLifetime: Duration = .seconds(7 * 86_400)
  /// The lifetime of an answer to a title, with or without an author (CON-9).
  package var titleLifetime: Duration = .seconds(6 * 3_600)
  /// The lifetime of a series, which grows by about one book a year.
  package var seriesLifetime: Duration = .seconds(7 * 86_400)
  /// The lifetime of "no such book": it is an answer and not a failure, but new books appear every day.
  package var notFoundLifetime: Duration = .seconds(6 * 3_600)
  /// The lifetime of an answer that lacks a provider because it failed or was skipped.
  ///
  /// Such an answer is cached, but not for a week because of one bad minute. Ten minutes keep the same query
  /// away from a provider in trouble.
  package var incompleteLifetime: Duration = .seconds(600)
  /// The lifetime of an answer that lacks a provider because it was late or out of quota. Nothing failed, and
  /// a later answer may be more complete. Without quota the lifetime ends at the latest when the quota is
  /// renewed.
  package var lateLifetime: Duration = .seconds(6 * 3_600)
  /// The lifetime of a series name.
  package var seriesNameLifetime: Duration = .seconds(7 * 86_400)

  /// The capacity of the answer cache, from which the least recently used answer is evicted.
  package var answerCapacity = 20_000
  /// The capacity of the cache of series names.
  package var seriesNameCapacity = 5_000
  /// The most series names requested for one answer.
  package var seriesPerLookup = 10
  /// The books for which details are requested.
  package var details = Details.whereMissing
  /// The number of books per answer, best first, for which a provider's details are requested.
  package var detailsPerAnswer = 1
  /// The longest title or author that is accepted, in characters.
  package var longestTitle = 300
  /// The day on which the routes from before v1 were deprecated, 2026-01-05, and the day from which they may
  /// be gone, 2027-01-01. The contract document plans two to four weeks; an app that is not updated needs
  /// more.
  package var legacyDeprecated = Timestamp(milliseconds: 1_767_571_200_000)
  package var legacyEnd = Timestamp(milliseconds: 1_798_761_600_000)
  /// The largest response of a provider that is parsed, in bytes.
  package var largestPayload = 8_000_000

  /// The condition for a call for details.
  package enum Details: Hashable, Sendable {
    /// Only if no search returned a description of the best book: one more call for a few books.
    case whereMissing
    /// For every book, during the wait for other providers. This always obtains Open Library's own
    /// description, at the cost of one more call per book and, for most answers, the whole grace.
    case always
  }

  /// The lifetimes of the documents, and defaults for what they leave open.
  package static let standard = BackendPolicy()

  /// Creates a standard policy, to be changed before use.
  package init() {}

  /// Returns the announcement that a route from before v1 ends; nil for others (CON-14).
  func deprecation(of route: Route) -> RouteDeprecation? {
    guard route.isLegacy else { return nil }
    return RouteDeprecation(
      since: legacyDeprecated, end: legacyEnd, successor: "/v1\(route.rawValue)")
  }

  /// Returns the lifetime of a complete answer.
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
