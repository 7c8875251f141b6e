// Planted bugs: transactions that are lost on the way to storage or back, or overwrite others.

import BooksTrack
import LabWorld
import Simulation

extension PlantedBug {
  static let keeping = [
    PlantedBug(
      "acknowledged-too-early", breaks: "ENR-8", caughtBy: .durability,
      "The storage says that a transaction is safe and writes it afterwards."
    ) { $0.storage = { storage, device in WriteBehind(storage: storage, process: device.process) } },
    PlantedBug(
      "refusal-is-ignored", breaks: "IMP-10", caughtBy: .durability,
      "A full disk is logged, and the app goes on as if the transaction had been written."
    ) { $0.storage = { storage, _ in DeafStorage(storage: storage) } },
    PlantedBug(
      "lost-queue-job", breaks: "ENR-8", caughtBy: .authenticity,
      "After a launch the book that was being looked up is taken out of the queue."
    ) {
      $0.recover = { opened in
        var library = opened
        if let first = library.jobs.first(where: { !$0.isParked }) { library.apply(.removeJob(first.id)) }
        return library
      }
    },
    PlantedBug(
      "lost-update", breaks: "ENR-8", caughtBy: .queueModel,
      "A form shows the rows as they are when it opens, and writes them back whole, over what has happened since."
    ) {
      $0.edit = { edit, origin, store, device in
        var stale = LibraryEditor(await store.snapshot)
        try await device.process.pass(.seconds(1), "the form is open")
        let isDone = edit.apply(in: &stale)
        let changes = stale.changes
        try await store.commit(origin) { $0.putAll(changes) }
        return isDone
      }
    },
    PlantedBug(
      "shown-as-saved", breaks: "IMP-12", caughtBy: .libraryModel,
      "An edit is shown as saved when it is handed over; whether it was committed, nobody learns."
    ) {
      $0.edit = { edit, origin, store, device in
        _ = device.process.start("save") { _ = try await store.commit(origin) { edit.apply(in: &$0) } }
        return true
      }
    },
  ]
}

/// Acknowledges transactions at once and writes them in order in a separate task.
///
/// `@unchecked Sendable`: used only on the thread of its world.
private final class WriteBehind: Storage, @unchecked Sendable {
  private let storage: any Storage
  private let process: SimulatedProcess
  private var waiting: [Transaction] = []
  private var isWriting = false

  init(storage: any Storage, process: SimulatedProcess) {
    self.storage = storage
    self.process = process
  }

  func append(_ transaction: Transaction) async throws(StorageError) {
    waiting.append(transaction)
    guard !isWriting else { return }
    isWriting = true
    _ = process.start("write behind") { [self] in
      while !waiting.isEmpty { try await storage.append(waiting.removeFirst()) }
      isWriting = false
    }
  }
}

/// Ignores a full disk.
private struct DeafStorage: Storage {
  let storage: any Storage

  func append(_ transaction: Transaction) async throws(StorageError) {
    do {
      try await storage.append(transaction)
    } catch .diskFull {
      return
    }
  }
}

extension LibraryEditor {
  /// Puts rows that were computed elsewhere, overwriting the current ones.
  mutating func putAll(_ changes: [Change]) {
    for change in changes {
      switch change {
      case .putWork(let row): put(row)
      case .putEdition(let row): put(row)
      case .putAuthor(let row): put(row)
      case .putEntry(let row): put(row)
      case .putSeries(let row): put(row)
      case .putMembership(let row): put(row)
      case .putJob(let row): put(row)
      case .putImport(let row): put(row)
      case .putStagedImport(let row): put(row)
      case .putStagedBatch(let row): put(row)
      case .putImportUndo(let row): put(row)
      case .removeWork(let id): remove(id)
      case .removeEdition(let id): remove(id)
      case .removeAuthor(let id): remove(id)
      case .removeEntry(let id): remove(id)
      case .removeSeries(let id): remove(id)
      case .removeMembership(let id): remove(id)
      case .removeJob(let id): remove(id)
      case .removeImport(let id): remove(id)
      case .removeStagedImport(let id): remove(id)
      case .removeStagedBatch(let id): remove(id)
      case .removeImportUndo(let id): remove(id)
      case .putSession(let row): put(row)
      case .removeSession(let id): remove(id)
      case .putDiversityFact(let row): put(row)
      case .removeDiversityFact(let id): remove(id)
      case .putAward(let row): put(row)
      case .removeAward(let id): remove(id)
      case .putStatement(let row): put(row)
      case .removeStatement(let id): remove(id)
      case .putOverride(let row): put(row)
      case .removeOverride(let id): remove(id)
      case .putCurationStep(let row): put(row)
      case .removeCurationStep(let id): remove(id)
      case .putCurationState(let row): put(row)
      case .removeCurationState(let id): remove(id)
      case .putSeriesMerge(let row): put(row)
      case .removeSeriesMerge(let id): remove(id)
      case .putAbsentBook(let row): put(row)
      case .removeAbsentBook(let id): remove(id)
      case .putSeriesPage(let row): put(row)
      case .removeSeriesPage(let id): remove(id)
      }
    }
  }
}
