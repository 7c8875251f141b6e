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
    reader.review = text(.review, of: row).map(LineBreaks.plain)
    reader.reviewHasSpoilers = row.withCell(columns[.reviewHasSpoilers]) { $0.isTrue } ?? false
    reader.privateNotes = text(.privateNotes, of: row).map(LineBreaks.plain)
    reader.recommendedBy = text(.recommendedBy, of: row)
    reader.recommendedFor = text(.recommendedFor, of: row)
  }

  func mapOwnership(_ row: borrowing CSVRow, to reader: inout ReaderFacts, _ notes: inout CellNotes) {
    reader.ownedCopies = notes.count(.ownedCopies, of: row)
    reader.purchaseDate = notes.date(.purchaseDate, of: row)
    reader.purchaseLocation = text(.purchaseLocation, of: row)
    reader.condition = text(.condition, of: row)
    reader.conditionDescription = text(.conditionDescription, of: row)
    reader.bookCrossingID = text(.bookCrossingID, of: row)
  }

  /// Sets the status from the exclusive shelf; if empty, from a standard name among the shelves; else from a
  /// date read.
  private func mapStatus(_ row: borrowing CSVRow, to reader: inout ReaderFacts) {
    if columns[.collections] != nil { return mapCollections(row, to: &reader) }
    if let shelf = text(.exclusiveShelf, of: row) {
      if let status = standardStatus(of: shelf) {
        reader.status = status
      } else {
        reader.status = rules.shelves.status(of: shelf) ?? .unknown
        reader.exclusiveShelf = shelf
      }
    } else if let status = reader.shelves.lazy.compactMap(standardStatus).first {
      reader.status = status
    } else if reader.dateRead != nil {
      reader.status = .read
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
    for collection in collections.reversed() where !reader.shelves.contains(collection) {
      reader.shelves.insert(collection, at: 0)
    }
  }

  private static let statusOrder: [ReadingStatus] = [.reading, .didNotFinish, .paused, .read, .wantToRead]

  private func shelves(_ row: borrowing CSVRow, _ texts: inout SharedTexts) -> [String] {
    let shelves = sharedList(.shelves, of: row, &texts)
    return shelves.isEmpty ? list(.shelvesWithPositions, of: row).map(Self.withoutPosition) : shelves
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
