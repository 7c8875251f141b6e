// Who has several books in a file. Of two names that differ in a letter and that both have other books
// neither is the other mistyped (DUP-11), and that must not depend on which row comes first: the file that is
// imported once more would bring a book else (IMP-11).

import BooksTrackAPI

/// The writers of a file.
struct FileWriters: Sendable {
  /// The title under each name, and whether there are others.
  private var books: [String: (title: String, hasOthers: Bool)] = [:]

  /// - Complexity: O(n) in all names and titles of the file.
  init(_ batches: [[BookDraft]], _ rules: MatchRules) {
    var recent = RecentWriters()
    for draft in batches.joined() {
      guard let name = rules.writers(of: draft, &recent).value.authors.first?.text else { continue }
      let title = FoldedText.fold(String(draft.title.prefix { $0 != "(" && $0 != ":" }))
      let known = books[name] ?? (title, false)
      books[name] = (known.title, known.hasOthers || known.title != title)
    }
  }

  /// Whether the file has books of several titles under that very name.
  func hasSeveral(by name: AuthorName) -> Bool { books[name.text]?.hasOthers ?? false }
}
