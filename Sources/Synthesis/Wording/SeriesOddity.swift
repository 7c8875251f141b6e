// What exports and providers write about series that is no place in one, or not the right one: brackets that
// name an edition, series of publishers, series under another name, books that are counted otherwise.
//
// One table has all of it, each with its rate and where the rate comes from: counted in real files, or
// *assumed*, because nobody publishes it. Writers of rows and look-alikes of providers draw by it.

/// Something that is written about series and misleads.
package enum SeriesOddity: String, Codable, CaseIterable, Sendable {
  // In the last brackets of a row's title.
  case edition
  case publisher
  case numberedPublisher
  case otherTitle
  case contributor
  case year
  case acclaim
  case bareNumber
  /// Another title in front of the marker: `We Are Legion (We Are Bob) (Bobiverse, #1)`.
  case titleBeforeMarker
  // In the record of an edition at Open Library.
  case textOfPublisher
  case textOfSeries
  case textOfFirstVolume
  case textMiscounted
  // In the record of a work at Open Library.
  case recordOfPublisher
  case recordMiscounted
  case recordMisnamed
  // In the record of a series, whichever provider has it.
  case otherName
  case secondRecord
  // In a title at ISBNdb.
  case titleWithBinding
  case titleWithSeries
  case titleWithPublisher

  /// Whether a reading series is meant and the name or the place is another one's.
  package var isMistake: Bool {
    switch self {
    case .textOfFirstVolume, .textMiscounted, .recordMiscounted, .recordMisnamed: true
    default: false
    }
  }

  /// How often: so many of ten thousand of these, and who says so.
  package struct Rate: Hashable, Sendable {
    package let perTenThousand: Int
    package let of: String
    package let source: String
  }

  /// The table.
  ///
  /// Of 6,597 titles in real exports 281 end in brackets that are no series, and one of eight ends in a
  /// marker: that makes 488 of ten thousand of the others. How they are divided is assumed.
  package var rate: Rate {
    switch self {
    case .edition: Rate(perTenThousand: 218, of: Self.titles, source: Self.divided)
    case .publisher: Rate(perTenThousand: 94, of: Self.titles, source: Self.divided)
    case .numberedPublisher: Rate(perTenThousand: 27, of: Self.titles, source: Self.divided)
    case .otherTitle: Rate(perTenThousand: 69, of: Self.titles, source: Self.divided)
    case .contributor: Rate(perTenThousand: 34, of: Self.titles, source: Self.divided)
    case .year: Rate(perTenThousand: 18, of: Self.titles, source: Self.divided)
    case .acclaim: Rate(perTenThousand: 14, of: Self.titles, source: Self.divided)
    case .bareNumber: Rate(perTenThousand: 14, of: Self.titles, source: Self.divided)
    case .titleBeforeMarker:
      Rate(perTenThousand: 30, of: "titles with a numbered marker", source: Self.assumed)
    // Real records name "mostly" publishers' series; how mostly is assumed.
    case .textOfPublisher: Rate(perTenThousand: 1_800, of: Self.editions, source: Self.assumed)
    case .textOfSeries: Rate(perTenThousand: 400, of: "editions of volumes", source: Self.assumed)
    case .textOfFirstVolume: Rate(perTenThousand: 30, of: "editions of volumes", source: Self.assumed)
    case .textMiscounted: Rate(perTenThousand: 30, of: "editions of volumes", source: Self.assumed)
    case .recordOfPublisher: Rate(perTenThousand: 60, of: "works", source: Self.assumed)
    case .recordMiscounted: Rate(perTenThousand: 100, of: "places in series", source: Self.assumed)
    case .recordMisnamed: Rate(perTenThousand: 40, of: "places in series", source: Self.assumed)
    case .otherName: Rate(perTenThousand: 1_500, of: "series", source: Self.assumed)
    case .secondRecord: Rate(perTenThousand: 400, of: "series", source: Self.assumed)
    case .titleWithBinding: Rate(perTenThousand: 400, of: Self.editions, source: Self.assumed)
    case .titleWithSeries: Rate(perTenThousand: 400, of: "editions of volumes", source: Self.assumed)
    case .titleWithPublisher: Rate(perTenThousand: 150, of: Self.editions, source: Self.assumed)
    }
  }

  /// The kinds that stand in the last brackets of a row's title.
  package static let brackets: [SeriesOddity] = [
    .edition, .publisher, .numberedPublisher, .otherTitle, .contributor, .year, .acclaim, .bareNumber,
  ]

  private static let titles = "titles without a marker"
  private static let editions = "editions"
  private static let assumed = "assumed"
  private static let divided = "counted: 281 of 6,597 titles in all; the share of the kind is assumed"
}
