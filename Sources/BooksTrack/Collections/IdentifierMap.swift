// A map from identifiers to values: one serial tree for each replica that has issued identifiers.
//
// Tables and the derived indexes are built on it. A library knows a few replicas (one for each device of the
// reader), so the list of trees is short; it is sorted and searched by bisection, so that foreign rows with
// many replica numbers do no harm.

/// A persistent map from identifiers of one kind of row to values, in the order of the identifiers.
struct IdentifierMap<Entity, Value: Sendable>: Sendable {
  typealias Key = Identifier<Entity>

  /// The values of one replica's identifiers; never empty.
  struct Shelf: Sendable {
    let replica: UInt32
    var tree = SerialTree<Value>()
  }

  /// The shelves in the order of the replicas.
  private(set) var shelves: [Shelf] = []

  /// The number of values.
  ///
  /// - Complexity: O(*replicas*).
  var count: Int { shelves.reduce(0) { $0 + $1.tree.count } }

  var isEmpty: Bool { shelves.isEmpty }

  subscript(key: Key) -> Value? {
    let place = place(of: key.replica)
    return isShelf(place, of: key.replica) ? shelves[place].tree[key.serial] : nil
  }

  /// Reads a value in place, without copying it.
  @inline(__always)
  func read<Result>(_ key: Key, _ body: (UnsafePointer<Value>) -> Result) -> Result? {
    let place = place(of: key.replica)
    return isShelf(place, of: key.replica) ? shelves[place].tree.read(key.serial, body) : nil
  }

  func contains(_ key: Key) -> Bool {
    let place = place(of: key.replica)
    return isShelf(place, of: key.replica) && shelves[place].tree.contains(key.serial)
  }

  @discardableResult
  mutating func put(_ value: Value, at key: Key) -> Value? {
    shelves[makeShelf(key.replica)].tree.put(value, at: key.serial)
  }

  /// Updates a value in place; a missing value starts as `initial`.
  mutating func update(_ key: Key, initial: Value, _ body: (inout Value) -> Void) {
    shelves[makeShelf(key.replica)].tree.update(key.serial, initial: initial, body)
  }

  @discardableResult
  mutating func remove(_ key: Key) -> Value? {
    let place = place(of: key.replica)
    guard isShelf(place, of: key.replica) else { return nil }
    guard let old = shelves[place].tree.remove(key.serial) else { return nil }
    if shelves[place].tree.count == 0 { shelves.remove(at: place) }
    return old
  }

  /// Returns the index of a replica's shelf, or where it would be inserted.
  private func place(of replica: UInt32) -> Int {
    var low = 0
    var high = shelves.count
    while low < high {
      let middle = (low + high) / 2
      if shelves[middle].replica < replica { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func isShelf(_ place: Int, of replica: UInt32) -> Bool {
    place < shelves.count && shelves[place].replica == replica
  }

  private mutating func makeShelf(_ replica: UInt32) -> Int {
    let place = place(of: replica)
    if !isShelf(place, of: replica) { shelves.insert(Shelf(replica: replica), at: place) }
    return place
  }
}

extension IdentifierMap: Sequence {
  /// An iterator over keys and values in the order of the keys.
  struct Iterator: IteratorProtocol {
    private let map: IdentifierMap
    private var place = 0
    private var inner: SerialTree<Value>.Iterator?

    fileprivate init(_ map: IdentifierMap) {
      self.map = map
      inner = map.shelves.first?.tree.makeIterator()
    }

    mutating func next() -> (key: Key, value: Value)? {
      while inner != nil {
        if let (serial, value) = inner?.next() {
          return (Key(replica: map.shelves[place].replica, serial: serial), value)
        }
        place += 1
        inner = place < map.shelves.count ? map.shelves[place].tree.makeIterator() : nil
      }
      return nil
    }
  }

  func makeIterator() -> Iterator { Iterator(self) }

  var underestimatedCount: Int { count }
}

extension IdentifierMap.Shelf: Equatable where Value: Equatable {}

/// Equal if they contain the same values for the same keys, whatever their history: no shelf is empty.
extension IdentifierMap: Equatable where Value: Equatable {}
