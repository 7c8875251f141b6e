// The user's gates: `ENR-12>=95`, `LAB-2.time<=20s`, `ENR-13`. A gate sets a limit for a row, or makes the
// row's own limit a gate. A text with a colon is a threshold (`Threshold`), which is a gate on a metric.
//
//     gate   = row [ ( ">=" | "≥" | "<=" | "≤" | "==" | "=" ) number [ unit ] ]
//     number = digits [ "." digit [ digit ] ]

/// An error in a gate.
package struct GateError: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(description: String) { self.description = description }
}

/// A user's gate.
package struct UserGate: Sendable, Hashable {
  /// The id of the row.
  package let row: String
  /// The threshold; nil for a gate on a row.
  package let threshold: Threshold?
  /// Its limit; nil for the limit of the row.
  private let limit: OwnLimit?

  private struct OwnLimit: Hashable, Sendable {
    let comparison: TargetComparison
    let hundredths: Int
    /// The unit as written; empty if omitted.
    let unit: String
  }

  /// The signs of limits, longer ones first.
  private static let signs: [(text: String, comparison: TargetComparison)] = [
    (">=", .atLeast), ("≥", .atLeast), ("<=", .atMost), ("≤", .atMost), ("==", .exactly), ("=", .exactly),
  ]

  /// Parses a gate.
  package init(_ text: some StringProtocol) throws(GateError) {
    if text.contains(":") {
      let threshold = try Threshold(String(text))
      (row, limit, self.threshold) = (threshold.id.description, nil, threshold)
      return
    }
    threshold = nil
    guard let start = text.firstIndex(where: { "<>=≥≤".contains($0) }) else {
      row = Self.trimmed(text)
      limit = nil
      guard !row.isEmpty else { throw GateError(description: "it is empty; write a gate such as ENR-12>=95") }
      return
    }
    row = Self.trimmed(text[..<start])
    guard !row.isEmpty else { throw Self.error(text, start, "a row such as ENR-12 before the sign") }
    let rest = text[start...]
    guard let sign = Self.signs.first(where: { rest.hasPrefix($0.text) }) else {
      throw Self.error(text, start, "one of >=, <= and =")
    }
    let value = rest.dropFirst(sign.text.count).drop { $0 == " " }
    let digits = value.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard let hundredths = Self.hundredths(digits) else {
      throw Self.error(text, value.startIndex, "a number with two decimals at most")
    }
    limit = OwnLimit(
      comparison: sign.comparison, hundredths: hundredths, unit: Self.trimmed(value[digits.endIndex...]))
  }

  /// Throws if the rows do not contain the gate's row, or if it has another unit.
  package func check(_ rows: [TargetResult]) throws(GateError) {
    if threshold != nil { return }
    guard let found = rows.first(where: { $0.id == row }) else {
      let near = NearestWord.nearest(to: row, among: rows.map(\.id)).map { "; did you mean \($0)?" }
      throw GateError(
        description: "there is no row \(row)\(near ?? ", but \(rows.map(\.id).joined(separator: ", "))")")
    }
    guard let unit = limit?.unit, !unit.isEmpty, unit != found.unit.rawValue else { return }
    throw GateError(
      description:
        "\(row) is measured in \(found.unit == .count ? "no unit" : found.unit.rawValue), not in \(unit)")
  }

  /// Returns the row judged by the gate's limit. A row that the run does not have has no data.
  ///
  /// - Parameters:
  ///   - figures: The figures of the run, for thresholds.
  ///   - before: Those of the earlier run, for thresholds relative to it.
  package func judged(
    _ rows: [TargetResult], in figures: RunFigures = RunFigures(), before: RunFigures? = nil
  ) -> TargetResult {
    if let threshold { return threshold.judged(figures, before: before) }
    guard let found = rows.first(where: { $0.id == row }) else {
      return TargetResult(
        id: row, title: "no row of this run", unit: .count, comparison: limit?.comparison ?? .exactly,
        limit: Hundredths(hundredths: limit?.hundredths ?? 0), measured: nil, verdict: .noData, isGate: true)
    }
    return limit.map { found.held(against: $0.comparison, hundredths: $0.hundredths) } ?? found
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  /// Creates the target of a threshold.
  static func target(
    _ id: FigureID, _ comparison: TargetComparison, _ hundredths: Int, _ unit: TargetUnit, _ title: String
  ) -> Target {
    Target(
      Limit(id.description, comparison, hundredths, unit, .user, "a threshold of the user's own"), id, title)
  }

  static func hundredths(_ text: some StringProtocol) -> Int? {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }) else { return nil }
    guard let whole = parts.first, let number = Int(whole), (0..<1_000_000_000_000).contains(number) else {
      return nil
    }
    guard parts.count == 2 else { return number * 100 }
    guard (1...2).contains(parts[1].count), let rest = Int(parts[1]) else { return nil }
    return number * 100 + (parts[1].count == 1 ? rest * 10 : rest)
  }

  private static func error<Text: StringProtocol>(
    _ text: Text, _ place: Text.Index, _ expected: String
  ) -> GateError {
    let column = text.distance(from: text.startIndex, to: place) + 1
    return GateError(description: "\(text), column \(column): expected \(expected)")
  }
}

