// Reports which states a world has reached, which shows whether the oracles had anything to check.

import BooksTrack
import BooksTrackAPI

/// Reports states as probes.
final class StateObserver: DeviceOracle {
  private var underWay: [String: Int] = [:]
  /// The labels of operations planned since the app was launched.
  private var planned: Set<String> = []

  func note(_ event: DeviceEvent, _ log: ObjectionLog) {
    switch event.kind {
    case .planned(let label, let operation):
      planned.insert(label)
      note(operation, log)
    case .requestSent(_, let stay?): underWay[stay.source, default: 0] += 1
    case .answered(_, _, let stay?): underWay[stay.source, default: 1] -= 1
    case .launched:
      underWay = [:]
      planned = []
    case .killed:
      log.reached(.killed)
      if isAsking { log.reached(.interruptedLookUp) }
    case .committed(let commit): note(commit, log)
    case .quitting: if isAsking { log.reached(.interruptedLookUp) }
    case .refused: log.reached(.refusedCommit)
    default: break
    }
  }

  private var isAsking: Bool { underWay.values.contains { $0 > 0 } }

  private func isUnderWay(_ source: String) -> Bool { underWay[source, default: 0] > 0 }

  private func note(_ operation: ModelOperation, _ log: ObjectionLog) {
    switch operation {
    case .importRows, .takeBack: break
    case .delete(let source): if isUnderWay(source) { log.reached(.deletedDuringLookUp) }
    case .correct(let source, _): if isUnderWay(source) { log.reached(.correctedDuringLookUp) }
    case .rate(let source, _), .retitle(let source, _), .shelve(let source, _), .note(let source, _),
      .accept(let source, _), .dismiss(let source), .choose(let source, _), .decline(let source):
      if isUnderWay(source) { log.reached(.editedDuringLookUp) }
    }
  }

  private func note(_ commit: Commit, _ log: ObjectionLog) {
    if commit.transaction.changes.contains(where: \.namesConflict) { log.reached(.contradicted) }
    guard commit.transaction.origin == .commitImport else { return }
    if !planned.contains(commit.act) { log.reached(.resumedImport) }
    if isAsking { log.reached(.importedDuringLookUp) }
    if !commit.before.works.isEmpty { log.reached(.overlappingImport) }
  }
}

extension Change {
  /// True if the change puts a work that a provider contradicts.
  fileprivate var namesConflict: Bool {
    if case .work(.put(let work)) = self { !work.conflicts.isEmpty } else { false }
  }
}
