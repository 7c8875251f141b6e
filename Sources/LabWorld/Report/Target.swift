// A figure that the product promises, and whether a run kept it. Limits are compared exactly, as whole
// numbers or fractions, never as rounded percentages.

import Measurement

/// What a figure is measured in.
package enum TargetUnit: String, Codable, Sendable {
  case percent = "%"
  case booksPerMinute = "books/min"
  case minutes = "min"
  case count
  case seconds = "s"
  /// The power of a size with which a cost grows.
  case exponent
  case mebibytes = "MiB"
  /// Millions of bytes, as the product documents count.
  case megabytes = "MB"
}

/// Which side of the limit is good.
package enum TargetComparison: String, Codable, Sendable {
  case atLeast = "≥"
  case atMost = "≤"
  case exactly = "="
}

extension TargetComparison {
  /// Whether a value is on the good side of a limit, exactly.
  func holds(_ value: Fraction, hundredths limit: Int) -> Bool {
    let left = Int128(value.numerator) * 100
    let right = Int128(limit) * Int128(value.denominator)
    return switch self {
    case .atLeast: left >= right
    case .atMost: left <= right
    case .exactly: left == right
    }
  }
}

/// A measured value as a fraction, so that nothing is rounded before it is judged.
package struct Fraction: Sendable, Hashable {
  let numerator: Int
  let denominator: Int

  /// A fraction; a denominator of 0 means that there was nothing to measure.
  package init(_ numerator: Int, of denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// A whole number.
  package init(_ value: Int) { self.init(value, of: 1) }

  /// Hundredths of the value, rounded down; nil if there is no value.
  package var hundredths: Int? {
    guard denominator > 0 else { return nil }
    // A run of a hundred thousand readers has more nanoseconds than a hundredth of an Int can hold.
    let (hundredths, rest) = (Int128(numerator) * 100).quotientAndRemainder(dividingBy: Int128(denominator))
    return Int(clamping: rest < 0 ? hundredths - 1 : hundredths)
  }
}

/// How a figure did.
package enum TargetVerdict: String, Codable, Sendable {
  case held
  case missed
  /// There was nothing to measure it on, or too little to say anything (`Evidence`, `SampleSize`). It counts
  /// as missed: a promise that nothing tests is not kept.
  case noData = "no data"

  /// Whether what was given without a value did not come to an end.
  func hasNoEnd(at value: Hundredths?) -> Bool { value == nil && self != .noData }

  /// A value for people. What rests on too little has none: a number beside *no data* would be read as a
  /// result.
  func text(of value: Hundredths?) -> String {
    self == .noData ? rawValue : value.map { "\($0)" } ?? "no end"
  }
}

/// A promise.
package struct Target: Sendable {
  /// The figure of a clause that is promised.
  let id: FigureID
  let title: String
  let unit: TargetUnit
  let comparison: TargetComparison
  /// In hundredths of the unit; for percentages, hundredths of a percent.
  let limitHundredths: Int
  /// A missed gate fails the run. What is not a gate is a finding: a figure of the product documents that the
  /// run reports on.
  let isGate: Bool

  /// A promise with the limit that is declared for its row.
  ///
  /// - Parameter times: How often the limit is asked for, where it stands for one of several things alike.
  package init(_ id: FigureID, _ title: String, times: Int = 1, isGate: Bool = true) {
    self.init(Limit.of(id), id, title, times: times, isGate: isGate)
  }

  /// A promise with another limit: a user's, or a test's.
  init(_ limit: Limit, _ id: FigureID, _ title: String, times: Int = 1, isGate: Bool = true) {
    self.id = id
    self.title = title
    comparison = limit.comparison
    limitHundredths = limit.hundredths * times
    unit = limit.unit
    self.isGate = isGate
  }

  /// Holds a share of cases against the limit.
  ///
  /// - Parameters:
  ///   - noun: What a case is, in the plural.
  ///   - minimum: How many cases it needs; nothing for what its limit asks for.
  func judge(_ share: Rate, of noun: String, atLeast minimum: Int? = nil) -> TargetResult {
    let needed = minimum ?? Evidence.least(limitHundredths: limitHundredths)
    return judge(Fraction(share), on: Evidence(share.whole, noun, atLeast: needed))
  }

  /// Holds a measured value against the limit. Percentages are given as the fraction itself, part of whole.
  ///
  /// - Parameter evidence: What it rests on; nothing if that is said elsewhere.
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

  /// Holds a wait in nanoseconds against a limit in minutes. A wait without an end has no value, and is
  /// longer than any limit.
  package func judge(wait: Int?, on evidence: Evidence? = nil) -> TargetResult {
    guard let wait else { return judgeWithoutEnd(on: evidence) }
    return judge(Fraction(wait, of: 60_000_000_000), on: evidence)
  }

  /// The same for what goes beyond any limit.
  func judgeWithoutEnd(on evidence: Evidence?) -> TargetResult {
    var result = TargetResult(
      id: id.description, title: title, unit: unit, comparison: comparison,
      limit: .init(hundredths: limitHundredths), measured: nil,
      verdict: comparison == .atLeast ? .held : .missed, isGate: isGate)
    if let evidence { result.rest(on: evidence) }
    return result
  }

  private func verdict(_ value: Fraction) -> TargetVerdict {
    guard value.denominator > 0 else { return .noData }
    return comparison.holds(value, hundredths: limitHundredths) ? .held : .missed
  }
}

/// A number with two decimals; in JSON a plain number.
package struct Hundredths: Codable, Sendable, Hashable, CustomStringConvertible {
  package let hundredths: Int

  package init(hundredths: Int) { self.hundredths = hundredths }

  package init(from decoder: any Decoder) throws {
    let number = try decoder.singleValueContainer().decode(Double.self)
    hundredths = Int((number * 100).rounded())
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if hundredths.isMultiple(of: 100) {
      try container.encode(hundredths / 100)
    } else {
      // Division of two small whole numbers: correctly rounded everywhere, so the text is the same
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

/// A promise and what became of it.
package struct TargetResult: Codable, Sendable, Hashable {
  package let id: String
  package let title: String
  package let unit: TargetUnit
  package let comparison: TargetComparison
  package let limit: Hundredths
  /// Rounded down to two decimals; the verdict was given on the exact value.
  package let measured: Hundredths?
  package internal(set) var verdict: TargetVerdict
  package private(set) var isGate: Bool
  /// Why a row that is no gate is none, where that depends on the run.
  package private(set) var reason: String?
  /// Of shares: how many cases there were, and how many of them were right.
  package internal(set) var cases: Int?
  package internal(set) var right: Int?
  /// From how many cases on a share below the limit is called missed; nil where every case counts.
  package internal(set) var neededCases: Int?
  /// Whether digits are cut off from `measured`; nil if it is exact.
  package internal(set) var isCut: Bool?
  /// What it rests on; nil where the document says that beside the row.
  package private(set) var evidence: Evidence?

  /// Says what it rests on. On too little nothing is held; a miss stays one where failures are counted, and
  /// where more failed than chance explains (`SampleSize`), while a rate or a wait may have been bad luck.
  package mutating func rest(on evidence: Evidence) {
    self.evidence = evidence
    guard !evidence.isEnough else { return }
    let countsFailures =
      unit == .count || comparison == .exactly || unit == .percent && comparison == .atLeast
    if verdict == .held || !countsFailures { verdict = .noData }
  }

  /// The same without what it rests on, for a document that says so beside it.
  package var withoutEvidence: TargetResult {
    var result = self
    result.evidence = nil
    return result
  }

  /// Whether what was measured did not come to an end: it is judged, and there is no value.
  package var hasNoEnd: Bool { verdict.hasNoEnd(at: measured) }

  /// The value for people.
  package var measuredText: String { verdict.text(of: measured) }

  /// What it has too few of; nil if it is judged.
  var fewCases: Evidence? {
    guard verdict == .noData else { return nil }
    if let evidence, !evidence.isEnough { return evidence }
    guard let cases, cases > 0, let neededCases else { return nil }
    let noun = evidence.flatMap { $0.count == cases ? $0.noun : nil } ?? "cases"
    return Evidence(cases, noun, atLeast: neededCases)
  }

  /// Makes it a finding if there is a reason; without one it stays what it is.
  package mutating func makeFinding(because reason: String?) {
    guard let reason else { return }
    self.reason = reason
    isGate = false
  }
}
