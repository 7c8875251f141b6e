// The settings of enrichment, with the app's defaults.

public import BooksTrackAPI

/// The policy of look-ups.
public struct EnrichmentPolicy: Sendable {
  /// The number of works looked up concurrently (ENR-4).
  public var concurrency = 1
  /// The routes of the backend (CON-18).
  public var routes = MetadataRoutes.v1
  /// The timeout of a request.
  public var timeout: Duration = .seconds(10)
  /// The pauses after failures.
  public var backoff = BackoffPolicy.documented
  /// The normalization of titles for a search (TTL-6).
  public var titleRules = TitleRules.corrected
  /// The number of times that a query answered by only some providers waits for the others, ten minutes or
  /// more each, before the answer is accepted as it is.
  public var waitsForProviders = 6
  /// The policy of the circuit breaker.
  public var breaker = CircuitBreakerPolicy.standard
  /// The intervals at which the app polls (ENR-14).
  public var polling = AdaptivePolling.standard
  /// The rule for accepting an answer.
  public var judge = AnswerJudge.corrected
  /// The rules for conflicts that the reader has to verify.
  public var conflicts = ConflictRules.standard
  /// The detector of series in titles and providers' records.
  public var seriesDetector = SeriesDetector()
  /// The rule by which detected series are linked to series of the library.
  public var seriesLinker = SeriesLinker()
  /// The age from which a provider's page of a series is requested again.
  public var seriesPageLifetime: Duration = .seconds(30 * 86_400)
  /// True if the app requests the pages of detected series by itself (SER-22).
  public var learnsSeries = true
  /// The age from which a page is requested again if the reader owns a later volume than it lists.
  public var outdatedPageLifetime: Duration = .seconds(7 * 86_400)
  /// The order in which jobs are served, given the oldest first.
  package var order: @Sendable ([EnrichmentJob]) -> [EnrichmentJob] = { $0 }
  /// The function that puts a found book into the library.
  package var attaching: @Sendable (FoundBook, inout LibraryEditor) -> EnrichmentResult = { $0.put(in: &$1) }

  /// Creates the default policy.
  public init() {}
}
