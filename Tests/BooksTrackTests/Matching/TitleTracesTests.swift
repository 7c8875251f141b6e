// A title that was mistyped is found by what the slips leave as it was (DUP-10, DUP-11).

import BooksTrackAPI
import PropertyTesting
import Testing

@testable import BooksTrack

@Suite struct TitleTracesTests {
  private static let words = Gen<String>.element(of: [
    "silent", "harbor", "rivers", "märchen", "война", "stone", "gardens", "winter", "lantern", "kingdom",
    "ocean",
  ])

  private static func sought(_ title: String, from spelling: String) -> Bool {
    var (posted, sought): ([UInt64], [UInt64]) = ([], [])
    TitleTraces.addPosted(keys(title), to: &posted)
    TitleTraces.addSought(keys(spelling), to: &sought)
    return !Set(posted).isDisjoint(with: sought)
  }

  /// Letters change in all words but one, first and last ones too; words of a letter or two do not count as
  /// one of three.
  @Test(arguments: [
    ("silent rivers of it at lantern", "silent rixers oz ip ax lamterm"),
    ("it is silent of rivers at lantern", "ip iz xilemp oz rivers ax lamterm"),
    ("silent of it rivers lantern", "xilemp oz ip rixerz lantern"),
  ])
  func `DUP-10: short words beside three long ones do not change the traces`(title: String, spelling: String)
  {
    #expect(Self.sought(title, from: spelling))
    #expect(
      !Self.sought(
        title,
        from: spelling.replacing("silent", with: "xilemp")
          .replacing("rivers", with: "rixerz").replacing("lantern", with: "lamterm")))
  }

  private static func keys(_ title: String) -> MatchKeys {
    MatchRules.corrected.keys(title: title, authors: ["Ursula Vernon"], isbns: [])
  }

  /// A word with a letter changed, taken out or put in, or two turned: it stays a word, and has no digit.
  private static func mistyped(_ word: String, _ slip: TypingSlip) -> String {
    let text = word.mistyped([slip])
    return text.contains { $0 == " " || $0.isNumber } ? word : text
  }

  /// Of three words two slips leave one as it was, and that is a trace, wherever it stands; the halves may
  /// both be hit.
  @Test(arguments: [3, 5])
  func `DUP-10: two slips in two words of a title of long words leave a trace`(count: Int) throws {
    var hit = 0
    let slips = TypingSlip.any.array(count: 2...2)
    let places = [0, count / 2, count - 1]
    let titles = Self.words.array(count: count...count)
    try check("titles", combine(titles, slips), count: 3_000) { words, slips in
      for spared in places {
        var changed = words
        for (place, slip) in zip(places.filter { $0 != spared }, slips) {
          changed[place] = Self.mistyped(words[place], slip)
        }
        let (left, right) = (words.joined(separator: " "), changed.joined(separator: " "))
        var (posted, sought): ([UInt64], [UInt64]) = ([], [])
        TitleTraces.addPosted(Self.keys(left), to: &posted)
        TitleTraces.addSought(Self.keys(right), to: &sought)
        hit += left == right ? 0 : 1
        try claim(!Set(posted).isDisjoint(with: sought), "\(left) and \(right)")
      }
    }
    #expect(hit > 5_000, "\(hit)")
  }
}
