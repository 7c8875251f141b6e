// When a campaign reached each state and each pair of places for the first time. If the second half of the
// seeds reached nothing new, more seeds of the same kind will hardly reach more.

import LabWorld
import Simulation

/// The places in the order of seeds, from 0, at which something was reached first.
package struct FirstReached: Codable, Hashable, Sendable {
  /// By name of the probe.
  package private(set) var states: [String: Int] = [:]
  /// In the order of the pairs of `ReentrancyCoverage.entries`.
  package private(set) var pairs: [Int] = []

  /// Notes the states that a world reached.
  ///
  /// - Parameter place: The place of its seed.
  mutating func note(_ probes: ProbeLedger, at place: Int) {
    for (name, row) in probes.rows where row.isReached && states[name] == nil { states[name] = place }
  }

  /// Notes the pairs that a sampled world reached.
  ///
  /// - Parameters:
  ///   - before: The coverage before that world.
  ///   - after: The coverage with it.
  mutating func note(_ before: ReentrancyCoverage, _ after: ReentrancyCoverage, at place: Int) {
    guard before.distinct != after.distinct else { return }
    let known = byPair(before)
    pairs = after.entries.map { known[$0.pair] ?? place }
  }

  /// Adds what the next part of a campaign reached.
  ///
  /// - Parameters:
  ///   - coverage: The coverage before the part, of the part, and of both.
  ///   - seeds: The number of seeds before the part.
  mutating func add(
    _ part: FirstReached,
    _ coverage: (before: ReentrancyCoverage, part: ReentrancyCoverage, both: ReentrancyCoverage),
    after seeds: Int
  ) {
    states.merge(part.states.mapValues { $0 + seeds }) { first, _ in first }
    let known = byPair(coverage.before).merging(part.byPair(coverage.part).mapValues { $0 + seeds }) {
      first, _ in first
    }
    pairs = coverage.both.entries.map { known[$0.pair] ?? seeds }
  }

  private func byPair(_ coverage: ReentrancyCoverage) -> [ReentrancyCoverage.Pair: Int] {
    Dictionary(uniqueKeysWithValues: zip(coverage.entries.map(\.pair), pairs))
  }
}

/// The states and pairs that the second half of a campaign's seeds reached and the first half had not.
package struct Saturation: Codable, Hashable, Sendable {
  package let states: Int
  package let newStates: Int
  package let pairs: Int
  package let newPairs: Int

  init(_ reached: FirstReached, seeds: Int) {
    // With an odd number of seeds, the one in the middle belongs to the first half.
    let half = (seeds + 1) / 2
    states = reached.states.count
    newStates = reached.states.values.count { $0 >= half }
    pairs = reached.pairs.count
    newPairs = reached.pairs.count { $0 >= half }
  }

  /// The saturation in a sentence.
  package var sentence: String {
    "the second half of the seeds reached \(newStates.grouped) of \(states.of("state"))"
      + (pairs > 0 ? " and \(newPairs.grouped) of \(pairs.of("pair")) of places" : "")
      + " that the first half had not"
  }
}

extension ProbeLedger.Row {
  /// True if the state of the probe was reached; false for claims about what must not happen.
  fileprivate var isReached: Bool {
    switch claim {
    case .sometimes: holds > 0
    case .reachable: looks > 0
    case .always, .unreachable: false
    }
  }
}
