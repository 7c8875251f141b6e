// Texts as providers and readers type them: white space, and far too much of everything.

extension String {
  /// Runs of white space as one space, none at the ends.
  ///
  /// - Complexity: O(n); a text that has nothing to collapse costs one pass over its bytes.
  var collapsingWhiteSpace: String {
    isCollapsed ? self : split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Certainly without anything to collapse: ASCII letters and signs with single spaces between them.
  private var isCollapsed: Bool {
    var previous = UInt8(ascii: " ")
    for byte in utf8 {
      guard byte > 0x20 && byte < 0x7F || byte == 0x20 && previous != 0x20 else { return false }
      previous = byte
    }
    return previous != 0x20
  }

  /// The text itself, unless there is none.
  var unlessEmpty: String? { isEmpty ? nil : self }

  /// At most so many scalars from the beginning.
  func shortened(to longest: Int) -> String {
    // Scalars, not characters: one character may be a letter with a million marks. No text has more scalars
    // than bytes, and counting bytes costs nothing.
    utf8.count <= longest ? self : String(unicodeScalars.prefix(longest))
  }

  /// Whether it can be a provider's number for something and stand in a path: letters, digits, `-` and `_`.
  var isPlainIdentifier: Bool {
    (1...100).contains(utf8.count)
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }

  /// The text as an address that an app may open; nil if it is none.
  var secureURL: String? {
    let plain = "http://".utf8
    let url = utf8.starts(with: plain) ? "https://" + Substring(utf8.dropFirst(plain.count)) : self
    return url.utf8.starts(with: "https://".utf8) && url.utf8.count <= 2_000 ? url : nil
  }

  /// The text as one line of at most so many scalars; nil if that is empty.
  func line(_ longest: Int = TextBounds.line) -> String? {
    shortened(to: longest).collapsingWhiteSpace.unlessEmpty
  }
}

/// How much of a text or a list is kept, so that a payload in a bad state cannot fill caches and libraries.
enum TextBounds {
  /// Titles, in scalars. The longest real ones have some hundreds.
  static let title = 1_000
  /// Names, publishers, genres, series.
  static let line = 300
  /// Descriptions. Publishers write a few thousand at most.
  static let description = 10_000
  /// Authors of one work. An anthology may have dozens.
  static let authors = 100
  /// Subjects of one work. Open Library has works with hundreds, of which the first ones say what it is.
  static let subjects = 40
  /// Series of one work.
  static let series = 20
  /// Works that are listed of one series.
  static let seriesWorks = 200
  /// Numbers of one edition.
  static let numbers = 40
}
