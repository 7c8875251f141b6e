// library-model: what the reader imported and edited is there exactly, deleted books stay deleted, and nothing else
// is there. Compared with the reference model after every transaction.

import BooksTrack

/// Compares a device's library with the reference model.
final class LibraryModelOracle: DeviceOracle {
  private var model = LibraryModel()
  private var planned: [String: ModelOperation] = [:]
  private var versions: [UInt64: Library] = [:]

  func note(_ event: DeviceEvent, _ bench: HuntBench) {
    switch event.kind {
    case .planned(let label, let operation): planned[label] = operation
    case .committed(let commit):
      versions[commit.transaction.sequence] = commit.after
      apply(commit, bench)
    case .done(let label): finish(label, bench)
    case .givenUp(let label): planned[label] = nil
    case .looked(let library): compare(seen: library, bench)
    case .rest(let library):
      compare(seen: library, bench)
      compare(library, after: "all of it", bench)
    default: break
    }
  }

  private func apply(_ commit: Commit, _ bench: HuntBench) {
    let label = commit.act
    if let operation = planned.removeValue(forKey: label) {
      let before = model
      model.apply(operation)
      if before == model, commit.transaction.changes.contains(where: \.touchesBooks) {
        bench.object(.libraryModel, "IMP-11", "\(label) changed books although it said nothing new")
      }
    }
    compare(commit.after, after: "transaction \(commit.transaction.sequence), \(label),", bench)
  }

  /// What came to its end without a transaction must have been nothing.
  private func finish(_ label: String, _ bench: HuntBench) {
    guard let operation = planned.removeValue(forKey: label) else { return }
    let before = model
    model.apply(operation)
    if before != model {
      bench.object(.libraryModel, "IMP-12", "\(label) was reported as done and was never written")
    }
  }

  private func compare(_ library: Library, after moment: String, _ bench: HuntBench) {
    for complaint in model.complaints(about: LibraryView(library)) {
      bench.object(.libraryModel, "IMP-12", "after \(moment) \(complaint)")
    }
  }

  /// A snapshot is a committed state of the library, and no other (IMP-10).
  private func compare(seen library: Library, _ bench: HuntBench) {
    guard library.sequence > 0, let version = versions[library.sequence] else {
      if library.sequence > 0 {
        bench.object(
          .libraryModel, "IMP-10", "a reader saw state \(library.sequence), which was never written")
      }
      return
    }
    if version != library {
      bench.object(.libraryModel, "IMP-10", "a reader saw a state \(library.sequence) that was never written")
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
