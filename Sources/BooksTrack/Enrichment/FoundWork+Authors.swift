// What a provider says of the authors of a book goes into the library where nobody has said anything yet.
// What the reader says stands elsewhere and goes first; where the two differ, the reader is asked (CAS-6).

internal import BooksTrackAPI

extension FoundWork {
  /// Fills in what the provider says of the writers of a work, of those that go by the same name in the
  /// answer, however it is spelled there.
  func putAuthors(of work: Work, in editor: inout LibraryEditor) {
    for credit in work.authors where credit.role == nil {
      guard var author = editor.library.authors[credit.author] else { continue }
      let name = NameKey.of(author.name)
      guard let found = authors.first(where: { NameKey.of($0.name) == name }) else { continue }
      let before = author
      for (field, values) in found.facts where author.facts[field].isEmpty { author.facts[field] = values }
      if author != before { editor.put(author) }
    }
  }
}

extension AuthorDTO {
  /// What is said of the author, in the words of the app; only fields in which something is.
  fileprivate var facts: [(field: AuthorField, values: [String])] {
    [
      (AuthorField.culturalBackground, culturalRegion.map { [$0.word] } ?? []),
      (.genderIdentity, gender == .unknown ? [] : [gender == .nonBinary ? "Non-binary" : gender.rawValue]),
      (.nationality, nationality.map { [$0] } ?? []),
    ]
    .map { (field: $0.0, values: $0.0.stored($0.1)) }.filter { !$0.values.isEmpty }
  }
}

extension CulturalRegion {
  /// In the words of the app; a region that it has no word for stands under its own name.
  fileprivate var word: String {
    switch self {
    case .africa: "African"
    case .asia: "Asian"
    case .caribbean: "Caribbean"
    case .centralAsia: "Central Asian"
    case .europe: "European"
    case .middleEast: "Middle Eastern"
    case .northAmerica: "North American"
    case .oceania: "Oceanian"
    case .southAmerica: "Latin American"
    default: rawValue
    }
  }
}
