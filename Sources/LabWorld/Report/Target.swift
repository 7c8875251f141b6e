// A figure with a limit, and the verdict on its measured value. Values are compared exactly, as integers or
// fractions, not as rounded percentages.

import Measurement

extension TargetComparison {
  /// Returns true if a value meets a limit, without rounding.
  func holds(_ value: Fraction, hundredths limit: Int) -> Bool {
    let left = Int128(value.numerator) * 100
    let right = Int128(limit) * Int128(value.denominator)
    return switch self {
    case .atLeast: left >= right
    case .atMost: left <= right
    case .exactly: left == right
    case .below: left < right
    case .above: left > right
    }
  }
}

/// A measured value as a fraction, which is not rounded before it is judged.
package struct Fraction: Sendable, Hashable {
  let numerator: Int
  let denominator: Int

  /// Creates a fraction; a denominator of 0 means that nothing was measured.
  package init(_ numerator: Int, of denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Creates an integer.
  package init(_ value: Int) { self.init(value, of: 1) }

  /// The value in hundredths, rounded down; nil if there is no value.
  package var hundredths: Int? {
    guard denominator > 0 else { return nil }
    // The nanoseconds of a run with 100,000 readers, times 100, overflow an Int.
    let (hundredths, rest) = (Int128(numerator) * 100).quotientAndRemainder(dividingBy: Int128(denominator))
    return Int(clamping: rest < 0 ? hundredths - 1 : hundredths)
  }
}

/// The verdict on a figure.
package enum TargetVerdict: String, Codable, Sendable {
  case held
  case missed
  /// Nothing was measured, or the sample is too small (`Evidence`, `SampleSize`). It counts as missed: an
  /// untested requirement is not met.
  case noData = "no data"

  /// Returns true if a verdict was given without a value, for a time without an end.
  func hasNoEnd(at value: Hundredths?) -> Bool { value == nil && self != .noData }

  /// Returns a value for people. With too little evidence it is the verdict, because a number would be read
  /// as a result.
  func text(of value: Hundredths?) -> String {
    self == .noData ? rawValue : value.map { "\($0)" } ?? "no end"
  }
}

/// A figure with its limit.
package struct Target: Sendable {
  /// The id of the figure.
  let id: FigureID
  let title: String
  let unit: TargetUnit
  let comparison: TargetComparison
  /// In hundredths of the unit; for percentages, hundredths of a percent.
  let limitHundredths: Int
  /// A missed gate fails the run. Other targets are findings: figures of the product documents that are only
  /// reported.
  let isGate: Bool

  /// Creates a target with the limit declared for its row.
  ///
  /// - Parameter times: A factor of the limit, for a target that stands for several equal ones.
  package init(_ id: FigureID, _ title: String, times: Int = 1, isGate: Bool = true) {
    self.init(Limit.of(id), id, title, times: times, isGate: isGate)
  }

  /// Creates a target with another limit, for a user's gate or a test.
  init(_ limit: Limit, _ id: FigureID, _ title: String, times: Int = 1, isGate: Bool = true) {
    self.id = id
    self.title = title
    comparison = limit.comparison
    limitHundredths = limit.hundredths * times
    unit = limit.unit
    self.isGate = isGate
  }

  /// Judges a share of cases.
  ///
  /// - Parameters:
  ///   - noun: The name of a case, in the plural.
  ///   - minimum: The minimum number of cases; nil for the number that follows from the limit.
  func judge(_ share: Rate, of noun: String, atLeast minimum: Int? = nil) -> TargetResult {
    let needed = minimum ?? Evidence.least(limitHundredths: limitHundredths)
    return judge(Fraction(share), on: Evidence(share.whole, noun, atLeast: needed))
  }

  /// Judges a measured value. A percentage is given as the fraction part of whole.
  ///
  /// - Parameter evidence: The evidence; nil if it is given elsewhere.
  package func judge(_ measured: Fraction, on evidence: Evidence? = nil) -> TargetResult {
    let scaled = unit == .percent ? Fraction(measured.numerator * 100, of: measured.denominator) : measured
    let isShare = unit == .percent
    let size = SampleSize(of: self)
    var result = TargetResult(
      id: id.description, title: title, unit: unit, comparison: comparison,
      limit: .init(hundredths: limitHundredths),
      measured: scaled.hundredths.map { .init(hundredths: $0) }, verdict: verdict(scaled), isGate: isGate)
    result.right = isShare ? measured.numerator : nil
    result.cases = isShare ? measured.denominator : nil
    result.neededCases = size?.needed
    if let hundredths = scaled.hundredths, !isShare,
      Int128(hundredths) * Int128(scaled.denominator) != Int128(scaled.numerator) * 100
    {
      result.isCut = true
    }
    if result.verdict == .missed, size?.isTooSmall(measured) == true { result.verdict = .noData }
    if let evidence { result.rest(on: evidence) }
    return result
  }

  /// Judges a growth in percent, as the fraction increase of former value. It is no share of cases: with too
  /// little evidence a miss may be chance, as a hold may be.
  func judge(growth measured: Fraction, on evidence: Evidence) -> TargetResult {
    var result = judge(measured)
    (result.cases, result.right, result.neededCases) = (nil, nil, nil)
    result.verdict = verdict(Fraction(measured.numerator * 100, of: measured.denominator))
    result.rest(on: evidence)
    if !evidence.isEnough { result.verdict = .noData }
    return result
  }

  /// Judges a wait in nanoseconds by a limit in minutes. A wait of nil has no end and exceeds any limit.
  package func judge(wait: Int?, on evidence: Evidence? = nil) -> TargetResult {
    guard let wait else { return judgeWithoutEnd(on: evidence) }
    return judge(Fraction(wait, of: 60_000_000_000), on: evidence)
  }

  /// Judges a value beyond any limit.
  func judgeWithoutEnd(on evidence: Evidence?) -> TargetResult {
    var result = TargetResult(
      id: id.description, title: title, unit: unit, comparison: comparison,
      limit: .init(hundredths: limitHundredths), measured: nil,
      verdict: comparison == .atLeast || comparison == .above ? .held : .missed, isGate: isGate)
    if let evidence { result.rest(on: evidence) }
    return result
  }

  private func verdict(_ value: Fraction) -> TargetVerdict {
    guard value.denominator > 0 else { return .noData }
    return comparison.holds(value, hundredths: limitHundredths) ? .held : .missed
  }
}

/// A number with two decimals; a plain number in JSON.
package struct Hundredths: Codable, Sendable, Hashable, CustomStringConvertible {
  package let hundredths: Int

  package init(hundredths: Int) { self.hundredths = hundredths }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let number = Int(exactly: (try container.decode(Double.self) * 100).rounded()) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "the number is too large")
    }
    hundredths = number
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if hundredths.isMultiple(of: 100) {
      try container.encode(hundredths / 100)
    } else {
      // The quotient of two small integers is correctly rounded everywhere, so the text is the same
      // everywhere.
      try container.encode(Double(hundredths) / 100)
    }
  }

  package var description: String {
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}

