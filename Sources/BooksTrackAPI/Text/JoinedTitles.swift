// Titles of several books in one cover: "Eragon / Eldest".

/// Titles of several books in one cover.
package enum JoinedTitles {
  /// Returns true if a title joins those of several books by a slash between spaces. The text after the slash
  /// may also be the author, as on a title page: "Eragon / by Christopher Paolini".
  ///
  /// - Complexity: O(n) in the title, and in the names if it has such a stroke.
  package static func areIn(_ title: String, by authors: [String]) -> Bool {
    guard title.utf8.contains(UInt8(ascii: "/")), let stroke = title.ranges(of: " / ").last else {
      return false
    }
    let names = authors.flatMap { FoldedText.words($0) } + ["by"[...]]
    return FoldedText.words(title[stroke.upperBound...]).contains { !names.contains($0) }
  }
}
