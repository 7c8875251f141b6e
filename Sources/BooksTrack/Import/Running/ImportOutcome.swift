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
  /// What an import would do.
  case preview(ImportPreview)
  /// Nobody knows the columns (IMP-4).
  case needsMapping(MappingRequest)
}

/// How far an import has come (IMP-8).
public struct ImportProgress: Hashable, Sendable {
  /// Books that are read and saved so far; not yet to be seen in the library.
  public let staged: Int
  /// Books in the file, never less than `staged`.
  public let total: Int
  /// The file has been read to its end. Before that `total` is reckoned from its size, if that is known.
  public let isTotalExact: Bool

  /// A state of progress.
  public init(staged: Int, total: Int, isTotalExact: Bool = true) {
    self.staged = staged
    self.total = total
    self.isTotalExact = isTotalExact
  }

  /// `Imported 250/500 books (50%)`; `Imported 250 of about 500 books (50%)` as long as nobody knows exactly.
  public var text: String {
    let percent = total == 0 ? 100 : staged * 100 / total
    return "Imported \(staged)\(isTotalExact ? "/" : " of about ")\(total) books (\(percent)%)"
  }
}
