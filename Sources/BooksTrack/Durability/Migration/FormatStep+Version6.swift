// The step from version 6 to version 7: records of sync and its position are new kinds of row, so a library
// of version 6 has none, and no row changes.

extension FormatStep {
  /// The step from version 6.
  static let fromVersion6 = FormatStep(from: 6) { _ throws(FormatStepError) in }
}
