// Variants of a series' name: with or without a generic word, or with the article moved. A provider's record
// of a series has one of them, for all books of the series.

/// Variants of a series' name.
package enum SeriesNameForms {
  /// Returns the variant for `number`; the name itself if that variant is impossible.
  package static func other(_ name: String, number: Int) -> String {
    if let short = withoutLastWord(name), number.isMultiple(of: 2) { return short }
    switch number / 2 % 6 {
    case 0: return "\(name) series"
    case 1: return "\(name) novels"
    case 2: return name.hasPrefix("The ") ? String(name.dropFirst(4)) : "The \(name)"
    case 3: return name.hasPrefix("The ") ? "\(name.dropFirst(4)), The" : "\(name) (series)"
    case 4: return name.uppercased()
    default: return "\(name) saga"
    }
  }

  /// Returns `Farseer` for `Farseer Trilogy`; nil for a name without such a word at its end.
  package static func withoutLastWord(_ name: String) -> String? {
    guard let word = words.first(where: { name.hasSuffix(" \($0)") }) else { return nil }
    let short = name.dropLast(word.count + 1)
    return short.count > 3 ? String(short) : nil
  }

  private static let words = ["Trilogy", "Chronicles", "Saga", "Duology", "Series", "Cycle"]
}
