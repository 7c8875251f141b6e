// The year of an edition in a title: `(2019 Edition)`, `Without Remorse (1993)`, `The 1818 Text`. A site or a
// reader adds it, so the title without it is the same book; titles with different years are two editions that
// a reader may want to keep apart. For a yearbook, the year identifies the book.

import BooksTrackAPI

/// Finds the year of an edition.
enum EditionYear {
  /// The year of an edition that a title names; nil if it names none.
  static func find(in line: TitleLine) -> Int? {
    yearAlone(in: line).flatMap { Int(line.text($0.year)) } ?? yearInBrackets(line)
  }

  /// Returns the title without a year in brackets at its end. The title of a yearbook, or one without such a
  /// year, is returned unchanged.
  static func withoutYear(_ line: TitleLine) -> TitleLine {
    guard let group = yearAlone(in: line)?.group else { return line }
    let words = line.fingerprints(in: 0..<group.lowerBound)
    return words.contains { yearbooks.contains($0) } ? line : TitleLine(line.text(0..<group.lowerBound))
  }

  /// Brackets at the end of a title that hold a year and nothing else.
  private static func yearAlone(in line: TitleLine) -> (group: Range<Int>, year: Range<Int>)? {
    guard let last = line.folded.last, last == 0x29 || last == 0x5D, line.count > 6,
      line.folded[line.count - 6] == (last == 0x29 ? 0x28 : 0x5B)
    else { return nil }
    let year = line.count - 5..<line.count - 1
    guard year.allSatisfy({ line.isDigit($0) }), let value = Int(line.text(year)), years.contains(value),
      line.hasLetterOrDigit(in: 0..<line.count - 6)
    else { return nil }
    return (line.count - 6..<line.count, year)
  }

  /// The year of `The 1818 Text`, at the end; nil if there is none.
  static func ofText(in line: TitleLine) -> Int? {
    guard line.folded.contains(where: { (0x30...0x39).contains($0) }) else { return nil }
    let words = line.words(in: 0..<line.count).suffix(2)
    guard let year = words.first, let last = words.last, year.count == 4, line.isDigit(year.lowerBound),
      texts.contains(line.fingerprint(of: last))
    else { return nil }
    return Int(line.text(year))
  }

  /// The only four-digit number in brackets that name an edition.
  private static func yearInBrackets(_ line: TitleLine) -> Int? {
    guard let open = line.folded.lastIndex(where: { $0 == 0x28 || $0 == 0x5B }) else { return nil }
    let words = line.words(in: open..<line.count)
    guard EditionWords.common.describe(words.map { line.fingerprint(of: $0) }) else { return nil }
    let years = words.filter { $0.count == 4 && line.isDigit($0.lowerBound) }
    return years.count == 1 ? years.first.flatMap { Int(line.text($0)) } : nil
  }

  private static let years = 1_450...2_099
  private static let texts = WordTable(["text", "texte", "texts", "version"])

  /// Words in the titles of books that appear each year.
  private static let yearbooks = WordTable([
    "yearbook", "annual", "almanac", "almanack", "best", "calendar", "guide", "handbook", "directory",
    "review", "survey", "report", "awards", "prize", "stories", "collection", "anthology", "world's",
    "jahrbuch", "almanach", "kalender", "annuaire", "anuario", "annuario", "jaarboek", "arsbok", "arbok",
    "ежегодник", "альманах", "年鑑", "年鉴", "연감",
  ])
}
