// The protocol of shrink passes, and the two kinds of passes.
//
// An *edit* works or does not (delete this block). A *descent* has an amount, of which the largest that works
// is found by binary search (lower this number). A concrete pass only enumerates its edits. After a success a
// pass continues in place, because starting over would repeat rejected edits; what that skips is tried in the
// next sweep of the pass or in the next round of the search.

/// A strategy to simplify a failing list.
protocol ShrinkPass: Sendable {
  /// Returns the next candidate, or nil if none is left.
  mutating func propose() -> [UInt64]?

  /// Receives the result of the last candidate: the new best recording, or nil if it was rejected.
  mutating func learn(_ best: Recording?)
}

/// A finite, numbered set of edits of a recording.
protocol Edits: Sendable {
  init(_ best: Recording)
  var count: Int { get }
  /// Returns the edited list, or nil if the edit does not apply.
  func edit(_ index: Int) -> [UInt64]?
}

/// Tries the edits in order, repeatedly until none of them works.
struct EditPass<Kind: Edits>: ShrinkPass {
  private var edits: Kind
  private var index = -1
  private var hasWorked = false

  init(_ best: Recording) { edits = Kind(best) }

  mutating func propose() -> [UInt64]? {
    while true {
      index += 1
      if index >= edits.count {
        guard hasWorked else { return nil }
        (index, hasWorked) = (0, false)
      }
      if index < edits.count, let candidate = edits.edit(index) { return candidate }
    }
  }

  mutating func learn(_ best: Recording?) {
    guard let best else { return }
    edits = Kind(best)
    hasWorked = true
    // The edit at this index is now another one.
    index -= 1
  }
}

/// A finite, numbered set of numbers in a recording that can be lowered.
protocol Descents: Sendable {
  init(_ best: Recording)
  var count: Int { get }
  /// The maximum amount by which this number can be lowered; 0 if it cannot be.
  func reach(_ index: Int) -> UInt64
  /// Returns the list with this number lowered by an amount in `1...reach(index)`.
  func lowered(_ index: Int, by amount: UInt64) -> [UInt64]
}

/// Lowers one number after the other as far as possible.
struct DescentPass<Kind: Descents>: ShrinkPass {
  private var descents: Kind
  private var index = 0
  private var probe = DescentProbe()

  init(_ best: Recording) { descents = Kind(best) }

  mutating func propose() -> [UInt64]? {
    while index < descents.count {
      if let amount = probe.amount(reach: descents.reach(index)) {
        return descents.lowered(index, by: amount)
      }
      index += 1
      probe = DescentProbe()
    }
    return nil
  }

  mutating func learn(_ best: Recording?) {
    probe.learn(isAccepted: best != nil)
    if let best { descents = Kind(best) }
  }
}

/// The sequence of amounts for one number: all of it, then a binary search, then small results and small
/// steps.
///
/// The last two find what a binary search misses if passing and failing numbers alternate, as with even
/// numbers.
struct DescentProbe: Sendable {
  private enum Phase { case all, bisect, smallResult, smallStep, done }

  private var phase = Phase.all
  private var refused: UInt64 = .max
  private var last: UInt64 = 0
  private var step: UInt64 = 0

  mutating func amount(reach: UInt64) -> UInt64? {
    guard reach > 0 else { return nil }
    last = nextAmount(reach)
    return last == 0 ? nil : last
  }

  private mutating func nextAmount(_ reach: UInt64) -> UInt64 {
    if phase == .all { return reach }
    if phase == .bisect {
      let ceiling = min(refused, reach)
      if ceiling > 1 { return ceiling / 2 }
      (phase, step) = (.smallResult, 1)
    }
    if phase == .smallResult {
      if step <= 8, step < reach { return reach - step }
      (phase, step) = (.smallStep, 2)
    }
    return phase == .smallStep && step <= min(4, reach) ? step : 0
  }

  mutating func learn(isAccepted: Bool) {
    switch (phase, isAccepted) {
    case (.all, true), (.smallResult, true): phase = .done
    case (.all, false): (phase, refused) = (.bisect, last)
    case (.bisect, true): refused -= last
    case (.bisect, false): refused = last
    case (.smallStep, true): (phase, refused) = (.bisect, .max)
    case (.smallResult, false), (.smallStep, false): step += 1
    case (.done, _): break
    }
  }
}
