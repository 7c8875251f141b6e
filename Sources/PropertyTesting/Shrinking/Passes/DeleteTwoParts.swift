// Deletes two parts that are near each other but not adjacent, such as a command that adds an element and one
// that removes it again, if deleting only one of them would be invalid.

struct DeleteTwoParts: Edits {
  /// The maximum distance of the two, in parts.
  private static let distance = 8

  private let choices: [UInt64]
  private let pairs: [(left: Range<Int>, right: Range<Int>)]

  init(_ best: Recording) {
    choices = best.choices
    let tree = SpanTree(best)
    pairs = tree.families.flatMap { members in
      members.indices.dropLast(2).flatMap { left in
        (left + 2..<min(left + 1 + Self.distance, members.count)).map { right in
          (tree.spans[members[left]], tree.spans[members[right]])
        }
      }
    }
  }

  var count: Int { pairs.count }

  func edit(_ index: Int) -> [UInt64]? {
    choices.removing(pairs[index].right).removing(pairs[index].left)
  }
}
