// Invented writers with names of many cultures, each name at most once, some with initials.

import Facts
import Simulation

/// Generates persons.
struct InventedPeople {
  private let stocks: [NameStock]
  private let byLanguage: [String: [Int]]
  private var taken: Set<String>
  private var stream: RandomStream

  /// - Parameter taken: The names in use.
  init(stocks: [NameStock], taken: some Sequence<String>, stream: RandomStream) {
    self.stocks = stocks.filter { !$0.family.isEmpty && !($0.female.isEmpty && $0.male.isEmpty) }
    byLanguage = Dictionary(
      grouping: self.stocks.indices, by: { [stocks = self.stocks] in stocks[$0].language })
    self.taken = Set(taken)
    self.stream = stream
  }

  /// Returns a writer in that language; nil after 40 attempts without a new name.
  mutating func next(language: String) -> CatalogAuthor? {
    guard let index = stream.pick(byLanguage[language] ?? byLanguage["en"] ?? []) else { return nil }
    for attempt in 0..<40 {
      let (given, family) = parts(of: stocks[index], attempt: attempt)
      if let author = author(given: given, family: family, stock: stocks[index], language: language) {
        return author
      }
    }
    return nil
  }

  /// Returns a writer with exactly these names; nil if the name is taken.
  mutating func author(given: String, family: String, language: String) -> CatalogAuthor? {
    guard let stock = stocks.first(where: { $0.language == language }) else { return nil }
    return author(given: given, family: family, stock: stock, language: language)
  }

  private mutating func author(
    given: String, family: String, stock: NameStock, language: String
  ) -> CatalogAuthor? {
    let name = stock.isFamilyFirst ? family + stock.separator + given : "\(given) \(family)"
    guard taken.insert(name).inserted else { return nil }
    let forms = stock.isFamilyFirst && stock.separator.isEmpty ? ["\(family) \(given)"] : []
    return CatalogAuthor(
      name: name, sortName: stock.isFamilyFirst ? name : "\(family), \(given)", forms: forms, person: nil,
      language: language, isReal: false)
  }

  private mutating func parts(of stock: NameStock, attempt: Int) -> (given: String, family: String) {
    let isFemale = stock.male.isEmpty || (!stock.female.isEmpty && stream.chance(1, in: 2))
    var given = stream.pick(isFemale ? stock.female : stock.male) ?? ""
    let place = stream.below(stock.family.count)
    let family =
      isFemale && place < stock.femaleFamily.count ? stock.femaleFamily[place] : stock.family[place]
    guard !stock.isFamilyFirst, let first = given.unicodeScalars.first, first.value < 0x250 else {
      return (given, family)
    }
    // Plain names run out first, so later attempts add a middle initial or a second family name.
    switch stream.below(100) + attempt * 6 {
    case ..<78: break
    case ..<92: given += " \(initial())."
    case ..<96: given = "\(initial()).\(initial())."
    default:
      let second = stream.pick(stock.family) ?? family
      return (given, second == family ? family : "\(family)-\(second)")
    }
    return (given, family)
  }

  private mutating func initial() -> Character {
    Array("ABCDEFGHJKLMNPRSTVW")[stream.below(19)]
  }
}
