// The generator of cells that only some sites have. Each book has its own stream, so that all rows of a book
// agree, also on two sites of one reader. An audiobook needs an additional draw for its narrator, so its
// answers differ from those for the printed book.

import Simulation

/// Fills the cells that only some sites have.
struct SiteCellGenerator {
  let conventions: SiteConventions
  let rates: QuirkRates
  private let stream: RandomStream

  private static let moods = [
    "adventurous", "dark", "emotional", "funny", "hopeful", "informative", "lighthearted", "mysterious",
    "reflective", "sad", "tense",
  ]
  private static let warnings = [
    "Graphic: Violence, Death", "Moderate: Grief, War", "Minor: Racism", "Graphic: Death of parent",
  ]
  private static let narrators = ["Shvorne Marks", "Ray Porter", "Bahni Turpin", "Steven Pacey"]
  private static let origins = ["Second-hand shop", "Gift from Mum", "Powell's, Portland", "Library sale"]

  init(conventions: SiteConventions, rates: QuirkRates, stream: RandomStream) {
    self.conventions = conventions
    self.rates = rates
    self.stream = stream
  }

  /// Sets the site's own cells of a row.
  func dress(_ row: inout ShelfRow) {
    guard conventions.site != .goodreads else { return }
    var reading = stream.substream("readings").substream(row.work)
    row.site.readings = readings(of: row, stream: &reading)
    row.site.readCount = row.readCount
    if row.readCount > 0, reading.chance(rates.countDisagrees, in: 10_000) { row.site.readCount += 1 }
    var drawing = stream.substream("cells").substream(row.work)
    if row.rating > 0 {
      row.site.quarters = quarters(row.rating, stream: &drawing)
    }
    row.site.showsTen = drawing.chance(rates.showsISBN10, in: 10_000)
    if !row.isbn.ten.isEmpty, !row.isbn.thirteen.isEmpty, row.site.showsTen, conventions.site == .storyGraph {
      row.isbn.thirteen = ""
    }
    if conventions.site == .storyGraph {
      fillStoryGraph(&row, stream: &drawing)
    } else {
      fillLibraryThing(&row, stream: &drawing)
    }
    if conventions.isFromSpreadsheet { spreadsheet(&row) }
  }

  /// Returns a rating near `stars`, in quarters on StoryGraph and in halves on LibraryThing.
  private func quarters(_ stars: Int, stream: inout RandomStream) -> Int {
    let step = conventions.site == .storyGraph ? 1 : 2
    guard stream.chance(rates.partialStars, in: 10_000) else { return stars * 4 }
    return min(20, max(step, stars * 4 + step * [-2, -1, 1, 2][stream.below(4)]))
  }

  /// Returns the readings. The last one ends on the row's date; earlier ones lie years before it.
  private func readings(of row: ShelfRow, stream: inout RandomStream) -> [ReadingSpan] {
    guard row.readCount > 0 else { return [] }
    guard let last = row.read else { return [] }
    var spans: [ReadingSpan] = []
    var day = last
    for _ in 0..<row.readCount {
      let start = stream.chance(62, in: 100) ? CivilDay(number: day.number - stream.within(1...30)) : nil
      spans.append(ReadingSpan(start: start, finish: day))
      day = CivilDay(number: day.number - stream.within(200...1_500))
    }
    return spans.reversed()
  }

  private func fillStoryGraph(_ row: inout ShelfRow, stream: inout RandomStream) {
    row.site.status = Self.status(of: row.exclusiveShelf)
    if row.site.status != "read", stream.chance(rates.withoutStatus, in: 10_000) { row.site.status = "" }
    if Self.isAudio(row.binding) { row.site.narrator = stream.pick(Self.narrators) }
    row.site.isOwned = row.ownedCopies > 0 || stream.chance(12, in: 100)
    guard row.site.status == "read", stream.chance(35, in: 100) else { return }
    row.site.moods = Array(stream.shuffled(Self.moods).prefix(stream.within(1...4))).sorted()
    row.site.pace = ["slow", "medium", "fast"][stream.below(3)]
    row.site.survey =
      [["Plot", "Character", "A mix"][stream.below(3)]]
      + (0..<4).map { _ in ["Yes", "No", "It's complicated", "N/A"][stream.below(4)] }
    if stream.chance(1, in: 6) { row.site.warnings = [stream.pick(Self.warnings) ?? ""] }
  }

  private func fillLibraryThing(_ row: inout ShelfRow, stream: inout RandomStream) {
    row.site.collections = Self.collections(of: row)
    if Self.isAudio(row.binding) { row.site.narrator = stream.pick(Self.narrators) }
    if stream.chance(9, in: 100) { row.site.comment = "Shelf \(stream.within(1...40)), \"by the window\"" }
    if stream.chance(14, in: 100) { row.site.fromWhere = stream.pick(Self.origins) ?? "" }
    if stream.chance(3, in: 100) { row.site.barcode = String(stream.within(30_000_000...39_999_999)) }
    row.site.isWronglyFlipped = stream.chance(rates.wronglyFlipped, in: 10_000)
    row.site.isLatinLine = stream.chance(rates.latinLine, in: 10_000)
  }

  /// Replaces a number of thirteen digits by the form in which a spreadsheet saves it.
  private func spreadsheet(_ row: inout ShelfRow) {
    let digits = row.isbn.thirteen
    guard digits.count == 13, digits.allSatisfy(\.isNumber), let first = digits.first else { return }
    row.isbn = ISBNCells()
    row.isbn.thirteen = "\(first).\(digits.dropFirst().prefix(5))E+12"
  }

  private static func isAudio(_ binding: String) -> Bool {
    ["audi", "cd", "hörbuch", "ljudbok"].contains { binding.lowercased().contains($0) }
  }

  /// Maps a shelf to one of the site's five states; empty for an unknown custom shelf.
  private static func status(of shelf: String) -> String {
    switch shelf {
    case "read", "to-read", "currently-reading": shelf
    case "abandoned", "did-not-finish", "dnf", "gave-away": "did-not-finish"
    case "on-hold": "paused"
    case "wishlist", "to-buy", "unread": "to-read"
    default: ""
    }
  }

  private static func collections(of row: ShelfRow) -> [String] {
    switch row.exclusiveShelf {
    case "read": row.ownedCopies > 0 ? ["Your library"] : ["Read but unowned"]
    case "to-read": ["To read"]
    case "currently-reading": ["Your library", "Currently reading"]
    case "wishlist", "to-buy": ["Wishlist"]
    default: ["Your library", row.exclusiveShelf]
    }
  }
}
