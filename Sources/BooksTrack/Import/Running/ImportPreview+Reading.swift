// Reads just enough of a file to show what it is (IMP-6).

extension ImportPreview {
  /// Looks at the beginning of a file: format, columns, the first three books. Nothing else is read, or
  /// changed.
  ///
  /// - Throws: `ImportError`, or what the source throws.
  public static func make(
    of source: inout some ImportSource, fileName: String, rules: ImportRules = .standard
  ) async throws -> PreviewOutcome {
    try rules.fileTypes.check(fileName)
    var parser = ExportParser(formats: rules.formatsTried, limits: rules.limits)
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
        estimatedRows: glance.estimatedRows(ofBytes: source.byteCount)))
  }
}

/// What has been seen of a file so far.
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

  /// The rows seen, if that is all of them; else in proportion to the bytes.
  func estimatedRows(ofBytes total: Int?) -> Int? {
    guard let total, bytes > 0 else { return isAtEnd ? rows : nil }
    return total <= bytes ? rows : rows * total / bytes
  }
}
