// import-end: each import ends in one event of its process, with outcome and row count (IMP-16). If the
// process could not report it, the next launch does: an import that is completely staged is finished then,
// and one that was cut off is reported as interrupted, with the rows staged. Discarded imports are reported
// too.

import BooksTrack
import LabWorld

/// Compares the reported ends of imports with the actual ones.
final class ImportEndOracle: DeviceOracle {
  /// The ends reported for each running import.
  private var open: [String: [ImportEvent]] = [:]
  /// The ends reported for each stage of a former launch; nil once the app has processed these stages.
  private var reported: [StagedImportID: [ImportEvent]]?
  /// The stages of a former launch, with their numbers of rows.
  private var left: [(stage: StagedImport, rows: Int)] = []
  /// The number of ends reported while the reader discards stages; nil at other times.
  private var thrownAway: Int?
  /// True if a stage was discarded since the launch.
  private var isTidied = false
  private var library: Library?

  func note(_ event: DeviceEvent, _ log: ObjectionLog) {
    switch event.kind {
    case .launched: launch()
    case .committed(let commit): library = commit.after
    case .importBegan(let file): open[file] = []
    case .importEnded(let end): take(end, log)
    case .importReturned(let file, let result): check(result, of: file, log)
    case .resumed(let isAll): checkLeft(isAll: isAll, log)
    case .discarding: thrownAway = 0
    case .discarded(let count?, let library): checkDiscarded(count, library, log)
    case .discarded(nil, _): thrownAway = nil
    default: break
    }
  }

  private func launch() {
    (open, reported, thrownAway, isTidied) = ([:], [:], nil, false)
    guard let library else { return left = [] }
    left = library.stagedImports.map { stage in
      let batches = library.stagedBatches(of: stage.id)
      return (stage, batches.reduce(0) { $0 + $1.rows.books.count + $1.rows.rejected.count })
    }
  }

  private func take(_ end: ImportEvent, _ log: ObjectionLog) {
    if end.ending == .discarded, let count = thrownAway {
      thrownAway = count + 1
      isTidied = true
    } else if open[end.fileName] != nil {
      open[end.fileName]?.append(end)
    } else if let id = end.id, reported != nil {
      reported?[id, default: []].append(end)
    } else {
      object("the end of \(end.fileName) is told, \(end.ending.kind), and nobody had imported it", log)
    }
  }

  private func check(_ result: ImportReturn, of file: String, _ log: ObjectionLog) {
    guard let ends = open.removeValue(forKey: file) else { return }
    guard ends.count == 1, let end = ends.first else {
      return object("\(file) has ended, and \(ends.count) ends of it were told", log)
    }
    if end.result != result { object("\(file) came to \(result), and \(end.result) was told", log) }
  }

  /// - Parameter isAll: True if all stages were processed without a refusal of the storage.
  private func checkLeft(isAll: Bool, _ log: ObjectionLog) {
    defer { reported = nil }
    // Stages discarded meanwhile are reported in another way.
    guard isAll, !isTidied, let reported else { return }
    if !reported.keys.allSatisfy({ id in left.contains { $0.stage.id == id } }) {
      object("an import is told of at a launch of which nothing was left", log)
    }
    for (stage, rows) in left {
      let ends = reported[stage.id] ?? []
      let ending = stage.isComplete ? ImportEnding.completed : .interrupted
      if let end = ends.first, ends.count == 1, end.ending == ending, end.counts.rows == rows, end.isResumed {
        continue
      }
      let words = ends.map { "\($0.ending.kind) with \($0.counts.rows) rows" }
      object("\(rows) rows of \(stage.fileName) were staged at a launch, and it is told of as \(words)", log)
    }
  }

  private func checkDiscarded(_ count: Int, _ library: Library, _ log: ObjectionLog) {
    defer { thrownAway = nil }
    guard let ends = thrownAway else { return }
    if ends != count { object("\(count) imports were thrown away, and \(ends) ends of them were told", log) }
    // Running imports are not discarded.
    let left = library.stagedImports.map(\.fileName)
    guard self.reported == nil, open.isEmpty, let name = left.first else { return }
    object("\(name) is still staged when everything was thrown away", log)
  }

  private func object(_ text: String, _ log: ObjectionLog) { log.object(.importEnd, "IMP-16", text) }
}

extension ImportEvent {
  /// The result that the caller of an import with this end must get.
  fileprivate var result: ImportReturn {
    switch ending {
    case .completed:
      .summary(
        rows: counts.rows, imported: counts.imported, duplicates: counts.duplicates,
        rejected: counts.rejected)
    case .needsMapping: .needsMapping
    case .refused: .refused
    case .cancelled: .cancelled
    case .failed, .interrupted, .discarded: .failed
    }
  }
}
