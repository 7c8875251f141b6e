// Which version of the format this program writes, and how files of older versions are carried over.
//
// A step knows one version and the next one, and rows instead of files. At open, files of an older version
// are replayed as they are, the steps are applied one after the other, and the result becomes a new snapshot
// under the new version; only when that is safe do the old files go. So wherever it is interrupted, the next
// open finds the old files or the new snapshot, and never a mixture.
//
// To change the format: raise `current.version`, add a step from the version before, and keep a library
// written by the old program as a test.

/// What a step into a newer version could not understand.
package struct FormatStepError: Error, Hashable, Sendable {
  /// What was wrong, as a sentence without a full stop.
  package let reason: String

  /// Makes the error.
  package init(_ reason: String) { self.reason = reason }
}

/// Carries a library of one version into the next one. A pure function: the same rows give the same rows.
package struct FormatStep: Sendable {
  /// The version that it takes.
  package let from: Int
  /// Changes the rows.
  package let apply: @Sendable (inout RawLibrary) throws(FormatStepError) -> Void

  /// Makes the step from that version to the one after it.
  package init(
    from: Int, apply: @escaping @Sendable (inout RawLibrary) throws(FormatStepError) -> Void
  ) {
    self.from = from
    self.apply = apply
  }
}

/// A version of the format and the steps that lead to it.
package struct LibraryFormat: Sendable {
  /// The version that is written; 1 to 65,535.
  package let version: Int
  private let steps: [FormatStep]

  /// Makes a format; steps may come in any order.
  package init(version: Int, steps: [FormatStep] = []) {
    self.version = version
    self.steps = steps
  }

  /// The version that this program writes.
  package static let current = LibraryFormat(
    version: 6, steps: [.fromVersion1, .fromVersion2, .fromVersion3, .fromVersion4, .fromVersion5])

  /// The oldest version from which the steps lead here without a gap.
  var oldestKnown: Int {
    var oldest = version
    while steps.contains(where: { $0.from == oldest - 1 }) { oldest -= 1 }
    return oldest
  }

  /// Carries rows of an older version over.
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
