// Assertions for properties, as throwing functions.
//
// The expectations of a test framework record each failure, so a shrinking property would report hundreds.
// These functions throw instead, and only the simplest case is reported.

/// A failed assertion.
public struct ClaimFailure: Error, Equatable, CustomStringConvertible {
  /// The claim and the finding.
  public let description: String

  /// Creates a failure with an explanation.
  public init(_ description: String) { self.description = description }
}

/// Throws a failure with the explanation unless the condition holds.
public func claim(
  _ condition: Bool, _ explanation: @autoclosure () -> String
) throws(ClaimFailure) {
  guard condition else { throw ClaimFailure(explanation()) }
}

/// Throws a failure that shows both values unless they are equal.
public func claimEqual<Value: Equatable>(
  _ found: Value, _ expected: Value, _ what: @autoclosure () -> String = "value"
) throws(ClaimFailure) {
  guard found != expected else { return }
  throw ClaimFailure(
    "\(what()): expected \(String(reflecting: expected)), found \(String(reflecting: found))")
}

/// Discards the case unless the condition holds.
///
/// Prefer a generator of valid values: a property that discards too many cases counts as not tested.
public func assume(_ condition: Bool) throws(Rejection) {
  guard condition else { throw Rejection() }
}
