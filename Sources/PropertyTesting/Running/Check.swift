// `check`: tests that a property holds for the values of a generator.
//
// A counterexample is thrown, so it fails a test of Swift Testing and of XCTest alike, and this module
// depends on neither. The random stream of a check is derived from its seed and its name: adding a property
// changes no other, and no seed depends on the clock.
//
// A property returns `Bool` or `Void`. Two overloads would express that in types, but the compiler finds
// closures of several statements ambiguous between them; so the result is generic, and any other type is
// rejected at run time.

/// Tests a property with random values; the first case is the simplest value, or the replayed one.
///
/// ```swift
/// @Test func `reversing twice changes nothing`() throws {
///   try check("reverse twice", .array(of: .integer(in: 0...99), count: 0...20)) { list in
///     list.reversed().reversed() == list
///   }
/// }
/// ```
///
/// - Parameters:
///   - name: The claim, for the report; also part of the random stream.
///   - gen: The generator of the values.
///   - seed: The seed of the values. `PROPERTY_SEED` in the environment is added to it.
///   - count: The number of values. `PROPERTY_EFFORT` in the environment multiplies it.
///   - shrinkBudget: The maximum number of attempts to simplify a counterexample.
///   - replay: The choice list of an earlier counterexample, as printed in its report; it is tried first.
///   - property: Returns a `Bool` or nothing. False or a thrown error refutes the claim; a thrown
///     ``Rejection`` discards the value.
/// - Throws: ``PropertyFailure`` with the simplest counterexample found, or ``PropertyNotTested``.
public func check<Value: Sendable, Answer>(
  _ name: String, _ gen: Gen<Value>, seed: UInt64 = 0, count: Int = 200, shrinkBudget: Int = 4_000,
  replay: [UInt64] = [], property: (Value) throws -> Answer
) throws {
  try requireMeaning(of: Answer.self, name: name)
  let effort = try Effort(seed: seed, count: count, shrinkBudget: shrinkBudget)
  var run = PropertyRun(name: name, gen: gen, effort: effort, replay: replay)
  while let value = try run.next() {
    do {
      run.report(refutation(by: try property(value)))
    } catch {
      run.report(error)
    }
  }
  try run.conclude()
}

/// Tests an async property with random values, one after the other; otherwise like the synchronous form.
///
/// Cancellation of the surrounding task is rethrown and refutes nothing.
public func check<Value: Sendable, Answer>(
  _ name: String, _ gen: Gen<Value>, seed: UInt64 = 0, count: Int = 200, shrinkBudget: Int = 4_000,
  replay: [UInt64] = [], property: (Value) async throws -> Answer
) async throws {
  try requireMeaning(of: Answer.self, name: name)
  let effort = try Effort(seed: seed, count: count, shrinkBudget: shrinkBudget)
  var run = PropertyRun(name: name, gen: gen, effort: effort, replay: replay)
  while let value = try run.next() {
    try Task.checkCancellation()
    do {
      run.report(refutation(by: try await property(value)))
    } catch {
      try Task.checkCancellation()
      run.report(error)
    }
  }
  try run.conclude()
}

private func requireMeaning(of answer: Any.Type, name: String) throws(PropertyNotTested) {
  guard answer == Bool.self || answer == Void.self || answer == Never.self else {
    throw .meaninglessAnswer(name: name, type: String(describing: answer))
  }
}

private func refutation(by answer: some Any) -> ReturnedFalse? {
  answer as? Bool == false ? ReturnedFalse() : nil
}

/// The error of a property that returned false.
struct ReturnedFalse: Error, CustomStringConvertible {
  var description: String { "the property returned false" }
}
