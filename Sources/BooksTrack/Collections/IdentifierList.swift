// A short ascending list of identifiers. Nearly always it has one, which is stored inline: a library has
// several such lists for each book.

/// Identifiers, ascending and without duplicates.
struct IdentifierList<Entity: Sendable>: Equatable, Sendable {
  private enum Storage: Equatable, Sendable {
    case one(Identifier<Entity>)
    /// Two or more, or none.
    case other([Identifier<Entity>])
  }

  private var storage = Storage.other([])

  /// Adds an identifier; adding it again changes nothing.
  ///
  /// - Complexity: O(1) for one that is higher than all others, else O(n).
  mutating func insert(_ id: Identifier<Entity>) {
    switch storage {
    case .one(let only):
      if only != id { storage = .other(only < id ? [only, id] : [id, only]) }
    case .other(var all):
      storage = .other([])
      // A new row usually has the highest identifier.
      if all.last.map({ $0 < id }) ?? true {
        all.append(id)
      } else {
        let place = all.partitioningIndex(atOrAfter: id)
        if all[place] != id { all.insert(id, at: place) }
      }
      storage = all.count == 1 ? .one(id) : .other(all)
    }
  }

  /// Removes an identifier; returns false if the list does not contain it.
  mutating func remove(_ id: Identifier<Entity>) -> Bool {
    switch storage {
    case .one(let only):
      guard only == id else { return false }
      storage = .other([])
    case .other(var all):
      let place = all.partitioningIndex(atOrAfter: id)
      guard place < all.count, all[place] == id else { return false }
      storage = .other([])
      all.remove(at: place)
      storage = all.count == 1 ? .one(all[0]) : .other(all)
    }
    return true
  }
}

extension IdentifierList: RandomAccessCollection {
  var startIndex: Int { 0 }

  var endIndex: Int {
    switch storage {
    case .one: 1
    case .other(let all): all.count
    }
  }

  subscript(position: Int) -> Identifier<Entity> {
    switch storage {
    case .one(let only):
      precondition(position == 0, "a list of one identifier has no other")
      return only
    case .other(let all): return all[position]
    }
  }
}
