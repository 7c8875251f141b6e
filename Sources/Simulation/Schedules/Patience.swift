// The fairness bound of policies with priorities. Without it, a task that polls at one instant of virtual
// time could starve the task that it waits for.

/// Counts how often in a row the default choice was passed over.
///
/// The point at index 0 stays there until it is released, so the count tells how long that point has waited.
struct Patience {
  /// The default bound.
  static let ordinary = 1_000

  private let bound: Int
  private var passedOver = 0
  private var nextStep: UInt64?

  init(_ bound: Int = ordinary) { self.bound = bound }

  /// Begins a decision.
  ///
  /// - Returns: False if points were released without a decision since the last one: each was the only
  ///   candidate, so no point is being passed over any more.
  @discardableResult
  mutating func resumes(at step: UInt64) -> Bool {
    // The step is equal to the last one if a fault struck the point that was chosen and it was not released.
    let isNext = nextStep.map { step <= $0 } ?? false
    if !isNext { passedOver = 0 }
    nextStep = step + 1
    return isNext
  }

  /// Records a choice.
  ///
  /// - Returns: False if the default choice was passed over too often and has to be taken now.
  mutating func allows(_ index: Int) -> Bool {
    guard index != 0, passedOver < bound else {
      passedOver = 0
      return index == 0
    }
    passedOver += 1
    return true
  }
}
