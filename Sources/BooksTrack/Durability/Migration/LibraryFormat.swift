// The version of the file format, and the migration of files of older versions.
//
// A step converts rows, not files, from one version to the next one. When a library of an older version is
// opened, its files are replayed unchanged, the steps are applied in order, and the result is written as a
// snapshot of the new version. The old files are deleted only when the snapshot is durable. So after any
// interruption the next open finds either the old files or the new snapshot.
//
// To change the format: raise `current.version`, add a step from the version before, and keep a library
// written by the old program as a test.

/// An error of a migration step.
package struct FormatStepError: Error, Hashable, Sendable {
  /// The reason, as a sentence without a full stop.
  package let reason: String

  /// Creates the error.
  package init(_ reason: String) { self.reason = reason }
}

/// Converts a library of one version to the next one. A pure function of the rows.
package struct FormatStep: Sendable {
  /// The version that the step converts.
  package let from: Int
  /// Converts the rows.
  package let apply: @Sendable (inout RawLibrary) throws(FormatStepError) -> Void

  /// Creates the step from a version to the next one.
  package init(
    from: Int, apply: @escaping @Sendable (inout RawLibrary) throws(FormatStepError) -> Void
  ) {
    self.from = from
    self.apply = apply
  }
}

/// A version of the format and the steps to it.
package struct LibraryFormat: Sendable {
  /// The version of written files; 1 to 65,535.
  package let version: Int
  private let steps: [FormatStep]

  /// Creates a format; the steps may have any order.
  package init(version: Int, steps: [FormatStep] = []) {
    self.version = version
    self.steps = steps
  }

  /// The version of this program.
  package static let current = LibraryFormat(
    version: 8,
    steps: [
      .fromVersion1, .fromVersion2, .fromVersion3, .fromVersion4, .fromVersion5, .fromVersion6, .fromVersion7,
    ])

  /// The oldest version that the steps can convert.
  var oldestKnown: Int {
    var oldest = version
    while steps.contains(where: { $0.from == oldest - 1 }) { oldest -= 1 }
    return oldest
  }

  /// Converts rows of an older version.
  func carryOver(_ raw: inout RawLibrary, from version: Int) throws(LibraryOpenError) {
    for from in version..<max(version, self.version) {
      guard let step = steps.first(where: { $0.from == from }) else { continue }
      do {
        try step.apply(&raw)
      } catch {
        throw .notCarriedOver(fromVersion: from, reason: error.reason)
      }
    }
  }
}
