// What a pass of the search is, and the two shapes that all passes have.
//
// An *edit* either works or it does not (remove this block). A *descent* has an amount, and the largest one
// that works is wanted (lower this number): that is a binary search. A concrete pass only numbers its edits.
// Where it goes on after a success is decided here, once: in place, because starting over would repeat what
// was refused. What that skips comes up again, in the next sweep of the pass or the next round of the search.

/// One way of making a failing list simpler.
protocol ShrinkPass: Sendable {
  /// A list worth trying, or nil when nothing is left to try.
  mutating func propose() -> [UInt64]?

  /// What became of the last proposal: the recording that replaces the best one, or nil if it was no good.
  mutating func learn(_ best: Recording?)
}

/// A finite, numbered set of edits of one recording.
protocol Edits: Sendable {
  init(_ best: Recording)
  var count: Int { get }
  /// The edited list, or nil if that edit makes no sense here.
  func edit(_ index: Int) -> [UInt64]?
}

/// Tries the edits one after the other, over and over until none of them works.
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
    // The edit at this index is another one now.
    index -= 1
  }
}

/// A finite, numbered set of numbers in a recording that can go down.
protocol Descents: Sendable {
  init(_ best: Recording)
  var count: Int { get }
  /// How far this one can go down; 0 if it cannot.
  func reach(_ index: Int) -> UInt64
  /// The list with this one lowered by an amount in `1...reach(index)`.
  func lowered(_ index: Int, by amount: UInt64) -> [UInt64]
}

/// Lowers one number after the other as far as it goes.
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

/// The order of amounts for one number: all of it, then a binary search, then small results and small steps.
///
/// The last two find what a binary search misses when passing and failing numbers alternate, such as even
/// ones.
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
