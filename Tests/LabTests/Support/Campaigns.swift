// What the tests of hunted worlds share: whether the slow campaigns are run, and what many worlds come to.

import Foundation
import Simulation

@testable import Hunt

/// The long tests that `BOOKSTRACK_CAMPAIGNS` enables; by default a short part of each runs.
enum Campaigns {
  static let areOn = ProcessInfo.processInfo.environment["BOOKSTRACK_CAMPAIGNS"] != nil
}

extension HuntTarget {
  /// The actions that the worlds of those seeds have, in order of the alphabet.
  func actions(of seeds: ClosedRange<UInt64>) -> [String] {
    Set(seeds.flatMap { draw(seed: $0, variant: "shipped").workload.map(\.action) }).sorted()
  }

  /// The states that the worlds of those seeds reach.
  func probes(of seeds: ClosedRange<UInt64>) throws -> ProbeLedger {
    var probes = ProbeLedger()
    for seed in seeds { probes.add(try run(draw(seed: seed, variant: "shipped"), trace: .none).probes) }
    return probes
  }
}
