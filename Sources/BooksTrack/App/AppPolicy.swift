// All policies of an app, with their defaults.

/// The policies of an app.
public struct AppPolicy: Sendable {
  /// The rules of imports.
  public var imports = ImportRules.standard
  /// The rules that match books.
  public var matching = MatchRules.corrected
  /// The policy of look-ups.
  public var enrichment = EnrichmentPolicy()
  /// The rules of reading sessions.
  public var sessions = SessionRules()
  /// The rule for questions after sessions.
  public var prompts = PromptRule.oncePerSession
  /// The points for contributions.
  public var points = PointsRule.standard
  /// The rule by which books show facts about their authors.
  public var cascade = CascadePolicy()
  /// The delay of recalculated statistics after the last change of a burst.
  public var statisticsDelay = Duration.seconds(5)
  /// Rules that extend every transaction.
  public var commitRules: [any CommitRule] = [FinishedSeriesRule()]
  /// The policy for replacing the log of a library by a snapshot.
  public var compaction = CompactionPolicy()

  /// Creates the default policy.
  public init() {}
}
