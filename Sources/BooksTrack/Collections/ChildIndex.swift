// Which rows of one kind point at a row of another kind: editions of a work, members of a series.
//
// Kept beside the tables and derived from them. The children of one parent are a sorted array, because there
// are almost always a few; a parent with very many (an author named "Unknown") costs one copy of that array a
// change.

/// For every parent the identifiers of its children, ascending.
struct ChildIndex<Parent: Sendable, Child: Sendable>: Sendable, Equatable {
  private(set) var children = IdentifierMap<Parent, [Identifier<Child>]>()

  /// The children of a parent, ascending.
  subscript(parent: Identifier<Parent>) -> [Identifier<Child>] { children[parent] ?? [] }

  /// Notes that a child points at a parent; noting it again changes nothing.
  mutating func insert(_ child: Identifier<Child>, under parent: Identifier<Parent>) {
    children.update(parent, initial: []) { list in
      // A new row has the highest number as a rule.
      guard let last = list.last, last >= child else {
        list.append(child)
        return
      }
      let place = list.partitioningIndex(atOrAfter: child)
      if list[place] != child { list.insert(child, at: place) }
    }
  }

  /// Forgets that a child points at a parent.
  mutating func remove(_ child: Identifier<Child>, under parent: Identifier<Parent>) {
    guard var list = children[parent] else { return }
    let place = list.partitioningIndex(atOrAfter: child)
    guard place < list.count, list[place] == child else { return }
    list.remove(at: place)
    if list.isEmpty { children.remove(parent) } else { children.put(list, at: parent) }
  }

  /// Follows a child from one parent, or none, to another, or none.
  mutating func move(
    _ child: Identifier<Child>, from old: Identifier<Parent>?, to new: Identifier<Parent>?
  ) {
    guard old != new else { return }
    if let old { remove(child, under: old) }
    if let new { insert(child, under: new) }
  }
}

extension Array where Element: Comparable {
  /// The index of the first element that is not less than the given one; the array must be ascending.
  func partitioningIndex(atOrAfter element: Element) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < element { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
