// The effort of a check: the values in the code, adjusted by the environment.
//
// `PROPERTY_EFFORT=50` multiplies the number of cases, for a nightly run. `PROPERTY_SEED=7` is added to every
// seed, so that such a run tests other cases than a push does. An invalid setting is an error, so that a
// nightly run does not silently fall back to the small one.

internal import Foundation

struct Effort: Sendable, Equatable {
  let seed: UInt64
  let count: Int
  let shrinkBudget: Int

  init(
    seed: UInt64, count: Int, shrinkBudget: Int,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(PropertyNotTested) {
    precondition(count > 0, "a property needs at least one case")
    let factor = try Self.read("PROPERTY_EFFORT", from: environment, allowed: 1...1_000_000) ?? 1
    let offset = try Self.read("PROPERTY_SEED", from: environment, allowed: 0...UInt64.max) ?? 0
    self.seed = seed &+ offset
    self.count = count * Int(factor)
    self.shrinkBudget = shrinkBudget
  }

  private static func read(
    _ name: String, from environment: [String: String], allowed: ClosedRange<UInt64>
  ) throws(PropertyNotTested) -> UInt64? {
    guard let text = environment[name] else { return nil }
    guard let number = UInt64(text), allowed.contains(number) else {
      throw .unreadableSetting(name: name, found: text, allowed: allowed)
    }
    return number
  }
}
