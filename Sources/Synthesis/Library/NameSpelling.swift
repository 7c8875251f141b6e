// Variants of a person's name that occur in exports: `Tolkien, J.R.R.`, `J. R. R. Tolkien`, `George Martin`
// for `George R.R. Martin`, `R. Zelazny` for `Roger Zelazny`.

import Simulation

/// Writes names in other forms.
enum NameSpelling {
  /// Returns all other forms of an author's name, in a fixed order.
  static func forms(of author: CatalogAuthor) -> [String] {
    let parts = NameParts(author.name)
    var forms = author.forms
    guard !parts.given.isEmpty, author.sortName != author.name else { return forms }
    forms.append(author.sortName)
    let given = parts.given.split(separator: " ")
    let spaced = parts.given.replacing(".", with: ". ").split(separator: " ").joined(separator: " ")
    if spaced != parts.given { forms.append("\(spaced) \(parts.family)") }
    if given.count > 1, let first = given.first, !first.hasSuffix(".") {
      forms.append("\(first) \(parts.family)")
    } else if given.count == 1, let initial = parts.given.first, !parts.given.contains("."),
      parts.given.count > 2
    {
      forms.append("\(initial). \(parts.family)")
    }
    let plain = withoutAccents(author.name)
    if plain != author.name { forms.append(plain) }
    var seen: Set<String> = [author.name]
    return forms.filter { seen.insert($0).inserted }
  }

  /// Returns the name with a run of spaces before its last part.
  static func withSpaces(_ name: String, stream: inout RandomStream) -> String {
    guard let space = name.lastIndex(of: " ") else { return name }
    return name[..<space] + String(repeating: " ", count: stream.within(2...10))
      + name[name.index(after: space)...]
  }

  /// Returns the text with the accents of Western European letters removed.
  static func withoutAccents(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    return String(text.map { plainLetters[$0] ?? $0 })
  }

  private static let plainLetters: [Character: Character] = {
    let pairs = [
      ("áàâäãåā", "a"), ("éèêëē", "e"), ("íìîïī", "i"), ("óòôöõō", "o"), ("úùûüū", "u"), ("çč", "c"),
      ("ñ", "n"),
      ("š", "s"), ("ž", "z"), ("ÁÀÂÄÃÅ", "A"), ("ÉÈÊË", "E"), ("ÍÌÎÏ", "I"), ("ÓÒÔÖÕ", "O"), ("ÚÙÛÜ", "U"),
      ("ÇČ", "C"), ("Ñ", "N"), ("Š", "S"), ("Ž", "Z"),
    ]
    var letters: [Character: Character] = [:]
    for (accented, plain) in pairs {
      for letter in accented { letters[letter] = Character(plain) }
    }
    return letters
  }()
}
