// A cache of the names in the latest rows of a file. A reader has several books of an author, and parsing a
// name costs more than comparing it with a parsed one.

/// Parsed names, the latest of each hash. Copies share storage.
package struct RecentWriters: Sendable {
  private var slots: [Shared<WriterKeys>?] = []
  private static let slotCount = 4_096

  /// Creates an empty cache.
  package init() {}

  /// Returns the cached keys of the names, or makes them with `make`.
  mutating func keys(of names: [String], _ make: ([String]) -> WriterKeys) -> Shared<WriterKeys> {
    if slots.isEmpty { slots = Array(repeating: nil, count: Self.slotCount) }
    let slot = Self.slot(of: names.first ?? "")
    if let known = slots[slot], known.value.isMade(from: names) { return known }
    let made = Shared(make(names))
    slots[slot] = made
    return made
  }

  private static func slot(of name: String) -> Int {
    Int(truncatingIfNeeded: TitleLine.fingerprint(ofFolded: name.utf8) >> 32) & (slotCount - 1)
  }
}
