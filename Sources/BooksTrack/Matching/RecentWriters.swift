// The names that the rows of a file have named lately. A reader has several books of an author, and taking a
// name apart costs more than finding out that it is the same one.

/// Names that were taken apart, the last of each hash. Copies share what they have in common.
package struct RecentWriters: Sendable {
  private var slots: [Shared<WriterKeys>?] = []
  private static let slotCount = 4_096

  /// Nobody yet.
  package init() {}

  /// What `make` makes of the names, or has made of them before.
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
