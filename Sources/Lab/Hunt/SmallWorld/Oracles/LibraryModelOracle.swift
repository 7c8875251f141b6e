// library-model: what the reader imported and edited is there exactly, deleted books stay deleted, and nothing else
// is there. Compared with the reference model after every transaction.

import BooksTrack

/// Compares a device's library with the reference model.
final class LibraryModelOracle: DeviceOracle {
  private var model = LibraryModel()
  private var planned: [String: ModelOperation] = [:]
  private var versions: [UInt64: Library] = [:]

  func note(_ event: DeviceEvent, _ log: ObjectionLog) {
    switch event.kind {
    case .planned(let label, let operation): planned[label] = operation
    case .committed(let commit):
      versions[commit.transaction.sequence] = commit.after
      apply(commit, log)
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
      let before = model
      model.apply(operation)
      if before == model, commit.transaction.changes.contains(where: \.touchesBooks) {
        log.object(.libraryModel, "IMP-11", "\(label) changed books although it said nothing new")
      }
    }
    compare(commit.after, after: "transaction \(commit.transaction.sequence), \(label),", log)
  }

  /// What came to its end without a transaction must have been nothing.
  private func finish(_ label: String, _ log: ObjectionLog) {
    guard let operation = planned.removeValue(forKey: label) else { return }
    let before = model
    model.apply(operation)
    if before != model {
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

extension Change {
  /// Whether it changes what a reader entered, or may.
  fileprivate var touchesBooks: Bool {
    switch self {
    case .putEntry, .removeEntry, .removeWork, .removeEdition: true
    default: false
    }
  }
}
