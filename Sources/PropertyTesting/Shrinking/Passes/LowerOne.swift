// Lowers each choice individually as far as possible.

struct LowerOne: Descents {
  private let choices: [UInt64]

  init(_ best: Recording) { choices = best.choices }

  var count: Int { choices.count }

  func reach(_ index: Int) -> UInt64 { choices[index] }

  func lowered(_ index: Int, by amount: UInt64) -> [UInt64] {
    var edited = choices
    edited[index] -= amount
    return edited
  }
}
