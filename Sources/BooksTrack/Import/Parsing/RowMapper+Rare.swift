// Fields that only some services export.

extension RowMapper {
  func mapRareColumns(_ row: borrowing CSVRow, to draft: inout BookDraft, _ notes: inout CellNotes) {
    mapPublication(row, to: &draft, &notes)
    mapSeries(row, to: &draft.reader)
    draft.edition.binding = draft.edition.binding ?? collapsedText(.medium, of: row)
    draft.edition.language = collapsedText(.language, of: row)
    draft.reader.dateStarted = notes.date(.dateStarted, of: row)
    draft.reader.comment = text(.comment, of: row).map(LineBreaks.plain)
    mapReadings(row, to: &draft.reader, &notes)
    if draft.reader.ownedCopies == nil {
      draft.reader.ownedCopies = notes.flag(.isOwned, of: row).map { $0 ? 1 : 0 }
    }
    for column in match.otherColumns {
      guard let value = row.withCell(column.index, { $0.text }) ?? nil else { continue }
      draft.reader.otherFacts.append(
        SourceFact(label: column.label, value: LineBreaks.plain(plain(value))))
    }
  }

  /// Parses publisher and year from `New York : Bantam Books (1990), 312 pages`.
  private func mapPublication(
    _ row: borrowing CSVRow, to draft: inout BookDraft, _ notes: inout CellNotes
  ) {
    let publication = collapsedText(.publication, of: row).map(Publication.init)
    draft.edition.publisher = draft.edition.publisher ?? publication?.publisher
    guard draft.edition.yearPublished == nil else { return }
    let year = notes.year(.publicationDate, of: row)
    draft.edition.yearPublished = year ?? publication?.year.flatMap(rules.years.year)
  }

  /// Fills missing dates from the list of readings. The finish is the latest one; the start is that of the
  /// same reading or unknown, because a start and a finish of two readings would span years.
  private func mapReadings(
    _ row: borrowing CSVRow, to reader: inout ReaderFacts, _ notes: inout CellNotes
  ) {
    guard columns[.readings] != nil else { return }
    reader.readings = notes.readings(of: row)
    reader.dateRead = reader.dateRead ?? reader.readings.compactMap(\.finish).max()
    let days = reader.readings.reversed().compactMap { reading in
      (reading.finish ?? reading.start).map { (day: $0, start: reading.start) }
    }
    reader.dateStarted = reader.dateStarted ?? days.max { $0.day < $1.day }?.start
    if reader.dateRead != nil, reader.status == .unknown, reader.exclusiveShelf == nil {
      reader.status = .read
    }
  }

  /// Makes readings of cells with several starts and finishes, which belong together in their order, and of
  /// cells with periods. The start is that of the latest finish.
  func mapSeveral(_ notes: borrowing CellNotes, to reader: inout ReaderFacts) {
    if notes.several.isEmpty, notes.periods.isEmpty { return }
    let finishes = notes.several[.dateRead] ?? []
    let starts = notes.several[.dateStarted] ?? []
    let pairs = finishes.enumerated().compactMap { index, finish in
      ReadingPeriod(start: starts.count == finishes.count ? starts[index] : nil, finish: finish)
    }
    for period in notes.periods + pairs where !reader.readings.contains(period) {
      reader.readings.append(period)
    }
    let latest = notes.periods.max { one, other in
      if let one = one.finish, let other = other.finish { one < other } else { false }
    }
    reader.dateStarted = reader.dateStarted ?? latest?.start
  }
}

/// A column that holds publisher, year and pages in one text.
struct Publication {
  /// The text before year and pages, without a place before it.
  let publisher: String?
  let year: Int?

  init(_ text: String) {
    let dated = text.split(separator: ",").filter { !Self.isPages($0) }.joined(separator: ",")
    year = Array(dated.utf8).withUnsafeBufferPointer { Cell($0).firstYear }
    var name = text[...]
    if let year, let range = name.firstRange(of: "(\(year)") {
      name = name[..<range.lowerBound]
    } else {
      // A row without a publisher starts with a comma: `, 402 pages`.
      var parts = name.split(separator: ",", omittingEmptySubsequences: false)
      while parts.count > 1, let last = parts.last, Self.isNumber(last) { parts.removeLast() }
      name = Self.withoutNumber(name[..<(parts.last?.endIndex ?? name.endIndex)])
    }
    if let colon = name.firstRange(of: " : ") { name = name[colon.upperBound...] }
    while let last = name.last, last.isWhitespace || ",;:".contains(last) { name.removeLast() }
    publisher = name.isEmpty ? nil : WhiteSpace.collapsed(name)
  }

  /// Removes a number in trailing parentheses that is in place of a year but cannot be one: `Faber (20155)`.
  private static func withoutNumber(_ name: Substring) -> Substring {
    guard name.last == ")", let open = name.lastIndex(of: "(") else { return name }
    let inside = name[name.index(after: open)...].dropLast()
    let isNumber =
      inside.contains(where: \.isNumber) && inside.allSatisfy { $0.isNumber || "-c© ".contains($0) }
    return isNumber ? name[..<open] : name
  }

  /// Returns true for a number of pages, which may look like a year: `1231 pages`, `1326 p.`
  private static func isPages(_ part: Substring) -> Bool {
    guard let word = part.split(separator: " ").last, part.contains(where: \.isNumber) else { return false }
    return pageWords.contains(word.lowercased().filter(\.isLetter))
  }

  private static let pageWords: Set = ["p", "pp", "page", "pages", "pgs", "seiten", "páginas", "pagine"]

  /// Returns true for a year, a number of pages or an edition: `1990`, `c1988.`, `312 pages`.
  private static func isNumber(_ part: Substring) -> Bool {
    let part = part.drop { " [(c©".contains($0) }
    return part.first?.isNumber == true || part.hasPrefix("Edition")
  }
}
