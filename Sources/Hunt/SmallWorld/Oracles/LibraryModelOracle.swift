// library-model: the library contains exactly what the reader has imported and edited, without deleted books.
// It is compared with the reference model after every transaction.

import BooksTrack
import LabWorld

/// Compares a device's library with the reference model.
final class LibraryModelOracle: DeviceOracle {
  private var model = LibraryModel()
  private var planned: [String: ModelOperation] = [:]
  private var versions: [UInt64: Library] = [:]
  /// The expected counts of the last undone import.
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

  /// Checks that an import without a record, which cannot be undone, has changed nothing.
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

  /// Checks that an operation that ended without a transaction has changed nothing.
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

  /// Checks that a snapshot shown to the reader is a committed state of the library (IMP-10).
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
  /// True if the transaction stores the record of an import.
  var leavesRecord: Bool {
    transaction.changes.contains { if case .importRecord(.put) = $0 { true } else { false } }
  }
}

extension Change {
  /// True if the change is to data that a reader may have entered.
  fileprivate var touchesBooks: Bool {
    switch self {
    case .entry(.put), .entry(.remove), .work(.remove), .edition(.remove): true
    default: false
    }
  }
}
