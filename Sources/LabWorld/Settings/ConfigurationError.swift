// What is wrong with a setting, for whoever has set it: the command line says which of its options that is.

/// A setting that makes no sense.
package struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What can be wrong.
  package enum Setting: String, Sendable, CaseIterable {
    case users, books, readersPerCell, catalogSize, concurrency, providers, latencyPercent, cacheWarmth
    case coverage, readingDays, storage
    /// What a sweep varies.
    case axes
  }

  package let setting: Setting
  package let found: String
  package let expected: String

  package init(setting: Setting, found: String, expected: String) {
    self.setting = setting
    self.found = found
    self.expected = expected
  }

  /// What is wrong, with the setting under a name of the caller's.
  package func sentence(calling name: String) -> String {
    "\(name) is \(found.isEmpty ? "empty" : found); expected \(expected)"
  }

  package var description: String { sentence(calling: setting.rawValue) }
}
