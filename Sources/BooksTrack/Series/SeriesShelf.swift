// A series as a reader sees it: a place for every volume, owned, read or missing, and the progress (SER-8).
//
// Books are in publication order or in story order; in the latter, books without a known position come last,
// in publication order (SER-18). A half volume is between its neighbours, an omnibus before the volumes that
// it covers. A volume without a book has a place of its own unless an omnibus covers it. Absent volumes up to
// the total are missing; without a total, those up to the last volume that is owned or that a provider lists.
// Beyond that nothing is known. A book with an unknown position comes last.

/// The places of a series, for display.
///
/// A place is owned if the book is in the library, on whatever shelf, and read if the reader has finished it.
public struct SeriesShelf: Hashable, Sendable {
  /// The state of a place.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// In the library, but not read.
    case owned
    /// In the library and read.
    case read
    /// Not in the library.
    case missing
  }

  /// A place of the series.
  public struct Place: Hashable, Sendable {
    /// The position; nil if unknown.
    public let position: SeriesPosition?
    /// The work; nil if it is missing.
    public let work: WorkID?
    /// The title; for a missing volume nil, unless it was in the library before a reset or a provider names
    /// it.
    public let title: String?
    /// The URL of the cover, likewise.
    public let cover: String?
    /// The state of the place.
    public let state: State
  }

  /// The series.
  public let series: SeriesID
  /// The displayed name.
  public let name: String
  /// The author; nil if there are several.
  public let author: String?
  /// The places in the requested order.
  public let places: [Place]
  /// The owned part of the series.
  public let owned: SeriesProgress
  /// The read part of the series.
  public let read: SeriesProgress

  /// Creates the places of a series.
  ///
  /// - Parameter order: The order of the places.
  /// - Complexity: O(*n* log *n*) for *n* books, plus the number of missing volumes, of which at most 1,000
  ///   are shown.
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

  /// Returns the missing volumes up to the total, or up to the last one that is owned or listed.
  private static func gaps(
    _ owned: SeriesProgress, of series: SeriesID, in library: Library
  ) -> [Place] {
    let last = owned.total ?? max(owned.volumes.last ?? 0, library.lastListedVolume(of: series))
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

  /// Returns the places in story order; those without a position in it last, in their order.
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

  /// The numbers of the missing volumes, ascending.
  public var missing: [Int] {
    places.filter { $0.state == .missing }.flatMap { $0.position?.wholeVolumes ?? [] }
  }

  /// True if every volume is read; false if the total is unknown.
  public var isFinished: Bool { read.isComplete }

  /// The owned percentage, such as `57 %`; nil if the total is unknown (SER-9).
  public var percentageText: String? { owned.percentage.map { "\($0) %" } }

  /// `Completed!` if every volume is read; nil otherwise.
  public var badge: String? { isFinished ? "Completed!" : nil }
}
