// `check`: the claim that a property holds for every value of a generator, put to the test.
//
// A counterexample is thrown, so it fails a test of Swift Testing and of XCTest alike, and this module needs
// neither. Each check draws from a stream of its own, made from its seed and its name: adding a property
// changes no other, and a seed never depends on the clock.
//
// A property returns `Bool` or nothing. Two overloads would say so in types, but the compiler finds closures
// of several statements ambiguous between them; so the answer is generic, and any other type is refused when
// run.

/// Tests a property with drawn values; the first case is the simplest value, or the replayed one.
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
///   - name: What is claimed, for the report; also part of the random stream.
///   - gen: Where the values come from.
///   - seed: Another seed draws other values. `PROPERTY_SEED` in the environment is added to it.
///   - count: The number of values. `PROPERTY_EFFORT` in the environment multiplies it.
///   - shrinkBudget: How many attempts to simplify a counterexample may take.
///   - replay: The choice list of an earlier counterexample, as its report prints it; it is tried first.
///   - property: Returns a `Bool`, or nothing. False or a thrown error refutes the claim, and a thrown
///     ``Rejection`` leaves the value out.
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

/// Tests an async property with drawn values, one after the other; otherwise like the synchronous form.
///
/// Cancellation of the surrounding task is thrown as it is: it refutes nothing.
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

/// A property said no without saying why.
struct ReturnedFalse: Error, CustomStringConvertible {
  var description: String { "the property returned false" }
}
