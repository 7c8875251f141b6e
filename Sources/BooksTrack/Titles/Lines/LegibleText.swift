// Repair of text for comparison: reverses a second decoding (`CortÃ©s`) and decodes HTML entities
// (`Crime &amp; Punishment`). The stored text is not changed.

/// Repairs damaged text.
enum LegibleText {
  /// Returns the repaired text.
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
