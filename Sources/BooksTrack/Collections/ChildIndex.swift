// An index from parents to children: editions of a work, members of a series.
//
// It is derived from the tables. The children of a parent are a sorted array, because they are almost always
// few; for a parent with very many (an author named "Unknown") each change copies that array once.

/// The identifiers of the children of each parent, ascending.
struct ChildIndex<Parent: Sendable, Child: Sendable>: Sendable, Equatable {
  private(set) var children = IdentifierMap<Parent, [Identifier<Child>]>()

  /// Returns the children of a parent, ascending.
  subscript(parent: Identifier<Parent>) -> [Identifier<Child>] { children[parent] ?? [] }

  /// Adds a child to a parent; adding it again changes nothing.
  mutating func insert(_ child: Identifier<Child>, under parent: Identifier<Parent>) {
    children.update(parent, initial: []) { list in
      // A new row usually has the highest identifier.
      guard let last = list.last, last >= child else {
        list.append(child)
        return
      }
      let place = list.partitioningIndex(atOrAfter: child)
      if list[place] != child { list.insert(child, at: place) }
    }
  }

  /// Removes a child from a parent.
  mutating func remove(_ child: Identifier<Child>, under parent: Identifier<Parent>) {
    guard var list = children[parent] else { return }
    let place = list.partitioningIndex(atOrAfter: child)
    guard place < list.count, list[place] == child else { return }
    list.remove(at: place)
    if list.isEmpty { children.remove(parent) } else { children.put(list, at: parent) }
  }

  /// Moves a child from one parent to another; either may be nil.
  mutating func move(
    _ child: Identifier<Child>, from old: Identifier<Parent>?, to new: Identifier<Parent>?
  ) {
    guard old != new else { return }
    if let old { remove(child, under: old) }
    if let new { insert(child, under: new) }
  }
}

extension Array where Element: Comparable {
  /// Returns the index of the first element that is not less than the given one; the array must be ascending.
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
