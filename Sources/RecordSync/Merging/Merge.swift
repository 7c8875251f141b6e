// The merge: two states of a record become one.

/// The merge of two states of a record.
///
/// It is a pure function that is commutative, associative and idempotent: in whatever order, and however
/// often, devices exchange their states, all of them end with the same one. Every rule is a maximum in some
/// order or a union, and where several rules meet, the first one that tells two states apart decides:
///
/// - of two generations the higher one is taken whole;
/// - in a generation a deletion wins, and the later one of two;
/// - fields are merged by name, by the rule of their kind.
///
/// The test `MergeLawTests` checks the laws on all pairs and triples of small edits.
public enum Merge {
  /// Returns the record that contains what both states say.
  public static func records(_ left: SyncRecord, _ right: SyncRecord) -> SyncRecord {
    if left.generation != right.generation { return left.generation > right.generation ? left : right }
    if left.isDeleted != right.isDeleted { return left.isDeleted ? left : right }
    var merged = left
    merged.tombstone = [left.tombstone, right.tombstone].compactMap { $0 }.max()
    merged.fields.merge(right.fields, uniquingKeysWith: fields)
    return merged
  }

  /// Returns the field that contains what both states say.
  public static func fields(_ left: Field, _ right: Field) -> Field {
    switch (left, right) {
    case (.known(let kind, let values, let removed), .known(let other, let others, let alsoRemoved)):
      if kind != other { return kind.rawValue > other.rawValue ? left : right }
      return known(kind, values, removed, others, alsoRemoved)
    case (.unknown, .known): return left
    case (.known, .unknown): return right
    case (.unknown(let bytes), .unknown(let others)):
      if left.newness != right.newness { return left.newness > right.newness ? left : right }
      return bytes.lexicographicallyPrecedes(others) ? right : left
    }
  }

  private static func known(
    _ kind: MergeKind, _ values: [StampedValue], _ removed: [Stamp], _ others: [StampedValue],
    _ alsoRemoved: [Stamp]
  ) -> Field {
    switch kind {
    case .register: return .known(kind, values: [values + others].compactMap { $0.max() }, removed: [])
    case .setOnce: return .known(kind, values: [values + others].compactMap { $0.min() }, removed: [])
    case .appendOnly: return .known(kind, values: Set(values + others).sorted(), removed: [])
    case .observedRemoveSet:
      let gone = Set(removed + alsoRemoved)
      let left = Set(values + others).filter { !gone.contains($0.stamp) }
      return .known(kind, values: left.sorted(), removed: gone.sorted())
    }
  }
}
