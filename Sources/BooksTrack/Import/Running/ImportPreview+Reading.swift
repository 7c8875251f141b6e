// Parsing of just enough of a file for a preview (IMP-6).

extension ImportPreview {
  /// Parses the beginning of a file: format, columns, the first three books. Nothing is changed.
  ///
  /// - Throws: `ImportError`, or the source's errors.
  public static func make(
    of source: inout some ImportSource, fileName: String, rules: ImportRules = .standard
  ) async throws -> PreviewOutcome {
    try rules.fileTypes.check(fileName)
    var parser = rules.parser(try await FirstPass(of: &source, rules))
    var glance = Glance()
    while !glance.isEnough {
      if let chunk = try await source.next() {
        glance.bytes += chunk.count
        try parser.append(chunk)
      } else {
        guard !glance.isAtEnd else { break }
        glance.isAtEnd = true
        try parser.finish()
      }
      while let event = try parser.next() {
        if case .needsMapping(let request) = event { return .needsMapping(request) }
        glance.take(event)
      }
    }
    guard let (match, dialect) = glance.header else { throw ImportError.emptyFile }
    return .preview(
      ImportPreview(
        match: match, dialect: dialect, books: glance.books, rejected: glance.rejected,
        estimatedRows: glance.estimatedRows(ofBytes: source.byteCount), cellProblems: parser.cellProblems))
  }
}

/// The part of a file that was parsed so far.
private struct Glance {
  var header: (HeaderMatch, CSVDialect)?
  var books: [BookDraft] = []
  var rejected: [RejectedRow] = []
  var rows = 0
  var bytes = 0
  var isAtEnd = false

  var isEnough: Bool { books.count == ImportPreview.bookCount }

  mutating func take(_ event: ExportEvent) {
    switch event {
    case .header(let match, let dialect): header = (match, dialect)
    case .book(let draft):
      rows += 1
      if books.count < ImportPreview.bookCount { books.append(draft) }
    case .rejected(let row):
      rows += 1
      if books.count < ImportPreview.bookCount { rejected.append(row) }
    case .needsMapping: break
    }
  }

  /// Returns the number of rows if all bytes were parsed, else extrapolates it from the bytes; nil if the
  /// size is unknown.
  func estimatedRows(ofBytes total: Int?) -> Int? {
    guard let total, bytes > 0 else { return isAtEnd ? rows : nil }
    return total <= bytes ? rows : rows * total / bytes
  }
}
