// Exchanges a choice with a smaller one that comes soon after it. What is left of a schedule's deviations
// then happens as late as it can, and what is left of a permutation's exchanges as far back.

struct SwapChoices: Edits {
  /// How far apart the two may be; the farthest are tried first.
  private static let distance = 4

  private let choices: [UInt64]

  init(_ best: Recording) { choices = best.choices }

  var count: Int { choices.count * Self.distance }

  func edit(_ index: Int) -> [UInt64]? {
    let (left, nearness) = index.quotientAndRemainder(dividingBy: Self.distance)
    let right = left + Self.distance - nearness
    guard right < choices.count, choices[left] > choices[right] else { return nil }
    var edited = choices
    edited.swapAt(left, right)
    return edited
  }
}
