// The addresses of a map's nodes. Two maps share a node if both contain its address, so the addresses that
// only one of them contains are the cost of the changes between them. Tests count nodes because the count is
// exact and time is not.

@testable import BooksTrack

extension IdentifierMap {
  /// The addresses of all arrays of nodes.
  ///
  /// They are valid only while the map exists.
  var nodeAddresses: Set<UInt> {
    var addresses: Set<UInt> = []
    for shelf in shelves { shelf.tree.root.collectAddresses(into: &addresses) }
    return addresses
  }
}

extension SerialTree.Node {
  fileprivate func collectAddresses(into addresses: inout Set<UInt>) {
    addresses.insertStorage(of: values)
    addresses.insertStorage(of: children)
    for child in children { child.collectAddresses(into: &addresses) }
  }
}

extension HashTrie {
  /// The addresses of all arrays of nodes.
  var nodeAddresses: Set<UInt> {
    var addresses: Set<UInt> = []
    root.collectAddresses(into: &addresses)
    return addresses
  }
}

extension HashTrie.Node {
  fileprivate func collectAddresses(into addresses: inout Set<UInt>) {
    addresses.insertStorage(of: entries)
    addresses.insertStorage(of: children)
    for child in children { child.collectAddresses(into: &addresses) }
  }
}

extension Table {
  /// The addresses of all arrays of nodes.
  var nodeAddresses: Set<UInt> { open.nodeAddresses }
}

extension ChildIndex {
  /// The addresses of all arrays of nodes.
  var nodeAddresses: Set<UInt> { children.nodeAddresses }
}

extension Set<UInt> {
  fileprivate mutating func insertStorage<Node>(of array: [Node]) {
    guard !array.isEmpty else { return }
    insert(array.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) })
  }
}
