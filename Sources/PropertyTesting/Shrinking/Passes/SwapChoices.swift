// Swaps a choice with a smaller one shortly after it. The deviations of a shrunk schedule then occur as late
// as possible, and the changes of a shrunk permutation as far back as possible.

struct SwapChoices: Edits {
  /// The maximum distance of the two; the farthest are tried first.
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
