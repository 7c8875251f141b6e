// The results of an import without an error.

/// The result of an import, or of its plan.
public enum ImportOutcome: Hashable, Sendable {
  /// The books are in the library or, in a plan, would be.
  case done(ImportSummary)
  /// The columns are unknown; nothing was changed (IMP-4).
  case needsMapping(MappingRequest)

  /// The summary; nil if a mapping is needed.
  public var summary: ImportSummary? {
    if case .done(let summary) = self { summary } else { nil }
  }
}

/// The result of a preview.
public enum PreviewOutcome: Hashable, Sendable {
  /// The preview of the file.
  case preview(ImportPreview)
  /// The columns are unknown (IMP-4).
  case needsMapping(MappingRequest)
}

/// The progress of an import (IMP-8).
public struct ImportProgress: Hashable, Sendable {
  /// The number of books staged so far; they are not visible in the library yet.
  public let staged: Int
  /// The number of books in the file, at least `staged`.
  public let total: Int
  /// True if the file has been parsed to its end. Before that `total` is estimated from the size, if known.
  public let isTotalExact: Bool

  /// Creates a progress value.
  public init(staged: Int, total: Int, isTotalExact: Bool = true) {
    self.staged = staged
    self.total = total
    self.isTotalExact = isTotalExact
  }

  /// The progress as text: `Imported 250/500 books (50%)`, or `Imported 250 of about 500 books (50%)` while
  /// the total is an estimate.
  public var text: String {
    let percent = total == 0 ? 100 : staged * 100 / total
    return "Imported \(staged)\(isTotalExact ? "/" : " of about ")\(total) books (\(percent)%)"
  }
}
