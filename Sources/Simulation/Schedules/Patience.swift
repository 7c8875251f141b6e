// The bound of fairness that every policy with priorities needs: without it, a task that polls at one moment
// of virtual time could keep the task it waits for from ever running.

/// Counts how often in a row the ordinary choice was passed over.
///
/// The point at index 0 stays there until it is released, so the count tells how long one point has waited.
struct Patience {
  /// How often that is at most, unless somebody says otherwise.
  static let ordinary = 1_000

  private let bound: Int
  private var passedOver = 0
  private var nextStep: UInt64?

  init(_ bound: Int = ordinary) { self.bound = bound }

  /// Takes note that a decision is to be made.
  ///
  /// - Returns: False if points went since the last one without a decision: each of them was the only
  ///   candidate, so no point is being passed over any more.
  @discardableResult
  mutating func resumes(at step: UInt64) -> Bool {
    // Equal to the last one if what was chosen then was struck by a fault and did not go.
    let isNext = nextStep.map { step <= $0 } ?? false
    if !isNext { passedOver = 0 }
    nextStep = step + 1
    return isNext
  }

  /// Takes note of a choice.
  ///
  /// - Returns: False if it would pass over the ordinary choice once too often; that one has to go now.
  mutating func allows(_ index: Int) -> Bool {
    guard index != 0, passedOver < bound else {
      passedOver = 0
      return index == 0
    }
    passedOver += 1
    return true
  }
}
