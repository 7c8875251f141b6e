// Proposes a mapping for columns that no service writes, by their names in several languages and by their
// cells. It may be wrong: it is applied without a question only if the header is plain (`PlainHeader`), and
// is then reported.

/// Proposes a mapping for the columns of a file.
enum MappingProposal {
  /// Proposes a mapping by the names in a header; returns nil if none of them means a title.
  ///
  /// If two columns may hold the same field, the first one is taken, unless it is empty in every row and the
  /// second is not. The rating's scale is that of its header, else of the bulk of the column.
  static func ofNames(_ header: [String], _ survey: ColumnSurvey? = nil) -> ColumnMapping? {
    var columns: [BookField: Int] = [:]
    var order: [(field: BookField, other: Int?)] = []
    let hasStatus = header.contains { ColumnNames.field(of: $0) == .exclusiveShelf }
    let hasPlainStatus = header.contains {
      ColumnNames.field(of: $0) == .exclusiveShelf && !ColumnNames.isShelf($0)
    }
    let title = PlainHeader.title(of: header)
    for (index, name) in header.enumerated() {
      guard var field = index == title ? .title : ColumnNames.field(of: name) else { continue }
      if field == .title, let title, index != title { continue }
      // Beside a column of statuses, a shelf is a place or a subject.
      if hasPlainStatus, ColumnNames.isShelf(name) { field = .shelves }
      // Many languages have one word for "read" and "read on".
      if field == .dateRead, !hasStatus, survey?.holdsAnswers(index) == true { field = .exclusiveShelf }
      // In several languages a "note" is a rating or a remark.
      if field == .rating, ColumnNames.mayBeRemark(name), survey?.holdsWords(index) == true {
        field = .privateNotes
      }
      if field == .other {
        order.append((field, index))
      } else if let taken = columns[field] {
        if let survey, survey.hasText(index), !survey.hasText(taken) { columns[field] = index }
      } else {
        columns[field] = index
        order.append((field, nil))
      }
    }
    // A column called "Number" counts books of a series only beside a column of series.
    if columns[.series] != nil, columns[.seriesNumber] == nil {
      columns[.seriesNumber] = header.indices.first {
        ColumnNames.field(of: header[$0]) == nil && ColumnNames.isPlaceInSeries(header[$0])
          && survey?.countsRows($0) != true
      }
      order.append((.seriesNumber, nil))
    }
    joinNames(header, survey, &columns)
    order += [(.authorFirst, nil), (.authorLast, nil)]
    var taken: Set<BookField> = []
    let entries = order.compactMap { field, other -> ColumnMapping.Entry? in
      guard field == .other || taken.insert(field).inserted else { return nil }
      return (other ?? columns[field]).map { index in
        let scale =
          ColumnNames.stars(in: header[index]).map { $0 == 5 ? nil : $0 } ?? survey?.scale(ofColumn: index)
        return ColumnMapping.Entry(field, column(index, of: header), scale: field == .rating ? scale : nil)
      }
    }
    return try? ColumnMapping(entries)
  }

  /// Finds the other half of a name of which the header names one: `Vorname` beside `Autor`, `Nom` beside
  /// `Prénom`, `Nombre` beside `Apellido`. Beside whole names, a half is not needed.
  private static func joinNames(
    _ header: [String], _ survey: ColumnSurvey?, _ columns: inout [BookField: Int]
  ) {
    let halves = [BookField.authorFirst, .authorLast].filter { columns[$0] != nil }
    guard halves.count == 1 else { return }
    let missing = halves == [.authorFirst] ? BookField.authorLast : .authorFirst
    if let author = columns[.author], missing == .authorLast {
      if survey?.holdsWholeNames(author) == true {
        columns[.authorFirst] = nil
      } else {
        columns[.authorLast] = author
        columns[.author] = nil
      }
    } else if columns[.author] == nil {
      columns[missing] = header.indices.first { index in
        ColumnNames.isName(header[index]) && !columns.values.contains(index)
      }
    }
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

  private static func isISBN(_ text: String) -> Bool {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      if case .isbn = Cell(bytes).isbn { true } else { false }
    }
  }
}
