// Finding out what was committed last. Reads and never writes.
//
// The newest snapshot and the records behind it are the library. If that snapshot is damaged, an older one
// will do, or none, as long as every record since is there and the result reaches at least as far: what a
// snapshot holds was committed.

/// What the files of a library say.
struct Recovered: Sendable {
  var raw: RawLibrary
  var report = RecoveryReport()
  /// The version of the files; nil if there is none yet.
  var version: Int?
  /// The newest snapshot, with its size.
  var snapshot: LogSegment?
  /// Logs that hold records behind the snapshot, the oldest first.
  var segments: [LogSegment] = []
  /// The newest log has to be cut to that size before anything is added to it.
  var cut: (file: String, size: Int)?
  /// The newest log of all, needed or not.
  var newestLog: String?
}

/// A file with some transactions in it.
struct LogSegment: Hashable, Sendable {
  let file: String
  /// The last transaction in it; one less than the first if there is none.
  var last: UInt64
  /// Sound bytes.
  var size: Int
}

/// Reads the files of a library.
struct Recovery: Sendable {
  let files: any LibraryFiles
  let replica: UInt32
  let format: LibraryFormat

  /// Finds the last committed state.
  func run() async throws(LibraryOpenError) -> Recovered {
    let names = try await list()
    var problem: CorruptLibrary?
    for base in names.snapshots.reversed().map(Optional.some) + [nil] {
      do {
        var recovered = try await load(base)
        try await replayLogs(names.logs, on: &recovered)
        try checkReach(recovered, names.snapshots)
        recovered.report.passedOver = problem
        recovered.report.sequence = recovered.raw.sequence
        recovered.report.leftovers = leftovers(of: recovered, names)
        return recovered
      } catch .corrupt(let damage) {
        // If no snapshot can be used, the error is the one of the newest.
        problem = problem ?? damage
      }
    }
    throw .corrupt(problem ?? CorruptLibrary(file: "", offset: 0, expected: "a library", found: "none"))
  }

  private struct Names {
    var logs: [UInt64] = []
    var snapshots: [UInt64] = []
    var partials: [String] = []
  }

  private func list() async throws(LibraryOpenError) -> Names {
    var names = Names()
    var foreign: [String] = []
    do {
      for file in try await files.list() {
        switch LibraryFileName(file) {
        case .log(let first): names.logs.append(first)
        case .snapshot(let sequence): names.snapshots.append(sequence)
        case .partial: names.partials.append(file)
        case .foreign: foreign.append(file)
        case .lock, .hidden: break
        }
      }
    } catch {
      throw .file(error)
    }
    if names.logs.isEmpty, names.snapshots.isEmpty, !foreign.isEmpty {
      throw .notALibrary(files: Array(foreign.prefix(3)))
    }
    names.logs.sort()
    names.snapshots.sort()
    return names
  }

  private func checkReach(_ recovered: Recovered, _ snapshots: [UInt64]) throws(LibraryOpenError) {
    guard let newest = snapshots.last, newest > recovered.raw.sequence else { return }
    throw .corrupt(
      CorruptLibrary(
        file: LibraryFileName.snapshot(newest), offset: 0, transaction: newest,
        expected: "records up to transaction \(newest)", found: "them up to \(recovered.raw.sequence)"))
  }

  /// What is not needed for the recovered state. A damaged snapshot stays until a new one is written.
  private func leftovers(of recovered: Recovered, _ names: Names) -> [String] {
    let base = recovered.report.snapshot ?? 0
    let needed = Set(recovered.segments.map(\.file))
    return names.partials + names.snapshots.filter { $0 < base }.map(LibraryFileName.snapshot)
      + names.logs.map(LibraryFileName.log).filter { !needed.contains($0) && $0 != recovered.cut?.file }
  }
}
