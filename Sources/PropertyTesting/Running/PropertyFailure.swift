// What a check throws: a counterexample, or the error that too little was tested. Either fails the test.

/// A property does not hold: the simplest case found, and all that is needed to see it again.
public struct PropertyFailure: Error, CustomStringConvertible {
  /// What was claimed.
  public let name: String
  /// The simplest value for which the property failed.
  public let value: any Sendable
  /// The choices that lead to ``value``; pass them to `check(…, replay:)` or to `Gen.replay(_:)`.
  public let choices: [UInt64]
  /// What the property threw for ``value``.
  public let reason: any Error
  /// The seed in force, that of the environment included.
  public let seed: UInt64
  /// The number of the first case that failed, from 1.
  public let caseNumber: Int
  /// How many times a simpler failing case was found.
  public let shrinkSteps: Int
  /// How many simplifications were attempted.
  public let shrinkRuns: Int
  /// False if the budget ended the search for a simpler case.
  public let isMinimal: Bool
  /// True if the property passed when it saw ``value`` again: it depends on more than the value.
  public let isFlaky: Bool

  /// The argument that replays this case, ready to be pasted into the call.
  public var replay: String { "replay: \(choices)" }

  /// The whole story, over several lines.
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

/// A check that says nothing about its property.
public enum PropertyNotTested: Error, Equatable, CustomStringConvertible {
  /// The generator, or an assumption in the property, left out nearly everything.
  case tooManyRejections(name: String, tested: Int, rejected: Int)
  /// The property returned neither a `Bool` nor nothing, so its answer decides nothing.
  case meaninglessAnswer(name: String, type: String)
  /// An environment variable does not hold what it should.
  case unreadableSetting(name: String, found: String, allowed: ClosedRange<UInt64>)

  /// One sentence for a person.
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
