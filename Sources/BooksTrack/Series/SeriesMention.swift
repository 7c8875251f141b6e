// A statement of a title or provider about a work's position in a series, before the detector decides whether
// to use it.

public import BooksTrackAPI

/// A statement that a work is in a series.
public struct SeriesMention: Hashable, Sendable {
  /// The source of a statement.
  public enum Source: Hashable, Sendable {
    /// The title in the reader's export.
    case title
    /// A provider, by name.
    case provider(String)
  }

  /// The name of the series as written; nil if only a number is given.
  public var name: String?
  /// The position; nil if only a name is given.
  public var position: SeriesPosition?
  /// The source of the statement.
  public var source: Source
  /// The provider's id of the series.
  public var externalID: ExternalID?
  /// True if the statement only adds a work to an existing series: text in the record of an edition, without
  /// an id, mostly names a publisher's series, and the text does not tell them apart. The same holds for a
  /// series without a number, and for a provider's number of 20 or more.
  public var joinsOnly: Bool
  /// The part of the name behind a colon or another sign, if the part before it may be the book's own
  /// title: `Red Rising` in `Golden Son: Red Rising`; nil for other names.
  public var shortName: String?

  /// Creates a mention.
  public init(
    name: String?, position: SeriesPosition?, source: Source = .title, externalID: ExternalID? = nil,
    joinsOnly: Bool = false, shortName: String? = nil
  ) {
    self.name = name
    self.position = position
    self.source = source
    self.externalID = externalID
    self.joinsOnly = joinsOnly
    self.shortName = shortName
  }
}

extension BareNumber {
  /// The statement about a series that exists; nil if only other books can prove that there is one.
  var mention: SeriesMention? {
    if !isOfPart {
      return SeriesMention(name: name, position: position, joinsOnly: true, shortName: shortName)
    }
    return shortName.map { SeriesMention(name: $0, position: position, joinsOnly: true) }
  }

  /// The same for the end of a file, when other books may prove the part of the name behind a sign.
  var openMention: SeriesMention? {
    shortName == nil
      ? nil : SeriesMention(name: name, position: position, joinsOnly: true, shortName: shortName)
  }
}

/// The result of parsing a title.
public struct ParsedTitle: Hashable, Sendable {
  /// The title without series markers, with white space collapsed; never empty.
  public var title: String
  /// The series that the markers name, that of the last parenthesis group first (SER-2). All have a name.
  public var mentions: [SeriesMention]
  /// The volume number in the title, also if no series is named: `(#66)`, `Volume 2`.
  public var volume: SeriesPosition?

  /// Creates a parsed title.
  public init(title: String, mentions: [SeriesMention] = [], volume: SeriesPosition? = nil) {
    self.title = title
    self.mentions = mentions
    self.volume = volume
  }
}
