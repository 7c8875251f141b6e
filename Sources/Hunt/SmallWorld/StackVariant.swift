// The stack as a value: every part of a world that can be replaced. A planted bug is another value of this
// type; the stack itself has no branch for it.
//
//     var variant = StackVariant.shipped
//     variant.name = "retry-at-once"
//     variant.policy.enrichment.backoff.steps = [.zero, .zero, .zero, .zero]
//
// Oracles watch outside these parts. The transport that `deviceTransport` wraps hands requests to the link,
// so the effects of a wrapper are observed. The storage that `storage` returns is watched for
// acknowledgements, which must hold after the next crash.

package import BooksTrack
package import BooksTrackAPI
package import LabWorld
import RecordSync
package import Simulation

/// The part of the app that imports files.
protocol BookImporting: Sendable {
  /// Imports a file.
  ///
  /// - Parameter progress: Receives the progress shown to the reader, and the number of bytes handed over.
  func run(_ file: ImportFile, progress: (ImportProgress, Int) -> Void) async throws -> ImportOutcome
  /// Resumes imports that were cut off, after a launch.
  func resume() async throws
}

extension BookImporting {
  /// Does nothing.
  func resume() async throws {}
}

/// A stack to build worlds with.
package struct StackVariant: Sendable {
  /// The name in cases.
  package var name = "shipped"

  // MARK: Rules

  /// The rules of importing, matching and look-ups. A world overrides the concurrency and the batch size.
  package var policy = AppPolicy()
  /// The strategy for books that exist already.
  package var duplicates = DuplicateStrategy.smart
  /// The backend that answers the devices' requests.
  package var backend = BackendVariant()

  // MARK: Parts

  /// Wraps the device's connection to the backend.
  package var deviceTransport: @Sendable (any Transport, DeviceParts) -> any Transport = { link, _ in link }
  /// Wraps the device's storage.
  package var storage: @Sendable (any Storage, DeviceParts) -> any Storage = { storage, _ in storage }
  /// Wraps the device's network status.
  package var connectivity: @Sendable (any Connectivity, DeviceParts) -> any Connectivity = { network, _ in
    network
  }
  /// Wraps the files of a device's library.
  package var files: @Sendable (any LibraryFiles, DeviceParts) -> any LibraryFiles = { files, _ in files }
  /// Converts the rows of a library to the next version of the format, if the app is upgraded.
  package var carryOver: @Sendable (inout RawLibrary) throws(FormatStepError) -> Void = { _ in }
  /// Transforms the library that a device has opened.
  package var recover: @Sendable (Library) -> Library = { $0 }
  /// Creates the enricher.
  package var enricher: @Sendable (EnrichmentParts, DeviceParts) -> any Enriching = { parts, _ in
    parts.enricher
  }
  /// Creates the importer.
  var importer: @Sendable (ImportParts) -> any BookImporting = { ShippedImporter(parts: $0) }
  /// Previews a file before it is imported.
  var fileLook = FileLook()
  /// Commits an edit of the reader; on failure nothing has changed. False if the subject of the edit does not
  /// exist any more.
  package var edit:
    @Sendable (ReaderEdit, TransactionOrigin, LibraryStore, DeviceParts) async throws -> Bool =
      { edit, origin, store, _ in try await store.commit(origin) { edit.apply(in: &$0) } }
  /// Filters the reported ends of imports.
  package var importEnds: @Sendable (ImportEvent) -> [ImportEvent] = { [$0] }
  /// Undoes the last import.
  package var takeBack: @Sendable (App) async throws -> UndoSummary? = { try await $0.importer.undoLast() }
  /// Handles a shortage of memory.
  package var memoryWarning: @Sendable (App) async -> ReleasedMemory = { await $0.memoryWarning() }
  /// Wraps the record server of a device with several devices beside it.
  var cloud: @Sendable (any CloudService, DeviceParts) -> any CloudService = { cloud, _ in cloud }
  /// Creates the screens of the app in the worlds of `reading`, `curation`, `series` and `devices`.
  var reading: @Sendable (App) -> ReadingScreens = { ReadingScreens($0) }

  /// The stack as it ships.
  package static let shipped = StackVariant()

  package init() {}
}

/// The parts of a device that stack parts may use.
package struct DeviceParts: Sendable {
  package let process: SimulatedProcess
  package let clock: VirtualClock
  package let wallTime: any WallTime
  /// The data that the system stores for the app outside of its files.
  let keychain: Keychain
}

/// Data that a system stores for an app outside of its files: it survives the removal of the app, and backups
/// do not restore it. The shipped app stores nothing there.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class Keychain: @unchecked Sendable {
  /// The highest transaction number that an app has stored.
  var sequence: UInt64 = 0
  /// A copy of the app's files, by name.
  var files: [String: [UInt8]] = [:]
}

/// The parts that an importer is built from.
package struct ImportParts: Sendable {
  package let app: App
  package let strategy: DuplicateStrategy
  package let device: DeviceParts
  /// Reports an event of the device.
  let note: @Sendable (DeviceEvent.Kind) -> Void

  var store: LibraryStore { app.store }
  var rules: ImportRules { app.policy.imports }

  /// Imports a file like the shipped app.
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

  /// Resumes the stages of a former launch like the shipped app.
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

/// The shipped importer.
private struct ShippedImporter: BookImporting {
  let parts: ImportParts

  func run(_ file: ImportFile, progress: (ImportProgress, Int) -> Void) async throws -> ImportOutcome {
    try await parts.run(file, progress: progress)
  }

  func resume() async throws { try await parts.resume() }
}
