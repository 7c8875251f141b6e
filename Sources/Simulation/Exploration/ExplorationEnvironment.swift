// Settings of all explorations in the environment. `EXPLORE_SEED=7` runs that seed alone;
// `EXPLORE_EFFORT=100` runs a hundred times as many seeds, for a nightly run. An invalid setting is an error.

internal import Foundation

struct ExplorationEnvironment {
  /// The only seed to run; stored failures are then left out.
  let seed: UInt64?
  /// The factor of the number of seeds.
  let effort: UInt64

  init(_ environment: [String: String] = ProcessInfo.processInfo.environment) throws(UnreadableSetting) {
    seed = try Self.number("EXPLORE_SEED", in: environment, allowed: 0...UInt64.max)
    effort = try Self.number("EXPLORE_EFFORT", in: environment, allowed: 1...1_000_000) ?? 1
  }

  /// Returns the seeds to run.
  func seeds(_ range: ClosedRange<UInt64>) -> ClosedRange<UInt64> {
    if let seed { return seed...seed }
    let (length, isTooLong) = (range.upperBound - range.lowerBound).addingReportingOverflow(1)
    let (more, isTooMuch) = length.multipliedReportingOverflow(by: effort)
    let (end, isBeyond) = range.lowerBound.addingReportingOverflow(more &- 1)
    return range.lowerBound...(isTooLong || isTooMuch || isBeyond ? .max : end)
  }

  private static func number(
    _ name: String, in environment: [String: String], allowed: ClosedRange<UInt64>
  ) throws(UnreadableSetting) -> UInt64? {
    guard let text = environment[name] else { return nil }
    guard let number = UInt64(text), allowed.contains(number) else {
      throw UnreadableSetting(name: name, found: text, allowed: allowed)
    }
    return number
  }
}

/// The error of an environment variable with an invalid value.
public struct UnreadableSetting: Error, Hashable, CustomStringConvertible {
  /// The name of the variable.
  public let name: String
  /// Its value.
  public let found: String
  /// The values that are allowed.
  public let allowed: ClosedRange<UInt64>

  /// One sentence for people.
  public var description: String {
    "\(name) is “\(found)”; it has to be a number from \(allowed.lowerBound) to \(allowed.upperBound)."
  }
}
