// The reason to reject a damaged row, phrased for a reader.

extension RowProblem {
  /// Converts a parser's flaw.
  init(_ flaw: CSVFlaw, header: [String]) {
    switch flaw {
    case .unclosedQuote(let field):
      let column = header.indices.contains(field) ? "the column \"\(header[field])\"" : "field \(field + 1)"
      self = .unreadable("a quote in \(column) that is never closed")
    case .nul: self = .unreadable("a NUL, which no text has")
    }
  }
}
