// What columns hold that no service writes so, by what they are called in several languages, and by what
// stands in them. It may be wrong: it is applied by itself only where the header says it plainly
// (`PlainHeader`), and said.

/// Proposes what the columns of a file are.
enum MappingProposal {
  /// A mapping by the names of a header; nil if none of them is a title.
  ///
  /// Of two columns that may be the same fact the first is taken, unless nothing stands in it in any sample.
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

  /// A mapping of a file without a header by its cells: the first column of texts is the titles, the second
  /// the authors, and a column of ISBNs is one.
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

  /// A name, if no other column has it and it is no number.
  private static func column(_ index: Int, of header: [String]) -> ColumnMapping.Column {
    let key = WhiteSpace.collapsed(header[index]).lowercased()
    let isUnique = header.count { WhiteSpace.collapsed($0).lowercased() == key } == 1
    return isUnique ? .name(header[index]) : .number(index + 1)
  }

  /// As the header says; else ten, twenty or a hundred if a sample has more than five stars.
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
