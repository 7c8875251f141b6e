// import-progress: the progress of an import never falls, and until the file is read it is estimated from the
// file size (IMP-8); the stage of an import that was cut off is kept when the file is imported again
// (IMP-11); the digest of a file does not depend on its chunks (IMP-7).

import BooksTrack
import LabWorld

/// Checks running imports.
final class ImportProgressOracle: DeviceOracle {
  /// The number of books staged by each running import, and in its file.
  private var staged: [String: Int] = [:]
  private var books: [String: Int] = [:]
  /// True while the reader discards stages.
  private var isDiscarding = false
  /// The digest of each file that was read to its end.
  private var digests: [String: String] = [:]

  func note(_ event: DeviceEvent, _ log: ObjectionLog) {
    switch event.kind {
    case .launched: (staged, books, isDiscarding) = ([:], [:], false)
    case .planned(let label, .importRows(let rows)): (staged[label], books[label]) = (0, rows.count)
    case .staged(let label, let progress, let bytes, let size):
      check(progress, of: label, bytes: bytes, of: size, log)
    case .discarding: isDiscarding = true
    case .discarded: isDiscarding = false
    case .committed(let commit):
      if !isDiscarding { rejectLosses(in: commit, log) }
      compareDigests(in: commit, log)
    // An import that ends because the storage refused may remove its stage.
    case .refused(isLookUp: false): staged = [:]
    case .done(let label), .givenUp(let label): (staged[label], books[label]) = (nil, nil)
    default: break
    }
  }

  private func check(
    _ progress: ImportProgress, of label: String, bytes: Int, of size: Int, _ log: ObjectionLog
  ) {
    guard let before = staged[label], let books = books[label] else { return }
    staged[label] = progress.staged
    if progress.staged < before || progress.staged > progress.total {
      log.object(.importProgress, "IMP-8", "\(label) shows \(progress.text) after \(before) books")
    }
    if progress.isTotalExact {
      guard progress.total != books else { return }
      log.object(.importProgress, "IMP-8", "\(label) shows \(progress.text), and its file has \(books)")
    } else if bytes < size, bytes > 0 {
      log.reached(.estimated)
      // It may have read more than it has staged, but not more than the file has.
      let (least, most) = (progress.staged * size / bytes, books * size / bytes)
      guard progress.total < least || progress.total > most else { return }
      log.object(
        .importProgress, "IMP-8",
        "\(label) shows \(progress.text) at \(bytes) of \(size) bytes: it has about \(least) or more")
    }
  }

  private func rejectLosses(in commit: Commit, _ log: ObjectionLog) {
    for case .stagedImport(.remove(let id)) in commit.transaction.changes {
      guard let stage = commit.before.stagedImports[id], !stage.isComplete,
        staged[Commit.act(ofImport: stage.fileName)] == 0
      else { continue }
      log.object(
        .importProgress, "IMP-11",
        "what was staged of \(stage.fileName) is thrown away as it is imported again"
      )
    }
  }

  /// In a small world, each file has a unique name.
  private func compareDigests(in commit: Commit, _ log: ObjectionLog) {
    for case .stagedImport(.put(let stage)) in commit.transaction.changes {
      guard stage.isComplete, let digest = stage.digest else { continue }
      let earlier = digests.updateValue(digest, forKey: stage.fileName)
      guard let earlier else { continue }
      log.reached(.readAgain)
      guard earlier != digest else { continue }
      log.object(
        .importProgress, "IMP-7", "\(stage.fileName) has the digest \(digest), and had \(earlier) before")
    }
  }
}
