// A setting that a sweep varies, with its values: `latency=50ms..2s`, `concurrency=1..16`,
// `mood=healthy,flaky`.

package import LabWorld

/// One axis of a sweep.
package struct SweepAxis: Sendable, Hashable {
  /// The settings that can be varied.
  package enum Setting: String, NamedValue, CaseIterable {
    /// The median latency of the first provider; the others keep their ratio to it.
    case latency
    /// The number of works that a device looks up at the same time.
    case concurrency
    /// The share of queries that is in the backend's cache before the run, in percent.
    case warmth
    /// The share of readers' works that any provider has, in percent.
    case coverage
    /// The greatest random addition to a pause before a retry, in percent of it.
    case jitter
    case mood, titles, strategy, scenario, readership
  }

  package let setting: Setting
  package let values: [SweepValue]

  /// The maximum number of values of an axis.
  package static let mostValues = 64

  /// Parses `setting=value,value` or `setting=first..last`, in which each value is about double the one
  /// before.
  package init(_ text: String) throws(ConfigurationError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let setting = Setting.named(parts[0]) else {
      throw Self.error(text, "SETTING=VALUES, with one of \(Setting.names.joined(separator: ", "))")
    }
    self.setting = setting
    switch setting {
    case .latency: values = try SweepNumbers.latency.values(parts[1], of: text)
    case .concurrency: values = try SweepNumbers.concurrency.values(parts[1], of: text)
    case .warmth: values = try SweepNumbers.warmth.values(parts[1], of: text)
    case .coverage: values = try SweepNumbers.coverage.values(parts[1], of: text)
    case .jitter: values = try SweepNumbers.jitter.values(parts[1], of: text)
    case .mood: values = try Self.names(parts[1], of: text).map(SweepValue.mood)
    case .titles: values = try Self.names(parts[1], of: text).map(SweepValue.titles)
    case .strategy: values = try Self.names(parts[1], of: text).map(SweepValue.strategy)
    case .scenario: values = try Self.names(parts[1], of: text).map(SweepValue.scenario)
    case .readership: values = try Self.names(parts[1], of: text).map(SweepValue.readership)
    }
    guard values.count <= Self.mostValues, Set(values).count == values.count else {
      throw Self.error(text, "at most \(Self.mostValues) values, each once")
    }
  }

  private static func names<Choice: NamedValue>(
    _ list: String, of text: String
  ) throws(ConfigurationError) -> [Choice] {
    let names = list.split(separator: ",").map(String.init)
    let chosen = names.compactMap(Choice.named)
    guard !chosen.isEmpty, chosen.count == names.count else {
      throw error(text, "one or more of \(Choice.names.joined(separator: ", ")) with commas between them")
    }
    return chosen
  }

  static func error(_ text: String, _ expected: String) -> ConfigurationError {
    ConfigurationError(setting: .axes, found: text, expected: expected)
  }
}
