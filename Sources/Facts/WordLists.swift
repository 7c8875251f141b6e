// The vocabulary of invented works and people: names by culture, title patterns by genre, publishers,
// bindings, shelves, reviews.
//
// Nothing is drawn at random: the lists are data, and a title stock numbers its titles, so that a generator
// draws a number and gets the same title on every machine.

/// The names of one culture.
package struct NameStock: Hashable, Sendable {
  /// The culture, such as "Yoruba".
  package let culture: String
  package let region: FactRegion
  /// The language in which most writers with these names write, ISO 639-1.
  package let language: String
  /// True if the family name precedes the given name, as in 村上春樹.
  package let isFamilyFirst: Bool
  /// The separator between the names: a space, or empty.
  package let separator: String
  package let female: [String]
  package let male: [String]
  package let family: [String]
  /// The feminine forms of family names, in the order of `family`; empty if the language has none.
  package let femaleFamily: [String]
}

/// The words of one language, such as the bindings of German editions.
package struct LocalizedWords: Hashable, Sendable {
  /// ISO 639-1.
  package let language: String
  package let words: [String]
}

/// A publishing house.
package struct FactPublisher: Hashable, Sendable {
  package let name: String
  /// The main language of its books, ISO 639-1.
  package let language: String
  /// The names of its imprints; may be empty.
  package let imprints: [String]
}

/// All word lists.
package struct WordLists: Hashable, Sendable {
  package let names: [NameStock]
  /// One stock for each English genre, and one or more for each other language.
  package let titles: [TitleStock]
  package let publishers: [FactPublisher]
  package let bindings: [LocalizedWords]
  /// Shelf names and tags of readers.
  package let shelves: [String]
  /// Short reviews.
  package let reviews: [LocalizedWords]
  /// Markers after a title that name an edition and no series, with their brackets.
  package let editionMarkers: [String]
}
