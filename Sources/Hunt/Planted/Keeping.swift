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
        if let first = library.jobs.first(where: { !$0.isParked }) { library.apply(.remove(first.id)) }
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
        try await store.commit(origin) { editor in
          for change in changes { editor.apply(change) }
        }
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
