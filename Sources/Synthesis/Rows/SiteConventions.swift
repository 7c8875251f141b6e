// The conventions of a readers' site, independent of the format of the file: the series markers in its titles
// and the possible damages of its files. They are a value, so another site is another value.

/// The conventions of a site.
struct SiteConventions: Hashable, Sendable {
  /// The site, as far as readers enter different data there.
  enum Site: Hashable, Sendable {
    case goodreads
    case storyGraph
    case libraryThing
  }

  /// The markers in a site's titles.
  enum Titles: Hashable, Sendable {
    /// A marker in parentheses after nearly every title of a series.
    case withMarkers
    /// A marker only if the title means nothing without its number.
    case plain
    /// Like `plain`, but the reader typed a marker in one of a hundred rows.
    case hardlyMarked
  }

  let site: Site
  let titles: Titles
  /// The possible damages of a row; never empty.
  let damages: [DamageKind]
  /// True if a spreadsheet has turned long numbers into `9.78059E+12`.
  var isFromSpreadsheet = false
  /// True if the file was reduced to five columns: title, authors, ISBN, status and stars.
  var isTrimmed = false
  /// The columns of an export as a table; nil for the sites' own formats.
  var table: TableDialect?

  static let goodreads = SiteConventions(site: .goodreads, titles: .withMarkers, damages: DamageKind.allCases)
  static let storyGraph = SiteConventions(site: .storyGraph, titles: .plain, damages: DamageKind.allCases)
  static let storyGraphFromSpreadsheet = SiteConventions(
    site: .storyGraph, titles: .plain, damages: DamageKind.allCases, isFromSpreadsheet: true)
  static let storyGraphTrimmed = SiteConventions(
    site: .storyGraph, titles: .plain, damages: DamageKind.allCases, isTrimmed: true)
  static let libraryThing = SiteConventions(
    site: .libraryThing, titles: .hardlyMarked, damages: DamageKind.allCases)
  /// A JSON object cannot have too many fields, and one that lacks a field is valid.
  static let libraryThingObjects = SiteConventions(
    site: .libraryThing, titles: .hardlyMarked, damages: [.noTitle])

  /// A table of an app or a list: series stand in their own columns or in titles. A row that lacks cells at
  /// its end is whole there, because spreadsheets drop empty ones.
  static func table(_ table: TableDialect) -> SiteConventions {
    SiteConventions(
      site: .goodreads, titles: table.has(.series) ? .plain : .withMarkers,
      damages: [.noTitle, .tooManyFields], table: table)
  }

  /// Returns the marker forms of this site for a work, with their weights in thousandths.
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
