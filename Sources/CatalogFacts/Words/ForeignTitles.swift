// All titles of invented books in languages other than English. They exercise matching on text without spaces
// and on right-to-left text.

extension WordFacts {
  static let foreignTitles = [westernTitles, distantTitles].joined(separator: "\n\n")
}
