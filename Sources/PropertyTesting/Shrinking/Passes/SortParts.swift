// Sorts the parts of a family, simplest first: all of them at once, then by swapping two at a time. Failing
// cases that differ only in the order of their parts then shrink to the same minimal case.

struct SortParts: Edits {
  /// The maximum distance of two parts that are swapped; the farthest are tried first.
  private static let distance = 6

  private let choices: [UInt64]
  private let tree: SpanTree
  /// The families to sort completely, and the pairs of their members to swap.
  private let entries: [(family: Int, pair: (left: Int, right: Int)?)]

  init(_ best: Recording) {
    choices = best.choices
    tree = SpanTree(best)
    var entries: [(family: Int, pair: (left: Int, right: Int)?)] = []
    for (family, members) in tree.families.enumerated() where members.count > 1 {
      entries.append((family, nil))
      for left in 0..<members.count - 1 {
        let farthest = min(left + Self.distance, members.count - 1)
        for right in (left + 1...farthest).reversed() { entries.append((family, (left, right))) }
      }
    }
    self.entries = entries
  }

  var count: Int { entries.count }

  func edit(_ index: Int) -> [UInt64]? {
    let (family, pair) = entries[index]
    let members = tree.families[family].map { tree.spans[$0] }
    if let (left, right) = pair {
      guard isSimpler(members[right], than: members[left]) else { return nil }
      return placing([members[right], members[left]], into: [members[left], members[right]])
    }
    // Ties are broken by position, because the sort of the standard library need not be stable.
    let sorted = members.enumerated().sorted { left, right in
      isSimpler(left.element, than: right.element)
        || !isSimpler(right.element, than: left.element) && left.offset < right.offset
    }
    return placing(sorted.map(\.element), into: members)
  }

  private func isSimpler(_ part: Range<Int>, than other: Range<Int>) -> Bool {
    part.count != other.count
      ? part.count < other.count : choices[part].lexicographicallyPrecedes(choices[other])
  }

  /// Returns the list with the parts in the given slots; the choices between the slots stay.
  private func placing(_ parts: [Range<Int>], into slots: [Range<Int>]) -> [UInt64] {
    var edited: [UInt64] = []
    var kept = 0
    for (part, slot) in zip(parts, slots) {
      edited += choices[kept..<slot.lowerBound] + choices[part]
      kept = slot.upperBound
    }
    return edited + choices[kept...]
  }
}
