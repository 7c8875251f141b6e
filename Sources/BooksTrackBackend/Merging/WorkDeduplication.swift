// Works inferred from editions turn up once for every edition. This brings them together again (CON-7).
//
// The document groups by ISBN; but editions differ by just that, so nothing merges. The corrected rule takes
// a shared ISBN, or the same normalized title and first author. Volumes of one series stay apart: their
// numbers are part of what is compared, and so are subtitles where there are two different ones.

import BooksTrackAPI

/// A rule for merging synthetic works; works that a provider knows as such are never touched.
package struct WorkDeduplication: Sendable, Equatable {
  /// Whether equal titles and authors make one work.
  package let comparesTitles: Bool

  /// A shared ISBN, or the same title and author.
  package static let corrected = WorkDeduplication(comparesTitles: true)
  /// A shared ISBN only, as the document has it.
  package static let asWritten = WorkDeduplication(comparesTitles: false)

  /// The books with duplicates merged into the first of each group; otherwise the order stays.
  ///
  /// - Complexity: O(n) in the number of editions.
  package func merge(_ books: [NormalizedBook]) -> [NormalizedBook] {
    guard books.count > 1 else { return books }
    var groups = Groups(count: books.count)
    joinByISBN(books, &groups)
    if comparesTitles { joinByTitle(books, &groups) }
    var merged: [NormalizedBook] = []
    var placeOfGroup: [Int: Int] = [:]
    for (index, book) in books.enumerated() {
      let group = groups.representative(of: index)
      if let place = placeOfGroup[group] {
        merged[place].absorb(book)
      } else {
        placeOfGroup[group] = merged.endIndex
        merged.append(book)
      }
    }
    return merged
  }

  private func joinByISBN(_ books: [NormalizedBook], _ groups: inout Groups) {
    var firstWithISBN: [ISBN: Int] = [:]
    for (index, book) in books.enumerated() where book.work.synthetic {
      for isbn in book.editions.flatMap(\.numbers) {
        if let first = firstWithISBN[isbn] {
          groups.join(first, index)
        } else {
          firstWithISBN[isbn] = index
        }
      }
    }
  }

  private func joinByTitle(_ books: [NormalizedBook], _ groups: inout Groups) {
    var sameTitle: [TitleKey: [Int]] = [:]
    var order: [TitleKey] = []
    for (index, book) in books.enumerated() where book.work.synthetic {
      guard let key = TitleKey(book) else { continue }
      if sameTitle[key] == nil { order.append(key) }
      sameTitle[key, default: []].append(index)
    }
    for key in order {
      let members = sameTitle[key] ?? []
      let subtitles = members.map { FoldedText.key(books[$0].work.subtitle ?? "") }
      // With one subtitle among them, those without it have merely left it out; with two, nobody can tell
      // whose it is that they left out.
      let tellApart = Set(subtitles.filter { !$0.isEmpty }).count > 1
      var firstWithSubtitle: [String: Int] = [:]
      for (member, subtitle) in zip(members, subtitles) {
        let compared = tellApart ? subtitle : ""
        if let first = firstWithSubtitle[compared] {
          groups.join(first, member)
        } else {
          firstWithSubtitle[compared] = member
        }
      }
    }
  }
}

/// What two editions of one work have in common when they share no number.
private struct TitleKey: Hashable {
  let title: String
  let author: String
  /// Series positions and the numbers of the subtitle: what tells volumes apart.
  let volume: [String]

  /// The key of a book; nothing if it has no author or no letter in its title, which is too little to go by.
  init?(_ book: NormalizedBook) {
    title = FoldedText.key(book.work.title)
    author = FoldedText.key(book.work.authorNames.first ?? "")
    guard !title.isEmpty, !author.isEmpty else { return nil }
    let positions = book.work.series.compactMap { $0.displayNumber ?? $0.position }
    let numbers = FoldedText.words(book.work.subtitle ?? "").filter { $0.allSatisfy(\.isNumber) }
    volume = positions + numbers.map(String.init)
  }
}

/// Disjoint sets of positions; the least member stands for its set.
private struct Groups {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  mutating func representative(of member: Int) -> Int {
    var current = member
    while parents[current] != current {
      parents[current] = parents[parents[current]]
      current = parents[current]
    }
    return current
  }

  mutating func join(_ left: Int, _ right: Int) {
    let (left, right) = (representative(of: left), representative(of: right))
    parents[max(left, right)] = min(left, right)
  }
}