/// The result of a user's gate.
package struct GateResult: Codable, Sendable, Equatable {
  package let row: String
  package let limit: String
  package let measured: Hundredths?
  package let verdict: TargetVerdict
  package let cases: Int?
  package let neededCases: Int?
  /// The unit of a threshold; nil for a row, which has one of its own, and for counts.
  package let unit: String?

  /// - Parameter result: The row, judged by the gate.
  package init(_ result: TargetResult) {
    let few = result.fewCases
    row = result.id
    limit = result.limitText
    measured = result.measured
    verdict = result.verdict
    cases = few?.count ?? result.evidence?.count ?? result.cases
    neededCases = few?.minimum
    unit = result.isThreshold && result.unit != .count ? result.unit.rawValue : nil
  }

  /// Returns true if the gate fails the run; too few cases fail it unless they are allowed.
  package func fails(allowingNoData: Bool) -> Bool {
    switch verdict {
    case .held: false
    case .missed: true
    case .noData: !allowingNoData
    }
  }

  /// The value for people.
  package var measuredText: String { verdict.text(of: measured) }

  /// The result as a sentence.
  package var sentence: String {
    let limit = limit + unitText
    guard verdict != .noData else {
      let sample = neededCases.map { " on \((cases ?? 0).of("case")); \($0.grouped) are needed to judge" }
      return "\(row) \(limit): \(verdict.rawValue)\(sample ?? "")"
    }
    let value = measured.map { "measured \($0)\(unitText)" }
    return "\(row) \(limit): \(verdict.rawValue), \(value ?? "no end")"
  }

  private var unitText: String { unit.map { " \($0)" } ?? "" }
}

extension TargetResult {
  /// The lack of data, with the number of cases if there are any.
  var lack: String {
    fewCases.map { "no data: \($0.count.grouped) of \($0.minimum.grouped) \($0.noun)" } ?? verdict.rawValue
  }

  /// True for a user's threshold, whose id ends with its aggregate.
  var isThreshold: Bool { id.contains(" ") }

  /// The limit with its sign.
  package var limitText: String { "\(comparison.rawValue) \(limit)" }

  /// The share as it was counted; nil if the row is not a share or has no cases.
  var share: Fraction? {
    guard let right, let cases, cases > 0 else { return nil }
    return Fraction(right, of: cases)
  }

  /// The measured value: exact for shares, rounded down to two decimals for others.
  var exact: Fraction? {
    if let share { return Fraction(share.numerator * 100, of: share.denominator) }
    // The part that was cut off is between 0 and a hundredth.
    return measured.map {
      isCut == true ? Fraction($0.hundredths * 10 + 1, of: 1_000) : Fraction($0.hundredths, of: 100)
    }
  }

  /// Judges the row by another limit. A minimum of cases that followed from the old limit is replaced by that
  /// of the new one; a minimum that the row declares stays.
  func held(against comparison: TargetComparison, hundredths: Int) -> TargetResult {
    let target = Target(
      Limit(id, comparison, hundredths, unit, .user, "a gate of the user's own"), FigureID(stringLiteral: id),
      title)
    if hasNoEnd { return target.judgeWithoutEnd(on: evidence) }
    let isShare = unit == .percent
    let isDerived = isShare && evidence?.minimum == Evidence.least(limitHundredths: limit.hundredths)
    let least = isDerived && comparison == .atLeast ? Evidence.least(limitHundredths: hundredths) : nil
    return target.judge(
      (isShare ? share : exact) ?? Fraction(0, of: 0),
      on: evidence.map { Evidence($0.count, $0.noun, atLeast: least ?? $0.minimum) })
  }
}
