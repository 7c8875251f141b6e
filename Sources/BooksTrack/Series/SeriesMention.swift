// What a title or a provider says about a work's place in a series, before the detector has decided whether
// to use it.

public import BooksTrackAPI

/// A statement that a work stands in a series.
public struct SeriesMention: Hashable, Sendable {
  /// Who made the statement.
  public enum Source: Hashable, Sendable {
    /// The title as the reader's export wrote it.
    case title
    /// A provider, by name.
    case provider(String)
  }

  /// The series' name as written; nil when only a number was given.
  public var name: String?
  /// The place in the series; nil when only the name was given.
  public var position: SeriesPosition?
  /// What the mention was read in.
  public var source: Source
  /// The provider's own name for the series.
  public var externalID: ExternalID?
  /// Whether the mention puts a work only into a series that is there, and makes none: what stands in words
  /// on the record of an edition, without an identifier, is mostly a publisher's row, and nothing in the
  /// words tells the two apart. The same is true of a series without a number, and of a provider's number of
  /// 20 or more.
  public var joinsOnly: Bool

  /// Makes a mention.
  public init(
    name: String?, position: SeriesPosition?, source: Source = .title, externalID: ExternalID? = nil,
    joinsOnly: Bool = false
  ) {
    self.name = name
    self.position = position
    self.source = source
    self.externalID = externalID
    self.joinsOnly = joinsOnly
  }
}

/// A title taken apart.
public struct ParsedTitle: Hashable, Sendable {
  /// The title without its series markers, white space collapsed; never empty.
  public var title: String
  /// What the markers say; every one has a name. The last parenthesis group first (SER-2).
  public var mentions: [SeriesMention]
  /// The volume that the title claims to be, also where no series is named: `(#66)`, `Volume 2`.
  public var volume: SeriesPosition?

  /// Makes a parsed title.
  public init(title: String, mentions: [SeriesMention] = [], volume: SeriesPosition? = nil) {
    self.title = title
    self.mentions = mentions
    self.volume = volume
  }
}
