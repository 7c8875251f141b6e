// How an import can come out when nothing went wrong.

/// The result of an import, or of its plan.
public enum ImportOutcome: Hashable, Sendable {
  /// The books are in the library, or would be.
  case done(ImportSummary)
  /// Nobody knows the columns; nothing was changed (IMP-4).
  case needsMapping(MappingRequest)

  /// The summary, if the file was understood.
  public var summary: ImportSummary? {
    if case .done(let summary) = self { summary } else { nil }
  }
}

/// The result of a look at a file.
public enum PreviewOutcome: Hashable, Sendable {
  case preview(ImportPreview)
  case needsMapping(MappingRequest)
}

/// How far an import has come (IMP-8).
public struct ImportProgress: Hashable, Sendable {
  /// Books staged so far.
  public let staged: Int
  /// Books in the file. It is known, because the file is read to its end before the first book is staged.
  public let total: Int

  /// A state of progress.
  public init(staged: Int, total: Int) {
    self.staged = staged
    self.total = total
  }

  /// `Imported 250/500 books (50%)`.
  public var text: String {
    "Imported \(staged)/\(total) books (\(total == 0 ? 100 : staged * 100 / total)%)"
  }
}
