// Lowers several choices by the same amount: all that are equal, then pairs that are near each other. A
// failure that needs two equal numbers, or a certain difference, disappears if only one of them is lowered.

struct LowerTogether: Descents {
  private let choices: [UInt64]
  private let equals: [[Int]]
  private let pairs: NearPairs

  init(_ best: Recording) {
    let choices = best.choices
    let nonzero = choices.indices.filter { choices[$0] > 0 }
    let byValue = nonzero.sorted { (choices[$0], $0) < (choices[$1], $1) }
    self.choices = choices
    equals = byValue.chunked { choices[$0] == choices[$1] }.filter { $0.count > 1 }
    pairs = NearPairs(of: nonzero)
  }

  var count: Int { equals.count + pairs.count }

  func reach(_ index: Int) -> UInt64 {
    group(index).map { choices[$0] }.min() ?? 0
  }

  func lowered(_ index: Int, by amount: UInt64) -> [UInt64] {
    var edited = choices
    for position in group(index) { edited[position] -= amount }
    return edited
  }

  private func group(_ index: Int) -> [Int] {
    guard index >= equals.count else { return equals[index] }
    return pairs[index - equals.count].map { [$0.left, $0.right] } ?? []
  }
}

/// The pairs of nearby elements of a list of positions, numbered without being materialized.
struct NearPairs: Sendable {
  /// The maximum distance of the two, in list elements.
  private static let distance = 6

  private let positions: [Int]

  init(of positions: [Int]) { self.positions = positions }

  var count: Int { positions.count * Self.distance }

  /// Returns a pair, or nil if the right position is beyond the end.
  subscript(index: Int) -> (left: Int, right: Int)? {
    let (left, offset) = index.quotientAndRemainder(dividingBy: Self.distance)
    let right = left + 1 + offset
    return right < positions.count ? (positions[left], positions[right]) : nil
  }
}

extension Array {
  /// Splits the array into maximal runs of adjacent elements that belong together.
  fileprivate func chunked(by belongTogether: (Element, Element) -> Bool) -> [[Element]] {
    var chunks: [[Element]] = []
    for element in self {
      if let last = chunks.last?.last, belongTogether(last, element) {
        chunks[chunks.count - 1].append(element)
      } else {
        chunks.append([element])
      }
    }
    return chunks
  }
}
