// The axes of the radar chart: the five stored dimensions, and four computed from works and authors (DIV-3).

/// An axis of the chart, in display order.
public enum DiversityAxis: Hashable, Sendable, CaseIterable {
  /// A stored dimension.
  case dimension(DiversityDimension)
  /// The period of first publication.
  case timePeriod
  /// The continents of its writers.
  case geography
  /// The marginalized groups to which its writers belong.
  case marginalizedVoices
  /// The language in which it is read.
  case language

  /// All axes.
  public static let allCases: [DiversityAxis] =
    DiversityDimension.allCases.map { .dimension($0) } + [
      .timePeriod, .geography, .marginalizedVoices, .language,
    ]

  /// The axes that a chart always has: the stored dimensions, the time period and geography (DIV-9).
  public static let core: [DiversityAxis] =
    DiversityDimension.allCases.map { .dimension($0) } + [.timePeriod, .geography]

  /// The index of the axis, 0 to 8.
  var place: Int {
    switch self {
    case .dimension(let dimension): dimension.place
    case .timePeriod: 5
    case .geography: 6
    case .marginalizedVoices: 7
    case .language: 8
    }
  }

  /// The heading.
  public var name: String {
    switch self {
    case .dimension(let dimension): dimension.name
    case .timePeriod: "Time Period"
    case .geography: "Geographic Diversity"
    case .marginalizedVoices: "Marginalized Voices"
    case .language: "Language Diversity"
    }
  }
}

/// The classification of years into periods. The documents name three without limits; since the setting of a
/// book is not known, the year of first publication decides.
public struct TimePeriodRule: Hashable, Sendable {
  /// The first year after `Classic`.
  public var historical: Int
  /// The first year of `Contemporary`.
  public var contemporary: Int

  /// Creates a rule.
  public init(historical: Int, contemporary: Int) {
    self.historical = historical
    self.contemporary = contemporary
  }

  /// The default: classic before 1950, contemporary from 2000 on.
  public static let standard = TimePeriodRule(historical: 1950, contemporary: 2000)

  /// Returns the period of a year.
  public func name(of year: Int) -> String {
    if year < historical { return "Classic" }
    return year < contemporary ? "Historical" : "Contemporary"
  }
}
