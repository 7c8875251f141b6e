// Takes the fields of one record from several, and notes which providers contributed (CON-5, CON-10).

import BooksTrackAPI

/// A merge under way: the records, and which of them have given something.
struct RecordMerge<Record> {
  /// Who found it first comes first.
  let records: [Record]
  private var givers: Set<Int> = [0]
  private let sources: RankedSources

  /// Begins with the first record.
  ///
  /// - Parameters:
  ///   - records: At least one.
  ///   - providers: The provider of each.
  init(_ records: [Record], providers: [String?]) {
    precondition(!records.isEmpty, "a merge needs a record; leave it out if there is none")
    self.records = records
    sources = RankedSources(providers: providers)
  }

  /// The best place by an order of preference among the records of which something is true.
  func place(by order: [String], where isFit: (Record) -> Bool) -> Int? {
    sources.best(by: order) { isFit(records[$0]) }
  }

  /// The field of one record.
  mutating func take<Value>(from place: Int, _ field: (Record) -> Value) -> Value {
    givers.insert(place)
    return field(records[place])
  }

  /// The field of the first record in that order that has it.
  mutating func take<Value>(by order: [String] = [], _ field: (Record) -> Value?) -> Value? {
    place(by: order) { field($0) != nil }.flatMap { take(from: $0, field) }
  }

  /// The elements of all lists, each once, in the order of the records.
  mutating func union<Value: Equatable>(_ field: (Record) -> [Value]) -> [Value] {
    var all = field(records[0])
    for place in records.indices.dropFirst() {
      let count = all.count
      all.addMissing(from: field(records[place]))
      if all.count > count { givers.insert(place) }
    }
    return all
  }

  /// The same for texts, of which those that differ only in case or marks are one; the first stays.
  mutating func unionOfFolded(_ field: (Record) -> [String]) -> [String] {
    var all = field(records[0])
    for place in records.indices.dropFirst() {
      var known = Set(all.map { FoldedText.fold($0) })
      let new = field(records[place]).filter { known.insert(FoldedText.fold($0)).inserted }
      guard !new.isEmpty else { continue }
      all += new
      givers.insert(place)
    }
    return all
  }

  /// The contributors of all records that have given something, in their order.
  func contributors(_ field: (Record) -> [String]) -> [String] {
    var all = field(records[0])
    for place in records.indices.dropFirst() where givers.contains(place) {
      all.addMissing(from: field(records[place]))
    }
    return all
  }
}
