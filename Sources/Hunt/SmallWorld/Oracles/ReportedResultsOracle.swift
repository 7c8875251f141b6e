// told: every committed look-up result is reported to the app, with the same state (ENR-2).

import BooksTrack
import LabWorld

/// Compares reported results with committed ones.
final class ReportedResultsOracle: DeviceOracle {
  /// Results committed and not reported yet.
  private var written: [WorkID: (title: String, state: EnrichmentState, at: Int64)] = [:]
  private static let second: Int64 = 1_000_000_000

  func note(_ event: DeviceEvent, _ log: ObjectionLog) {
    switch event.kind {
    // Reports to a former run of the app are not observed.
    case .launched, .killed, .quitting: written = [:]
    case .committed(let commit) where commit.isLookUp: follow(commit, at: event.time)
    case .finished(let work, let result): check(work, result, log)
    case .requestSent, .drained, .looked, .rest:
      let late = written.filter { event.time > $0.value.at + Self.second }
      guard let first = late.min(by: { ($0.value.at, $0.key) < ($1.value.at, $1.key) })?.value else { return }
      written = [:]
      log.object(
        .reportedResults, "ENR-2",
        "\(first.title) became \(first.state.rawValue), and the app was not told of it")
    default: break
    }
  }

  private func follow(_ commit: Commit, at time: Int64) {
    for case .work(.put(let work)) in commit.transaction.changes {
      let old = commit.before.works[work.id]?.enrichment
      guard work.enrichment != old, work.enrichment != .pending else { continue }
      written[work.id] = (work.title, work.enrichment, time)
    }
  }

  private func check(_ work: WorkID, _ result: EnrichmentResult, _ log: ObjectionLog) {
    // Dropped and outdated results are not committed.
    guard result != .dropped, result != .outdated else { return }
    guard let (title, state, _) = written.removeValue(forKey: work) else { return }
    if state.rawValue != result.rawValue {
      log.object(
        .reportedResults, "ENR-2",
        "\(title) became \(state.rawValue), and the app was told \(result.rawValue)")
    }
  }
}
