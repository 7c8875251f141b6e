// Ratings in the forms that people write: `4,5`, `★★★★☆`, `4/5`, `80%`, `3½`, `4 stars`.

/// A rating as written; the column says out of how many it is, unless the cell does.
struct WrittenRating: Equatable {
  /// The number, in thousandths.
  let thousandths: Int
  /// The highest rating that the cell itself names; nil if it names none.
  var scale: Int?

  /// The rating in quarters of five stars, to the nearest; nil if it exceeds the scale.
  func quarters(outOf columnScale: Int) -> Int? {
    let most = (scale ?? columnScale) * 1_000
    return thousandths <= most ? (thousandths * 20 + most / 2) / most : nil
  }

  private init(_ thousandths: Int, scale: Int? = nil) {
    self.thousandths = thousandths
    self.scale = scale
  }

  /// Parses a plain number; nil for anything else.
  init?(number cell: Cell) {
    var thousandths = 0
    var decimals: Int?
    var digits = 0
    for byte in cell.bytes {
      if let digit = Cell.digit(byte) {
        digits += 1
        guard decimals ?? 0 < 3 else { continue }
        guard thousandths < 1_000_000 else { return nil }
        thousandths = thousandths * 10 + digit
        decimals = decimals.map { $0 + 1 }
      } else if decimals == nil, digits > 0, byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") {
        decimals = 0
      } else {
        return nil
      }
    }
    guard digits > 0, decimals != 0 else { return nil }
    for _ in (decimals ?? 0)..<3 { thousandths *= 10 }
    self.init(thousandths)
  }

  /// Parses a number with words, stars or a highest rating around it; nil if it is no rating.
  init?(words text: String) {
    // Some stars are followed by a sign that asks for their colored form.
    let text = String(DigitFolding.ascii(text).unicodeScalars.filter { $0 != "\u{FE0F}" && $0 != "\u{FE0E}" })
    if let stars = Self(stars: text) {
      self = stars
      return
    }
    var numbers: [Int] = []
    var words: [String] = []
    var rest = Self.withFractions(text.lowercased())[...]
    while let first = rest.first {
      if first.isASCII, first.isNumber {
        let digits = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
        rest = rest[digits.endIndex...]
        guard let number = Array(digits.utf8).withUnsafeBufferPointer({ WrittenRating(number: Cell($0)) })
        else { return nil }
        numbers.append(number.thousandths)
      } else if first.isWhitespace {
        rest = rest.dropFirst()
      } else {
        let word = first.isLetter ? rest.prefix { $0.isLetter } : rest.prefix(1)
        rest = rest[word.endIndex...]
        words.append(String(word))
      }
    }
    words.removeAll { Self.starWords.contains($0) || Self.signs.contains($0) }
    switch (numbers.count, words) {
    case (1, []): self.init(numbers[0])
    case (3, ["/"]) where numbers[1] == 1_000 && numbers[2] == 2_000: self.init(numbers[0] + 500)
    case (1, ["%"]): self.init(numbers[0], scale: 100)
    case (2, let words) where Self.outOf.contains(words.joined(separator: " ")):
      let scale = numbers[1] / 1_000
      guard numbers[1].isMultiple(of: 1_000), Self.scales.contains(scale), numbers[0] <= numbers[1] else {
        return nil
      }
      self.init(numbers[0], scale: scale)
    default: return nil
    }
  }

  /// Parses a row of stars, full, half or empty: `★★★½☆`.
  private init?(stars text: String) {
    var (full, half, all) = (0, 0, 0)
    for scalar in text.unicodeScalars where scalar != " " {
      all += 1
      if Self.fullStars.contains(scalar) {
        full += 1
      } else if "½⯨⯪".unicodeScalars.contains(scalar) {
        half += 1
      } else if !"☆✩✰⚝".unicodeScalars.contains(scalar) {
        return nil
      }
    }
    guard all > 0, half <= 1, all <= 10 else { return nil }
    self.init(full * 1_000 + half * 500, scale: all > 5 ? 10 : 5)
  }

  /// Returns the text with `½` as a decimal: `3½` and `3 ½` become `3.5`.
  private static func withFractions(_ text: String) -> String {
    var output = ""
    for character in text {
      guard let decimals = fractions[character] else {
        output.append(character)
        continue
      }
      while output.last == " " { output.removeLast() }
      output += output.last?.isNumber == true ? decimals : "0" + decimals
    }
    return output
  }

  private static let fullStars = Set("★⭐🌟✭✮✯✦*".unicodeScalars)
  private static let fractions: [Character: String] = ["½": ".5", "¼": ".25", "¾": ".75"]
  private static let scales: Set = [3, 4, 5, 6, 7, 10, 12, 20, 100]
  private static let outOf: Set = [
    "/", "of", "out of", "von", "sur", "su", "de", "di", "van", "av", "из", "|",
  ]
  /// Signs that people add for emphasis.
  private static let signs: Set = ["!", "~"]
  private static let starWords: Set = [
    "star", "stars", "stern", "sterne", "sternen", "étoile", "étoiles", "estrella", "estrellas", "stella",
    "stelle", "estrela", "estrelas", "ster", "sterren", "gwiazdka", "gwiazdki", "gwiazdek", "звезда",
    "звезды", "звёзды", "звезд", "звёзд", "stjärnor", "stjerner", "yıldız", "★", "⭐", "星", "つ", "颗", "顆", "점",
    "pts", "pt", "points", "point", "punkte", "p",
  ]
}

/// The ratings of a column as counts, from which its scale follows.
struct RatingCounts: Hashable, Sendable {
  private(set) var count = 0
  /// For each scale of `scales` the number of ratings above it.
  private var above = [0, 0, 0, 0]
  private static let scales = [5, 10, 20, 100]

  /// Counts a number; 0 means that there is no rating.
  mutating func take(_ rating: WrittenRating) {
    guard rating.scale == nil, rating.thousandths > 0 else { return }
    count += 1
    for (index, scale) in Self.scales.enumerated() where rating.thousandths > scale * 1_000 {
      above[index] += 1
    }
  }

  /// The lowest scale that the bulk of the column fits; nil if that is the given one. Fewer than two ratings,
  /// or fewer than a fifth of them, are outliers and decide nothing, unless they are all that there are.
  func scale(atLeast least: Int) -> Int? {
    let few = max(1, count / 5)
    let fitting = zip(Self.scales, above).first { scale, more in
      scale >= least && more <= few && (more < count || count == 0)
    }?.0
    return fitting == least ? nil : fitting
  }

  /// Does the same for a format with a scale of its own, which a single rating does not change.
  func scale(ofFormat scale: Int) -> Int? { count > 1 ? self.scale(atLeast: scale) : nil }
}
