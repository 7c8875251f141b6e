// What it takes to take an import back. Written in the same transaction as the books.
//
// A library of 1,500 books is mostly made by one import, so what it made is kept as ranges of names, with one
// digest for each work: enough to tell whether the reader has changed the book since, and too little to bring
// it back, which nobody needs. Only rows that were there before are kept as they were, beside what the import
// made of them.

/// Names the undo facts of an import.
public typealias ImportUndoID = Identifier<ImportUndo>

/// How an import can be taken back.
public struct ImportUndo: Row, Hashable {
  public let id: ImportUndoID
  /// The import.
  public let record: ImportID
  /// Works that the import made, with all that hangs on them.
  public var works: SerialRanges
  /// For each of `works` the digest of what the reader can see of it and change.
  public var workDigests: [UInt64]
  /// Authors that the import made.
  public var authors: SerialRanges
  /// Series that the import made.
  public var series: SerialRanges
  /// For each of `series` the digest of what a reader can change of it.
  public var seriesDigests: [UInt64]
  /// Rows of other works that the import made, changed or took away, in the order of the transaction.
  public var revisions: [RowRevision]

  /// Makes undo facts that say nothing yet.
  public init(id: ImportUndoID, record: ImportID) {
    self.id = id
    self.record = record
    works = SerialRanges()
    workDigests = []
    authors = SerialRanges()
    series = SerialRanges()
    seriesDigests = []
    revisions = []
  }
}

/// A row before and after an import.
public struct RowRevision: Hashable, Sendable {
  /// What puts the row back as it was: as a put, or as a removal if it was not there.
  public let before: Change
  /// What the import did to it.
  public let after: Change

  /// Makes a revision; both must be about the same row.
  public init(before: Change, after: Change) {
    self.before = before
    self.after = after
  }
}

/// Serial numbers, ascending, as ranges: an import gives out hundreds in a row.
public struct SerialRanges: Hashable, Sendable {
  /// A range of serial numbers without a gap; both ends belong to it.
  public struct Range: Hashable, Sendable {
    /// The first serial number.
    public let first: UInt32
    /// The last serial number, included.
    public var last: UInt32

    /// Makes a range.
    public init(first: UInt32, last: UInt32) {
      self.first = first
      self.last = last
    }
  }

  /// Ascending, without overlap.
  public private(set) var ranges: [Range] = []

  /// No serial numbers.
  public init() {}

  /// The serial numbers of those ranges; nil if a range ends before it begins or before the last one has.
  public init?(ranges: [Range]) {
    var next: UInt64 = 0
    for range in ranges {
      guard UInt64(range.first) >= next, range.first <= range.last else { return nil }
      next = UInt64(range.last) + 1
    }
    self.ranges = ranges
  }

  /// Those serial numbers, in any order.
  public init(_ serials: [UInt32]) {
    for serial in serials.sorted() {
      if let last = ranges.last, UInt64(serial) <= UInt64(last.last) + 1 {
        ranges[ranges.count - 1].last = serial
      } else {
        ranges.append(Range(first: serial, last: serial))
      }
    }
  }

  /// Every serial number, ascending.
  public var serials: some Sequence<UInt32> { ranges.lazy.flatMap { $0.first...$0.last } }

  /// Whether that one is among them.
  ///
  /// - Complexity: O(*ranges*).
  public func contains(_ serial: UInt32) -> Bool {
    ranges.contains { $0.first <= serial && serial <= $0.last }
  }
}
