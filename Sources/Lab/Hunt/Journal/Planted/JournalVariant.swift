// The journals that can be hunted: the right one, and one for each planted bug.

/// A journal by name.
package struct JournalVariant: Sendable {
  /// `shipped`, or the name of the bug.
  package let name: String
  /// The oracle that is expected to catch it; none for the right one.
  package let caughtBy: JournalOracleName?
  let parts: JournalParts

  /// The right one.
  static let shipped = JournalVariant(name: "shipped", caughtBy: nil, parts: JournalParts())

  /// The planted bugs.
  package static let planted = [
    JournalVariant(
      name: "journal-missing-sync", caughtBy: .durability, parts: JournalParts(commit: CommitBeforeSync())),
    JournalVariant(
      name: "journal-no-checksum", caughtBy: .authenticity, parts: JournalParts(check: UnsealedFrames())),
    JournalVariant(
      name: "journal-rename-before-sync", caughtBy: .soundness,
      parts: JournalParts(snapshots: SwitchBeforeSync())),
    JournalVariant(
      name: "journal-ack-before-last-batch", caughtBy: .durability,
      parts: JournalParts(commit: CommitBeforeLastPart())),
    JournalVariant(
      name: "journal-no-directory-sync", caughtBy: .durability,
      parts: JournalParts(snapshots: SwitchWithoutDirectorySync())),
    JournalVariant(
      name: "journal-short-snapshot", caughtBy: .order,
      parts: JournalParts(snapshots: SwitchToShortSnapshot())),
  ]
}
