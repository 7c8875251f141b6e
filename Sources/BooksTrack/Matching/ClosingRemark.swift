// Remarks in brackets after a title that do not identify the book: a translator, a year, praise. `The
// Namesake (2003)`, `Emma (Translator: Ann Lee)`, `The Kite Runner (#1 New York Times Bestseller)`. Users of
// a site add them; providers' records do not have them.
//
// Two books of one reader are compared with their remarks: two editions of an almanac may have the same title
// and author and differ only in the year.

import BooksTrackAPI

/// Removes remarks from the end of a title.
enum ClosingRemark {
  /// Returns the title without the remarks at its end; nil if it has none.
  ///
  /// - Parameter all: True to remove all brackets but series markers, because other data identifies the book.
  static func removed(from title: String, all: Bool) -> String? {
    guard title.utf8.contains(UInt8(ascii: ")")) else { return nil }
    let line = TitleLine(title)
    let groups = ParenthesisGroups(line: line, words: .international).read()
    guard line.hasLetterOrDigit(in: 0..<groups.bodyEnd) else { return nil }
    var kept = [line.text(0..<groups.bodyEnd)]
    var (start, hasRemark) = (groups.bodyEnd, false)
    for marker in groups.markers.sorted(by: { $0.lowerBound < $1.lowerBound }) + [line.count..<line.count] {
      let piece = line.trimmed(start..<max(start, marker.lowerBound))
      if !piece.isEmpty {
        // A marker in the middle of a title has text after it.
        guard line.folded[piece.lowerBound] == 0x28, line.folded[piece.upperBound - 1] == 0x29 else {
          return nil
        }
        if isLeftOut(piece, in: line, all: all) { hasRemark = true } else { kept.append(line.text(piece)) }
      }
      if !marker.isEmpty { kept.append(line.text(marker)) }
      start = marker.upperBound
    }
    return hasRemark ? kept.joined(separator: " ") : nil
  }

  /// `(Abridged)` and `(The Manga)` mean another book, so they are kept even if other data identifies the
  /// book.
  private static func isLeftOut(_ group: Range<Int>, in line: TitleLine, all: Bool) -> Bool {
    WorkKinds(of: line.fingerprints(in: group)).isEmpty && (all || isRemark(group, in: line))
  }

  private static func isRemark(_ group: Range<Int>, in line: TitleLine) -> Bool {
    let words = line.words(in: group)
    if words.count == 1, let word = words.first, let year = Int(line.text(word)) {
      return (1_450...2_099).contains(year)
    }
    return words.contains { Self.words.contains(line.fingerprint(of: $0)) }
  }

  /// Credits and praise. The title rules remove `Illustrated` and `edition` (`EditionWords`).
  private static let words = WordTable([
    "translator", "translated", "editor", "edited", "narrator", "narrated", "read", "foreword",
    "introduction", "afterword",
    "illustrator", "ubersetzer", "ubersetzt", "herausgeber", "traducteur", "traduit", "traductor",
    "traducido", "tradutor",
    "bestseller", "bestselling", "winner", "winning", "shortlisted", "longlisted", "prize", "award", "club",
  ])
}
