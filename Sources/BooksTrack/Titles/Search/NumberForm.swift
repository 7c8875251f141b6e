// A common form for numbers in words and digits: `Twenty Thousand Leagues` and `20,000 Leagues`,
// `Nineteen Eighty-Four` and `1984`, `11/22/63` and `11/22/1963`, `Drei Männer` and `3 Männer`; and for words
// that are written out or abbreviated: `Doctor`, `Dr.`. Titles are compared in that form.
//
// English words up to the thousands are parsed; of other languages one word below a hundred, if it is a word
// of no other language (`once` is eleven in Spanish); of dates only those of three numbers.

/// Converts the numbers of a title's key to a common form.
enum NumberForm {
  /// Returns the key (`TitleKey`) with numbers in digits; the key itself if it has none.
  ///
  /// - Complexity: O(n)
  static func inDigits(_ key: String) -> String {
    guard mayCount(key) else { return key }
    var words = key.utf8.split(separator: 0x20).map { String(Substring($0)) }
    words = readWords(words)
    words = joinedThousands(words)
    shortenYear(of: &words)
    return words.joined(separator: " ")
  }

  /// Returns true if the key contains a number word or two adjacent numbers, which may have another form.
  private static func mayCount(_ key: String) -> Bool {
    var key = key
    return key.withUTF8 { bytes in
      let values = values
      var hash = TitleLine.seed
      var (isNumber, wasNumber) = (true, false)
      for byte in bytes {
        if byte == 0x20 {
          if isNumber && wasNumber || values.contains(hash) { return true }
          (hash, isNumber, wasNumber) = (TitleLine.seed, true, isNumber)
        } else {
          hash = TitleLine.next(hash, UInt32(byte))
          isNumber = isNumber && (0x30...0x39).contains(byte)
        }
      }
      return isNumber && wasNumber || values.contains(hash)
    }
  }

  private enum Value: Sendable {
    /// A number below twenty, or a multiple of ten below one hundred.
    case small(Int)
    case hundred
    case thousand
    case ordinal(String)
    /// A word that has a short form.
    case short(String)
  }

  private static func value(_ word: String) -> Value? { values[TitleLine.fingerprint(ofFolded: word.utf8)] }

  private static func readWords(_ words: [String]) -> [String] {
    var result: [String] = []
    var index = 0
    while index < words.count {
      switch value(words[index]) {
      case .ordinal(let text), .short(let text):
        result.append(text)
        index += 1
        continue
      default: break
      }
      if let number = number(in: words, at: index) {
        result.append(String(number.value))
        index = number.end
      } else {
        result.append(words[index])
        index += 1
      }
    }
    return result
  }

  /// Parses the number in words at an index; returns its value and end.
  private static func number(in words: [String], at start: Int) -> (value: Int, end: Int)? {
    var total = 0
    var current: Int?
    var index = start
    if let factor = factor(in: words, at: start) {
      current = factor
      index += 1
    }
    reading: while index < words.count, let value = value(words[index]) {
      switch value {
      case .small(let number):
        switch current {
        case nil: current = number
        // "eighty four", "one hundred five"
        case let before?
        where before % 10 == 0 && before % 100 != 10 && before > 0 && number < (before % 100 == 0 ? 100 : 10):
          current = before + number
        // "nineteen eighty four"
        case let before? where total == 0 && (10...99).contains(before) && number >= 10:
          current = before * 100 + number
        default: break reading
        }
      case .hundred: current = (current ?? 1) * 100
      case .thousand:
        total += (current ?? 1) * 1_000
        current = nil
      case .ordinal, .short: break reading
      }
      index += 1
      if (current ?? 0) > 1_000_000 || total > 1_000_000 { break }
    }
    return index > start ? (total + (current ?? 0), index) : nil
  }

  /// Returns digits before a multiplier: `8 hundred`.
  private static func factor(in words: [String], at place: Int) -> Int? {
    guard isNumber(words[place]), words[place].utf8.count <= 3, place + 1 < words.count else { return nil }
    switch value(words[place + 1]) {
    case .hundred, .thousand: return Int(words[place])
    case .small, .ordinal, .short, nil: return nil
    }
  }

  /// Joins `20 000` to `20000`.
  private static func joinedThousands(_ words: [String]) -> [String] {
    var result: [String] = []
    for word in words {
      if let last = result.last, isNumber(word), word.utf8.count == 3, isNumber(last), last.utf8.count <= 3,
        !last.hasPrefix("0")
      {
        result[result.count - 1] = last + word
      } else {
        result.append(word)
      }
    }
    return result
  }

  /// Shortens `11 22 1963` to `11 22 63`.
  private static func shortenYear(of words: inout [String]) {
    for place in words.indices.dropFirst(2) {
      guard words[place].utf8.count == 4, isNumber(words[place]),
        words[place].hasPrefix("19") || words[place].hasPrefix("20"),
        [words[place - 1], words[place - 2]].allSatisfy({ isNumber($0) && $0.utf8.count <= 2 })
      else { continue }
      words[place].removeFirst(2)
    }
  }

  private static func isNumber(_ word: String) -> Bool { word.utf8.allSatisfy { (0x30...0x39).contains($0) } }

  private static let values: WordTable<Value> = {
    let small = [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
      "twelve",
      "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    ]
    let tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
    let ordinals = [
      "first": "1st", "second": "2nd", "third": "3rd", "fourth": "4th", "fifth": "5th", "sixth": "6th",
      "seventh": "7th", "eighth": "8th", "ninth": "9th", "tenth": "10th", "eleventh": "11th",
      "twelfth": "12th",
      "thirteenth": "13th",
    ]
    return WordTable(
      small.enumerated().map { ($1, .small($0)) } + tens.enumerated().map { ($1, .small(20 + 10 * $0)) }
        + [("hundred", .hundred), ("thousand", .thousand)] + foreign
        + [
          ("doctor", .short("dr")), ("doktor", .short("dr")), ("saint", .short("st")),
          ("mister", .short("mr")),
        ]
        + ordinals.sorted { $0.key < $1.key }.map { ($0.key, .ordinal($0.value)) })
  }()

  /// Number words of other languages: German, French, Spanish, Italian, Portuguese, Dutch and Swedish.
  private static let foreign: [(String, Value)] =
    [
      (2, "zwei deux twee tva"), (3, "drei trois tres drie"), (4, "vier quatre cuatro quattro quatro fyra"),
      (5, "funf cinq cinco cinque vijf fem"), (6, "sechs seis zes"),
      (7, "sieben sept siete sette sete zeven sju"),
      (8, "acht huit ocho oito atta"), (9, "neun nueve negen nio"),
      (10, "zehn dix diez dieci dez tien"),
      (11, "onze undici"), (12, "zwolf douze dodici twaalf tolv"),
      (20, "zwanzig veinte"), (30, "dreissig treinta"), (40, "vierzig cuarenta"), (50, "funfzig cincuenta"),
      (60, "sechzig"), (70, "siebzig"), (80, "achtzig"), (90, "neunzig"), (100, "cien"),
    ].flatMap { number, words in words.split(separator: " ").map { (String($0), .small(number)) } }
    + [("hundert", .hundred), ("tausend", .thousand)]
}