/// A target with its verdict.
package struct TargetResult: Codable, Sendable, Hashable {
  package let id: String
  package let title: String
  package let unit: TargetUnit
  package let comparison: TargetComparison
  package let limit: Hundredths
  /// Rounded down to two decimals; the verdict uses the exact value.
  package let measured: Hundredths?
  package internal(set) var verdict: TargetVerdict
  package private(set) var isGate: Bool
  /// The reason for which the row is a finding, if it depends on the run.
  package private(set) var reason: String?
  /// For shares: the number of cases, and of those that are right.
  package internal(set) var cases: Int?
  package internal(set) var right: Int?
  /// The number of cases from which a share below the limit is missed; nil if every case counts.
  package internal(set) var neededCases: Int?
  /// True if `measured` was rounded; nil if it is exact.
  package internal(set) var isCut: Bool?
  /// The evidence; nil if the document gives it elsewhere.
  package private(set) var evidence: Evidence?

  /// Adds evidence. With too little of it nothing is held. A miss stays one if failures are counted and
  /// chance does not explain them (`SampleSize`); a rate or a wait may have been chance.
  package mutating func rest(on evidence: Evidence) {
    self.evidence = evidence
    guard !evidence.isEnough else { return }
    let countsFailures =
      unit == .count || comparison == .exactly || unit == .percent && comparison == .atLeast
    if verdict == .held || !countsFailures { verdict = .noData }
  }

  /// The result without evidence, for a document that gives it elsewhere.
  package var withoutEvidence: TargetResult {
    var result = self
    result.evidence = nil
    return result
  }

  /// True if the measured value has no end: it was judged without a value.
  package var hasNoEnd: Bool { verdict.hasNoEnd(at: measured) }

  /// The value for people.
  package var measuredText: String { verdict.text(of: measured) }

  /// The evidence or sample that is too small; nil if the row was judged.
  package var fewCases: Evidence? {
    guard verdict == .noData else { return nil }
    if let evidence, !evidence.isEnough { return evidence }
    guard let cases, cases > 0, let neededCases else { return nil }
    let noun = evidence.flatMap { $0.count == cases ? $0.noun : nil } ?? "cases"
    return Evidence(cases, noun, atLeast: neededCases)
  }

  /// Makes the row a finding if there is a reason.
  package mutating func makeFinding(because reason: String?) {
    guard let reason else { return }
    self.reason = reason
    isGate = false
  }
}
