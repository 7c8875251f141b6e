// The reader's own data about a book: rating, dates, status, shelves, texts and ownership.

extension RowMapper {
  func mapReading(
    _ row: borrowing CSVRow, to reader: inout ReaderFacts, _ notes: inout CellNotes,
    _ texts: inout SharedTexts
  ) {
    reader.rating = notes.rating(of: row)
    reader.dateRead = notes.date(.dateRead, of: row)
    reader.dateAdded = notes.date(.dateAdded, of: row)
    reader.readCount = notes.count(.readCount, of: row)
    reader.shelves = shelves(row, &texts)
    mapStatus(row, to: &reader)
    if rules.isLoose {
      takeDetailOfStatus(row, to: &reader, &notes)
      inferRead(row, of: &reader)
    }
    reader.review = text(.review, of: row).map(LineBreaks.plain)
    reader.reviewHasSpoilers = notes.flag(.reviewHasSpoilers, of: row) ?? false
    reader.privateNotes = text(.privateNotes, of: row).map(LineBreaks.plain)
    reader.recommendedBy = text(.recommendedBy, of: row)
    reader.recommendedFor = text(.recommendedFor, of: row)
  }

  func mapOwnership(_ row: borrowing CSVRow, to reader: inout ReaderFacts, _ notes: inout CellNotes) {
    let copies = notes.count(.ownedCopies, of: row)
    reader.ownedCopies = reader.ownedCopies ?? copies
    reader.purchaseDate = notes.date(.purchaseDate, of: row)
    reader.purchaseLocation = text(.purchaseLocation, of: row)
    reader.condition = text(.condition, of: row)
    reader.conditionDescription = text(.conditionDescription, of: row)
    reader.bookCrossingID = text(.bookCrossingID, of: row)
  }

  /// Sets the status from the exclusive shelf; if empty, from a standard name among the shelves; else from a
  /// date read.
  private func mapStatus(_ row: borrowing CSVRow, to reader: inout ReaderFacts) {
    if columns[.collections] != nil, columns[.exclusiveShelf] == nil {
      return mapCollections(row, to: &reader)
    }
    if let shelf = text(.exclusiveShelf, of: row) {
      if let status = standardStatus(of: shelf) {
        reader.status = status
      } else if rules.shelves.isSilent(shelf) {
        return
      } else {
        reader.status = rules.shelves.status(of: shelf) ?? .unknown
        // Where a column only says how far the reader has come, a known word is no shelf of the reader's own.
        if !rules.isLoose || reader.status == .unknown { reader.exclusiveShelf = shelf }
      }
    } else if let status = reader.shelves.lazy.compactMap(standardStatus).first {
      reader.status = status
    } else if reader.dateRead != nil {
      reader.status = .read
    }
  }

  /// Sets the status of a book that has none, if the list tells when or how often the book was read. The date
  /// may be one that could not be read exactly: `Summer 2019`.
  private func inferRead(_ row: borrowing CSVRow, of reader: inout ReaderFacts) {
    guard reader.status == .unknown else { return }
    if let column = columns[.exclusiveShelf], let said = text(.exclusiveShelf, of: row) {
      // A word in a column of statuses states one, even if it is not understood.
      guard ColumnNames.isShelf(match.header[column]), !rules.shelves.isSilent(said),
        !rules.shelves.isWishList(said)
      else { return }
    }
    let hasYear = (text(.dateRead, of: row) ?? "").split { !$0.isNumber }.contains { $0.count == 4 }
    if reader.dateRead != nil || hasYear || (reader.readCount ?? 0) > 0 { reader.status = .read }
  }

  /// Takes the date from a column such as "Read" that says with one that the book was read, and the status
  /// from one with a detail behind it: `DNF @ 30%`. A detail that is no date is kept under the column's name.
  private func takeDetailOfStatus(
    _ row: borrowing CSVRow, to reader: inout ReaderFacts, _ notes: inout CellNotes
  ) {
    guard reader.status == .unknown, let column = columns[.exclusiveShelf], let text = reader.exclusiveShelf,
      text.contains(where: \.isNumber)
    else { return }
    let order = [column, columns[.dateRead]].lazy.compactMap {
      $0.flatMap { self.match.findings.dayOrders[$0] }
    }.first
    if let written = WrittenDate(text) {
      reader.exclusiveShelf = nil
      reader.status = .read
      guard let date = written.date(order) else {
        return notes.note(.exclusiveShelf, of: row, expected: CellNotes.decidedDate, found: text)
      }
      reader.dateRead = reader.dateRead ?? date
    } else if let (status, detail) = rules.shelves.statusWithDetail(text) {
      reader.exclusiveShelf = nil
      reader.status = status
      if status == .read, let date = WrittenDate(detail)?.date(order) {
        reader.dateRead = reader.dateRead ?? date
      } else {
        reader.otherFacts.append(SourceFact(label: match.header[column], value: text))
      }
    }
  }

  /// Sets the status from the collections. A book can be in several; the most specific status wins. A book
  /// with a date read counts as read even if it is still in a want-to-read collection.
  private func mapCollections(_ row: borrowing CSVRow, to reader: inout ReaderFacts) {
    let collections = list(.collections, of: row)
    let said = collections.compactMap(rules.shelves.status)
    let status = Self.statusOrder.first(where: said.contains) ?? .unknown
    let isFinished = reader.dateRead != nil && (status == .unknown || status == .wantToRead)
    reader.status = isFinished ? .read : status
    if reader.status == .unknown, collections.contains(where: rules.shelves.isWishList) {
      reader.status = .wantToRead
      // The service counts a copy for each book of its catalog.
      if !collections.contains(where: { rules.shelves.isWholeLibrary($0) }) { reader.ownedCopies = 0 }
    }
    for collection in collections.reversed() where !reader.shelves.contains(collection) {
      reader.shelves.insert(collection, at: 0)
    }
  }

  private static let statusOrder: [ReadingStatus] = [.reading, .didNotFinish, .paused, .read, .wantToRead]

  private func shelves(_ row: borrowing CSVRow, _ texts: inout SharedTexts) -> [String] {
    let shelves = sharedList(.shelves, of: row, &texts)
    // Beside a column of statuses, collections are shelves like any others.
    let collections = columns[.exclusiveShelf] == nil ? [] : list(.collections, of: row)
    let all = shelves + collections.filter { !shelves.contains($0) }
    return all.isEmpty ? list(.shelvesWithPositions, of: row).map(Self.withoutPosition) : all
  }

  /// Returns `favorites (#12)` as `favorites`.
  private static func withoutPosition(_ shelf: String) -> String {
    guard shelf.hasSuffix(")"), let mark = shelf.lastIndex(of: "#") else { return shelf }
    let digits = shelf[shelf.index(after: mark)...].dropLast()
    let name = shelf[..<mark]
    guard !digits.isEmpty, digits.allSatisfy(\.isNumber), name.hasSuffix(" (") else { return shelf }
    return String(name.dropLast(2))
  }
}
