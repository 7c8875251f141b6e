// The titles of a file under which several books differ in their subtitles: `Skulduggery Pleasant: Playing
// with Fire`, `Skulduggery Pleasant: Kingdom of the Wicked`. A row with the title alone is none of them: it
// would join all of them to one book (DUP-11). The order of the rows must not change that (IMP-11).

import BooksTrackAPI

/// The titles of a file with several subtitles.
struct FileSubtitles: Sendable {
  /// The first subtitle under each title and writer, and true if there are others.
  private var titles: [Key: (subtitle: String, hasOthers: Bool)] = [:]

  private struct Key: Hashable {
    let main: String
    let writer: String
  }

  /// - Complexity: O(n) in all titles and names of the file; most titles have no subtitle and are not parsed.
  init(of file: some Sequence<BookDraft>, _ rules: MatchRules) {
    var recent = RecentWriters()
    for draft in file where draft.title.utf8.contains(where: Self.isSign) {
      let facts = rules.policy.titleKeys(draft.title).facts
      guard let subtitle = facts.tellingSubtitle,
        let writer = rules.writers(of: draft, &recent).value.authors.first?.text
      else { continue }
      let key = Key(main: facts.main, writer: writer)
      let known = titles[key] ?? (subtitle, false)
      let isOther = !known.subtitle.hasPrefix(subtitle) && !subtitle.hasPrefix(known.subtitle)
      titles[key] = (known.subtitle, known.hasOthers || isOther)
    }
  }

  /// Returns true for a byte of a colon or a dash, or one of their forms beyond ASCII.
  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ":") || byte == UInt8(ascii: "-") || byte == 0xE2 || byte == 0xEF
  }

  /// Returns true if the file has books with different subtitles under the title of a book.
  func hasSeveral(under keys: MatchKeys) -> Bool {
    guard let writer = keys.authors.first?.text else { return false }
    return titles[Key(main: keys.title.main, writer: writer)]?.hasOthers ?? false
  }
}
