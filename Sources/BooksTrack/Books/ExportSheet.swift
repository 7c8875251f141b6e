// An export of a library in the format of a service, as a table: a column is a name and the text of a book in
// it. The same file, imported into an empty library, gives the same books, except for what the service has no
// column for; each such thing is named with the number of books that have it.
//
//     let file = ExportSheet.goodreads.file(of: library)
//     try write(file.bytes)
//     for loss in file.losses { print("\(loss.books) books: \(loss.what)") }

internal import BooksTrackAPI

/// The format of an export.
public struct ExportSheet: Sendable {
  /// A column.
  struct Column: Sendable {
    let name: String
    let text: @Sendable (ExportedBook) -> String

    init(_ name: String, _ text: @escaping @Sendable (ExportedBook) -> String) {
      self.name = name
      self.text = text
    }
  }

  /// Something that the format cannot hold.
  struct Gap: Sendable {
    let what: String
    let isIn: @Sendable (ExportedBook) -> Bool

    init(_ what: String, _ isIn: @escaping @Sendable (ExportedBook) -> Bool) {
      self.what = what
      self.isIn = isIn
    }
  }

  /// Data that an export omitted.
  public struct Loss: Hashable, Sendable {
    /// The kind of data, such as `dates of earlier readings`.
    public let what: String
    /// The number of books that have it.
    public let books: Int
  }

  /// An exported file.
  public struct File: Hashable, Sendable {
    /// The content.
    public let bytes: [UInt8]
    /// The number of rows below the header.
    public let rows: Int
    /// The data that the format cannot hold, if any book has it.
    public let losses: [Loss]
  }

  /// The name of the format.
  public let name: String
  let dialect: CSVDialect
  let columns: [Column]
  let gaps: [Gap]

  /// The formats of services.
  public static let all: [ExportSheet] = [.goodreads, .storyGraph, .libraryThing]

  /// Returns the file of all books of a library.
  ///
  /// - Complexity: O(*n* log *n*) in the rows of the books.
  public func file(of library: Library) -> File {
    let books = ExportedBook.all(in: library)
    var writer = CSVWriter(dialect: dialect)
    writer.append(columns.map(\.name))
    for book in books { writer.append(columns.map { $0.text(book) }) }
    let losses = (gaps + Self.commonGaps).compactMap { gap -> Loss? in
      let count = books.count(where: gap.isIn)
      return count == 0 ? nil : Loss(what: gap.what, books: count)
    }
    return File(bytes: writer.bytes, rows: books.count, losses: losses)
  }

  private static let commonGaps = [
    Gap("sessions, answers, overrides and places in series by hand", \.hasOtherData)
  ]
}

/// The texts of cells.
enum ExportText {
  /// A date such as `2023/05/07`, to its known precision.
  static func day(_ date: CalendarDate?) -> String {
    date.map { $0.description.replacing("-", with: "/") } ?? ""
  }

  /// A number; empty if it is unknown.
  static func number(_ number: Int?) -> String { number.map(String.init) ?? "" }

  /// Prose, whose markup and entities an import decodes.
  static func prose(_ text: String?) -> String {
    (text ?? "").replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }

  /// Stars with decimals, as `3.75`; empty without a rating.
  static func stars(_ rating: Rating?, perStar steps: Int) -> String {
    guard let rating else { return "" }
    let units = max(1, (rating.quarters * steps + 2) / 4)
    let fractions = steps == 4 ? ["", ".25", ".5", ".75"] : steps == 2 ? ["", ".5"] : [""]
    return "\(units / steps)\(fractions[units % steps])"
  }

  /// A name with the family name first, if a reader of the file turns it round to the same name again.
  static func lastFirst(_ name: String, _ rules: NameRules = .common) -> String {
    let parts = name.split(separator: ",", omittingEmptySubsequences: false)
    let words = (parts.first ?? "").split(separator: " ")
    guard words.count > 1, let last = words.last else { return name }
    let suffix = parts.dropFirst().map { ",\($0)" }.joined()
    let turned = "\(last), \(words.dropLast().joined(separator: " "))\(suffix)"
    return rules.turnedRound(turned) == name ? turned : name
  }
}
