// The data for undoing an import, written in the same transaction as the books.
//
// Most books of a library come from one import, so added rows are stored as ranges of serial numbers, with
// one digest for each work: it shows whether the reader has changed the book since, and cannot restore it,
// which is not needed. Only rows that existed before are stored, before and after the import.

/// The identifier of the undo data of an import.
public typealias ImportUndoID = Identifier<ImportUndo>

/// The data for undoing an import.
public struct ImportUndo: Row, Hashable {
  public let id: ImportUndoID
  /// The import.
  public let record: ImportID
  /// The works that the import added, with their dependent rows.
  public var works: SerialRanges
  /// The digest of each of `works`, of the fields that the reader can see and change.
  public var workDigests: [UInt64]
  /// The authors that the import added.
  public var authors: SerialRanges
  /// The series that the import added.
  public var series: SerialRanges
  /// The digest of each of `series`, of the fields that the reader can change.
  public var seriesDigests: [UInt64]
  /// Rows of other works that the import added, changed or removed, in the order of the transaction.
  public var revisions: [RowRevision]

  /// Creates undo data without rows.
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
  /// The change that restores the row: a put, or a removal if the row did not exist.
  public let before: Change
  /// The change by the import.
  public let after: Change

  /// Creates a revision; both changes must be of the same row.
  public init(before: Change, after: Change) {
    self.before = before
    self.after = after
  }
}

/// Ascending serial numbers as ranges: an import assigns hundreds of consecutive ones.
public struct SerialRanges: Hashable, Sendable {
  /// Consecutive serial numbers.
  public struct Range: Hashable, Sendable {
    /// The first serial number.
    public let first: UInt32
    /// The last serial number, included.
    public var last: UInt32

    /// Creates a range.
    public init(first: UInt32, last: UInt32) {
      self.first = first
      self.last = last
    }
  }

  /// The ranges, ascending and without overlap.
  public private(set) var ranges: [Range] = []

  /// Creates an empty set of serial numbers.
  public init() {}

  /// Creates the serial numbers of ranges; nil if the ranges are not ascending.
  public init?(ranges: [Range]) {
    var next: UInt64 = 0
    for range in ranges {
      guard UInt64(range.first) >= next, range.first <= range.last else { return nil }
      next = UInt64(range.last) + 1
    }
    self.ranges = ranges
  }

  /// Creates ranges of serial numbers that may have any order.
  public init(_ serials: [UInt32]) {
    for serial in serials.sorted() {
      if let last = ranges.last, UInt64(serial) <= UInt64(last.last) + 1 {
        ranges[ranges.count - 1].last = serial
      } else {
        ranges.append(Range(first: serial, last: serial))
      }
    }
  }

  /// The serial numbers, ascending.
  public var serials: some Sequence<UInt32> { ranges.lazy.flatMap { $0.first...$0.last } }

  /// Returns true if a serial number is in the set.
  ///
  /// - Complexity: O(*ranges*).
  public func contains(_ serial: UInt32) -> Bool {
    ranges.contains { $0.first <= serial && serial <= $0.last }
  }
}
