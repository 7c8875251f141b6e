// The rows of rules worlds, each with the book that it is of. They follow the clauses: how two rows may be
// one book (DUP-1, DUP-2, DUP-3, DUP-11), and which similar rows are two books (DUP-9, DUP-11).

import BooksTrackAPI

/// A row of an export with its expected result.
struct RulesRow: Hashable, Sendable {
  var title: String
  var author: String
  /// The text of the cell; nil if empty.
  var isbn: String?
  /// The identity of the book: rows with the same value are one book.
  let book: String
  /// The series and position in the title, as the library should show them.
  var place: RulesPlace?
}

/// A place in a series.
struct RulesPlace: Hashable, Sendable {
  let series: String
  let position: String
}

/// The difference between two rows of one book.
enum SameWay: String, CaseIterable, Sendable {
  case letterCase, accents, width, spaces, sortedName, initial, marker, noMarker, kind, number, article,
    edition
}

/// The difference between two similar rows of two books.
enum OtherWay: String, CaseIterable, Sendable {
  case volumes, marked, parts, drawn, franchise, namesake, summary
}

/// The notation of a series position in a title.
enum MarkedWay: String, CaseIterable, Sendable {
  case comma, noComma, half, range, word
}

extension RulesPool.Book {
  private func row(_ title: String? = nil, by author: String? = nil) -> RulesRow {
    RulesRow(title: title ?? self.title, author: author ?? self.author, book: self.title)
  }

  private func row(_ title: String, number: Int) -> RulesRow {
    RulesRow(title: title, author: author, book: "\(self.title) \(number)")
  }

  /// Returns a row with title and author, and the ISBN if `hasNumber`.
  func plain(hasNumber: Bool) -> RulesRow {
    var row = self.row()
    row.isbn = hasNumber ? isbn.isbn13 : nil
    return row
  }

  /// Returns two rows of this book.
  func rows(_ way: SameWay) -> [RulesRow] {
    switch way {
    case .letterCase: return [row(), row(title.uppercased(), by: author.uppercased())]
    case .accents: return [row(), row(accented)]
    case .width: return [row(), row(wide)]
    case .spaces: return [row(), row(title.replacing(" ", with: "  ") + " ")]
    case .sortedName: return [row(), row(by: "\(family), \(given)")]
    case .initial: return [row(), row(by: "\(given.prefix(1)). \(family)")]
    case .marker:
      return [
        marked(row("\(title) (\(series), #1)"), "1"), marked(row("\(title) (\(series) #1)"), "1"),
      ]
    case .noMarker: return [marked(row("\(title) (\(series), #2)"), "2"), row()]
    case .kind: return [row("\(title): A Novel"), row()]
    case .number:
      var rows = [row(), row("\(title): A Novel", by: "\(family), \(given)")]
      rows[0].isbn = isbn.isbn13
      rows[1].isbn = isbn.isbn10
      return rows
    case .article:
      let bare = title.hasPrefix("The ") ? String(title.dropFirst(4)) : title
      return [row("The \(bare)"), row("\(bare), The")]
    case .edition: return [row("\(title) [Special Edition]"), row()]
    }
  }

  /// Returns similar rows of two books; some ways use another book of the pool.
  func rows(_ way: OtherWay, beside other: Self) -> [RulesRow] {
    switch way {
    case .volumes: return [row("\(title), Vol. 1", number: 1), row("\(title), Vol. 2", number: 2)]
    case .marked:
      return [row("\(title) (\(title), #1)", number: 1), row("\(title) (\(title), #2)", number: 2)]
    case .parts: return [row("\(title): Part One", number: 1), row("\(title): Part Two", number: 2)]
    case .drawn: return [row(title, number: 1), row("\(title): The Graphic Novel", number: 2)]
    case .franchise:
      return [row("Star Wars: \(title)", number: 1), row("Star Wars: \(other.title)", number: 2)]
    case .namesake:
      return [
        row(title, number: 1), RulesRow(title: title, author: other.author, book: "\(title) 2"),
      ]
    case .summary: return [row(title, number: 1), row("Summary of \(title)", number: 2)]
    }
  }

  /// Returns a row whose title has a series marker.
  func row(_ way: MarkedWay, number: Int) -> RulesRow {
    switch way {
    case .comma: marked(row("\(title) (\(series), #\(number))"), "\(number)")
    case .noComma: marked(row("\(title) (\(series) #\(number))"), "\(number)")
    case .half: marked(row("\(title) (\(series), #\(number).5)"), "\(number).5")
    case .range: marked(row("\(title) (\(series), #1-\(number + 1))"), "1-\(number + 1)")
    case .word: marked(row("\(title) (\(series), Book \(number))"), "\(number)")
    }
  }

  private func marked(_ row: RulesRow, _ position: String) -> RulesRow {
    var row = row
    row.place = RulesPlace(series: series, position: position)
    return row
  }

  /// The title with an accent on the first vowel of its distinguishing word or after it.
  private var accented: String {
    var letters = Array(title)
    let (small, word) = (Array(title.lowercased()), Array(self.word))
    guard let start = small.indices.first(where: { small[$0...].starts(with: word) }),
      let vowel = letters.indices.dropFirst(start).first(where: { RulesSpelling.accents[letters[$0]] != nil }
      ),
      let accent = RulesSpelling.accents[letters[vowel]]
    else { return title }
    letters[vowel] = accent
    return String(letters)
  }

  /// The title in full-width letters.
  private var wide: String { String(title.map { RulesSpelling.wide($0) }) }
}

/// The spellings of rules worlds, and their normalization.
enum RulesSpelling {
  static let accents: [Character: Character] = ["a": "á", "e": "é", "i": "í", "o": "ó", "u": "ú"]
  private static let vowels = Dictionary(accents.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })

  /// Returns an ASCII letter in full width, and any other character unchanged.
  static func wide(_ letter: Character) -> Character {
    guard letter.isLetter, let code = letter.asciiValue, let wide = UnicodeScalar(0xFEE0 + UInt32(code))
    else {
      return letter
    }
    return Character(wide)
  }

  /// Returns true if a plain text has a word, and not only as a part of a longer one.
  static func names(_ plain: String, _ word: String) -> Bool {
    plain.ranges(of: word).contains { range in
      let before = plain[..<range.lowerBound].last
      let after = plain[range.upperBound...].first
      return before?.isLetter != true && after?.isLetter != true
    }
  }

  /// Returns the text in plain lowercase letters.
  static func plain(_ text: String) -> String {
    String(
      text.map { letter in
        let code = letter.unicodeScalars.first?.value ?? 0
        let narrow =
          (0xFF01...0xFF5E).contains(code) ? UnicodeScalar(code - 0xFEE0).map { Character($0) } : nil
        return vowels[letter] ?? narrow ?? letter
      }
    ).lowercased()
  }
}

extension [RulesRow] {
  /// The rows as a Goodreads export that lost columns in a spreadsheet.
  var export: [UInt8] {
    let columns = [
      "Title", "Author", "Additional Authors", "ISBN", "ISBN13", "Publisher", "Year Published",
      "Exclusive Shelf",
    ]
    let records = map { row in
      let ten = row.isbn.flatMap { $0.utf8.count == 10 ? $0 : nil } ?? ""
      let thirteen = row.isbn.flatMap { $0.utf8.count == 13 ? $0 : nil } ?? ""
      return [row.title, row.author, "", ten, thirteen, "", "", "to-read"]
    }
    let lines = ([columns] + records).map { cells in
      cells.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }.joined(separator: ",") + "\n"
    }
    return [UInt8](lines.joined().utf8)
  }
}
