// Gates that people set: `ENR-12>=95`, `LAB-2.time<=20s`, `ENR-13`. A row with a limit of one's own, or with its own limit
// where it is no gate by itself.
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
  /// Its limit; nothing for the row's own.
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

  /// Holds the row against the limit.
  func judge(_ rows: [TargetResult]) -> GateResult {
    guard let found = rows.first(where: { $0.id == row }) else {
      return GateResult(row: row, limit: text, measured: nil, verdict: .noData, cases: nil, neededCases: nil)
    }
    let needed = limit.flatMap { limit in
      limit.comparison == .atLeast && found.unit == .percent
        ? SampleSize(limitHundredths: limit.hundredths)?.needed : nil
    }
    return GateResult(
      row: row,
      limit: limit.map { "\($0.comparison.rawValue) \(Hundredths(hundredths: $0.hundredths))" }
        ?? found.limitText,
      measured: found.measured, verdict: verdict(found), cases: found.cases,
      neededCases: limit == nil ? found.neededCases : needed)
  }

  private var text: String {
    limit.map { "\($0.comparison.rawValue) \(Hundredths(hundredths: $0.hundredths))" } ?? "its own"
  }

  private func verdict(_ found: TargetResult) -> TargetVerdict {
    guard let limit else { return found.verdict }
    guard let value = found.exact else { return found.verdict == .tooFew ? .tooFew : .noData }
    if limit.comparison.holds(value, hundredths: limit.hundredths) { return .held }
    guard limit.comparison == .atLeast, found.unit == .percent,
      let share = found.share, let size = SampleSize(limitHundredths: limit.hundredths),
      size.isTooSmall(share)
    else { return .missed }
    return .tooFew
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

  /// Whoever asks for a row wants it judged: too few cases are not enough.
  package func fails(allowingNoData: Bool) -> Bool {
    switch verdict {
    case .held: false
    case .missed: true
    case .noData, .tooFew: !allowingNoData
    }
  }

  /// What it came to, for people.
  package var sentence: String {
    let value = measured.map { "\($0)" } ?? "no data"
    let sample = neededCases.flatMap { needed in
      verdict == .tooFew ? " on \((cases ?? 0).of("case")); \(needed.grouped) are needed to judge" : nil
    }
    return "\(row) \(limit): \(verdict.rawValue), measured \(value)\(sample ?? "")"
  }
}

extension TargetResult {
  /// The limit with its sign.
  var limitText: String { "\(comparison.rawValue) \(limit)" }

  /// The share as it was counted; nothing for what is no share, or without a case.
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
}
