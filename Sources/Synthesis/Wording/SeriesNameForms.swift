// Other ways of writing the name of one series: with a word that any series may have, without it, with the
// article moved. A provider's record of a series has one of them, and says it of all books of the series.

/// Other forms of a series' name.
package enum SeriesNameForms {
  /// The form that the number picks; the name itself where that form is not possible.
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

  /// `Farseer` for `Farseer Trilogy`; nil for a name that ends in no such word.
  package static func withoutLastWord(_ name: String) -> String? {
    guard let word = words.first(where: { name.hasSuffix(" \($0)") }) else { return nil }
    let short = name.dropLast(word.count + 1)
    return short.count > 3 ? String(short) : nil
  }

  private static let words = ["Trilogy", "Chronicles", "Saga", "Duology", "Series", "Cycle"]
}
