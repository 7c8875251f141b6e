// The reason to reject a damaged row, phrased for a reader.

extension RowProblem {
  /// Converts a parser's flaw.
  init(_ flaw: CSVFlaw, header: [String]) {
    switch flaw {
    case .unclosedQuote(let field):
      self = .unreadable("a quote in \(Self.column(field, header)) that is never closed")
    case .tooLong(let field, let limit):
      self = .unreadable("more than \(limit) bytes in \(Self.column(field, header))")
    case .nul: self = .unreadable("a NUL, which no text has")
    }
  }

  private static func column(_ field: Int, _ header: [String]) -> String {
    header.indices.contains(field) ? "the column \"\(header[field])\"" : "field \(field + 1)"
  }
}
