// How a title says that its book is a volume of a series: the forms that real exports have.
//
// The weights are set so that about four fifths of the series books carry the plain form; how the rest is spread over
// the other forms is a guess.

import Simulation

/// The form of a series marker in a title.
package enum SeriesMarker: String, Codable, Sendable, CaseIterable {
  /// No marker.
  case none
  /// `The Hunger Games (The Hunger Games, #1)`, and `#0.5`, `#1-3` where the place is so.
  case comma
  /// `Dune (Dune Chronicles #1)`
  case noComma
  /// `Mort (Death, #1; Discworld, #4)`
  case two
  /// `Night Play (Dark-Hunter #5, Were-Hunter #1)`
  case twoNoComma
  /// `Naked in Death (In Death, Book 1)`, and the words of other languages.
  case words
  /// `Bleach, Volume 01`: the title itself is the series' name.
  case volume
  /// `Saga, Vol. 1 (Saga, #1)`
  case volumeAndComma
  /// `Saga #1`
  case bare
  /// `(The Stormlight Archive, #1: Part 2 of 2)`
  case part

  /// The forms in which a work can be written, with their weights in thousandths.
  static func choices(
    for work: CatalogWork, language: String, places: Int
  ) -> (forms: [SeriesMarker], weights: [Int]) {
    let isWhole = work.memberships.first?.position.whole != nil
    if work.isKnownByNumber {
      return ([.volumeAndComma, .comma, .volume, .bare], isWhole ? [640, 160, 140, 60] : [500, 500, 0, 0])
    }
    if places > 1 { return ([.two, .twoNoComma, .comma, .none], [560, 60, 340, 40]) }
    if language != "en" { return ([.comma, .words, .none], isWhole ? [690, 190, 120] : [850, 0, 150]) }
    return (
      [.comma, .noComma, .words, .bare, .part, .none],
      isWhole ? [852, 46, 27, 0, 2, 73] : [860, 50, 0, 0, 0, 90]
    )
  }
}

/// The words for "volume" in the languages of the catalog.
enum VolumeWords {
  private static let arabic = [
    "الأول", "الثاني", "الثالث", "الرابع", "الخامس", "السادس", "السابع", "الثامن", "التاسع", "العاشر",
  ]
  private static let persian = [
    "اول", "دوم", "سوم", "چهارم", "پنجم", "ششم", "هفتم", "هشتم", "نهم", "دهم",
  ]

  /// A number with the word before or behind it, as books of that language have it.
  static func text(_ number: Int, language: String, stream: inout RandomStream) -> String {
    switch language {
    case "de": stream.chance(1, in: 2) ? "Band \(number)" : "Bd. \(number)"
    case "fr": "tome \(number)"
    case "es": stream.chance(1, in: 2) ? "Libro \(number)" : "Vol. \(number)"
    case "it": "Libro \(number)"
    case "pt": "Livro \(number)"
    case "nl": "deel \(number)"
    case "sv": "del \(number)"
    case "pl": "tom \(number)"
    case "ru": "Книга \(number)"
    case "ja", "zh": "\(number)巻"
    case "ko": "\(number)권"
    case "tr": "\(number). Kitap"
    case "ar": "الجزء \(arabic.indices.contains(number - 1) ? arabic[number - 1] : String(number))"
    case "fa": "جلد \(persian.indices.contains(number - 1) ? persian[number - 1] : String(number))"
    default: ["Book \(number)", "Vol. \(number)", "Volume \(number)"][stream.below(3)]
    }
  }

  /// The number behind a title that is the name of the series itself: `Bleach, Volume 01`, `進撃の巨人 4巻`.
  static func tail(_ number: Int, of total: Int, language: String, stream: inout RandomStream) -> String {
    switch language {
    case "en":
      let padded = number < 10 && stream.chance(1, in: 2) ? "0\(number)" : "\(number)"
      return stream.chance(1, in: 2) ? ", Volume \(padded)" : ", Vol. \(number)"
    case "ja", "zh":
      // Books in two volumes are called the upper and the lower one.
      if total == 2, number <= 2 { return number == 1 ? " 上" : " 下" }
      return stream.chance(1, in: 3) ? " (\(number))" : " \(number)巻"
    case "ar", "fa": return " \(text(number, language: language, stream: &stream))"
    case "ko": return " \(number)권"
    default: return ", \(text(number, language: language, stream: &stream))"
    }
  }
}
