// The work records of Open Library, which are separate from its editions; Google Books has no such records.
//
// Some popular works have two records, because two people entered them. The second one has a single edition,
// no description and no series, and its author is a second record of the author.

import Synthesis

/// A work record.
struct OpenLibraryRecord: Sendable {
  /// The catalog work, as an index.
  let work: Int
  /// The ranks of its editions; never empty.
  let ranks: Range<Int>
  /// True if it is the second record of its work.
  let isDuplicate: Bool
}

/// The work records, most popular first and duplicates last.
struct OpenLibraryHoldings: Sendable {
  let shelf: ProviderHoldings
  let records: [OpenLibraryRecord]
  /// The index of the record of each volume, by rank.
  private let recordOfRank: [Int32]

  init(_ shelf: ProviderHoldings) {
    self.shelf = shelf
    var records: [OpenLibraryRecord] = []
    var duplicates: [OpenLibraryRecord] = []
    var start = 0
    while start < shelf.volumes.count {
      let work = shelf.work(start)
      var end = start
      while end < shelf.volumes.count, shelf.work(end) == work { end += 1 }
      let isDoubled =
        end - start > 1 && shelf.isPopular(start)
        && shelf.draw.roll(.duplicate, work, below: 10_000) < shelf.coverage.duplicateWorks
      if isDoubled {
        duplicates.append(OpenLibraryRecord(work: work, ranks: end - 1..<end, isDuplicate: true))
      }
      records.append(
        OpenLibraryRecord(work: work, ranks: start..<(isDoubled ? end - 1 : end), isDuplicate: false))
      start = end
    }
    records += duplicates
    var recordOfRank = [Int32](repeating: 0, count: shelf.volumes.count)
    for (number, record) in records.enumerated() {
      for rank in record.ranks { recordOfRank[rank] = Int32(number) }
    }
    self.records = records
    self.recordOfRank = recordOfRank
  }

  /// The record of a volume.
  func record(ofRank rank: Int) -> OpenLibraryRecord { records[recordNumber(ofRank: rank)] }

  /// The index in `records` of the record of a volume.
  func recordNumber(ofRank rank: Int) -> Int { Int(recordOfRank[rank]) }

  /// The records of a catalog work; at most two.
  func records(ofWork work: Int) -> [OpenLibraryRecord] {
    var found: [OpenLibraryRecord] = []
    for edition in shelf.catalog.works[work].editions {
      guard let rank = shelf.rank(of: edition) else { continue }
      let record = record(ofRank: rank)
      if found.last?.isDuplicate != record.isDuplicate { found.append(record) }
    }
    return found
  }

  /// The number that the key of a record encodes.
  func keyNumber(of record: OpenLibraryRecord) -> Int {
    record.work + (record.isDuplicate ? shelf.catalog.works.count : 0)
  }

  /// The record with a key number.
  func record(keyNumber: Int) -> OpenLibraryRecord? {
    let count = shelf.catalog.works.count
    guard (0..<count * 2).contains(keyNumber) else { return nil }
    return records(ofWork: keyNumber % count).first { $0.isDuplicate == (keyNumber >= count) }
  }
}
