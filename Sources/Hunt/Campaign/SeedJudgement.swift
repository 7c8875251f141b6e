// The verdict on one seed from two runs, which must agree in everything, or from one run if the campaign does
// not check determinism.

import LabWorld
package import Simulation

/// The verdict on a seed.
package struct SeedJudgement: Sendable {
  package let seed: UInt64
  package let verdict: HuntVerdict
  package let objections: [Objection]
  /// The answer of the first or only run.
  package let answer: HuntAnswer
  /// The pairs of tasks of which one ran while the other was suspended in the second run, if sampled.
  package let reentrancy: ReentrancyCoverage?

  /// Judges a seed that was run once.
  init(seed: UInt64, answer: HuntAnswer) {
    self.seed = seed
    self.answer = answer
    verdict = answer.verdict
    objections = answer.objections
    reentrancy = answer.reentrancy
  }

  package init(seed: UInt64, first: HuntAnswer, second: HuntAnswer) {
    self.seed = seed
    answer = first
    reentrancy = second.reentrancy
    let complaint = Self.difference(first, second)
    // If a run gave no result, the reason for that is the finding. An escape is not compared, because
    // where it is noticed depends on real threads.
    if let stopped = [first, second].first(where: \.verdict.isBeyondComparison) {
      verdict = stopped.verdict
      let other = first.verdict.isBeyondComparison ? second.verdict : first.verdict
      let remark = "the other run of this seed ended as \(other.rawValue)"
      objections =
        stopped.objections
        + (other == stopped.verdict ? [] : [Objection(oracle: "self-check", clause: "LAB-1", text: remark)])
    } else if let complaint {
      verdict = .nondeterminism
      objections = [Objection(oracle: "self-check", clause: "LAB-1", text: complaint)]
    } else {
      verdict = first.verdict
      objections = first.objections
    }
  }

  /// The kind of the failure; nil if the seed passed.
  package var signature: FailureSignature? {
    guard verdict != .passed else { return nil }
    return FailureSignature(
      verdict: verdict, oracle: objections.first?.oracle ?? "", clause: objections.first?.clause ?? "")
  }

  private static func difference(_ first: HuntAnswer, _ second: HuntAnswer) -> String? {
    if first.digest != second.digest {
      return "two runs differ: digest \(first.digest.hexadecimal) after \(Int(first.events).of("event")), "
        + "and \(second.digest.hexadecimal) after \(second.events)"
    }
    if first.verdict != second.verdict || first.objections != second.objections {
      return "two runs of one digest were judged differently: \(first.verdict.rawValue) with "
        + "\(first.objections.count.of("objection")), and \(second.verdict.rawValue) with "
        + "\(second.objections.count)"
    }
    return nil
  }
}

extension HuntVerdict {
  /// True if the verdict concerns the process or its threads, not the world.
  fileprivate var isBeyondComparison: Bool {
    switch self {
    case .crash, .outOfMemory, .timeout, .harness, .escape: true
    case .passed, .safety, .liveness, .nondeterminism: false
    }
  }
}
