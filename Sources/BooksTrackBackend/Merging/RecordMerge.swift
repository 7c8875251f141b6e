// A merge of the fields of several records that tracks the contributing providers (CON-5, CON-10).

import BooksTrackAPI

/// A merge in progress: the records, and those that contributed a value.
struct RecordMerge<Record> {
  /// The records, in order of precedence.
  let records: [Record]
  private var givers: Set<Int> = [0]
  private let sources: RankedSources

  /// Starts a merge; the first record always counts as a contributor.
  ///
  /// - Parameters:
  ///   - records: At least one.
  ///   - providers: The provider of each record.
  init(_ records: [Record], providers: [String?]) {
    precondition(!records.isEmpty, "a merge needs a record; leave it out if there is none")
    self.records = records
    sources = RankedSources(providers: providers)
  }

  /// Returns the index of the best fitting record by an order of preference.
  func place(by order: [String], where isFit: (Record) -> Bool) -> Int? {
    sources.best(by: order) { isFit(records[$0]) }
  }

  /// Returns a field of one record, which becomes a contributor.
  mutating func take<Value>(from place: Int, _ field: (Record) -> Value) -> Value {
    givers.insert(place)
    return field(records[place])
  }

  /// Returns the field from the best record in that order that has it.
  mutating func take<Value>(by order: [String] = [], _ field: (Record) -> Value?) -> Value? {
    place(by: order) { field($0) != nil }.flatMap { take(from: $0, field) }
  }

  /// Returns the elements of all lists, each once, in the order of the records.
  mutating func union<Value: Equatable>(_ field: (Record) -> [Value]) -> [Value] {
    var all = field(records[0])
    for place in records.indices.dropFirst() {
      let count = all.count
      all.addMissing(from: field(records[place]))
      if all.count > count { givers.insert(place) }
    }
    return all
  }

  /// Like `union`, for texts: texts that fold alike count as one, and the first is kept.
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

  /// Returns the contributors of all contributing records, in order.
  func contributors(_ field: (Record) -> [String]) -> [String] {
    var all = field(records[0])
    for place in records.indices.dropFirst() where givers.contains(place) {
      all.addMissing(from: field(records[place]))
    }
    return all
  }
}
