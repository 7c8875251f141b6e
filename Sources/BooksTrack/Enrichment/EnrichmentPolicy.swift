// Everything about enrichment that is a choice, with the choice that the app ships.

public import BooksTrackAPI

/// How works are looked up.
public struct EnrichmentPolicy: Sendable {
  /// Works that are looked up at the same time (ENR-4).
  public var concurrency = 1
  /// How long one request may take.
  public var timeout: Duration = .seconds(10)
  /// What happens after a failure.
  public var backoff = BackoffPolicy.documented
  /// How a title is prepared for a search (TTL-6).
  public var titleRules = TitleRules.corrected
  /// How often a question that only some of the providers have answered waits for the others, ten minutes or
  /// more each time, before the answer is taken as it is.
  public var waitsForProviders = 6
  /// When a service that fails is left alone, and when it is tried again.
  public var breaker = CircuitBreakerPolicy.standard
  /// How often the app looks by itself whether parked works can be looked up (ENR-14).
  public var polling = AdaptivePolling.standard
  /// When an answer is the book that was asked for.
  public var judge = AnswerJudge.corrected
  /// Where the reader is asked to verify what they entered.
  public var conflicts = ConflictRules.standard
  /// Which series a title or a provider names.
  public var seriesDetector = SeriesDetector()
  /// How a named series becomes a series of the library.
  public var seriesLinker = SeriesLinker()
  /// How old what a provider says of a series as a whole may be before it is asked again.
  public var seriesPageLifetime: Duration = .seconds(30 * 86_400)
  /// In which order waiting works are looked up, from the oldest first.
  package var order: @Sendable ([EnrichmentJob]) -> [EnrichmentJob] = { $0 }
  /// How a book that was found is put into effect.
  package var attaching: @Sendable (FoundBook, inout LibraryEditor) -> EnrichmentResult = { $0.put(in: &$1) }

  /// The app's policy.
  public init() {}
}
