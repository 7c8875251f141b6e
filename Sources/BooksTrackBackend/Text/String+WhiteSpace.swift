// Normalization and bounds of texts from providers and readers.

extension String {
  /// The text with each run of white space replaced by one space, and none at the ends.
  ///
  /// - Complexity: O(n); a text that has nothing to collapse costs one pass over its bytes.
  var collapsingWhiteSpace: String {
    isCollapsed ? self : split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// True if the text consists of ASCII characters with single spaces between words, so that nothing can
  /// collapse.
  private var isCollapsed: Bool {
    var previous = UInt8(ascii: " ")
    for byte in utf8 {
      guard byte > 0x20 && byte < 0x7F || byte == 0x20 && previous != 0x20 else { return false }
      previous = byte
    }
    return previous != 0x20
  }

  /// The text; nil if it is empty.
  var unlessEmpty: String? { isEmpty ? nil : self }

  /// Returns the first `longest` scalars.
  func shortened(to longest: Int) -> String {
    // Scalars, not characters: one character may be a letter with a million marks. A text has at most as many
    // scalars as bytes, and the byte count is free.
    utf8.count <= longest ? self : String(unicodeScalars.prefix(longest))
  }

  /// True if the text can be a provider's id in a path: ASCII letters, digits, `-` and `_`.
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

  /// The text as an HTTPS URL; nil if it is not an HTTP or HTTPS URL.
  var secureURL: String? {
    let plain = "http://".utf8
    let url = utf8.starts(with: plain) ? "https://" + Substring(utf8.dropFirst(plain.count)) : self
    return url.utf8.starts(with: "https://".utf8) && url.utf8.count <= 2_000 ? url : nil
  }

  /// Returns the text as one line of at most `longest` scalars; nil if it is empty.
  func line(_ longest: Int = TextBounds.line) -> String? {
    shortened(to: longest).collapsingWhiteSpace.unlessEmpty
  }
}

/// The bounds of stored texts and lists, so that a faulty payload cannot fill caches and libraries.
enum TextBounds {
  /// Titles, in scalars. The longest real ones have some hundreds.
  static let title = 1_000
  /// Names, publishers, genres and series, in scalars.
  static let line = 300
  /// Descriptions, in scalars. Those of publishers have a few thousand at most.
  static let description = 10_000
  /// Authors of a work. An anthology may have dozens.
  static let authors = 100
  /// Subjects of a work. Open Library lists hundreds for some works, the most relevant first.
  static let subjects = 40
  /// Series of a work.
  static let series = 20
  /// Listed works of a series.
  static let seriesWorks = 200
  /// ISBNs of an edition.
  static let numbers = 40
}
