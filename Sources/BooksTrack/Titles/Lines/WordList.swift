// A sorted list of words that is searched in the embedded file: nothing is built, so a process that looks up
// no word pays nothing.

import Tables
import WordFiles

/// A table with one folded word a line, in the order of their bytes.
struct WordList: Sendable {
  /// The tables of `Corpora/Words`.
  static let files = EmbeddedFiles(wordFile)

  private let file: EmbeddedFile
  /// The offset of the first word, after the comments at the head of the file.
  private let head: Int

  /// - Parameter name: The name of the table, such as `Words/english.txt`.
  init(_ name: String) {
    let file = Self.files[name]
    self.file = file
    var head = 0
    while head < file.bytes.count, [UInt8(ascii: "#"), Self.lineFeed].contains(file.bytes[head]) {
      head = Self.end(of: head, in: file.bytes) + 1
    }
    self.head = head
  }

  /// Returns true if the list contains a word.
  ///
  /// - Complexity: O(log *n*) in the length of the list.
  func has(_ word: Substring) -> Bool {
    var word = word
    return word.withUTF8 { find($0) }
  }

  private func find(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let text = file.bytes
    var (lower, upper) = (head, text.count)
    while lower < upper {
      var start = (lower + upper) / 2
      while start > lower, text[start - 1] != Self.lineFeed { start -= 1 }
      let end = Self.end(of: start, in: text)
      let found = UnsafeBufferPointer(rebasing: text[start..<end])
      if found.elementsEqual(word) { return true }
      if found.lexicographicallyPrecedes(word) { lower = end + 1 } else { upper = start }
    }
    return false
  }

  /// Returns the end of a line.
  private static func end(of start: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    var end = start
    while end < text.count, text[end] != lineFeed { end += 1 }
    return end
  }

  private static let lineFeed = UInt8(ascii: "\n")
}
