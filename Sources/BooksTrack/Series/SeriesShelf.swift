// One series as a reader sees it: a place for every volume, owned, read or missing, and how far they are
// (SER-8).
//
// Books stand in the order of publication, or in that of the story; there, books whose place in the story
// nobody has said come after the others, as they came out (SER-18). A half volume stands between its
// neighbours, an omnibus before the volumes it covers. A volume without a book of its own has a place of its
// own if no omnibus covers it. Below the total, or below the last volume that is owned, what is not there is
// missing; beyond that nothing is known, so nothing is missing. A book whose place is unknown comes last.

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
    /// Nil for a book whose place is unknown.
    public let position: SeriesPosition?
    /// The book; nil if it is missing.
    public let work: WorkID?
    /// The title; of a missing volume nothing, unless it was there before a reset or a provider names it.
    public let title: String?
    /// The cover, likewise.
    public let cover: String?
    /// What the reader has of it.
    public let state: State
  }

  /// The series.
  public let series: SeriesID
  /// As the reader sees it.
  public let name: String
  /// The one author; nil when several wrote it.
  public let author: String?
  /// In the order that was asked for.
  public let places: [Place]
  /// How much of it is owned.
  public let owned: SeriesProgress
  /// How much of it is read.
  public let read: SeriesProgress

  /// The places of a series in a library.
  ///
  /// - Parameter order: In which they stand.
  /// - Complexity: O(*n* log *n*) for *n* books, and the length of the gaps, of which 1,000 are shown at
  ///   most.
  public init(of series: Series, in library: Library, order: SeriesOrder = .publication) {
    let members = library.members(of: series.id)
    let books = members.map { membership in
      Place(
        position: membership.position, work: membership.work, title: membership.title,
        cover: membership.cover, state: library.isRead(membership.work) ? .read : .owned)
    }
    self.series = series.id
    name = series.name
    author = series.author.flatMap { library.authors[$0]?.name }
    owned = SeriesProgress(positions: books.map(\.position), total: series.total)
    read = SeriesProgress(
      positions: books.filter { $0.state == .read }.map(\.position), total: series.total,
      beside: books.map(\.position))
    let byPublication = Self.ordered(books + Self.gaps(owned, of: series.id, in: library))
    places = order == .publication ? byPublication : Self.chronological(byPublication, members)
  }

  /// The volumes below the total, or below the last one that is owned, that no book is or covers.
  private static func gaps(
    _ owned: SeriesProgress, of series: SeriesID, in library: Library
  ) -> [Place] {
    let last = owned.total ?? owned.volumes.last ?? 0
    guard last > 0, owned.volumes.count < last else { return [] }
    let there = Set(owned.volumes)
    let known = KnownVolumes(of: series, in: library)
    let missing: [Int] = Array((1...last).lazy.filter { !there.contains($0) }.prefix(1_000))
    return missing.map { volume -> Place in
      let book = known[volume]
      return Place(
        position: SeriesPosition(volume), work: nil, title: book?.title, cover: book?.cover, state: .missing)
    }
  }

  /// The places in the order of the story; those without one last, as they are.
  private static func chronological(_ places: [Place], _ members: [Membership]) -> [Place] {
    var story: [WorkID: SeriesPosition] = [:]
    for row in members { story[row.work] = row.chronological }
    var told: [(key: SeriesPosition, place: Place)] = []
    var rest: [Place] = []
    for place in places {
      if let key = place.work.flatMap({ story[$0] }) { told.append((key, place)) } else { rest.append(place) }
    }
    let order = told.indices.sorted { (left: Int, right: Int) in
      told[left].key == told[right].key ? left < right : told[left].key < told[right].key
    }
    return order.map { told[$0].place } + rest
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

  /// `57 %` of the volumes are owned; nil when the total is unknown (SER-9).
  public var percentageText: String? { owned.percentage.map { "\($0) %" } }

  /// `Completed!` when every volume is read.
  public var badge: String? { isFinished ? "Completed!" : nil }
}
