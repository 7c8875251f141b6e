// Invented ISBNs: valid, unique, with the registration group of the language. English ones start with 0 or 1,
// so that some lose leading zeros in a spreadsheet; some recent ones have the prefix 979 and no 10-digit
// form.

import BooksTrackAPI
import Simulation

/// The registration groups of a language.
struct ISBNGroups {
  /// Groups of the prefix 978.
  fileprivate let old: [Int]
  /// The group of the prefix 979; nil if the language has none.
  fileprivate let new: Int?

  private static let known: [String: [Int]] = [
    "en": [0, 1], "fr": [2], "de": [3], "ja": [4], "ru": [5], "zh": [7], "cs": [80], "es": [84], "pt": [85],
    "no": [82], "da": [87], "it": [88], "ko": [89], "nl": [90], "sv": [91], "pl": [83], "hi": [81],
    "hu": [963],
    "fi": [951], "el": [960], "fa": [964], "tr": [975], "ar": [977], "he": [965], "id": [979], "bn": [984],
  ]

  init(language: String) {
    old = Self.known[language] ?? [92]
    new = language == "en" ? 8 : language == "fr" ? 10 : nil
  }
}

/// Generates ISBNs, each at most once.
struct ISBNGenerator {
  /// Coprime to every power of ten, so that multiples of it modulo the group's size visit each body once.
  private static let stride = 7_777_777

  /// The number of ISBNs generated per group and prefix.
  private var counters = Array(repeating: 0, count: 2_000)
  private let shift: Int
  /// ISBNs that are in use.
  private var taken: Set<UInt64> = []

  init(stream: RandomStream) {
    var stream = stream
    shift = stream.below(1_000_000)
  }

  /// Keeps ISBNs from being generated.
  mutating func take(_ numbers: [ISBN]) { taken.formUnion(numbers.map(\.number)) }

  /// Returns the next ISBN of a language.
  mutating func next(in groups: ISBNGroups, prefersNewPrefix: Bool, stream: inout RandomStream) -> ISBN? {
    while true {
      let isbn = drawn(in: groups, prefersNewPrefix: prefersNewPrefix, stream: &stream)
      guard let isbn, taken.contains(isbn.number) else { return isbn }
    }
  }

  private mutating func drawn(
    in groups: ISBNGroups, prefersNewPrefix: Bool, stream: inout RandomStream
  ) -> ISBN? {
    if prefersNewPrefix, let group = groups.new { return number(prefix: 979, group: group) }
    guard let group = stream.pick(groups.old) else { return nil }
    return number(prefix: 978, group: group)
  }

  private mutating func number(prefix: UInt64, group: Int) -> ISBN? {
    var space = 1_000_000_000
    var head = group
    while head > 0 || space == 1_000_000_000 {
      space /= 10
      head /= 10
    }
    let key = group * 2 + (prefix == 979 ? 1 : 0)
    // A smaller body would have too few digits after losing its leading zeros.
    var body: Int
    repeat {
      let count = counters[key]
      precondition(count < space, "the ISBN group \(group) has no number left; use a smaller catalog")
      counters[key] = count + 1
      body = group * space + (count * Self.stride + shift) % space
    } while body < 1_000_000
    return ISBN(prefix: prefix, body: UInt64(body))
  }
}
