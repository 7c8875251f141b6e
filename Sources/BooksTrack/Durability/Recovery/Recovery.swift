// Recovery of the last committed state. It reads files and never writes.
//
// The library is the newest snapshot with all later records. If that snapshot is damaged, an older one or
// none can be used, provided that all records since then exist and include at least the transactions of the
// damaged snapshot, which were committed.

/// The recovered content of a library's files.
struct Recovered: Sendable {
  var raw: RawLibrary
  var report = RecoveryReport()
  /// The version of the files; nil if there are no files.
  var version: Int?
  /// The newest snapshot and its size.
  var snapshot: LogSegment?
  /// The logs with records after the snapshot, oldest first.
  var segments: [LogSegment] = []
  /// The newest log and the size that it must be truncated to before the next record.
  var cut: (file: String, size: Int)?
  /// The newest log, even if it has no records after the snapshot.
  var newestLog: String?
}

/// A file with transactions.
struct LogSegment: Hashable, Sendable {
  let file: String
  /// The last transaction; one less than the first if there is none.
  var last: UInt64
  /// The number of valid bytes.
  var size: Int
}

/// Recovers a library from its files.
struct Recovery: Sendable {
  let files: any LibraryFiles
  let replica: UInt32
  let format: LibraryFormat
  /// True to read the files of another installation too.
  var adopts = false

  /// Returns the last committed state.
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
        // If no snapshot can be used, the error of the newest one is thrown.
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

  /// Returns the files that the recovered state does not need. A damaged snapshot stays until a new one is
  /// written.
  private func leftovers(of recovered: Recovered, _ names: Names) -> [String] {
    let base = recovered.report.snapshot ?? 0
    let needed = Set(recovered.segments.map(\.file))
    return names.partials + names.snapshots.filter { $0 < base }.map(LibraryFileName.snapshot)
      + names.logs.map(LibraryFileName.log).filter { !needed.contains($0) && $0 != recovered.cut?.file }
  }
}
