// White space as providers and readers type it.

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
}
