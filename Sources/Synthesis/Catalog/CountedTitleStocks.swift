// The title stocks for inventing titles: counted once, with languages weighted by assumed shares. English has
// four fifths.

import Facts
import Simulation

/// A stock of titles with its counts.
struct CountedTitleStock {
  let stock: TitleStock
  let count: Int
  let subtitleCount: Int
  let genres: [String]
  /// True for narrative genres: their books come in series and seldom have a subtitle.
  let isStory: Bool

  private static let explained: Set<String> = [
    "Nonfiction", "History", "Biography", "Memoir", "Science", "Philosophy", "Psychology", "Self Help",
    "Business",
    "Cooking", "Travel", "Religion", "Politics", "Essays", "Poetry", "Art", "Health", "True Crime", "Nature",
    "Self-Help", "Economics", "Spirituality", "Popular Science", "Technology", "Education", "Parenting",
  ]

  init(_ stock: TitleStock) {
    self.stock = stock
    count = max(1, stock.titleCount)
    subtitleCount = stock.subtitleCount
    isStory = !Self.explained.contains(stock.genre)
    genres = isStory && stock.genre != "Fiction" ? [stock.genre, "Fiction"] : [stock.genre]
  }

  var language: String { stock.language }

  func title(_ number: Int) -> String { stock.title(number: number) }

  func subtitle(_ stream: inout RandomStream) -> String? {
    subtitleCount > 0 ? stock.subtitle(number: stream.below(subtitleCount)) : nil
  }
}

/// All stocks.
struct CountedTitleStocks {
  private let all: [CountedTitleStock]
  private let byLanguage: [String: [Int]]
  private let languages: [String]
  private let choice: WeightedSampler
  private let foreign: WeightedSampler

  private static let shares = [
    "en": 7_900, "es": 330, "de": 300, "fr": 300, "ja": 170, "it": 160, "pt": 140, "ru": 120, "ar": 110,
    "sv": 80,
    "fa": 70, "nl": 70, "pl": 70, "zh": 60, "tr": 60, "ko": 40,
  ]

  init(_ stocks: [TitleStock]) {
    all = stocks.filter { $0.titleCount > 0 }.map(CountedTitleStock.init)
    byLanguage = Dictionary(grouping: all.indices, by: { [all] in all[$0].language })
    languages = byLanguage.keys.sorted()
    precondition(!languages.isEmpty, "titles cannot be invented without a single title stock")
    let weights = languages.map { Self.shares[$0] ?? 50 }
    choice = WeightedSampler(weights: weights)
    let abroad = zip(languages, weights).map { $0 == "en" ? 0 : $1 }
    foreign = abroad.contains { $0 > 0 } ? WeightedSampler(weights: abroad) : choice
  }

  subscript(index: Int) -> CountedTitleStock { all[index] }

  /// Draws a language by its share.
  func drawLanguage(_ stream: inout RandomStream) -> String { languages[choice.draw(&stream)] }

  /// Draws a language other than English by its share.
  func drawForeign(_ stream: inout RandomStream) -> String { languages[foreign.draw(&stream)] }

  /// Draws a stock of a language.
  func draw(_ language: String, _ stream: inout RandomStream) -> Int {
    stream.pick(byLanguage[language] ?? []) ?? 0
  }

  /// Returns the stock of the same genre in another language, or any stock of that language.
  func counterpart(of index: Int, language: String, _ stream: inout RandomStream) -> Int {
    let choices = byLanguage[language] ?? []
    return choices.first { all[$0].stock.genre == all[index].stock.genre } ?? draw(language, &stream)
  }
}
