// Planted bugs: how a library's files are written and read. Most are a directory with one defect.

import BooksTrack
import LabWorld

extension PlantedBug {
  static let writing = [
    files(
      "no-log-sync", .skipsSync(.log), "A commit is acknowledged when it is written, and not when it is safe."
    ),
    files(
      "no-directory-sync", .skipsDirectorySync, "The names of new files are not made safe, and old files go."),
    files(
      "snapshot-before-sync", .skipsSync(.unfinishedSnapshot),
      "A snapshot takes the place of the log before its bytes are safe."),
    files(
      "failed-write-left", .skipsTruncate,
      "What a failed write has left behind is not cut off before the next one."),
    files(
      "checksum-ignored", .believesContent,
      "What stands in a record is believed, whatever its checksum says.",
      in: .crashes, caughtBy: .authenticity),
    halfCarriedOver,
    files(
      "last-commit-cut-off", .hidesLastByte,
      "At a launch the last record of the log is taken for one that was torn.", breaks: "ENR-8"),
    files(
      "last-part-unwritten", .buffersEnd(.log, bytes: 64),
      "A commit is acknowledged while the last part of it is in a buffer, and not in the file."),
    files(
      "short-snapshot", .buffersEnd(.unfinishedSnapshot, bytes: 64),
      "A snapshot takes its name while the end of it is in a buffer, and the buffer is forgotten."),
    files(
      "newest-log-not-read", .hidesNewestLog, "Where there is a snapshot, the newest log is not read.",
      breaks: "ENR-8"),
    files(
      "failed-write-ignored", .ignoresFailedWrites,
      "Nobody looks whether a write went well, or how many bytes it wrote."),
    files(
      "rename-is-a-copy", .renamesByCopying,
      "A snapshot gets its name by being copied, and the copy is not synced."),
    files(
      "every-log-deleted", .deletesEveryLog,
      "After a snapshot every log is deleted, those of the commits that came meanwhile as well."),
    files(
      "unfinished-snapshots-stay", .keepsUnfinished,
      "What a launch that was cut off has left of a snapshot stays for ever.", in: .crashes),
    files(
      "log-deleted-one-too-early", .deletesOneMore,
      "A log is deleted with a snapshot that lacks the last transaction of it."),
  ]

  /// Creates a bug that is a defect of the library's directory.
  private static func files(
    _ name: String, _ defect: FileDefect, _ sentence: String, in style: SmallWorldStyle = .everyday,
    breaks clause: ClauseID = "IMP-11", caughtBy oracle: OracleName = .durability
  ) -> PlantedBug {
    PlantedBug(name, in: style, breaks: clause, caughtBy: oracle, sentence) { stack in
      stack.files = { files, _ in defect.around(files) }
    }
  }

  private static let halfCarriedOver = PlantedBug(
    "half-carried-over", in: .crashes, breaks: "SES-7", caughtBy: .authenticity,
    "A step into a newer version is taken for done when half of the rows of each kind are carried over."
  ) {
    $0.carryOver = { rows throws(FormatStepError) in
      for kind in 1..<UInt8(64) {
        let all = rows.rows(ofKind: kind)
        for row in all.dropFirst((all.count + 1) / 2) {
          rows.remove(kind: kind, replica: row.replica, serial: row.serial)
        }
      }
    }
  }
}
