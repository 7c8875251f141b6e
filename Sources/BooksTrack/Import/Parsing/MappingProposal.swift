// Proposes a mapping for columns that no service writes, by their names in several languages and by their
// cells. It may be wrong: it is applied without a question only if the header is plain (`PlainHeader`), and
// is then reported.

/// Proposes a mapping for the columns of a file.
enum MappingProposal {
  /// Proposes a mapping by the names in a header; returns nil if none of them means a title.
  ///
  /// If two columns may hold the same field, the first one is taken, unless it is empty in every sample and
  /// the second is not.
  static func ofNames(_ header: [String], _ samples: [[String]]) -> ColumnMapping? {
    var columns: [BookField: Int] = [:]
    var order: [BookField] = []
    for (index, name) in header.enumerated() {
      guard let field = ColumnNames.field(of: name) else { continue }
      if let taken = columns[field] {
        if hasText(index, in: samples), !hasText(taken, in: samples) { columns[field] = index }
      } else {
        columns[field] = index
        order.append(field)
      }
    }
    let entries = order.compactMap { field in
      columns[field].map { index in
        ColumnMapping.Entry(
          field, column(index, of: header),
          scale: field == .rating ? scale(index, of: header, samples) : nil)
      }
    }
    return try? ColumnMapping(entries)
  }

  /// Proposes a mapping for a file without a header by its cells: the first column of texts holds the titles,
  /// the second the authors, and columns of ISBNs the ISBNs.
  static func ofCells(_ rows: [[String]]) -> ColumnMapping? {
    var entries: [ColumnMapping.Entry] = []
    var texts: [Int] = []
    for index in (rows.first ?? []).indices {
      let cells = rows.compactMap { index < $0.count && !$0[index].isEmpty ? $0[index] : nil }
      guard !cells.isEmpty else { continue }
      if cells.allSatisfy(isISBN) {
        let isFirst = !entries.contains { $0.field == .isbn }
        let isSecond = !isFirst && !entries.contains { $0.field == .isbn13 }
        if isFirst || isSecond {
          entries.append(ColumnMapping.Entry(isFirst ? .isbn : .isbn13, .number(index + 1)))
        }
      } else if cells.allSatisfy({ !MappingRequest.isData($0) && $0.contains(where: \.isLetter) }) {
        texts.append(index)
      }
    }
    for (field, index) in zip([BookField.title, .author], texts) {
      entries.append(ColumnMapping.Entry(field, .number(index + 1)))
    }
    return try? ColumnMapping(entries)
  }

  /// Refers to a column by name, or by number if the name is not unique.
  private static func column(_ index: Int, of header: [String]) -> ColumnMapping.Column {
    let key = WhiteSpace.collapsed(header[index]).lowercased()
    let isUnique = header.count { WhiteSpace.collapsed($0).lowercased() == key } == 1
    return isUnique ? .name(header[index]) : .number(index + 1)
  }

  /// Returns the highest rating named in the header; else 10, 20 or 100 if a sample exceeds 5; nil for 5.
  private static func scale(_ column: Int, of header: [String], _ samples: [[String]]) -> Int? {
    if let stars = ColumnNames.stars(in: header[column]) { return stars == 5 ? nil : stars }
    let most = samples.compactMap { column < $0.count ? Double($0[column]) : nil }.max() ?? 0
    return most > 20 ? 100 : most > 10 ? 20 : most > 5 ? 10 : nil
  }

  private static func hasText(_ column: Int, in samples: [[String]]) -> Bool {
    samples.contains { column < $0.count && !$0[column].isEmpty }
  }

  private static func isISBN(_ text: String) -> Bool {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      if case .isbn = Cell(bytes).isbn { true } else { false }
    }
  }
}
