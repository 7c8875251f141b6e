// Aliases: records that say that a record is the same thing as another one. They are never deleted, and lead
// from greater names to lesser ones.

internal import RecordSync

/// Records that say that a record is the same thing as another one.
enum RecordAlias {
  /// The kind of these records.
  static let kind = "alias"
  /// The set of the other records; more than one if two devices found different ones.
  static let field = "of"

  /// Returns the name of the record that speaks of a record.
  static func name(of source: RecordName) -> RecordName { RecordName(kind: kind, key: source.encoded) }

  /// Returns the name of the record that a record of this kind speaks of.
  static func source(of name: RecordName) -> RecordName? {
    name.kind == kind ? RecordName(encoded: name.key) : nil
  }

  /// Returns the records that a record of this kind names, the least one first.
  static func targets(in record: SyncRecord) -> [RecordName] {
    guard record.name.kind == kind else { return [] }
    return (record.fields[field]?.elements ?? []).compactMap { RecordName(encoded: $0) }.sorted()
  }
}

extension Library {
  /// Returns the record that stands for a record with a drawn identifier: the least one of its group.
  func root(_ name: RecordName) -> RecordName {
    var name = name
    while let next = targets(of: name).first, next < name, next.kind == name.kind { name = next }
    return name
  }

  /// Returns true if a record was found to be the same thing as another one.
  func hasAlias(_ name: RecordName) -> Bool { !targets(of: name).isEmpty }

  /// Returns the series that stands for a series since devices found that both are the same, or the series
  /// itself.
  func joined(_ series: SeriesID) -> SeriesID {
    let root = root(RecordName(kind: Series.name, key: series.bytes))
    guard let id = RowKinds.synced[Series.name]?.id(ofKey: root.key) else { return series }
    return SeriesID(replica: id.replica, serial: id.serial)
  }

  /// Returns the records that a record was found to be the same thing as, the least one first.
  private func targets(of name: RecordName) -> [RecordName] {
    // Without an alias nothing has to be computed.
    guard indexes.records.aliases.count > 0 else { return [] }
    return recordRow(RecordAlias.name(of: name))?.sameAs ?? []
  }
}
