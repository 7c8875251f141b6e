// Misleading text about series in exports and providers' records: brackets that name an edition, publishers'
// series, series under another name, wrong positions.
//
// One table has all kinds with their rates and the sources of these: counted in real files, or *assumed*,
// because no counts are published. Writers of rows and look-alikes of providers draw from it.

/// A kind of misleading text about series.
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
  /// Another title before the marker: `We Are Legion (We Are Bob) (Bobiverse, #1)`.
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

  /// True if a reading series is meant but its name or position is wrong.
  package var isMistake: Bool {
    switch self {
    case .textOfFirstVolume, .textMiscounted, .recordMiscounted, .recordMisnamed: true
    default: false
    }
  }

  /// The rate per ten thousand, the quantity to which it applies, and its source.
  package struct Rate: Hashable, Sendable {
    package let perTenThousand: Int
    package let of: String
    package let source: String
  }

  /// The rate of this kind.
  ///
  /// In real exports, 281 of 6,597 titles end in brackets that are no series, and one of eight ends in a
  /// marker; that is 488 per ten thousand titles without a marker. Their distribution over the kinds is
  /// assumed.
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
    // Real records name "mostly" publishers' series; the exact rate is assumed.
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

  /// The kinds in the last brackets of a row's title.
  package static let brackets: [SeriesOddity] = [
    .edition, .publisher, .numberedPublisher, .otherTitle, .contributor, .year, .acclaim, .bareNumber,
  ]

  private static let titles = "titles without a marker"
  private static let editions = "editions"
  private static let assumed = "assumed"
  private static let divided = "counted: 281 of 6,597 titles in all; the share of the kind is assumed"
}
