// The files of a library as an app feels them: what they refuse, how long they take, and whether something
// has to be read once more because it seems to be damaged.

package import BooksTrack
package import Simulation

/// Goes around the files that an app opens, closest to the app. One value for one attempt to open a library,
/// and for what is done with it.
package final class FeltFiles: LibraryFiles, @unchecked Sendable {
  private let files: any LibraryFiles
  private let process: SimulatedProcess
  private let felt: FeltFaults
  private let misreads: Int
  private var read: Set<String> = []
  /// A snapshot has its name, and what it makes superfluous is being deleted.
  private var isCleaningUp = false
  /// Told of a commit at such a time.
  private let committedAmidCleanUp: @Sendable () -> Void

  /// A sync that takes longer is a slow one; those of the worlds' disks take 50 ms at most.
  private static let slow = Duration.milliseconds(90)

  package init(
    _ files: any LibraryFiles, on process: SimulatedProcess, felt: FeltFaults,
    committedAmidCleanUp: @escaping @Sendable () -> Void = {}
  ) {
    self.committedAmidCleanUp = committedAmidCleanUp
    self.files = files
    self.process = process
    self.felt = felt
    misreads = process.disk.misreads
  }

  package func list() async throws(FileError) -> [String] {
    isCleaningUp = false
    return try await files.list()
  }

  /// A library that seems to be damaged is read twice: then the app has noticed what the disk has misread.
  package func read(_ file: String) async throws(FileError) -> [UInt8] {
    if !read.insert(file).inserted, process.disk.misreads > misreads {
      read = []
      felt.feel(DiskFault.corruptRead, until: .opened)
    }
    return try await files.read(file)
  }

  package func append(_ bytes: [UInt8], to file: String) async throws(FileError) {
    if isCleaningUp, file.hasPrefix("log") { committedAmidCleanUp() }
    do {
      try await files.append(bytes, to: file)
    } catch {
      switch error {
      case .full: felt.feel(DiskFault.full, until: .committed)
      case .failed: felt.feel(DiskFault.writeError, until: .committed)
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
    felt.feel(DiskFault.slowSync, until: .committed)
  }
}
