// The writer of StoryGraph exports: one ISBN column, quarter stars, a period for each reading, and no series
// markers.

/// The differences between StoryGraph files.
struct StoryGraphDialect: Sendable {
  /// The name of the authors' column, which changed in 2022.
  let authors: String
  /// True if the file is reduced to a few columns.
  let isTrimmed: Bool

  static let current = StoryGraphDialect(authors: "Authors", isTrimmed: false)
  static let of2021 = StoryGraphDialect(authors: "Author", isTrimmed: false)
  static let trimmed = StoryGraphDialect(authors: "Authors", isTrimmed: true)
}

/// Writes StoryGraph exports.
struct StoryGraphWriter: ExportWriter {
  let dialect: StoryGraphDialect

  private static let columns = [
    "Title", "Authors", "Contributors", "ISBN/UID", "Format", "Read Status", "Date Added", "Last Date Read",
    "Dates Read", "Read Count", "Moods", "Pace", "Character- or Plot-Driven?",
    "Strong Character Development?", "Loveable Characters?", "Diverse Characters?", "Flawed Characters?",
    "Star Rating", "Review", "Content Warnings", "Content Warning Description", "Tags", "Owned?",
  ]
  private static let kept: Set<String> = ["Title", "Authors", "ISBN/UID", "Read Status", "Star Rating"]

  func write(_ rows: [LibraryRow]) -> [UInt8] {
    var csv = CSVBytes(quoting: .whereNeeded, newline: "\n", capacity: rows.count * 200 + 512)
    let isKept = Self.columns.map { !dialect.isTrimmed || Self.kept.contains($0) }
    for (name, isKept) in zip(Self.columns, isKept) where isKept {
      csv.text(name == "Authors" ? dialect.authors : name)
    }
    csv.endRecord()
    let last = isKept.lastIndex(of: true) ?? 0
    for row in rows {
      for (place, cell) in cells(row).enumerated() where isKept[place] {
        if row.damage == .tooFewFields, place == last { continue }
        csv.text(cell)
      }
      if row.damage == .tooManyFields { csv.text("and another thing") }
      csv.endRecord()
    }
    return csv.bytes
  }

  private func cells(_ row: LibraryRow) -> [String] {
    let book = row.row
    let site = book.site
    let survey = site.survey.isEmpty ? ["", "", "", "", ""] : site.survey
    return [
      row.damage == .noTitle ? "" : book.title.text,
      ([book.author] + book.further.filter { $0.role == .writer }.map(\.name)).joined(separator: ", "),
      contributors(book), book.isbn.thirteen.isEmpty ? book.isbn.ten : book.isbn.thirteen,
      Self.format(book.binding), site.status, book.added.slashed,
      site.readings.last?.finish?.slashed ?? "", site.readings.map(Self.dates).joined(separator: ", "),
      site.status.isEmpty ? "" : String(site.readCount), site.moods.joined(separator: ", "), site.pace,
    ] + survey + [
      Self.stars(site.quarters), book.review, site.warnings.joined(separator: ", "), "",
      tags(book).joined(separator: ", "), site.isOwned ? "Yes" : "No",
    ]
  }

  private func contributors(_ book: ShelfRow) -> String {
    let people = book.further.compactMap { credit -> String? in
      switch credit.role {
      case .writer: nil
      case .illustrator: "\(credit.name) (Illustrator)"
      case .translator: "\(credit.name) (Translator)"
      }
    }
    return (people + (book.site.narrator.map { ["\($0) (Narrator)"] } ?? [])).joined(separator: ", ")
  }

  /// Returns the tags, including a custom exclusive shelf.
  private func tags(_ book: ShelfRow) -> [String] {
    let known: Set<String> = ["read", "to-read", "currently-reading"]
    let own = known.contains(book.exclusiveShelf) ? [] : [book.exclusiveShelf]
    return book.shelves.map(\.name) + own
  }

  private static func dates(_ reading: ReadingSpan) -> String {
    let finish = reading.finish?.slashed ?? ""
    return reading.start.map { "\($0.slashed)-\(finish)" } ?? finish
  }

  /// Returns `3.75`, `4.5` or `5.0`; empty for no rating.
  static func stars(_ quarters: Int) -> String {
    guard quarters > 0 else { return "" }
    return "\(quarters / 4).\(["0", "25", "5", "75"][quarters % 4])"
  }

  /// Returns one of the site's four formats.
  static func format(_ binding: String) -> String {
    let folded = binding.lowercased()
    if ["audi", "cd", "hörbuch", "ljudbok"].contains(where: { folded.contains($0) }) { return "audio" }
    if ["kindle", "e-book", "ebook", "e-bok", "nook"].contains(where: { folded.contains($0) }) {
      return "digital"
    }
    let hard = ["hard", "gebund", "relié", "dura", "rigida", "inbunden", "вер", "単行本", "精装", "양장"]
    return hard.contains(where: { folded.contains($0) }) ? "hardcover" : "paperback"
  }
}
