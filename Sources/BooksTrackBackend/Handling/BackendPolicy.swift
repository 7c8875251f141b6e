// What the backend may decide otherwise: how long it waits, how long it remembers, how much it holds.

/// The settings of a backend, all in one place.
package struct BackendPolicy: Sendable {
  /// How long one call to a provider may take.
  package var providerTimeout: Duration = .seconds(8)
  /// How long the call for the names of series may take; without it the answer goes out with nameless series.
  package var seriesTimeout: Duration = .seconds(4)

  /// How long the answer to an ISBN is kept (CON-9).
  package var isbnLifetime: Duration = .seconds(7 * 86_400)
  /// How long the answer to a title is kept (CON-9).
  package var titleLifetime: Duration = .seconds(6 * 3_600)
  /// How long "no such book" is kept: it is an answer, not a failure, but new books appear every day.
  package var notFoundLifetime: Duration = .seconds(6 * 3_600)
  /// How long the name of a series is kept.
  package var seriesNameLifetime: Duration = .seconds(7 * 86_400)

  /// The most answers kept at once; beyond it the one that was unused for longest goes.
  package var answerCapacity = 20_000
  /// The most series names kept at once.
  package var seriesNameCapacity = 5_000
  /// The most series asked about in one call.
  package var seriesPerLookup = 10
  /// The longest title that is searched for, in characters.
  package var longestTitle = 300
  /// How works inferred from editions are brought together (CON-7).
  package var deduplication = WorkDeduplication.corrected

  /// The lifetimes of the documents, and what they leave open.
  package static let standard = BackendPolicy()

  /// A policy to be changed before use.
  package init() {}

  /// How long an answer to that query is kept.
  func lifetime(of query: ProviderQuery, found: Bool) -> Duration {
    let lifetime =
      switch query {
      case .isbn: isbnLifetime
      case .title: titleLifetime
      }
    return found ? lifetime : min(lifetime, notFoundLifetime)
  }
}
