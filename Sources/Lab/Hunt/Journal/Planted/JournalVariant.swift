// The journals that can be hunted: the right one, and one for each planted bug.

/// A journal by name.
package struct JournalVariant: Sendable {
  /// `shipped`, or the name of the bug.
  package let name: String
  /// The oracle that is expected to catch it; none for the right one.
  package let caughtBy: JournalOracleName?
  /// What it does.
  package let sentence: String
  let parts: JournalParts

  /// The right one.
  static let shipped = JournalVariant(
    name: "shipped", caughtBy: nil, sentence: "What is acknowledged is there after a crash.",
    parts: JournalParts())

  /// The planted bugs.
  package static let planted = [
    JournalVariant(
      name: "journal-missing-sync", caughtBy: .durability,
      sentence: "A batch is acknowledged before it is synced.",
      parts: JournalParts(commit: CommitBeforeSync())),
    JournalVariant(
      name: "journal-no-checksum", caughtBy: .authenticity,
      sentence: "What is read back is believed without its checksum.",
      parts: JournalParts(check: UnsealedFrames())),
    JournalVariant(
      name: "journal-rename-before-sync", caughtBy: .soundness,
      sentence: "A snapshot takes its name before its bytes are synced.",
      parts: JournalParts(snapshots: SwitchBeforeSync())),
    JournalVariant(
      name: "journal-ack-before-last-batch", caughtBy: .durability,
      sentence: "A batch is acknowledged before its last part is written.",
      parts: JournalParts(commit: CommitBeforeLastPart())),
    JournalVariant(
      name: "journal-no-directory-sync", caughtBy: .durability,
      sentence: "The old log goes before the name of the new snapshot is durable.",
      parts: JournalParts(snapshots: SwitchWithoutDirectorySync())),
    JournalVariant(
      name: "journal-short-snapshot", caughtBy: .order,
      sentence: "A snapshot is written without its last record.",
      parts: JournalParts(snapshots: SwitchToShortSnapshot())),
  ]
}
