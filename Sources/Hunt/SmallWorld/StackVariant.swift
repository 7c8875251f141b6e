// The stack as a value: every part that a world is built of and that can be exchanged for another one. A
// planted bug is another value of this type; the stack itself has no branch for it.
//
//     var variant = StackVariant.shipped
//     variant.name = "retry-at-once"
//     variant.policy.enrichment.backoff.steps = [.zero, .zero, .zero, .zero]
//
// Oracles watch around these parts. The transport that `deviceTransport` wraps is the one that hands requests
// to the link: whatever a variant puts around it is seen. What `storage` gives is watched for what it
// acknowledges, and held to it after the next crash.

package import BooksTrack
package import BooksTrackAPI
package import LabWorld
package import Simulation

/// The part of the app that imports files.
protocol BookImporting: Sendable {
  /// Imports a file.
  ///
  /// - Parameter progress: What the reader sees of it, and how many bytes of the file were handed over.
  func run(_ file: ImportFile, progress: (ImportProgress, Int) -> Void) async throws -> ImportOutcome
  /// Goes on, after a launch, with imports that were cut off.
  func resume() async throws
}

extension BookImporting {
  /// Knows of none.
  func resume() async throws {}
}

/// A stack that worlds can be built with.
package struct StackVariant: Sendable {
  /// What cases call it.
  package var name = "shipped"

  // MARK: Rules

  /// How books are imported, matched and looked up. A world sets the concurrency and the batches that its
  /// case asks for.
  package var policy = AppPolicy()
  /// What is done with books that are there already.
  package var duplicates = DuplicateStrategy.smart
  /// What answers the devices' requests.
  package var backend = BackendVariant()

  // MARK: Parts

  /// Goes around the device's way to the backend.
  package var deviceTransport: @Sendable (any Transport, DeviceParts) -> any Transport = { link, _ in link }
  /// Goes around the device's storage.
  package var storage: @Sendable (any Storage, DeviceParts) -> any Storage = { storage, _ in storage }
  /// Goes around what tells a device whether it has a network.
  package var connectivity: @Sendable (any Connectivity, DeviceParts) -> any Connectivity = { network, _ in
    network
  }
  /// Goes around the files that a device's library is kept in.
  package var files: @Sendable (any LibraryFiles, DeviceParts) -> any LibraryFiles = { files, _ in files }
  /// Carries the rows of a library into the next version of the format, where the app is upgraded.
  package var carryOver: @Sendable (inout RawLibrary) throws(FormatStepError) -> Void = { _ in }
  /// What a device makes of the library that it has opened.
  package var recover: @Sendable (Library) -> Library = { $0 }
  /// Makes the part that looks books up.
  package var enricher: @Sendable (EnrichmentParts, DeviceParts) -> any Enriching = { parts, _ in
    parts.enricher
  }
  /// Makes the part that imports.
  var importer: @Sendable (ImportParts) -> any BookImporting = { ShippedImporter(parts: $0) }
  /// What is shown of a file before it is imported.
  var fileLook = FileLook()
  /// Commits an edit of the reader; on failure nothing has changed. False if what the edit is about is not
  /// there any more.
  package var edit:
    @Sendable (ReaderEdit, TransactionOrigin, LibraryStore, DeviceParts) async throws -> Bool =
      { edit, origin, store, _ in try await store.commit(origin) { edit.apply(in: &$0) } }
  /// What of the ends of imports is told.
  package var importEnds: @Sendable (ImportEvent) -> [ImportEvent] = { [$0] }
  /// Takes the last import back.
  package var takeBack: @Sendable (App) async throws -> UndoSummary? = { try await $0.importer.undoLast() }
  /// What an app does when the system is short of memory.
  package var memoryWarning: @Sendable (App) async -> ReleasedMemory = { await $0.memoryWarning() }
  /// Makes the screens of the app in the worlds of `reading` and `curation`.
  var reading: @Sendable (App) -> ReadingScreens = { ReadingScreens($0) }

  /// The stack as it ships.
  package static let shipped = StackVariant()

  package init() {}
}

/// A device, as the parts on it may use it.
package struct DeviceParts: Sendable {
  package let process: SimulatedProcess
  package let clock: VirtualClock
  package let wallTime: any WallTime
  /// What the system keeps for the app outside of its files.
  let keychain: Keychain
}

/// What a system keeps for an app outside of its files: it is there although the app was removed, and no
/// backup puts back what it was. The app as it ships keeps nothing there.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class Keychain: @unchecked Sendable {
  /// The highest transaction of which an app has made a note.
  var sequence: UInt64 = 0
  /// A copy of the app's files, by name.
  var files: [String: [UInt8]] = [:]
}

/// What the part that imports is made of.
package struct ImportParts: Sendable {
  package let app: App
  package let strategy: DuplicateStrategy
  package let device: DeviceParts
  /// Told of what the app does.
  let note: @Sendable (DeviceEvent.Kind) -> Void

  var store: LibraryStore { app.store }
  var rules: ImportRules { app.policy.imports }

  /// Imports a file as the app ships.
  func run(_ file: ImportFile, progress: (ImportProgress, Int) -> Void) async throws -> ImportOutcome {
    var bytes = HandedBytes(file)
    note(.importBegan(file.name))
    do {
      let outcome = try await app.importer.run(&bytes, fileName: file.name, strategy: strategy) { [bytes] in
        progress($0, bytes.count)
      }
      note(.importReturned(file.name, ImportReturn(outcome)))
      return outcome
    } catch {
      note(.importReturned(file.name, ImportReturn(error)))
      throw error
    }
  }

  /// Goes on with what a former launch has staged, as the app ships.
  func resume() async throws {
    do {
      try await app.importer.resume()
      note(.resumed(isAll: true))
    } catch {
      note(.resumed(isAll: false))
      throw error
    }
  }
}

/// The importer as it ships.
private struct ShippedImporter: BookImporting {
  let parts: ImportParts

  func run(_ file: ImportFile, progress: (ImportProgress, Int) -> Void) async throws -> ImportOutcome {
    try await parts.run(file, progress: progress)
  }

  func resume() async throws { try await parts.resume() }
}
