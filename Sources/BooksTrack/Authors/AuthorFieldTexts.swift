// What each field of an author is called, how a value of it is stored, and which dimension of diversity it
// fills.

internal import BooksTrackAPI

extension AuthorField {
  /// As a heading: `Cultural Background`.
  public var name: String {
    switch self {
    case .culturalBackground: "Cultural Background"
    case .genderIdentity: "Gender Identity"
    case .nationality: "Nationality"
    case .languages: "Languages"
    case .marginalizedIdentities: "Marginalized Identities"
    }
  }

  /// What is said when it was saved: `Cultural background saved!`.
  var confirmation: String { "\(name.prefix(1))\(name.dropFirst().lowercased()) saved!" }

  /// What is said when nothing is left of it.
  var removal: String { "\(name.prefix(1))\(name.dropFirst().lowercased()) removed." }

  /// The stored dimension that it fills; the others fill computed axes, or none.
  public var dimension: DiversityDimension? {
    switch self {
    case .culturalBackground: .culturalOrigin
    case .genderIdentity: .gender
    case .nationality, .languages, .marginalizedIdentities: nil
    }
  }

  /// Whether an author can have several values.
  public var isList: Bool { self != .genderIdentity }

  /// Values as they are stored: white space collapsed, spelled as the vocabulary does where it has them, each
  /// once. A value in which there is nothing goes, and of a field that has one value only the first is kept.
  public func stored(_ values: [String]) -> [String] {
    var stored: [String] = []
    for value in values {
      let text = WhiteSpace.collapsed(value)
      guard !text.isEmpty else { continue }
      let spelled = dimension.flatMap { $0.stored(text) } ?? text
      let folded = FoldedText.fold(spelled)
      if !stored.contains(where: { FoldedText.fold($0) == folded }) { stored.append(spelled) }
    }
    return isList ? stored : Array(stored.prefix(1))
  }

  /// The field of that name, written as people or as programs write it: `Cultural Background`,
  /// `culturalBackground`, `cultural-background`.
  public init?(named name: String) {
    func squeezed(_ text: String) -> String { FoldedText.fold(text).filter { $0.isLetter } }
    let wanted = squeezed(name)
    guard let field = Self.allCases.first(where: { squeezed($0.rawValue) == wanted }) else { return nil }
    self = field
  }
}

extension DiversityDimension {
  /// The field of an author that fills it, if one does.
  var authorField: AuthorField? { AuthorField.allCases.first { $0.dimension == self } }
}

extension AuthorFacts {
  /// What is known in a field; empty where nothing is.
  public subscript(field: AuthorField) -> [String] {
    get {
      switch field {
      case .culturalBackground: culturalBackground
      case .genderIdentity: genderIdentity.map { [$0] } ?? []
      case .nationality: nationality.map { [$0] } ?? []
      case .languages: languages
      case .marginalizedIdentities: marginalizedIdentities
      }
    }
    set {
      switch field {
      case .culturalBackground: culturalBackground = newValue
      case .genderIdentity: genderIdentity = newValue.first
      case .nationality: nationality = newValue.first
      case .languages: languages = newValue
      case .marginalizedIdentities: marginalizedIdentities = newValue
      }
    }
  }
}
