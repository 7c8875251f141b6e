// The text that a person would read in a cell: what was decoded twice is decoded once (`CortÃ©s`), and signs that a page
// writes as entities are signs (`Crime &amp; Punishment`). For comparison only; what a reader has stays as it is.

/// Reads over what went wrong with a text on its way.
enum LegibleText {
  /// The text as it was meant.
  ///
  /// - Complexity: O(n)
  static func of(_ text: String) -> String {
    var hasEntity = false
    var hasLead = false
    for byte in text.utf8 {
      hasEntity = hasEntity || byte == 0x26
      hasLead = hasLead || byte == 0xC3
    }
    guard hasEntity || hasLead else { return text }
    let decoded = hasEntity && text.utf8.contains(0x3B) ? HTMLEntities.decode(text) : text
    return DecodedTwice.repaired(decoded)
  }
}
