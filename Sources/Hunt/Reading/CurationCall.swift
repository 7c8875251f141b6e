// What a reader of a curation world can ask of the app beside what a reader of a reading world can: things
// that are said of authors, where books differ, and changes that are taken back. Authors, books and changes
// go by numbers.

import BooksTrack
import LabWorld
import Simulation

/// A wish of somebody who curates.
enum CurationCall: Hashable, Sendable {
  /// Says something of an author; no values take it away.
  case say(author: Int, AuthorField, [CurationWord])
  /// Says where books differ.
  case override(books: [Int], AuthorField, [CurationWord], reason: String?)
  case removeOverride(books: [Int], AuthorField)
  /// Says whose pen name an author is; nothing ends it.
  case penName(author: Int, of: Int?)
  case rule(CascadeRule, isOn: Bool)
  /// Takes back the change that so many others have come after.
  case undo(back: Int)
  /// Takes back the change of that number, as it was seen.
  case undoStep(Int)
  /// Settles what is to be verified about an author, the first of it.
  case settle(author: Int, takingProvider: Bool)
}

/// A value as somebody types it.
struct CurationWord: Hashable, Sendable {
  let number: Int

  private static let words: [AuthorField: [String]] = [
    .culturalBackground: ["African", "Asian", "Other"], .genderIdentity: ["Female", "Male", "Non-binary"],
    .nationality: ["NG", "Nigerian", "DE"], .languages: ["Igbo", "English", "Deutsch"],
    .marginalizedIdentities: ["LGBTQ+", "Disability", "Roma"],
  ]

  private func word(_ field: AuthorField) -> String { Self.words[field]?[number / 8 % 3] ?? "" }

  /// As it is typed.
  func typed(_ field: AuthorField) -> String {
    switch number % 8 {
    case 5: "  \(word(field)) \t"
    case 6: "Kept as it  came"
    case 7: " \n"
    default: word(field)
    }
  }

  /// As it has to be stored; nil if there is nothing in it.
  func stored(_ field: AuthorField) -> String? {
    switch number % 8 {
    case 6: "Kept as it came"
    case 7: nil
    default: word(field)
    }
  }

  /// Several, each once; of a field with one value the first.
  static func stored(_ words: [CurationWord], _ field: AuthorField) -> [String] {
    var stored: [String] = []
    for word in words.compactMap({ $0.stored(field) }) where !stored.contains(word) { stored.append(word) }
    return field == .genderIdentity ? Array(stored.prefix(1)) : stored
  }
}

/// The authors of curation worlds.
enum CurationAuthors {
  /// How many there are; the last stands for nobody.
  static let count = 4

  static func name(_ number: Int) -> String { number == count - 1 ? "Anonymous" : "Author \(number)" }
}

/// What a change brought, as it is told to the reader.
struct CurationAccount: Hashable, Sendable {
  var updated: [String]
  var base: Int
  var books: Int
  var balance: Int
  /// What is said to it.
  var lines: [String]

  var facts: [ReadingFact] {
    [
      ReadingFact(.cascade, "CAS-9", "books that are told of", updated.joined(separator: " / ")),
      ReadingFact(.points, "CUR-1", "points for it", "\(base) and \(books), \(balance) by now"),
      ReadingFact(.points, "CUR-2", "what is said to it", lines.joined(separator: " / ")),
    ]
  }
}

extension CurationCall {
  /// What a step means; nil if it means nothing.
  init?(_ step: WorkStep) {
    func author(_ place: Int) -> Int { step.number(place, below: CurationAuthors.count) }
    func field(_ place: Int) -> AuthorField { AuthorField.allCases[step.number(place, below: 5)] }
    /// None, one or two values; for the number 0 none.
    func words(_ place: Int) -> [CurationWord] {
      let number = step.number(place, below: 240)
      if number % 10 == 9 { return [] }
      return number % 10 < 7
        ? [CurationWord(number: number)] : [CurationWord(number: number), CurationWord(number: number / 3)]
    }
    switch step.action {
    case "say-of-author", "say-of-author-twice": self = .say(author: author(0), field(1), words(2))
    case "override":
      self = .override(
        books: [step.number(0)], field(1), words(2),
        reason: step.number(3, below: 2) == 0 ? nil : "Set in England")
    case "override-many":
      self = .override(
        books: [step.number(0), step.number(1), step.number(2)], field(3), words(4), reason: nil)
    case "remove-override": self = .removeOverride(books: [step.number(0)], field(1))
    case "pen-name": self = .penName(author: author(0), of: step.number(2, below: 3) == 0 ? nil : author(1))
    case "rule":
      self = .rule(CascadeRule.allCases[step.number(0, below: 3)], isOn: step.number(1, below: 2) == 0)
    case "undo", "undo-twice": self = .undo(back: step.number(0))
    case "settle": self = .settle(author: author(0), takingProvider: step.number(1, below: 2) == 0)
    default: return nil
    }
  }
}
