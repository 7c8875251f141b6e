// Moves an amount from one choice to a later one nearby, keeping their sum. A failure that depends on a total
// then needs one number instead of many, and the zeros can be deleted. Between direct neighbors it can also
// replace 2 by -1, which is drawn as a magnitude and a sign.

struct MoveAmount: Descents {
  private let choices: [UInt64]
  private let pairs: NearPairs
  /// The positions of nonzero choices that are followed by a 0.
  private let beforeZero: [Int]

  init(_ best: Recording) {
    let choices = best.choices
    let nonzero = choices.indices.filter { choices[$0] > 0 }
    self.choices = choices
    pairs = NearPairs(of: nonzero)
    beforeZero = nonzero.filter { $0 + 1 < choices.count && choices[$0 + 1] == 0 }
  }

  var count: Int { pairs.count + beforeZero.count }

  func reach(_ index: Int) -> UInt64 {
    guard let (from, to) = pair(index) else { return 0 }
    return min(choices[from], .max - choices[to])
  }

  func lowered(_ index: Int, by amount: UInt64) -> [UInt64] {
    guard let (from, to) = pair(index) else { return choices }
    var edited = choices
    edited[from] -= amount
    edited[to] += amount
    return edited
  }

  private func pair(_ index: Int) -> (left: Int, right: Int)? {
    guard index >= pairs.count else { return pairs[index] }
    let position = beforeZero[index - pairs.count]
    return (position, position + 1)
  }
}
