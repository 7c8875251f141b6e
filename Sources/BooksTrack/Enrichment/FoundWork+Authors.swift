// A provider's facts about authors fill fields without a value. The reader's own values are stored separately
// and take precedence; the reader has to verify differences (CAS-6).

internal import BooksTrackAPI

extension FoundWork {
  /// Fills in missing facts about the writers of a work, from the authors of the answer whose names have the
  /// same key.
  func putAuthors(of work: Work, at now: Timestamp, in editor: inout LibraryEditor) {
    for credit in work.authors where credit.role == nil {
      guard var author = editor.library.authors[credit.author] else { continue }
      let name = NameKey.of(author.name)
      guard let found = authors.first(where: { NameKey.of($0.name) == name }) else { continue }
      let before = author
      for (field, values) in found.facts where author.facts[field].isEmpty { author.facts[field] = values }
      guard author != before else { continue }
      author.found = now
      editor.put(author)
    }
  }
}

extension AuthorDTO {
  /// The nonempty facts about the author, in the app's words.
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
  /// The app's word for the region; the raw value if there is none.
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
