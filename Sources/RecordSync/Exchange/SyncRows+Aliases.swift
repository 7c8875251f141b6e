// Aliases: records that turn out to be one thing.
//
// A link goes from the greater name to the smaller one, so links have no cycle. Two devices may link a record
// to two others; the greater of these is then linked to the smaller one, which every device does alike.

extension SyncRows {
  /// Joins two records that are the same thing; other records may go on to name either of them.
  public mutating func join(
    _ one: RecordName, _ other: RecordName, at wall: Int64, _ random: some SyncRandomness
  ) {
    let (target, source) = (min(canonical(one), canonical(other)), max(canonical(one), canonical(other)))
    guard target != source else { return }
    apply(
      [RecordEdit(source, .change([.add(ReservedField.sameAs, target.encoded)]))], at: wall, random)
  }

  /// Returns the record that stands for all that are the same thing as this one.
  public func canonical(_ name: RecordName) -> RecordName {
    var result = name
    while let next = record(result)?.sameAs.first, next < result { result = next }
    return result
  }

  /// Links the records that a record is linked to with each other.
  mutating func joinAliases(of record: SyncRecord) {
    let targets = record.sameAs.filter { $0 < record.name }
    guard targets.count > 1, let first = targets.first else { return }
    for target in targets.dropFirst() where canonical(target) != canonical(first) {
      let (low, high) = (min(canonical(target), canonical(first)), max(canonical(target), canonical(first)))
      guard let source = self.record(high), !source.isDeleted else { continue }
      change(source, [.add(ReservedField.sameAs, low.encoded)], at: wallOfServerTime, group: nil)
    }
  }
}
