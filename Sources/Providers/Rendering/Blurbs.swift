// Descriptions of books, composed of stock sentences so that payloads have realistic sizes.

/// Generates descriptions.
enum Blurbs {
  private static let openings = [
    "When everything that was certain comes undone, one decision is enough to change a life.",
    "A letter arrives forty years late, and with it the one question that nobody in the family dared to ask.",
    "On the edge of a country that no longer exists, two strangers share a secret and a winter.",
    "It begins with a door that was never there before.",
    "Told with warmth and a sharp eye, this is a story of loss, stubborn hope and second chances.",
    "The most talked-about book of its year returns in a new edition.",
  ]
  private static let middles = [
    "What follows is a journey through cities and silences, past friends who are not, and enemies who might be.",
    "As old loyalties break, each of them has to choose between the truth and the people they love.",
    "Step by step the pieces fall into place, until the picture they make is one that nobody wanted to see.",
    "Drawing on letters, archives and years of conversations, the author follows the trail wherever it leads.",
    "But the past keeps its own accounts, and it has come to collect.",
    "Nothing in the quiet house by the river is what it seems, least of all its owner.",
    "There are rules, they are told, and the first rule is never to ask who made them.",
    "With each chapter the circle of suspects grows smaller and the nights grow longer.",
  ]
  private static let endings = [
    "A book to read in one sitting and to think about for a long time.",
    "Funny, tender and impossible to put down.",
    "Includes an afterword and questions for reading groups.",
    "For everybody who has ever come home and not found it.",
    "Now with a new preface by the author.",
  ]

  /// Returns the sentences for a number: an opening, some middle sentences, an ending.
  static func sentences(_ number: Int) -> [String] {
    let start = number / 7 % middles.count
    let count = 2 + number / 61 % 6
    var sentences: [String] = []
    sentences.reserveCapacity(count + 2)
    sentences.append(openings[number % openings.count])
    for offset in 0..<count { sentences.append(middles[(start + offset) % middles.count]) }
    sentences.append(endings[number / 11 % endings.count])
    return sentences
  }

  /// Returns true if a text consists of the sentences for a number.
  static func make(_ text: String, from number: Int) -> Bool {
    // A cheap comparison first; most texts differ in the opening.
    text.hasPrefix(openings[number % openings.count]) && text == sentences(number).joined(separator: " ")
  }
}
