// What a property says when it fails: the two things that are nearly always wanted, as throwing functions.
//
// The expectations of a test framework record a failure each time they see one, so that a shrinking property
// would report hundreds. These throw, and only the simplest case is reported.

/// A claim that did not hold, in words.
public struct ClaimFailure: Error, Equatable, CustomStringConvertible {
  /// What was claimed and what was found.
  public let description: String

  /// A failed claim with its explanation.
  public init(_ description: String) { self.description = description }
}

/// Refutes the property with that explanation unless the condition holds.
public func claim(
  _ condition: Bool, _ explanation: @autoclosure () -> String
) throws(ClaimFailure) {
  guard condition else { throw ClaimFailure(explanation()) }
}

/// Refutes the property, showing both values, unless they are equal.
public func claimEqual<Value: Equatable>(
  _ found: Value, _ expected: Value, _ what: @autoclosure () -> String = "value"
) throws(ClaimFailure) {
  guard found != expected else { return }
  throw ClaimFailure(
    "\(what()): expected \(String(reflecting: expected)), found \(String(reflecting: found))")
}

/// Leaves the value out of the test unless the condition holds.
///
/// Prefer a generator that makes fitting values: a property that leaves out too many counts as not tested.
public func assume(_ condition: Bool) throws(Rejection) {
  guard condition else { throw Rejection() }
}
