// The rules of an app in one place, with those that it ships.

/// How an app imports, matches, looks up, measures reading, asks and keeps.
public struct AppPolicy: Sendable {
  /// How files are read and books are placed.
  public var imports = ImportRules.standard
  /// How two books are told to be one.
  public var matching = MatchRules.corrected
  /// How books are looked up.
  public var enrichment = EnrichmentPolicy()
  /// What counts as a reading session.
  public var sessions = SessionRules()
  /// When the reader is asked something after a session.
  public var prompts = PromptRule.oncePerSession
  /// What answers bring.
  public var points = PointsRule.standard
  /// How facts of authors are shown for their books.
  public var cascade = CascadePolicy()
  /// How long after the last change of a burst the statistics are calculated anew.
  public var statisticsDelay = Duration.seconds(5)
  /// What is added to every transaction.
  public var commitRules: [any CommitRule] = [FinishedSeriesRule()]
  /// When the log of a library gives way to a snapshot.
  public var compaction = CompactionPolicy()

  /// The app's policy.
  public init() {}
}
