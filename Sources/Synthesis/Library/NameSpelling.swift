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

  /// Returns the other forms of the name of a work's writer, in a fixed order, without those that the writer
  /// of another book of the same title has as well: "M. Reedman" is a form of both Marian and Marion Reedman.
  static func forms(ofWriterOf work: Int, in catalog: Catalog) -> [String] {
    func writer(_ work: Int) -> CatalogAuthor? {
      catalog.works[work].credits.first.map { catalog.authors[$0.author] }
    }
    guard let author = writer(work) else { return [] }
    let twins = catalog.alike.filter { $0.kind == .nearName && ($0.left == work || $0.right == work) }
      .compactMap { writer($0.left == work ? $0.right : $0.left) }
    let shared = twins.flatMap { forms(of: $0) + [$0.name] }
    return forms(of: author).filter { !shared.contains($0) }
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
