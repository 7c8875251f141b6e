// Takes the fields of one record from several, and notes which providers contributed (CON-5, CON-10).

import BooksTrackAPI

/// A merge under way: the result so far, and which of the records have added to it.
struct RecordMerge<Record> {
  /// Who found it first comes first; the result begins as that record.
  let records: [Record]
  private(set) var result: Record
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
    result = records[0]
    sources = RankedSources(providers: providers)
  }

  /// The places of the records in an order of preference.
  func places(by order: [String]) -> [Int] { sources.places(by: order) }

  /// Takes the field from the first record in that order that has it.
  mutating func take<Value>(_ field: WritableKeyPath<Record, Value?>, by order: [String] = []) {
    for place in places(by: order) {
      guard let value = records[place][keyPath: field] else { continue }
      return set(field, to: value, from: place)
    }
  }

  /// Takes the field from one record.
  mutating func take<Value>(_ field: WritableKeyPath<Record, Value>, from place: Int) {
    set(field, to: records[place][keyPath: field], from: place)
  }

  /// Sets the field to something that a record gave.
  mutating func set<Value>(_ field: WritableKeyPath<Record, Value>, to value: Value, from place: Int) {
    result[keyPath: field] = value
    givers.insert(place)
  }

  /// Takes the elements of all lists, each once, in the order of the records.
  mutating func unite<Value: Equatable>(_ field: WritableKeyPath<Record, [Value]>) {
    for place in records.indices.dropFirst() {
      let count = result[keyPath: field].count
      result[keyPath: field].addMissing(from: records[place][keyPath: field])
      if result[keyPath: field].count > count { givers.insert(place) }
    }
  }

  /// The same for texts, of which those that differ only in case or marks are one; the first stays.
  mutating func unite(folded field: WritableKeyPath<Record, [String]>) {
    for place in records.indices.dropFirst() {
      var known = Set(result[keyPath: field].map { FoldedText.fold($0) })
      let new = records[place][keyPath: field].filter { known.insert(FoldedText.fold($0)).inserted }
      guard !new.isEmpty else { continue }
      result[keyPath: field] += new
      givers.insert(place)
    }
  }

  /// The contributors of all records that have given something, in their order.
  mutating func settleContributors(_ field: WritableKeyPath<Record, [String]>) {
    for place in records.indices.dropFirst() where givers.contains(place) {
      result[keyPath: field].addMissing(from: records[place][keyPath: field])
    }
  }
}
