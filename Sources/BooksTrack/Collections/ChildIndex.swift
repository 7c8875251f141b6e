// An index from parents to children: editions of a work, members of a series. It is derived from the tables.

/// The identifiers of the children of each parent, ascending.
struct ChildIndex<Parent: Sendable, Child: Sendable>: Sendable, Equatable {
  private(set) var children = IdentifierMap<Parent, IdentifierList<Child>>()

  /// Returns the children of a parent, ascending.
  subscript(parent: Identifier<Parent>) -> IdentifierList<Child> { children[parent] ?? IdentifierList() }

  /// Adds a child to a parent; adding it again changes nothing.
  mutating func insert(_ child: Identifier<Child>, under parent: Identifier<Parent>) {
    children.update(parent, initial: IdentifierList()) { $0.insert(child) }
  }

  /// Removes a child from a parent.
  mutating func remove(_ child: Identifier<Child>, under parent: Identifier<Parent>) {
    guard var list = children[parent], list.remove(child) else { return }
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
