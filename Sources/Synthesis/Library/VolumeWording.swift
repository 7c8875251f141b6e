// The wording of volume numbers in the catalog's languages.

import Simulation

/// The words for "volume" in the catalog's languages.
enum VolumeWording {
  private static let arabic = [
    "الأول", "الثاني", "الثالث", "الرابع", "الخامس", "السادس", "السابع", "الثامن", "التاسع", "العاشر",
  ]
  private static let persian = [
    "اول", "دوم", "سوم", "چهارم", "پنجم", "ششم", "هفتم", "هشتم", "نهم", "دهم",
  ]

  /// Returns a number with the word for a volume, in the usual form of the language.
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

  /// Returns the number after a title that is the name of the series: `Bleach, Volume 01`, `進撃の巨人 4巻`.
  static func tail(_ number: Int, of total: Int, language: String, stream: inout RandomStream) -> String {
    switch language {
    case "en":
      let padded = number < 10 && stream.chance(1, in: 2) ? "0\(number)" : "\(number)"
      return stream.chance(1, in: 2) ? ", Volume \(padded)" : ", Vol. \(number)"
    case "ja", "zh":
      // Two-volume books are labelled upper and lower.
      if total == 2, number <= 2 { return number == 1 ? " 上" : " 下" }
      return stream.chance(1, in: 3) ? " (\(number))" : " \(number)巻"
    case "ar", "fa": return " \(text(number, language: language, stream: &stream))"
    case "ko": return " \(number)권"
    default: return ", \(text(number, language: language, stream: &stream))"
    }
  }
}
