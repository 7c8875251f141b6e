// Thresholds in the words of load tools: `enrich.latency{provider=google-books}: p(95) < 2 s`. A threshold is
// a user's gate on a metric in place of a row.
//
//     threshold = metric [ "{" tag "=" value "}" ] ":" aggregate sign number [ unit ] [ "of before" ]
//     aggregate = "p(" number ")" | "med" | "avg" | "min" | "max" | "count" | "rate"
//     sign      = "<" | "<=" | ">" | ">=" | "=="
//     unit      = "ms" | "s" | "min" | "%"

import Measurement

/// A limit for an aggregate of a metric.
package struct Threshold: Sendable, Hashable {
  /// The clause, and the metric with its tag and aggregate.
  let id: FigureID
  /// True if the limit is a share of the value in an earlier run.
  package let isRelative: Bool
  private let metric: String
  private let tagValue: String?
  private let aggregate: Aggregate
  private let comparison: TargetComparison
  /// In hundredths of the unit; if relative, in hundredths of a percent.
  private let hundredths: Int
  private let unit: TargetUnit

  private enum Aggregate: Hashable, Sendable {
    /// A quantile, in 1/10,000.
    case quantile(Int)
    case mean, smallest, largest, count, rate
  }

  private static let signs: [(text: String, comparison: TargetComparison)] = [
    ("<=", .atMost), (">=", .atLeast), ("==", .exactly), ("<", .below), (">", .above),
  ]

  private static let units: [(text: String, unit: TargetUnit)] = [
    ("ms", .milliseconds), ("s", .seconds), ("min", .minutes), ("%", .percent),
  ]

  /// Parses a threshold.
  init(_ text: String) throws(GateError) {
    var rest = ThresholdText(text)
    let name = rest.take { $0 != ":" && $0 != "{" }
    let metrics = RunMetric.all
    guard let found = metrics.first(where: { $0.name == name }) else {
      throw Self.unknown("metric", name, among: metrics.map(\.name))
    }
    metric = name
    tagValue = try Self.tag(of: found, &rest)
    guard rest.skip(":") else { throw rest.error("a colon and an aggregate, such as : p(95)") }
    let word = rest.take { !"<>=".contains($0) }
    aggregate = try Self.aggregate(word, of: found)
    guard let sign = Self.signs.first(where: { rest.skip($0.text) }) else {
      throw rest.error("one of <, <=, >, >= and ==")
    }
    comparison = sign.comparison
    let place = rest
    guard let number = UserGate.hundredths(rest.take { $0.isASCII && ($0.isNumber || $0 == ".") }) else {
      throw place.error("a number with two decimals at most")
    }
    hundredths = number
    let unitPlace = rest
    let unitText = rest.take { $0 != " " }
    isRelative = rest.skip("of before")
    guard rest.isAtEnd else { throw rest.error("the end, or: of before") }
    let own: TargetUnit =
      aggregate == .count ? .count : found.kind == .time ? .milliseconds : .percent
    if isRelative {
      guard unitText == "%" else { throw unitPlace.error("a share, such as 110% of before") }
      // The limit is kept in hundredths, which a measured value is not.
      guard comparison != .exactly else {
        throw GateError(description: "\(text): a share of before is a bound; expected one of <, <=, > and >=")
      }
      unit = own
    } else {
      unit = try Self.unit(unitText, insteadOf: own, unitPlace)
    }
    let tags = tagValue.map { "{\(found.tag ?? "")=\($0)}" } ?? ""
    id = FigureID(clause: found.clause, name: "\(name)\(tags) \(word)")
  }

  private static func tag(
    of metric: RunMetric, _ rest: inout ThresholdText
  ) throws(GateError) -> String? {
    guard rest.skip("{") else { return nil }
    let tag = rest.take { $0 != "=" && $0 != "}" }
    guard let known = metric.tag else {
      throw GateError(description: "\(metric.name) has no tag \"\(tag)\", and no other")
    }
    guard tag == known else { throw unknown("tag of \(metric.name)", tag, among: [known]) }
    guard rest.skip("=") else { throw rest.error("= and a value") }
    let value = rest.take { $0 != "}" }
    guard rest.skip("}") else { throw rest.error("} after the tag") }
    if metric.tagValues.contains(value) { return value }
    // The beginning of a name is enough if no other begins like it.
    let fits = metric.tagValues.filter { $0.hasPrefix(value) }
    guard !value.isEmpty, fits.count == 1 else { throw unknown(known, value, among: metric.tagValues) }
    return fits[0]
  }

  private static func aggregate(_ word: String, of metric: RunMetric) throws(GateError) -> Aggregate {
    let names = metric.kind.aggregates
    if word.hasPrefix("p("), word.hasSuffix(")"), names.contains("p(N)") {
      guard let number = UserGate.hundredths(word.dropFirst(2).dropLast()), (1...10_000).contains(number)
      else {
        throw GateError(description: "\(word) is no quantile; expected p(0.01) to p(100), such as p(95)")
      }
      return .quantile(number)
    }
    let known: [String: Aggregate] = [
      "med": .quantile(5_000), "avg": .mean, "min": .smallest, "max": .largest, "rate": .rate,
      "count": .count,
    ]
    guard names.contains(word), let aggregate = known[word] else {
      throw unknown("aggregate of \(metric.name)", word, among: names)
    }
    return aggregate
  }

  /// Returns the written unit; times without one are milliseconds.
  private static func unit(
    _ text: String, insteadOf own: TargetUnit, _ place: ThresholdText
  ) throws(GateError) -> TargetUnit {
    if text.isEmpty, own != .percent { return own }
    guard own != .count else { throw place.error("no unit, because it is a number of cases") }
    let unit = units.first { $0.text == text }?.unit
    guard let unit, (own == .percent) == (unit == .percent) else {
      throw place.error(own == .percent ? "a share in %" : "one of ms, s and min")
    }
    return unit
  }

  private static func unknown(_ kind: String, _ word: String, among names: [String]) -> GateError {
    let near = NearestWord.nearest(to: word, among: names).map { "did you mean \($0)?" }
    return GateError(
      description:
        "there is no \(kind) \"\(word)\"; \(near ?? "expected one of \(names.joined(separator: ", "))")")
  }
}

