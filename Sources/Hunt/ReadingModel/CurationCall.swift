// The additional operations of curation worlds: author facts, overrides and undo. Authors, books and changes
// are identified by numbers.

import BooksTrack
import LabWorld
import Simulation

/// An operation of a reader who curates.
enum CurationCall: Hashable, Sendable {
  /// Sets the values of an author in a field; no values delete them.
  case say(author: Int, AuthorField, [CurationWord])
  /// Overrides a field of books.
  case override(books: [Int], AuthorField, [CurationWord], reason: String?)
  case removeOverride(books: [Int], AuthorField)
  /// Links a pen name to a person, or unlinks it if nil.
  case penName(author: Int, of: Int?)
  case rule(CascadeRule, isOn: Bool)
  /// Undoes a change, counted back from the latest.
  case undo(back: Int)
  /// Undoes the change with that index.
  case undoStep(Int)
  /// Settles the first conflict about an author.
  case settle(author: Int, takingProvider: Bool)
}

/// A value as it is typed.
struct CurationWord: Hashable, Sendable {
  let number: Int

  private static let words: [AuthorField: [String]] = [
    .culturalBackground: ["African", "Asian", "Other"], .genderIdentity: ["Female", "Male", "Non-binary"],
    .nationality: ["NG", "Nigerian", "DE"], .languages: ["Igbo", "English", "Deutsch"],
    .marginalizedIdentities: ["LGBTQ+", "Disability", "Roma"],
  ]

  private func word(_ field: AuthorField) -> String { Self.words[field]?[number / 8 % 3] ?? "" }

  /// Returns the value as it is typed.
  func typed(_ field: AuthorField) -> String {
    switch number % 8 {
    case 5: "  \(word(field)) \t"
    case 6: "Kept as it  came"
    case 7: " \n"
    default: word(field)
    }
  }

  /// Returns the value as it must be stored; nil if it is empty.
  func stored(_ field: AuthorField) -> String? {
    switch number % 8 {
    case 6: "Kept as it came"
    case 7: nil
    default: word(field)
    }
  }

  /// Returns the distinct values to store; only the first for a field with a single value.
  static func stored(_ words: [CurationWord], _ field: AuthorField) -> [String] {
    var stored: [String] = []
    for word in words.compactMap({ $0.stored(field) }) where !stored.contains(word) { stored.append(word) }
    return field == .genderIdentity ? Array(stored.prefix(1)) : stored
  }
}

/// The authors of curation worlds.
enum CurationAuthors {
  /// The number of authors; the last one is anonymous.
  static let count = 4

  static func name(_ number: Int) -> String { number == count - 1 ? "Anonymous" : "Author \(number)" }
}

/// The report that the app gives for a change.
struct CurationAccount: Hashable, Sendable {
  var updated: [String]
  var base: Int
  var books: Int
  var balance: Int
  /// The lines of the report.
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
  /// Creates the operation of a step; nil if it is none of these.
  init?(_ step: WorkStep) {
    func author(_ place: Int) -> Int { step.number(place, below: CurationAuthors.count) }
    func field(_ place: Int) -> AuthorField { AuthorField.allCases[step.number(place, below: 5)] }
    /// Returns up to two values; none for some numbers.
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
