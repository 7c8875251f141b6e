// The files of a library on the disk of a simulated machine.
//
// An operation that has begun is completed even if its task is cancelled, as with system calls on a real
// device: it runs as a separate task of the machine. If the machine is killed, the operation stops.

package import BooksTrack
package import Simulation

/// A simulated disk as the directory of a library.
package struct SimulatedFiles: LibraryFiles {
  package let process: SimulatedProcess

  package init(process: SimulatedProcess) { self.process = process }

  package func list() async throws(FileError) -> [String] {
    try await finish("list", "the directory") { disk throws(DiskError) in try await disk.list() }
  }

  package func read(_ file: String) async throws(FileError) -> [UInt8] {
    try await finish("read", file) { disk throws(DiskError) in try await disk.read(file) }
  }

  package func append(_ bytes: [UInt8], to file: String) async throws(FileError) {
    try await finish("append", file) { disk throws(DiskError) in _ = try await disk.append(bytes, to: file) }
  }

  package func truncate(_ file: String, to size: Int) async throws(FileError) {
    try await finish("truncate", file) { disk throws(DiskError) in try await disk.truncate(file, to: size) }
  }

  package func sync(_ file: String) async throws(FileError) {
    try await finish("sync", file) { disk throws(DiskError) in try await disk.sync(file) }
  }

  package func rename(_ file: String, to other: String) async throws(FileError) {
    try await finish("rename", file) { disk throws(DiskError) in try await disk.rename(file, to: other) }
  }

  package func delete(_ file: String) async throws(FileError) {
    try await finish("delete", file) { disk throws(DiskError) in try await disk.delete(file) }
  }

  package func syncDirectory() async throws(FileError) {
    try await finish("sync", "the directory") { disk throws(DiskError) in try await disk.syncDirectory() }
  }

  private func finish<Value: Sendable>(
    _ operation: String, _ file: String,
    _ body: @escaping @Sendable (SimulatedDisk) async throws(DiskError) -> Value
  ) async throws(FileError) -> Value {
    let started = process.start("\(operation) \(file)") { [disk = process.disk] in try await body(disk) }
    do {
      return try await started.value
    } catch let error as DiskError {
      throw FileError(error, operation)
    } catch {
      throw .cancelled
    }
  }
}

extension FileError {
  fileprivate init(_ error: DiskError, _ operation: String) {
    self =
      switch error {
      case .noSuchFile(let file): .missing(file: file)
      case .full(let file): .full(file: file)
      case .writeFailed(let file), .outOfRange(let file):
        .failed(file: file, operation: operation, detail: error.description)
      case .cancelled: .cancelled
      }
  }
}
