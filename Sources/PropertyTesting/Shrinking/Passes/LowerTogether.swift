// Lowers several choices by the same amount: all that are equal, then pairs that lie near each other. A
// failure that needs two equal numbers, or two with a certain difference, does not survive lowering one of
// them.

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

/// The pairs of positions that are near each other in a list of positions, numbered without being listed.
struct NearPairs: Sendable {
  /// How many positions apart the two of a pair may be.
  private static let distance = 6

  private let positions: [Int]

  init(of positions: [Int]) { self.positions = positions }

  var count: Int { positions.count * Self.distance }

  /// The pair of that number, or nil where the list ends before the right one.
  subscript(index: Int) -> (left: Int, right: Int)? {
    let (left, offset) = index.quotientAndRemainder(dividingBy: Self.distance)
    let right = left + 1 + offset
    return right < positions.count ? (positions[left], positions[right]) : nil
  }
}

extension Array {
  /// The longest runs of neighbours that belong together.
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
