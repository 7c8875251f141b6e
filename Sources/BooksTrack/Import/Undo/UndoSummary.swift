// The summary of an undone import.

/// The result of undoing an import.
public struct UndoSummary: Hashable, Sendable {
  /// The record of the import.
  public let record: ImportRecord
  /// Works that the import created and that were removed, with their lookup results.
  public internal(set) var removed: [WorkID] = []
  /// Works that the import created and that are kept, because the reader has changed them since.
  public internal(set) var kept: [KeptBook] = []
  /// The number of rows of other works that were restored, at least in part.
  public internal(set) var restoredRows = 0
  /// The number of fields of other works that are kept, because they have been changed since.
  public internal(set) var keptFields = 0

  init(record: ImportRecord) { self.record = record }
}

/// A book that is kept although its import was undone.
public struct KeptBook: Hashable, Sendable {
  /// The work that is kept.
  public let work: WorkID
  /// Its title, for display.
  public let title: String
}

extension UndoSummary {
  /// The summary as sentences for a reader.
  public var sentences: [String] {
    var lines = [
      "The import of \(record.fileName) was taken back: books removed: \(removed.count), "
        + "rows of other books as they were before: \(restoredRows)."
    ]
    if !kept.isEmpty {
      lines.append("Books that stay, because they have been changed since: \(kept.count).")
    }
    if keptFields > 0 {
      lines.append("Facts of other books that stay, because they have been changed since: \(keptFields).")
    }
    return lines
  }
}