extension Threshold {
  /// The value of the aggregate in a run.
  private enum Value {
    case none
    case endless
    case exact(Fraction)
  }

  /// Returns the row of the threshold, judged in a run. Without data it is no data, also without data of the
  /// earlier run in a relative limit.
  ///
  /// - Parameter before: The earlier run of a relative limit.
  func judged(_ figures: RunFigures, before: RunFigures?) -> TargetResult {
    var title = metric
    var limit = hundredths
    if isRelative {
      guard case .exact(let old)? = before.map(value), old.denominator > 0 else {
        return UserGate.target(id, comparison, 0, unit, "\(title), no data before")
          .judge(Fraction(0, of: 0))
      }
      // A share is a part of a whole; the limit is in hundredths of a percent.
      let part = Int128(old.numerator) * (unit == .percent ? 100 : 1) * Int128(hundredths)
      let (whole, rest) = part.quotientAndRemainder(dividingBy: Int128(old.denominator) * 100)
      // Rounded so that a value that equals the limit is judged as equal.
      let isUp = rest > 0 && (comparison == .atMost || comparison == .above)
      limit = Int(clamping: whole + (isUp ? 1 : 0))
      title += ", \(Hundredths(hundredths: hundredths)) % of before"
    }
    let target = UserGate.target(id, comparison, limit, unit, title)
    return switch value(in: figures) {
    case .none: target.judge(Fraction(0, of: 0))
    case .endless: target.judgeWithoutEnd(on: nil)
    case .exact(let fraction): target.judge(fraction)
    }
  }

  private func value(in figures: RunFigures) -> Value {
    guard let metric = RunMetric.all.first(where: { $0.name == metric }),
      let samples = metric.samples(figures, tagValue)
    else { return .none }
    switch samples {
    case .count(let count): return .exact(Fraction(count))
    case .share(let share): return .exact(aggregate == .count ? Fraction(share.denominator) : share)
    case .times(let times, let all): return value(of: times, among: all)
    }
  }

  private func value(of times: Histogram, among all: Int) -> Value {
    guard all > 0 else { return .none }
    let hasEnd = Int(times.count) == all
    let nanoseconds: Int?
    switch aggregate {
    case .count, .rate: return .exact(Fraction(all))
    case .quantile(let share): nanoseconds = times.quantile(perTenThousand: share, among: all)
    case .mean: nanoseconds = hasEnd ? Int(clamping: times.sum / UInt128(all)) : nil
    case .smallest: nanoseconds = times.min
    case .largest: nanoseconds = hasEnd ? times.max : nil
    }
    let nanosecondsOfUnit =
      switch unit {
      case .minutes: 60_000_000_000
      case .seconds: 1_000_000_000
      default: 1_000_000
      }
    return nanoseconds.map { .exact(Fraction($0, of: nanosecondsOfUnit)) } ?? .endless
  }
}

extension TargetResult {
  /// The row in a table: the clause with the name of its figure, and the title, in which a site stands. A
  /// threshold has its aggregate beside the clause, and its metric as title.
  var cells: (clause: String, title: String) {
    guard isThreshold else { return (id.split(separator: ".").prefix(2).joined(separator: "."), title) }
    let metric = id.drop { $0 != "." }.dropFirst().prefix { $0 != " " }
    return (id.prefix { $0 != "." } + " " + (id.split(separator: " ").last ?? ""), String(metric))
  }
}
