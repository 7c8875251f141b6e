// Series and which works stand in them (SER-4).

public import BooksTrackAPI

/// Names a series.
public typealias SeriesID = Identifier<Series>
/// Names a membership.
public typealias MembershipID = Identifier<Membership>

/// Who made a series.
public enum SeriesSource: String, Sendable {
  /// Found in titles or in providers' records.
  case automatic = "auto-detected"
  /// Arranged by the reader.
  case manual
}

/// A series of a library.
public struct Series: Row, Hashable {
  public let id: SeriesID
  /// As the reader sees it.
  public var name: String
  /// The number of whole volumes, if it is known.
  public var total: Int?
  /// The one author, or nothing when several wrote it.
  public var author: AuthorID?
  /// Who made it.
  public var source: SeriesSource
  /// Providers' names for this series, sorted.
  public var externalIDs: [ExternalID]
  /// When the row was made.
  public var created: Timestamp
  /// When the row was last changed.
  public var updated: Timestamp

  /// Makes a series.
  public init(
    id: SeriesID, name: String, total: Int? = nil, author: AuthorID? = nil, source: SeriesSource,
    externalIDs: [ExternalID] = [], created: Timestamp
  ) {
    self.id = id
    self.name = name
    self.total = total
    self.author = author
    self.source = source
    self.externalIDs = externalIDs
    self.created = created
    updated = created
  }
}

/// That a work stands in a series, and where.
public struct Membership: Row, Hashable {
  public let id: MembershipID
  /// The series.
  public var series: SeriesID
  /// The work that stands in it.
  public var work: WorkID
  /// Nothing when only the series is known.
  public var position: SeriesPosition?

  /// Makes a membership.
  public init(id: MembershipID, series: SeriesID, work: WorkID, position: SeriesPosition?) {
    self.id = id
    self.series = series
    self.work = work
    self.position = position
  }
}

/// A place in a series as it was said: `3`, `0.5`, `1-3` (an omnibus), `1-4 + 3.5`.
public struct SeriesPosition: Hashable, Comparable, Sendable {
  /// A span of places in hundredths: 350 is 3.5. A single place has equal ends.
  public struct Span: Hashable, Sendable {
    /// The first place, in hundredths.
    public let first: Int
    /// The last place, in hundredths, included.
    public let last: Int

    /// Makes a span; the ends are put in order.
    public init(first: Int, last: Int) {
      self.first = min(first, last)
      self.last = max(first, last)
    }
  }

  /// What was said, in order of appearance; never empty.
  public let spans: [Span]

  /// Makes a position from at least one span.
  public init?(spans: [Span]) {
    guard !spans.isEmpty else { return nil }
    self.spans = spans
  }

  /// A single place, in hundredths.
  public init(hundredths: Int) { spans = [Span(first: hundredths, last: hundredths)] }

  /// A single whole place.
  public init(_ whole: Int) {
    let (hundredths, isTooLarge) = whole.multipliedReportingOverflow(by: 100)
    self.init(hundredths: isTooLarge ? (whole < 0 ? .min : .max) : hundredths)
  }

  /// Where it stands in the reading order: its first place, and among equals the shorter span first.
  public static func < (left: SeriesPosition, right: SeriesPosition) -> Bool {
    let leftKey = left.spans.map { [$0.first, $0.last] }
    let rightKey = right.spans.map { [$0.first, $0.last] }
    return leftKey.lexicographicallyPrecedes(rightKey) { $0.lexicographicallyPrecedes($1) }
  }

  /// The whole volumes that it covers, ascending and without repetition; none for a half volume.
  ///
  /// At most 1,000 of a span, because a title may claim any range.
  public var wholeVolumes: [Int] {
    var volumes: [Int] = []
    for span in spans {
      let first = span.first / 100 + (span.first % 100 > 0 ? 1 : 0)
      let last = min(span.last / 100 - (span.last % 100 < 0 ? 1 : 0), first + 999)
      if first <= last { volumes.append(contentsOf: first...last) }
    }
    volumes.sort()
    var unique: [Int] = []
    for volume in volumes where unique.last != volume { unique.append(volume) }
    return unique
  }
}

extension SeriesPosition: CustomStringConvertible {
  /// As written in the field: `3`, `0.5`, `1-3`, `1-4, 3.5`.
  public var description: String {
    spans.map { span in
      span.first == span.last ? Self.text(span.first) : "\(Self.text(span.first))-\(Self.text(span.last))"
    }.joined(separator: ", ")
  }

  private static func text(_ hundredths: Int) -> String {
    let sign = hundredths < 0 ? "-" : ""
    let size = hundredths.magnitude
    guard !size.isMultiple(of: 100) else { return "\(sign)\(size / 100)" }
    let fraction = size % 100
    if fraction.isMultiple(of: 10) { return "\(sign)\(size / 100).\(fraction / 10)" }
    return "\(sign)\(size / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
