// The invariants of a disk.

extension DiskImage {
  /// Stops the program if an invariant is violated; for tests.
  ///
  /// - Complexity: O(all bytes of all files).
  public func checkInvariants() {
    precondition(files.values.allSatisfy(\.isConsistent), "what is visible is not what is safe and pending")
    var replayed = durableDirectory
    for operation in journal { replayed.perform(operation) }
    precondition(replayed == directory, "the visible names are not the safe ones and the journal")
    precondition(used == directory.values.reduce(0) { $0 + length($1) }, "the bytes in use are miscounted")
    let named = Set(directory.values).union(durableDirectory.values)
    precondition(named.allSatisfy { files[$0] != nil }, "a name leads to content that is gone")
    precondition(Set(directory.values).count == directory.count, "two names lead to one content")
  }
}
