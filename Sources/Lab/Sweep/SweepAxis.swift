// A setting that a sweep varies, and its values: `latency=50ms..2s`, `concurrency=1..16`, `mood=healthy,flaky`.

/// One axis of a sweep.
package struct SweepAxis: Sendable, Hashable {
  /// What can be varied.
  package enum Setting: String, Sendable, CaseIterable {
    /// The median time of the first provider; the others keep their ratio to it.
    case latency
    /// Works that a device looks up at the same time.
    case concurrency
    /// How much of what is asked is in the backend's cache before, in percent.
    case warmth
    case mood, titles, strategy, scenario
  }

  /// One value of a setting.
  package struct Value: Sendable, Hashable, Codable {
    /// As it is written.
    package let text: String
    /// In the unit of the setting: milliseconds, works, percent; 0 for names.
    package let number: Int
  }

  package let setting: Setting
  package let values: [Value]

  /// The most values that one axis may have.
  package static let mostValues = 64

  /// Reads `setting=value,value` or `setting=first..last`, where each value is about double the one before.
  package init(_ text: String) throws(ConfigurationError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let setting = Setting(rawValue: parts[0]) else {
      throw Self.error(
        text, "SETTING=VALUES, with one of \(Setting.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    self.setting = setting
    if let names = setting.names {
      let chosen = parts[1].split(separator: ",").map(String.init)
      guard !chosen.isEmpty, chosen.allSatisfy(names.contains) else {
        throw Self.error(text, "one or more of \(names.joined(separator: ", ")) with commas between them")
      }
      values = chosen.map { Value(text: $0, number: 0) }
    } else {
      values = try Self.numbers(parts[1], setting, text).map {
        Value(text: setting.text(of: $0), number: $0)
      }
    }
    guard values.count <= Self.mostValues, Set(values).count == values.count else {
      throw Self.error(text, "at most \(Self.mostValues) values, each once")
    }
  }

  private static func numbers(
    _ list: String, _ setting: Setting, _ text: String
  ) throws(ConfigurationError) -> [Int] {
    let range = setting.range
    let expected =
      "\(setting.kind) from \(setting.text(of: range.lowerBound)) to \(setting.text(of: range.upperBound)), "
      + "such as \(setting.example)"
    var numbers: [Int] = []
    if let dots = list.firstRange(of: "..") {
      guard let first = setting.number(list[..<dots.lowerBound]),
        let last = setting.number(list[dots.upperBound...])
      else { throw error(text, expected) }
      guard range.contains(first), range.contains(last) else { throw error(text, expected) }
      guard first <= last else {
        let turned = "\(setting.text(of: last))..\(setting.text(of: first))"
        throw error(text, "the smaller value first: \(setting.rawValue)=\(turned)")
      }
      numbers = doubling(from: first, to: last)
    } else {
      for item in list.split(separator: ",", omittingEmptySubsequences: false) {
        guard let number = setting.number(item) else { throw error(text, expected) }
        numbers.append(number)
      }
    }
    guard !numbers.isEmpty, numbers.allSatisfy(range.contains) else { throw error(text, expected) }
    return numbers
  }

  /// The first value, its doubles, and the last value.
  private static func doubling(from first: Int, to last: Int) -> [Int] {
    var numbers: [Int] = []
    var next = first
    while next < last {
      numbers.append(next)
      next = max(next + 1, next * 2)
    }
    return numbers + [last]
  }

  private static func error(_ text: String, _ expected: String) -> ConfigurationError {
    ConfigurationError(option: "--vary", found: text, expected: expected)
  }
}

extension SweepAxis.Setting {
  /// The names that the setting can have; nothing for numbers.
  var names: [String]? {
    switch self {
    case .mood: LoadConfiguration.moods
    case .titles: LoadConfiguration.waysOfTitles
    case .strategy: LoadConfiguration.Asking.allCases.map(\.rawValue)
    case .scenario: Scenario.all.map(\.name)
    case .latency, .concurrency, .warmth: nil
    }
  }

  var range: ClosedRange<Int> {
    switch self {
    case .latency: 5...45_000
    case .concurrency: 1...64
    default: 0...100
    }
  }

  /// What its values are, for people.
  var kind: String {
    switch self {
    case .latency: "times with their unit"
    case .warmth: "percentages"
    default: "whole numbers"
    }
  }

  var example: String {
    switch self {
    case .latency: "50ms..2s"
    case .concurrency: "1..16"
    default: "0,50,90"
    }
  }

  /// Milliseconds for `450ms` and `2s`; the number itself otherwise, for percentages also with their sign.
  func number(_ text: Substring) -> Int? {
    if self == .warmth, text.hasSuffix("%") { return Int(text.dropLast()) }
    guard self == .latency else { return Int(text) }
    if text.hasSuffix("ms") { return Int(text.dropLast(2)) }
    guard text.hasSuffix("s"), let seconds = Int(text.dropLast()), seconds <= 1_000 else { return nil }
    return seconds * 1_000
  }

  /// The number as it is written.
  func text(of number: Int) -> String {
    switch self {
    case .latency: number.isMultiple(of: 1_000) && number > 0 ? "\(number / 1_000)s" : "\(number)ms"
    case .warmth: "\(number)%"
    default: "\(number)"
    }
  }

  /// Changes a configuration.
  func apply(_ value: SweepAxis.Value, to configuration: inout LoadConfiguration) {
    switch self {
    case .latency:
      // Google's table has its median at 450 ms.
      configuration.latencyPercent = max(1, value.number * 100 / 450)
    case .concurrency: configuration.concurrency = value.number
    case .warmth: configuration.cacheWarmth = value.number
    case .mood: configuration.mood = value.text
    case .titles: configuration.titles = value.text
    case .strategy:
      configuration.strategy = LoadConfiguration.Asking(rawValue: value.text) ?? configuration.strategy
    case .scenario: Scenario.named(value.text)?.apply(to: &configuration)
    }
  }
}
