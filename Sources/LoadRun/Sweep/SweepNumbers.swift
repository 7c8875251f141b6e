// The numeric settings of a sweep: their ranges, and the parsing of lists and ranges of numbers.

import LabWorld

/// Parses the numbers of an axis.
struct SweepNumbers {
  private let range: ClosedRange<Int>
  /// The kind of numbers, for error messages.
  private let kind: String
  private let example: String
  private let number: (Substring) -> Int?
  private let value: (Int) -> SweepValue

  /// The median of Google's table, in milliseconds.
  static let usualLatency = 450

  /// Times such as `450ms` and `2s`, in milliseconds.
  static var latency: SweepNumbers {
    let percent = LoadConfiguration.Allowed.latencyPercent
    return SweepNumbers(
      range: (usualLatency * percent.lowerBound + 99) / 100...usualLatency * percent.upperBound / 100,
      kind: "times with their unit", example: "50ms..2s", number: milliseconds
    ) { .latency(milliseconds: $0) }
  }

  /// Numbers of concurrent works.
  static var concurrency: SweepNumbers {
    SweepNumbers(
      range: LoadConfiguration.Allowed.concurrency, kind: "whole numbers", example: "1..16",
      number: { Int($0) }
    ) { .concurrency($0) }
  }

  /// Percentages, with or without their sign.
  static var warmth: SweepNumbers {
    SweepNumbers(
      range: LoadConfiguration.Allowed.cacheWarmth, kind: "percentages", example: "0,50,90", number: percent
    ) { .warmth(percent: $0) }
  }

  /// Percentages, with or without their sign.
  static var coverage: SweepNumbers {
    SweepNumbers(
      range: LoadConfiguration.Allowed.coverage, kind: "percentages", example: "85,90,92,100", number: percent
    ) { .coverage(percent: $0) }
  }

  /// Percentages, with or without their sign.
  static var jitter: SweepNumbers {
    SweepNumbers(
      range: LoadConfiguration.Allowed.jitterPercent, kind: "percentages", example: "0,25,50", number: percent
    ) { .jitter(percent: $0) }
  }

  private static func percent(_ text: Substring) -> Int? {
    Int(text.hasSuffix("%") ? text.dropLast() : text)
  }

  private static func milliseconds(_ text: Substring) -> Int? {
    if text.hasSuffix("ms") { return Int(text.dropLast(2)) }
    guard text.hasSuffix("s"), let seconds = Int(text.dropLast()), seconds <= 1_000 else { return nil }
    return seconds * 1_000
  }

  /// Parses `value,value` or `first..last`.
  ///
  /// - Parameter text: The whole axis, for the error.
  func values(_ list: String, of text: String) throws(ConfigurationError) -> [SweepValue] {
    var numbers: [Int] = []
    if let dots = list.firstRange(of: "..") {
      guard let first = number(list[..<dots.lowerBound]), let last = number(list[dots.upperBound...]),
        range.contains(first), range.contains(last)
      else { throw SweepAxis.error(text, expected) }
      guard first <= last else {
        let setting = text.prefix { $0 != "=" }
        throw SweepAxis.error(
          text, "the smaller value first: \(setting)=\(value(last).text)..\(value(first).text)")
      }
      numbers = Self.doubling(from: first, to: last)
    } else {
      for item in list.split(separator: ",", omittingEmptySubsequences: false) {
        guard let found = number(item), range.contains(found) else { throw SweepAxis.error(text, expected) }
        numbers.append(found)
      }
    }
    return numbers.map(value)
  }

  private var expected: String {
    "\(kind) from \(value(range.lowerBound).text) to \(value(range.upperBound).text), such as \(example)"
  }

  /// Returns the first value, its doubles, and the last value.
  private static func doubling(from first: Int, to last: Int) -> [Int] {
    var numbers: [Int] = []
    var next = first
    while next < last {
      numbers.append(next)
      next = max(next + 1, next * 2)
    }
    return numbers + [last]
  }
}
