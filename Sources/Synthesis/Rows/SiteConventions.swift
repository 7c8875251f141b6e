// What a readers' site does to every row that it exports, whatever the format of the file: how its titles
// name a series, whose names stand in them, what its file can be damaged by. A value, so that another site is
// another value.

/// The habits of a site.
struct SiteConventions: Hashable, Sendable {
  /// Which site it is, as far as readers enter different things there.
  enum Site: Hashable, Sendable {
    case goodreads
    case storyGraph
    case libraryThing
  }

  /// How a site's titles say that a book is a volume.
  enum Titles: Hashable, Sendable {
    /// Behind nearly every title, in parentheses.
    case withMarkers
    /// Only where the title itself is nothing without its number.
    case plain
    /// Plain, but in one of a hundred rows typed by the reader.
    case hardlyMarked
  }

  let site: Site
  let titles: Titles
  /// How a row of its files can be broken; never empty.
  let damages: [DamageKind]
  /// Whether a spreadsheet has turned long numbers into `9.78059E+12`.
  var isFromSpreadsheet = false
  /// Whether somebody kept five columns of the file: title, authors, ISBN, status and stars.
  var isTrimmed = false

  static let goodreads = SiteConventions(site: .goodreads, titles: .withMarkers, damages: DamageKind.allCases)
  static let storyGraph = SiteConventions(site: .storyGraph, titles: .plain, damages: DamageKind.allCases)
  static let storyGraphFromSpreadsheet = SiteConventions(
    site: .storyGraph, titles: .plain, damages: DamageKind.allCases, isFromSpreadsheet: true)
  static let storyGraphTrimmed = SiteConventions(
    site: .storyGraph, titles: .plain, damages: DamageKind.allCases, isTrimmed: true)
  static let libraryThing = SiteConventions(
    site: .libraryThing, titles: .hardlyMarked, damages: DamageKind.allCases)
  /// An object cannot have a field too many, and one that lacks a field is whole.
  static let libraryThingObjects = SiteConventions(
    site: .libraryThing, titles: .hardlyMarked, damages: [.noTitle])

  /// The forms in which this site writes a work's title, with their weights in thousandths.
  func markers(
    for work: CatalogWork, language: String
  ) -> (forms: [SeriesMarker], weights: [Int]) {
    if titles == .withMarkers {
      return SeriesMarker.choices(for: work, language: language, places: work.memberships.count)
    }
    if work.isKnownByNumber { return ([.volume], [1_000]) }
    return titles == .plain || work.memberships.isEmpty
      ? ([.none], [1_000]) : ([.none, .comma], [990, 10])
  }
}
