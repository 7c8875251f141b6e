// The words that invented works and people are made of, and the small print of editions: names by culture,
// title patterns by genre, publishers, bindings, shelves, reviews.
//
// Nothing here is drawn at random: a list is data, and a title stock numbers its titles, so that a generator
// draws a number and gets the same title for it on every machine.

/// Names of one culture.
package struct NameStock: Hashable, Sendable {
  /// Such as "Yoruba".
  package let culture: String
  package let region: FactRegion
  /// The language that most writers of these names write in, ISO 639-1.
  package let language: String
  /// The family name stands before the given name, as in 村上春樹.
  package let isFamilyFirst: Bool
  /// What stands between the names: a space, or nothing.
  package let separator: String
  package let female: [String]
  package let male: [String]
  package let family: [String]
  /// The family names as women bear them, in the order of `family`, where the language tells them apart.
  package let femaleFamily: [String]
}

/// Words of one language, such as the bindings of German editions.
package struct LocalizedWords: Hashable, Sendable {
  /// ISO 639-1.
  package let language: String
  package let words: [String]
}

/// A publishing house.
package struct FactPublisher: Hashable, Sendable {
  package let name: String
  /// The language it mainly publishes in, ISO 639-1.
  package let language: String
  /// Names under which it publishes as well; may be empty.
  package let imprints: [String]
}

/// All word lists.
package struct WordLists: Hashable, Sendable {
  package let names: [NameStock]
  /// One for each genre of English, and one or more for other languages.
  package let titles: [TitleStock]
  package let publishers: [FactPublisher]
  package let bindings: [LocalizedWords]
  /// Shelf names and tags that readers use.
  package let shelves: [String]
  /// Short reviews.
  package let reviews: [LocalizedWords]
  /// Markers behind a title that name an edition and no series, brackets included.
  package let editionMarkers: [String]
}
