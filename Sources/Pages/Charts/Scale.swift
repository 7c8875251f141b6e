// Scales of charts: round numbers on a linear axis, round times on a logarithmic one.

import Foundation

/// Positions on an axis of counts, from 0.
struct CountScale {
  /// The end of the axis, a round number.
  let top: Double
  let ticks: [Double]

  init(upTo largest: Double, ticks wanted: Int = 3) {
    let rough = max(largest, 1) / Double(wanted)
    var step = 1.0
    // Steps of 1, 2 and 5 times a power of ten.
    while step < rough {
      for factor in [2.0, 2.5, 2.0] where step < rough { step *= factor }
    }
    let count = max(1, Int((max(largest, 1) / step).rounded(.up)))
    top = Double(count) * step
    ticks = (0...count).map { Double($0) * step }
  }

  /// Returns the share of the axis below a value.
  func share(_ value: Double) -> Double { value / top }
}

/// Positions on a logarithmic axis of times in milliseconds.
struct TimeScale {
  private let low: Double
  private let high: Double

  /// Times that are marked, in milliseconds.
  private static let round: [(Double, String)] = [
    (1, "1 ms"), (10, "10 ms"), (100, "100 ms"), (1_000, "1 s"), (10_000, "10 s"), (60_000, "1 min"),
    (600_000, "10 min"), (3_600_000, "1 h"), (36_000_000, "10 h"), (864_000_000, "10 days"),
  ]

  init(from least: Double, to most: Double) {
    low = log(max(0.1, least) * 0.9)
    high = log(max(most, least * 2) * 1.1)
  }

  /// The marked times that are on the axis.
  var ticks: [(position: Double, name: String)] {
    Self.round.map { (share($0.0), $0.1) }.filter { (0...1).contains($0.0) }
  }

  /// Returns the share of the axis before a time.
  func share(_ milliseconds: Double) -> Double { (log(max(0.1, milliseconds)) - low) / (high - low) }
}

/// Numbers for people.
enum Wording {
  /// Returns a number with its thousands apart.
  static func count(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0 && (digits.count - index).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return number < 0 ? "−\(text)" : text
  }

  /// Returns a number with at most two decimals.
  static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return count(whole) }
    let digits = rest.magnitude < 10 ? "0\(rest.magnitude)" : "\(rest.magnitude)"
    let sign = hundredths < 0 && whole == 0 ? "−" : ""
    return "\(sign)\(count(whole)).\(digits.hasSuffix("0") ? String(digits.dropLast()) : digits)"
  }

  /// Returns a time in a suitable unit.
  static func time(milliseconds: Double) -> String {
    let units: [(String, Double)] = [
      ("days", 172_800_000), ("h", 3_600_000), ("min", 60_000), ("s", 1_000),
    ]
    if milliseconds == 0 { return "0" }
    for (unit, size) in units where milliseconds >= size {
      return "\(tenths(milliseconds / (unit == "days" ? 86_400_000 : size))) \(unit)"
    }
    return "\(tenths(milliseconds)) ms"
  }

  /// Returns a part of a whole as a percentage.
  static func percent(_ part: Int, of whole: Int) -> String {
    whole == 0 ? "—" : "\(number(Double(part * 10_000 / whole) / 100)) %"
  }

  /// Returns a count with its noun, such as `1 reader` or `20 readers`.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(count(number)) \(noun)\(number == 1 ? "" : "s")"
  }

  private static func tenths(_ value: Double) -> String {
    number((value * (value < 100 ? 10 : 1)).rounded() / (value < 100 ? 10 : 1))
  }
}
