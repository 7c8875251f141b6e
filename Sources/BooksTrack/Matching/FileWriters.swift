// The writers that have several books in a file. If two names differ by one letter and both have other books,
// neither is a typing error of the other (DUP-11). The order of the rows must not change that: otherwise a
// second import of the file would add a book (IMP-11).

import BooksTrackAPI

/// The writers of a file.
struct FileWriters: Sendable {
  /// The first title under each name, and true if there are other titles.
  private var books: [String: (title: String, hasOthers: Bool)] = [:]

  /// - Complexity: O(n) in all names and titles of the file.
  init(of file: some Sequence<BookDraft>, _ rules: MatchRules) {
    var recent = RecentWriters()
    for draft in file {
      guard let name = rules.writers(of: draft, &recent).value.authors.first?.text else { continue }
      let title = FoldedText.fold(String(draft.title.prefix { $0 != "(" && $0 != ":" }))
      let known = books[name] ?? (title, false)
      books[name] = (known.title, known.hasOthers || known.title != title)
    }
  }

  /// Returns true if the file has books of several titles under exactly that name.
  func hasSeveral(by name: AuthorName) -> Bool { books[name.text]?.hasOthers ?? false }
}
