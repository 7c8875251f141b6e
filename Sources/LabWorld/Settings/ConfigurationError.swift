// Errors in the settings of a run. The command line adds the name of the option.

/// A setting with a value that is not allowed.
package struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The settings that can be wrong.
  package enum Setting: String, Sendable, CaseIterable {
    case users, books, readersPerCell, catalogSize, concurrency, providers, latencyPercent, cacheWarmth
    case coverage, readingDays, jitterPercent, storage, export
    /// The axes of a sweep.
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

  /// Describes the error, with the caller's name for the setting.
  package func sentence(calling name: String) -> String {
    "\(name) is \(found.isEmpty ? "empty" : found); expected \(expected)"
  }

  package var description: String { sentence(calling: setting.rawValue) }
}
