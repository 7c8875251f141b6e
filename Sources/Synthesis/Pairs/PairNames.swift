// Ways in which one person's name is written, and names of other people that look like it.

import Simulation

/// Names of the authors of a catalog, taken apart.
struct PairNames: Sendable {
  /// Authors by family name, as indices.
  private let families: [String: [Int]]
  private let catalog: Catalog

  init(catalog: Catalog) {
    self.catalog = catalog
    var families: [String: [Int]] = [:]
    for (number, author) in catalog.authors.enumerated() {
      families[NameParts(author.name).family, default: []].append(number)
    }
    self.families = families
  }

  /// A name in Latin letters that has given names to write in other ways.
  static func parts(_ author: CatalogAuthor) -> (given: [String], family: String)? {
    let parts = NameParts(author.name)
    // A sort name that is not turned round belongs to a house, a band, or a people that puts the family
    // first.
    guard !parts.given.isEmpty, author.sortName.contains(", "), isLatin(author.name) else { return nil }
    let given = parts.given.replacing(".", with: ". ").split(separator: " ").map(String.init)
    return (given, parts.family)
  }

  static func isLatin(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.value < 0x250 || (0x1E00...0x1EFF).contains($0.value) || $0 == "’" }
  }

  /// The first name and nothing of the others: `George Martin`, `Ursula Le Guin`.
  static func withoutMiddle(_ author: CatalogAuthor) -> String? {
    guard let parts = parts(author), parts.given.count > 1, let first = parts.given.first,
      !first.hasSuffix(".")
    else { return nil }
    return "\(first) \(parts.family)"
  }

  /// Initials in place of names: `R. Zelazny`, `U. K. Le Guin`, `G.R.R. Martin`.
  static func initials(_ author: CatalogAuthor, isSpaced: Bool, all: Bool) -> String? {
    guard let parts = parts(author), parts.given.contains(where: { !$0.hasSuffix(".") }) else { return nil }
    let letters = parts.given.compactMap(\.first).filter(\.isLetter).map { "\($0)." }
    guard let first = letters.first else { return nil }
    return (all ? letters.joined(separator: isSpaced ? " " : "") : first) + " \(parts.family)"
  }

  /// The same letters, other spaces, full stops or capitals.
  static func respelled(_ author: CatalogAuthor, stream: inout RandomStream) -> String? {
    guard let parts = parts(author) else { return nil }
    let plain = NameSpelling.withoutAccents(author.name)
    var forms = [NameSpelling.withSpaces(author.name, stream: &stream), author.name.uppercased()]
    if plain != author.name { forms += [plain, plain] }
    if parts.given.contains(where: { $0.hasSuffix(".") }) {
      let spaced = parts.given.joined(separator: " ")
      forms += ["\(spaced) \(parts.family)", "\(spaced.replacing(".", with: "")) \(parts.family)"]
      forms.append("\(spaced.replacing(".", with: "").replacing(" ", with: "")) \(parts.family)")
    }
    let others = forms.filter {
      $0 != author.name && ($0.lowercased() == author.name.lowercased() || $0 != author.name.uppercased())
    }
    return stream.pick(others)
  }

  /// Family name first, in one of the ways in which files do it.
  static func turned(_ author: CatalogAuthor, stream: inout RandomStream) -> String? {
    guard let parts = parts(author) else { return nil }
    let words = author.name.split(separator: " ")
    guard let last = words.last, !["jr.", "sr.", "ii", "iii"].contains(last.lowercased()) else {
      return author.sortName
    }
    let tight = parts.given.joined(separator: stream.chance(1, in: 2) ? " " : "")
    let isInitials = parts.given.allSatisfy { $0.hasSuffix(".") }
    switch stream.below(4) {
    case 0 where parts.family.contains(" "):
      // Turned at the last word, particle and all: `Guin, Ursula K. Le`.
      return "\(last), \(words.dropLast().joined(separator: " "))"
    case 1 where isInitials: return "\(parts.family), \(tight)"
    case 2:
      return author.sortName.uppercased().lowercased() == author.sortName.lowercased()
        ? author.sortName.uppercased() : author.sortName
    default: return author.sortName
    }
  }

  /// Another person of the same family name whose given name begins with another letter.
  func relative(of author: CatalogAuthor, stream: inout RandomStream) -> String? {
    guard let own = Self.parts(author), let initial = own.given.first?.first else { return nil }
    let others = (families[own.family] ?? []).map { catalog.authors[$0] }.filter { other in
      guard let parts = Self.parts(other), let first = parts.given.first?.first else { return false }
      return first != initial && other.person == nil
    }
    return stream.pick(others)?.name
  }

  /// A person whose given name is one of a pair that looks alike: `Julie` for `Julia`.
  static func double(of author: CatalogAuthor) -> String? {
    guard let parts = parts(author), let first = parts.given.first, let other = doubles[first] else {
      return nil
    }
    return ([other] + parts.given.dropFirst() + [parts.family]).joined(separator: " ")
  }

  private static let doubles: [String: String] = {
    let pairs = [
      ("Julia", "Julie"), ("Paul", "Paula"), ("Eric", "Erica"), ("Daniel", "Danielle"),
      ("Michael", "Michelle"),
      ("Stephen", "Stephanie"), ("Robert", "Roberta"), ("Alexander", "Alexandra"), ("Christian", "Christina"),
      ("Martin", "Martina"), ("Jan", "Jane"), ("John", "Joan"), ("Patrick", "Patricia"),
      ("Henry", "Henrietta"),
      ("George", "Georgia"), ("Charles", "Charlotte"), ("Louis", "Louise"), ("Philip", "Philippa"),
      ("William", "Willa"), ("Thomas", "Thomasina"), ("James", "Jane"), ("David", "Davida"),
      ("Peter", "Petra"),
      ("Anthony", "Antonia"), ("Frank", "Frances"), ("Richard", "Ricarda"), ("Mark", "Marta"),
      ("Mary", "Margaret"), ("Ann", "Andrea"), ("Neil", "Nell"), ("Terry", "Teresa"), ("Arthur", "Artemis"),
      ("Gabriel", "Gabriela"), ("Carl", "Carla"), ("Simon", "Simone"), ("Kevin", "Karin"), ("Ray", "Roy"),
      ("Tim", "Tom"), ("Susan", "Susanna"), ("Karen", "Kamila"), ("Brian", "Bryony"), ("Dan", "Dana"),
    ]
    return Dictionary(pairs + pairs.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }()
}
