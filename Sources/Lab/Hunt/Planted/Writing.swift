// Planted: how a library's files are written and read.

import BooksTrack

extension PlantedBug {
  static let writing = [
    PlantedBug(
      "no-log-sync", breaks: "IMP-11", caughtBy: .durability,
      "A commit is acknowledged when it is written, and not when it is safe."
    ) { $0.files = { files, _ in FaultyFiles(files) { $0.skipsSync = { $0.hasPrefix("log") } } } },
    PlantedBug(
      "no-directory-sync", breaks: "IMP-11", caughtBy: .durability,
      "The names of new files are not made safe, and old files go."
    ) { $0.files = { files, _ in FaultyFiles(files) { $0.skipsDirectorySync = true } } },
    PlantedBug(
      "snapshot-before-sync", breaks: "IMP-11", caughtBy: .durability,
      "A snapshot takes the place of the log before its bytes are safe."
    ) { $0.files = { files, _ in FaultyFiles(files) { $0.skipsSync = { $0.hasSuffix(".partial") } } } },
    PlantedBug(
      "failed-write-left", breaks: "IMP-11", caughtBy: .durability,
      "What a failed write has left behind is not cut off before the next one."
    ) { $0.files = { files, _ in FaultyFiles(files) { $0.skipsTruncate = true } } },
    PlantedBug(
      "checksum-ignored", in: .crashes, breaks: "IMP-11", caughtBy: .authenticity,
      "What stands in a record is believed, whatever its checksum says."
    ) { $0.files = { files, _ in FaultyFiles(files) { $0.believesContent = true } } },
    PlantedBug(
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
    },
    PlantedBug(
      "last-commit-cut-off", breaks: "ENR-8", caughtBy: .durability,
      "At a launch the last record of the log is taken for one that was torn."
    ) { $0.files = { files, _ in FaultyFiles(files) { $0.hidesLastByte = true } } },
    PlantedBug(
      "last-part-unwritten", breaks: "IMP-11", caughtBy: .durability,
      "A commit is acknowledged while the last part of it is in a buffer, and not in the file."
    ) { $0.files = { files, _ in BufferedFiles(files) { $0.hasPrefix("log") } } },
    PlantedBug(
      "short-snapshot", breaks: "IMP-11", caughtBy: .durability,
      "A snapshot takes its name while the end of it is in a buffer, and the buffer is forgotten."
    ) { $0.files = { files, _ in BufferedFiles(files) { $0.hasSuffix(".partial") } } },
    PlantedBug(
      "newest-log-not-read", breaks: "ENR-8", caughtBy: .durability,
      "Where there is a snapshot, the newest log is not read."
    ) { $0.files = { files, _ in FaultyFiles(files) { $0.hidesNewestLog = true } } },
    PlantedBug(
      "failed-write-ignored", breaks: "IMP-11", caughtBy: .durability,
      "Nobody looks whether a write went well, or how many bytes it wrote."
    ) { $0.files = { files, _ in FaultyFiles(files) { $0.ignoresFailedWrites = true } } },
    PlantedBug(
      "rename-is-a-copy", breaks: "IMP-11", caughtBy: .durability,
      "A snapshot gets its name by being copied, and the copy is not synced."
    ) { $0.files = { files, _ in FaultyFiles(files) { $0.renamesByCopying = true } } },
    PlantedBug(
      "every-log-deleted", breaks: "IMP-11", caughtBy: .durability,
      "After a snapshot every log is deleted, those of the commits that came meanwhile as well."
    ) { $0.files = { files, _ in FaultyFiles(files) { $0.deletesEveryLog = true } } },
  ]
}
