// What a damaged row of a delimited file is to a reader of books.

extension RowProblem {
  /// The reason to reject a row that has a flaw.
  init(_ flaw: CSVFlaw, header: [String]) {
    switch flaw {
    case .unclosedQuote(let field):
      let column = header.indices.contains(field) ? "the column \"\(header[field])\"" : "field \(field + 1)"
      self = .unreadable("a quote in \(column) that is never closed")
    case .nul: self = .unreadable("a NUL, which no text has")
    }
  }
}
