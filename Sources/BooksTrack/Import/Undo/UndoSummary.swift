// The account of an import that was taken back.

/// What taking an import back has done.
public struct UndoSummary: Hashable, Sendable {
  /// The import, as it was recorded.
  public let record: ImportRecord
  /// Works that the import had made and that are gone, with what look-ups had found about them.
  public internal(set) var removed: [WorkID] = []
  /// Works that the import had made and that stay, because the reader has changed what was said of them
  /// since.
  public internal(set) var kept: [KeptBook] = []
  /// Rows of other works that are what they were before, at least in part.
  public internal(set) var restoredRows = 0
  /// Fields of other works that stay, because they have been changed since.
  public internal(set) var keptFields = 0

  init(record: ImportRecord) { self.record = record }
}

/// A book that outlives the import that made it.
public struct KeptBook: Hashable, Sendable {
  /// The work that stays.
  public let work: WorkID
  /// Its title, for the reader.
  public let title: String
}

extension UndoSummary {
  /// The account as sentences, for a reader.
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
