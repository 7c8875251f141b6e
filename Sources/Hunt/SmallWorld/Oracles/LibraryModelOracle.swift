// library-model: what the reader imported and edited is there exactly, deleted books stay deleted, and
// nothing else is there. Compared with the reference model after every transaction.

import BooksTrack
import LabWorld

/// Compares a device's library with the reference model.
final class LibraryModelOracle: DeviceOracle {
  private var model = LibraryModel()
  private var planned: [String: ModelOperation] = [:]
  private var versions: [UInt64: Library] = [:]
  /// What the last taking back of an import came to.
  private var takenBack = ModelTakeBack()

  func note(_ event: DeviceEvent, _ log: ObjectionLog) {
    switch event.kind {
    case .planned(let label, let operation): planned[label] = operation
    case .committed(let commit):
      versions[commit.transaction.sequence] = commit.after
      apply(commit, log)
    case .takenBack(let removed, let kept): checkTakenBack(removed: removed, kept: kept, log)
    case .done(let label): finish(label, log)
    case .givenUp(let label): planned[label] = nil
    case .looked(let library): compare(seen: library, log)
    case .rest(let library):
      compare(seen: library, log)
      compare(library, after: "all of it", log)
    default: break
    }
  }

  private func apply(_ commit: Commit, _ log: ObjectionLog) {
    let label = commit.act
    if let operation = planned.removeValue(forKey: label) {
      let before = model.places
      apply(operation, commit, log)
      if before == model.places, commit.transaction.changes.contains(where: \.touchesBooks) {
        log.object(.libraryModel, "IMP-11", "\(label) changed books although it said nothing new")
      }
    }
    compare(commit.after, after: "transaction \(commit.transaction.sequence), \(label),", log)
  }

  private func apply(_ operation: ModelOperation, _ commit: Commit, _ log: ObjectionLog) {
    switch operation {
    case .takeBack:
      takenBack = model.takeBack()
      log.reached(.takenBack)
      if takenBack.kept > 0 { log.reached(.outlivedImport) }
      if takenBack.restored > 0 { log.reached(.restoredValue) }
    case .importRows:
      model.apply(operation)
      if !commit.leavesRecord { forgetImport(commit.act, log) }
    default: model.apply(operation)
    }
  }

  /// An import without a record cannot be taken back, so it must have been nothing.
  private func forgetImport(_ label: String, _ log: ObjectionLog) {
    if model.imports.last?.steps.isEmpty == false {
      log.object(.libraryModel, "IMP-12", "\(label) changed books and left no record of that")
    }
    model.forgetLastImport()
  }

  private func checkTakenBack(removed: Int, kept: Int, _ log: ObjectionLog) {
    guard removed != takenBack.removed || kept != takenBack.kept else { return }
    log.object(
      .libraryModel, "IMP-12",
      "an import was taken back, of whose books \(removed) are gone and \(kept) stay, as the account says; "
        + "it was \(takenBack.removed) and \(takenBack.kept)")
  }

  /// What came to its end without a transaction must have been nothing.
  private func finish(_ label: String, _ log: ObjectionLog) {
    guard let operation = planned.removeValue(forKey: label) else { return }
    let before = model.places
    model.apply(operation)
    if case .importRows = operation { model.forgetLastImport() }
    if before != model.places {
      log.object(.libraryModel, "IMP-12", "\(label) was reported as done and was never written")
    }
  }

  private func compare(_ library: Library, after moment: String, _ log: ObjectionLog) {
    for complaint in model.complaints(about: LibraryView(library)) {
      log.object(.libraryModel, "IMP-12", "after \(moment) \(complaint)")
    }
  }

  /// A snapshot is a committed state of the library, and no other (IMP-10).
  private func compare(seen library: Library, _ log: ObjectionLog) {
    guard library.sequence > 0, let version = versions[library.sequence] else {
      if library.sequence > 0 {
        log.object(
          .libraryModel, "IMP-10", "a reader saw state \(library.sequence), which was never written")
      }
      return
    }
    if version != library {
      log.object(.libraryModel, "IMP-10", "a reader saw a state \(library.sequence) that was never written")
    }
  }
}

extension Commit {
  /// Whether there is the record of an import in it.
  var leavesRecord: Bool {
    transaction.changes.contains { if case .putImport = $0 { true } else { false } }
  }
}

extension Change {
  /// Whether it changes what a reader entered, or may.
  fileprivate var touchesBooks: Bool {
    switch self {
    case .putEntry, .removeEntry, .removeWork, .removeEdition: true
    default: false
    }
  }
}
