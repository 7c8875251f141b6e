// Combines the outcome of a simulation with the objections of oracles to the result of a hunt.

import Simulation

extension HuntResult {
  /// Creates the result of a run. Objections of oracles take precedence over the verdict of the simulator,
  /// except for an escape, after which no other result is reliable.
  init<Value>(_ outcome: Outcome<Value>, objections: [Objection]) {
    let (end, words) = Self.end(outcome)
    // Objections of the simulator itself: a probe that is not in the catalogue is a mistake of the lab.
    let known = Set(OracleName.allCases.map(\.rawValue))
    let foreign = outcome.objections.filter { !known.contains($0.oracle) }
    var objections = objections
    for objection in foreign {
      objections.append(Objection(oracle: objection.oracle, clause: "LAB-1", text: objection.text))
    }
    var verdict = foreign.contains { $0.oracle == "probe catalogue" } ? .harness : end
    if verdict != .escape, verdict != .harness, !objections.isEmpty {
      verdict = objections.allSatisfy { $0.oracle == OracleName.liveness.rawValue } ? .liveness : .safety
    }
    var all = objections
    if let words {
      all.append(Objection(oracle: end.rawValue, clause: "LAB-1", text: words))
    } else if verdict == .passed, let task = outcome.unfinishedTasks.first {
      verdict = .liveness
      all.append(
        Objection(
          oracle: HuntVerdict.liveness.rawValue, clause: "LAB-1", text: "\(task) did not end with its world"))
    }
    self.init(
      verdict: verdict, objections: all, digest: outcome.digest.value, checkpoints: outcome.checkpoints,
      virtualNanoseconds: outcome.virtualTime.wholeNanoseconds, events: outcome.statistics.events,
      choices: outcome.choices, firings: outcome.firings, ledger: outcome.ledger, probes: outcome.probes,
      trace: outcome.trace)
  }

  private static func end<Value>(_ outcome: Outcome<Value>) -> (HuntVerdict, String?) {
    switch outcome.verdict {
    case .passed, .safety: (.passed, nil)
    case .failed(let error): (.harness, "the world ended with an error: \(error)")
    case .deadlock(let waiting): (.liveness, "deadlock; waiting: \(waiting.joined(separator: "; "))")
    case .livelock(let running): (.liveness, "livelock; going round: \(running.joined(separator: "; "))")
    case .unsettled(let waiting): (.liveness, "not settled; waiting: \(waiting.joined(separator: "; "))")
    case .escape(let escapes): (.escape, "work left the world: \(escapes.joined(separator: "; "))")
    case .limit(let limit): (.liveness, "the world did not end within \(limit)")
    }
  }
}
