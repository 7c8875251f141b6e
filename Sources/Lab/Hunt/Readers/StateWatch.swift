// Which states a world has reached: no oracle, but what tells whether the oracles have had anything to see.

import BooksTrack
import BooksTrackAPI

/// Reports states as probes.
final class StateWatch: DeviceOracle {
  private var underWay: [String: Int] = [:]
  /// What the reader has asked for since the app was launched.
  private var asked: Set<String> = []

  func note(_ event: DeviceEvent, _ bench: HuntBench) {
    switch event.kind {
    case .planned(let label, let operation):
      asked.insert(label)
      note(operation, bench)
    case .asked(_, let stay?): underWay[stay.source, default: 0] += 1
    case .answered(_, _, let stay?): underWay[stay.source, default: 1] -= 1
    case .launched:
      underWay = [:]
      asked = []
    case .killed:
      bench.reached(.killed)
      if isAsking { bench.reached(.interruptedLookUp) }
    case .committed(let commit): note(commit, bench)
    case .quitting: if isAsking { bench.reached(.interruptedLookUp) }
    case .refused: bench.reached(.refusedCommit)
    default: break
    }
  }

  private var isAsking: Bool { underWay.values.contains { $0 > 0 } }

  private func isAsked(_ source: String) -> Bool { underWay[source, default: 0] > 0 }

  private func note(_ operation: ModelOperation, _ bench: HuntBench) {
    switch operation {
    case .importRows: break
    case .delete(let source): if isAsked(source) { bench.reached(.deletedWhileAsked) }
    case .correct(let source, _): if isAsked(source) { bench.reached(.correctedWhileAsked) }
    case .rate(let source, _), .retitle(let source, _), .shelve(let source, _), .note(let source, _),
      .accept(let source, _), .dismiss(let source), .choose(let source, _), .decline(let source):
      if isAsked(source) { bench.reached(.editedWhileAsked) }
    }
  }

  private func note(_ commit: Commit, _ bench: HuntBench) {
    if commit.transaction.changes.contains(where: \.namesConflict) { bench.reached(.contradicted) }
    guard commit.transaction.origin == .commitImport else { return }
    if !asked.contains(commit.act) { bench.reached(.resumedImport) }
    if isAsking { bench.reached(.importedWhileAsked) }
    if !commit.before.works.isEmpty { bench.reached(.overlappingImport) }
  }
}

extension Change {
  /// Whether it is a book whose provider contradicts the reader.
  fileprivate var namesConflict: Bool {
    if case .putWork(let work) = self { !work.conflicts.isEmpty } else { false }
  }
}
