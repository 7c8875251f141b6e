// The axes of the radar chart: the five stored dimensions, and four that are computed of works and authors (DIV-3).

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

/// Which years are which time. The documents name three and say nothing of their limits; what a book is about is not
/// known, so the year in which it first appeared decides.
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

/// Which continent a country is on, by its code of ISO 3166-1.
enum Continents {
  private static let codes: [(continent: String, countries: String)] = [
    (
      "Africa",
      """
      AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG \
      RE RW SC SD SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW
      """
    ),
    (
      "Asia",
      """
      AE AF AM AZ BD BH BN BT CN CY GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS \
      QA SA SG SY TH TJ TL TM TR TW UZ VN YE
      """
    ),
    (
      "Europe",
      """
      AD AL AT BA BE BG BY CH CZ DE DK EE ES FI FO FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO \
      RS RU SE SI SK SM UA VA XK
      """
    ),
    (
      "North America",
      """
      AG AI AW BB BM BS BZ CA CR CU DM DO GD GL GP GT HN HT JM KN LC MQ MX NI PA PR SV TT US VC VI
      """
    ),
    ("South America", "AR BO BR CL CO EC FK GF GY PE PY SR UY VE"),
    ("Oceania", "AS AU CK FJ FM GU KI MH NC NR NU NZ PF PG PW SB TO TV VU WS"),
  ]

  private static let byCountry: [String: String] = {
    var table: [String: String] = [:]
    for (continent, countries) in codes {
      for code in countries.split(separator: " ") { table[String(code)] = continent }
    }
    return table
  }()

  /// The continent of a country, given by its code or as people say what somebody is; what is neither stands under its
  /// own name (DIV-8).
  static func name(of nationality: String) -> String {
    let code = nationality.uppercased()
    if let continent = byCountry[code] { return continent }
    return Nationalities.code(of: nationality).flatMap { byCountry[$0] } ?? nationality
  }
}
