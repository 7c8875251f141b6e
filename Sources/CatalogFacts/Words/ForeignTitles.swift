// Titles of invented books in languages other than English: all of them.
// They matter because matching has to work on text without spaces, and on text that is read from the right.

extension WordFacts {
  static let foreignTitles = [westernTitles, distantTitles].joined(separator: "\n\n")
}
