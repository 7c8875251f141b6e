// The axes of the radar chart: the five stored dimensions, and four that are computed of works and authors
// (DIV-3).

/// An axis of the chart, in the order in which they are shown.
public enum DiversityAxis: Hashable, Sendable, CaseIterable {
  /// A stored dimension.
  case dimension(DiversityDimension)
  /// When the work first appeared.
  case timePeriod
  /// The continents that its writers are from.
  case geography
  /// Marginalized groups that its writers belong to.
  case marginalizedVoices
  /// The language in which it is read.
  case language

  /// All of them.
  public static let allCases: [DiversityAxis] =
    DiversityDimension.allCases.map { .dimension($0) } + [
      .timePeriod, .geography, .marginalizedVoices, .language,
    ]

  /// 0 to 8, in that order.
  var place: Int {
    switch self {
    case .dimension(let dimension): dimension.place
    case .timePeriod: 5
    case .geography: 6
    case .marginalizedVoices: 7
    case .language: 8
    }
  }

  /// As a heading.
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

/// Which years are which time. The documents name three and say nothing of their limits; what a book is about
/// is not known, so the year in which it first appeared decides.
public struct TimePeriodRule: Hashable, Sendable {
  /// The first year that is not `Classic` any more.
  public var historical: Int
  /// The first year that is `Contemporary`.
  public var contemporary: Int

  /// Makes a rule.
  public init(historical: Int, contemporary: Int) {
    self.historical = historical
    self.contemporary = contemporary
  }

  /// Classic before 1950, contemporary from 2000 on: the rule that ships.
  public static let standard = TimePeriodRule(historical: 1950, contemporary: 2000)

  /// The time of a year.
  public func name(of year: Int) -> String {
    if year < historical { return "Classic" }
    return year < contemporary ? "Historical" : "Contemporary"
  }
}
