// The files of a library, observed as an app feels them: refusals, slow syncs, and files that are read again
// because they seem damaged.

package import BooksTrack
package import Simulation

/// Wraps the files that an app opens. One value serves one attempt to open a library, and what follows.
package final class ObservedFiles: LibraryFiles, @unchecked Sendable {
  private let files: any LibraryFiles
  private let process: SimulatedProcess
  private let observed: ObservedFaults
  private let misreads: Int
  private var read: Set<String> = []
  /// True from the rename of a snapshot until the files are listed again: superseded files are being deleted.
  private var isCleaningUp = false
  /// Called for a commit during that time.
  private let committedAmidCleanUp: @Sendable () -> Void

  /// A longer sync is slow; the disks of the worlds take at most 50 ms.
  private static let slow = Duration.milliseconds(90)

  package init(
    _ files: any LibraryFiles, on process: SimulatedProcess, observed: ObservedFaults,
    committedAmidCleanUp: @escaping @Sendable () -> Void = {}
  ) {
    self.committedAmidCleanUp = committedAmidCleanUp
    self.files = files
    self.process = process
    self.observed = observed
    misreads = process.disk.misreads
  }

  package func list() async throws(FileError) -> [String] {
    isCleaningUp = false
    return try await files.list()
  }

  /// If a file is read a second time after a misread of the disk, the app has detected the damage.
  package func read(_ file: String) async throws(FileError) -> [UInt8] {
    if !read.insert(file).inserted, process.disk.misreads > misreads {
      read = []
      observed.record(DiskFault.corruptRead, until: .opened)
    }
    return try await files.read(file)
  }

  package func append(_ bytes: [UInt8], to file: String) async throws(FileError) {
    if isCleaningUp, file.hasPrefix("log") { committedAmidCleanUp() }
    do {
      try await files.append(bytes, to: file)
    } catch {
      switch error {
      case .full: observed.record(DiskFault.full, until: .committed)
      case .failed: observed.record(DiskFault.writeError, until: .committed)
      case .missing, .readOnly, .cancelled: break
      }
      throw error
    }
  }

  package func truncate(_ file: String, to size: Int) async throws(FileError) {
    try await files.truncate(file, to: size)
  }

  package func sync(_ file: String) async throws(FileError) {
    let start = process.clock.now
    try await files.sync(file)
    noteSync(since: start)
  }

  package func rename(_ file: String, to other: String) async throws(FileError) {
    try await files.rename(file, to: other)
    isCleaningUp = true
  }

  package func delete(_ file: String) async throws(FileError) { try await files.delete(file) }

  package func syncDirectory() async throws(FileError) {
    let start = process.clock.now
    try await files.syncDirectory()
    noteSync(since: start)
  }

  private func noteSync(since start: VirtualClock.Instant) {
    guard start.duration(to: process.clock.now) > Self.slow else { return }
    observed.record(DiskFault.slowSync, until: .committed)
  }
}
