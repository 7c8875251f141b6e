// What the reader themself said about a book, from a row.

extension RowMapper {
  func mapReading(_ row: borrowing CSVRow, to reader: inout ReaderFacts, _ notes: inout CellNotes) {
    reader.rating = notes.rating(of: row)
    reader.dateRead = notes.date(.dateRead, of: row)
    reader.dateAdded = notes.date(.dateAdded, of: row)
    reader.readCount = notes.count(.readCount, of: row)
    reader.shelves = shelves(row)
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

  /// The exclusive shelf decides; without one the standard names among the shelves, and without those a date
  /// read.
  private func mapStatus(_ row: borrowing CSVRow, to reader: inout ReaderFacts) {
    if let shelf = text(.exclusiveShelf, of: row) {
      if let status = rules.shelves.standard[shelf] {
        reader.status = status
      } else {
        reader.status = rules.shelves.status(of: shelf) ?? .unknown
        reader.exclusiveShelf = shelf
      }
    } else if let status = reader.shelves.lazy.compactMap({ self.rules.shelves.standard[$0] }).first {
      reader.status = status
    } else if reader.dateRead != nil {
      reader.status = .read
    }
  }

  private func shelves(_ row: borrowing CSVRow) -> [String] {
    let shelves = list(.shelves, of: row)
    return shelves.isEmpty ? list(.shelvesWithPositions, of: row).map(Self.withoutPosition) : shelves
  }

  /// `favorites (#12)` as `favorites`.
  private static func withoutPosition(_ shelf: String) -> String {
    guard shelf.hasSuffix(")"), let mark = shelf.lastIndex(of: "#") else { return shelf }
    let digits = shelf[shelf.index(after: mark)...].dropLast()
    let name = shelf[..<mark]
    guard !digits.isEmpty, digits.allSatisfy(\.isNumber), name.hasSuffix(" (") else { return shelf }
    return String(name.dropLast(2))
  }
}
