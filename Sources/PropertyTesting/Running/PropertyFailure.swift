// The errors of a check: a counterexample, or too few tested cases. Either fails the test.

/// A refuted property: the simplest counterexample found, with everything needed to reproduce it.
public struct PropertyFailure: Error, CustomStringConvertible {
  /// The claim.
  public let name: String
  /// The simplest value for which the property failed.
  public let value: any Sendable
  /// The choices that lead to ``value``; pass them to `check(…, replay:)` or to `Gen.replay(_:)`.
  public let choices: [UInt64]
  /// The error that the property threw for ``value``.
  public let reason: any Error
  /// The seed in effect, including that of the environment.
  public let seed: UInt64
  /// The number of the first failing case, from 1.
  public let caseNumber: Int
  /// The number of times that a simpler failing case was found.
  public let shrinkSteps: Int
  /// The number of attempted simplifications.
  public let shrinkRuns: Int
  /// False if the budget ended the shrinking.
  public let isMinimal: Bool
  /// True if the property passed when ``value`` was tested again, so that it depends on more than the value.
  public let isFlaky: Bool

  /// The argument that replays the case, ready to be pasted into the call.
  public var replay: String { "replay: \(choices)" }

  /// The full report, on several lines.
  public var description: String {
    let effort = "\(shrinkSteps) steps, \(shrinkRuns) attempts"
    let end = isMinimal ? "nothing simpler fails nearby" : "stopped by the budget, simpler cases may fail"
    var lines = [
      "“\(name)” does not hold; case \(caseNumber) failed (seed \(seed)).",
      "  value   \(Self.indented(value))",
      "  reason  \(Self.indented(reason))",
      "  shrunk  \(effort): \(end)",
      "  again   \(replay)",
    ]
    if isFlaky { lines.append("  flaky   it passed when run again: it depends on more than the value") }
    return lines.joined(separator: "\n")
  }

  private static func indented(_ thing: Any) -> String {
    let text = (thing as? any Error).map { String(describing: $0) } ?? String(reflecting: thing)
    return text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n          ")
  }
}

/// A check without a result.
public enum PropertyNotTested: Error, Equatable, CustomStringConvertible {
  /// The generator or the property discarded nearly all cases.
  case tooManyRejections(name: String, tested: Int, rejected: Int)
  /// The property returned neither a `Bool` nor `Void`.
  case meaninglessAnswer(name: String, type: String)
  /// An environment variable has an invalid value.
  case unreadableSetting(name: String, found: String, allowed: ClosedRange<UInt64>)

  /// One sentence for people.
  public var description: String {
    switch self {
    case .tooManyRejections(let name, let tested, let rejected):
      "“\(name)” was not tested: \(rejected) cases were left out and only \(tested) tried. "
        + "Make a generator whose values fit instead of filtering them."
    case .meaninglessAnswer(let name, let type):
      "“\(name)” was not tested: a property returns Bool or nothing, this one returns \(type)."
    case .unreadableSetting(let name, let found, let allowed):
      "\(name) should be a whole number from \(allowed.lowerBound) to \(allowed.upperBound), "
        + "found “\(found)”."
    }
  }
}
