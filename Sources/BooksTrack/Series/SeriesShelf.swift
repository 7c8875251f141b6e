// One series as a reader sees it: a place for every volume, owned, read or missing, and how far they are (SER-8).
//
// Books stand in reading order; a half volume stands between its neighbours, an omnibus before the volumes it
// covers. A volume without a book of its own has a place of its own if no omnibus covers it. Below the total, or
// below the last volume that is owned, what is not there is missing; beyond that nothing is known, so nothing is
// missing. A book whose place is unknown comes last.

/// A series' places, ready to be shown.
///
/// Owned means that the book is in the library, on whatever shelf; read that the reader has finished it.
public struct SeriesShelf: Hashable, Sendable {
  /// What a reader has of one place.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// In the library and not read.
    case owned
    /// In the library and finished.
    case read
    /// Not in the library.
    case missing
  }

  /// One place of the series.
  public struct Place: Hashable, Sendable {
    /// Nothing for a book whose place is unknown.
    public let position: SeriesPosition?
    /// The book; nothing if it is missing.
    public let work: WorkID?
    /// The book's title; nothing if it is missing.
    public let title: String?
    /// What the reader has of it.
    public let state: State
  }

  /// The series.
  public let series: SeriesID
  /// As the reader sees it.
  public let name: String
  /// The one author; nothing when several wrote it.
  public let author: String?
  /// In reading order.
  public let places: [Place]
  /// How much of it is owned.
  public let owned: SeriesProgress
  /// How much of it is read.
  public let read: SeriesProgress

  /// The places of a series in a library.
  ///
  /// - Complexity: O(*n* log *n*) for *n* books, and the length of the gaps, of which 1,000 are shown at most.
  public init(of series: Series, in library: Library) {
    let books = library.members(of: series.id).compactMap { membership -> Place? in
      guard let work = library.works[membership.work] else { return nil }
      let isRead = library.entries(of: work.id).contains { $0.facts.status == .read }
      return Place(
        position: membership.position, work: work.id, title: work.title, state: isRead ? .read : .owned)
    }
    self.series = series.id
    name = series.name
    author = series.author.flatMap { library.authors[$0]?.name }
    owned = SeriesProgress(positions: books.map(\.position), total: series.total)
    read = SeriesProgress(
      positions: books.filter { $0.state == .read }.map(\.position), total: series.total)
    places = Self.ordered(books + Self.gaps(owned))
  }

  /// The volumes below the total, or below the last one that is owned, that no book is or covers.
  private static func gaps(_ owned: SeriesProgress) -> [Place] {
    let last = owned.total ?? owned.volumes.last ?? 0
    guard last > 0 else { return [] }
    let there = Set(owned.volumes)
    return (1...last).lazy.filter { !there.contains($0) }.prefix(1_000)
      .map { Place(position: SeriesPosition($0), work: nil, title: nil, state: .missing) }
  }

  private static func ordered(_ places: [Place]) -> [Place] {
    places.enumerated().sorted { left, right in
      switch (left.element.position, right.element.position) {
      case (let one?, let other?): one == other ? left.offset < right.offset : one < other
      case (_?, nil): true
      case (nil, _?): false
      case (nil, nil): left.offset < right.offset
      }
    }.map(\.element)
  }

  /// The volumes that are missing, ascending.
  public var missing: [Int] {
    places.filter { $0.state == .missing }.flatMap { $0.position?.wholeVolumes ?? [] }
  }

  /// Whether every volume is read; false when the total is unknown.
  public var isFinished: Bool { read.isComplete }

  /// `57 %` of the volumes are owned; nothing when the total is unknown (SER-9).
  public var percentageText: String? { owned.percentage.map { "\($0) %" } }

  /// `Completed!` when every volume is read.
  public var badge: String? { isFinished ? "Completed!" : nil }
}
