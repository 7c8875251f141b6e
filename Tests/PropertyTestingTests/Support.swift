// Shared helpers: the counterexample of a check, and seeds for results that must not depend on the seed.

import Testing

@testable import PropertyTesting

/// Seeds for properties that must hold for every draw.
let seeds: [UInt64] = Array(1...20)

/// Returns the report of a check for a property that must fail.
func counterexample<Value: Sendable>(
  _ gen: Gen<Value>, seed: UInt64 = 1, count: Int = 2_000, replay: [UInt64] = [],
  sourceLocation: SourceLocation = #_sourceLocation,
  holds: (Value) throws -> Bool
) throws -> (value: Value, failure: PropertyFailure) {
  let failure = try #require(
    throws: PropertyFailure.self, sourceLocation: sourceLocation
  ) {
    try check("must fail", gen, seed: seed, count: count, replay: replay, property: holds)
  }
  let value = try #require(failure.value as? Value, sourceLocation: sourceLocation)
  return (value, failure)
}

/// Returns values of a generator for consecutive seeds.
func samples<Value>(of gen: Gen<Value>, count: UInt64 = 400) -> [Value] {
  (0..<count).compactMap { try? gen.sample(seed: $0) }
}
