// How the lists of genres under `Lists` are written and read.
//
// A genre stands on a line of its own, two spaces deeper than its parent, so the hierarchy is what the eye
// sees and cannot have a loop. Lines that begin with a colon hold the spellings of the genre above them:
//
//     Fiction
//       : fiction; novels
//       Mystery
//         : mysteries; mystery & detective
//
// "Romance / contemporary" is a spelling that holds only below a genre: "contemporary" under Romance. The
// first spelling is the one that the as-written rule knows.

/// The lists that are compiled in.
enum GenreList {
  /// Every genre, roots first; a genre that two areas name is one.
  static let areas = [fiction, young, forms, literatures, nonfiction, sciencesAndPastimes]

  /// What stands between semicolons, without white space around it.
  static func items(of text: some StringProtocol) -> [Substring] {
    Substring(text).split(whereSeparator: { $0 == ";" || $0 == "\n" }).map(\.trimmed).filter { !$0.isEmpty }
  }

  /// The lines `genre : spelling; spelling` of a list, those that begin with a semicolon being carried on.
  static func spellings(of text: String) -> [(name: Substring, spellings: [Substring])] {
    var found: [(name: Substring, spellings: [Substring])] = []
    for line in text.split(separator: "\n").map(\.trimmed) {
      if line.first != ";", let colon = line.firstIndex(of: ":") {
        found.append((line[..<colon].trimmed, items(of: line[line.index(after: colon)...])))
      } else if !found.isEmpty {
        found[found.count - 1].spellings += items(of: line)
      }
    }
    return found
  }
}

extension Substring {
  /// Without white space at its ends.
  var trimmed: Substring {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return self[...last].drop(while: \.isWhitespace)
  }
}
