// Gates that people set: `ENR-12>=95`, `LAB-2.time<=20s`, `ENR-13`. A row with a limit of one's own, or with
// its own limit where it is no gate by itself.
//
//     gate   = row [ ( ">=" | "≥" | "<=" | "≤" | "=" ) number [ unit ] ]
//     number = digits [ "." digit [ digit ] ]

/// What is wrong with a gate that somebody wrote.
package struct GateError: Error, Equatable, CustomStringConvertible {
  package let description: String
}

/// A gate of the user's own.
package struct UserGate: Sendable, Hashable {
  /// The id of the row.
  package let row: String
  /// Its limit; nil for the row's own.
  private let limit: Limit?

  private struct Limit: Hashable, Sendable {
    let comparison: TargetComparison
    let hundredths: Int
    /// As it was written; empty if it was left out.
    let unit: String
  }

  /// How a limit is written, the longest sign first.
  private static let signs: [(text: String, comparison: TargetComparison)] = [
    (">=", .atLeast), ("≥", .atLeast), ("<=", .atMost), ("≤", .atMost), ("==", .exactly), ("=", .exactly),
  ]

  /// Reads a gate.
  package init(_ text: some StringProtocol) throws(GateError) {
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
    limit = Limit(
      comparison: sign.comparison, hundredths: hundredths, unit: Self.trimmed(value[digits.endIndex...]))
  }

  /// Finds out whether the gate can be asked of such rows.
  package func check(_ rows: [TargetResult]) throws(GateError) {
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

  /// The row, held against the limit of the gate. A row that a run does not have is a row without data.
  package func judged(_ rows: [TargetResult]) -> TargetResult {
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

  private static func hundredths(_ text: some StringProtocol) -> Int? {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
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

/// What became of a gate of the user's own.
package struct GateResult: Codable, Sendable, Equatable {
  package let row: String
  package let limit: String
  package let measured: Hundredths?
  package let verdict: TargetVerdict
  package let cases: Int?
  package let neededCases: Int?

  /// - Parameter result: The row as it was held against the gate.
  package init(_ result: TargetResult) {
    let few = result.fewCases
    row = result.id
    limit = result.limitText
    measured = result.measured
    verdict = result.verdict
    cases = few?.count ?? result.evidence?.count ?? result.cases
    neededCases = few?.minimum
  }

  /// Whoever asks for a row wants it judged: too few cases are not enough.
  package func fails(allowingNoData: Bool) -> Bool {
    switch verdict {
    case .held: false
    case .missed: true
    case .noData: !allowingNoData
    }
  }

  /// The value for people.
  package var measuredText: String { verdict.text(of: measured) }

  /// What it came to, for people.
  package var sentence: String {
    guard verdict != .noData else {
      let sample = neededCases.map { " on \((cases ?? 0).of("case")); \($0.grouped) are needed to judge" }
      return "\(row) \(limit): \(verdict.rawValue)\(sample ?? "")"
    }
    return "\(row) \(limit): \(verdict.rawValue), \(measured.map { "measured \($0)" } ?? "no end")"
  }
}

extension TargetResult {
  /// That there is no data, or too little of it.
  var lack: String {
    fewCases.map { "no data: \($0.count.grouped) of \($0.minimum.grouped) \($0.noun)" } ?? verdict.rawValue
  }

  /// The limit with its sign.
  var limitText: String { "\(comparison.rawValue) \(limit)" }

  /// The share as it was counted; nil for what is no share, or without a case.
  var share: Fraction? {
    guard let right, let cases, cases > 0 else { return nil }
    return Fraction(right, of: cases)
  }

  /// The measured value, of shares exactly; of others rounded down to two decimals.
  var exact: Fraction? {
    if let share { return Fraction(share.numerator * 100, of: share.denominator) }
    // What was cut off is less than a hundredth, and more than nothing.
    return measured.map {
      isCut == true ? Fraction($0.hundredths * 10 + 1, of: 1_000) : Fraction($0.hundredths, of: 100)
    }
  }

  /// The same row against another limit, and on as many cases as that one needs. A number that the row has
  /// stated itself stays; what followed from its limit follows from the other one.
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
