// A fixed loop that uses no code of this project. Costs are given in steps of it, so that figures of
// different machines, or of a busy and an idle one, can be compared.

import Measurement

/// The reference loop.
package enum ReferenceLoop {
  /// Runs a number of steps, each of which depends on the one before.
  ///
  /// - Returns: The number of steps; computed from the result, so that the loop is not optimized away.
  package static func run(steps: Int) -> Int {
    var state: UInt64 = 1
    for _ in 0..<steps { state = (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9 &+ 1 }
    return state == 0 ? 0 : steps
  }

  /// Measures the cost of a step on the calling thread, in picoseconds of processor time; takes about ten
  /// milliseconds. Returns nil in a debug build, in which the loop and the measured work slow down by
  /// different factors.
  package static func sample() -> Int? {
    #if DEBUG
    return nil
    #else
    guard let before = ThreadTime.processorNanoseconds else { return nil }
    let steps = run(steps: 4_000_000)
    guard steps > 0, let after = ThreadTime.processorNanoseconds else { return nil }
    return max(1, (after - before) * 1_000 / steps)
    #endif
  }
}

/// Samples of the reference loop, taken during a piece of work.
package struct ReferenceSamples: Codable, Sendable, Equatable {
  package let samples: Int
  /// The median cost of a step, in picoseconds of processor time.
  package let picosecondsPerStep: Int

  /// Returns nil if there are no samples.
  package init?(_ picoseconds: [Int]) {
    guard !picoseconds.isEmpty else { return nil }
    samples = picoseconds.count
    picosecondsPerStep = picoseconds.sorted()[picoseconds.count / 2]
  }

  /// Converts processor time to steps of the loop for each of `pieces` pieces; nil if there are none.
  func steps(_ processorNanoseconds: Int, for pieces: Int) -> Int? {
    guard pieces > 0 else { return nil }
    return processorNanoseconds * 1_000 / picosecondsPerStep / pieces
  }
}
