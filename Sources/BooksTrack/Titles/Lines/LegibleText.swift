// The text that a person would read in a cell: what was decoded twice is decoded once (`CortÃ©s`), and signs
// that a page writes as entities are signs (`Crime &amp; Punishment`). For comparison only; what a reader has
// stays as it is.

/// Reads over what went wrong with a text on its way.
enum LegibleText {
  /// The text as it was meant.
  ///
  /// - Complexity: O(n)
  static func of(_ text: String) -> String {
    var text = text
    let (hasEntity, hasLead) = text.withUTF8 { bytes in
      var found = (entity: false, lead: false)
      for byte in bytes {
        found.entity = found.entity || byte == 0x26
        found.lead = found.lead || byte == 0xC3
      }
      return found
    }
    guard hasEntity || hasLead else { return text }
    let decoded = hasEntity && text.utf8.contains(0x3B) ? HTMLEntities.decode(text) : text
    return DecodedTwice.repaired(decoded)
  }
}
