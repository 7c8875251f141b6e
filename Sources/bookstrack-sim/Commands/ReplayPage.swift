// The report of a replay as a page: the verdict, the comparison with the recording, and the events.

import Foundation
import Hunt
import LabWorld
import Simulation

/// Renders a replay.
struct ReplayPage {
  let subject: HuntRequest.Subject
  let judgement: SeedJudgement
  /// The comparison with a saved file, if there is one.
  let replay: RegressionReplay?
  let mismatch: Mismatch?
  let window: ReplayWindow

  /// The page, with a final newline.
  var text: String {
    ([headline] + recording + judgement.objections.map { "objection: \($0.oracle), \($0.clause): \($0.text)" }
      + (mismatch.map(HuntTable.lines) ?? []) + [""] + events).joined(separator: "\n") + "\n"
  }

  private var answer: HuntAnswer { judgement.answer }

  private var headline: String {
    "\(judgement.verdict.rawValue) — \(world): \(Int(answer.events).of("event")), "
      + "\(EventLine.time(answer.virtualNanoseconds)) of virtual time, digest \(answer.digest.hexadecimal)"
  }

  private var world: String {
    switch subject {
    case .drawn(let target, let variant, let seed, let faults):
      "\(target), \(variant), seed \(seed)"
        + (faults.map { ", \($0.words(among: FaultSelection.ofHunts))" } ?? "")
    case .given(let huntCase): "\(huntCase.target), \(huntCase.variant), made from seed \(huntCase.seed)"
    }
  }

  private var recording: [String] {
    guard let replay else { return [] }
    let fidelity =
      replay.drift?.sentence ?? "follows the recording of \(replay.file.events.count.of("event"))"
    return [replay.file.sentence, fidelity, replay.sentence]
  }

  private var events: [String] {
    let shown = answer.trace.filter { $0.number <= window.until ?? .max }
    guard !shown.isEmpty else { return ["no events to show"] }
    guard window.isWhole || window.until != nil else { return StepTable.lines(StepTable.make(shown)) }
    let lines = window.isWhole ? shown[...] : shown.suffix(30)
    return TraceTable().lines(Array(lines)) + ending(after: shown)
  }

  /// A line about the rest of the run, or about a requested event beyond its end.
  private func ending(after shown: [TraceEvent]) -> [String] {
    let rest = answer.trace.count - shown.count
    if rest > 0 { return ["… the run goes on for \(rest.of("more event"))"] }
    guard let until = window.until, let last = shown.last?.number, last < until else { return [] }
    return ["the run ends with event \(last); there is no event \(until)"]
  }
}
