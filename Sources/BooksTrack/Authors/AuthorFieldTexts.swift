// The names of an author's fields, the normalization of their values, and the dimensions of diversity that
// they fill.

internal import BooksTrackAPI

extension AuthorField {
  /// The heading: `Cultural Background`.
  public var name: String {
    switch self {
    case .culturalBackground: "Cultural Background"
    case .genderIdentity: "Gender Identity"
    case .nationality: "Nationality"
    case .languages: "Languages"
    case .marginalizedIdentities: "Marginalized Identities"
    }
  }

  /// The confirmation after saving: `Cultural background saved!`.
  var confirmation: String { "\(name.prefix(1))\(name.dropFirst().lowercased()) saved!" }

  /// The confirmation after removing the value.
  var removal: String { "\(name.prefix(1))\(name.dropFirst().lowercased()) removed." }

  /// The stored dimension that the field fills; nil for fields that fill a computed axis or none.
  public var dimension: DiversityDimension? {
    switch self {
    case .culturalBackground: .culturalOrigin
    case .genderIdentity: .gender
    case .nationality, .languages, .marginalizedIdentities: nil
    }
  }

  /// True if the field can have several values.
  public var isList: Bool { self != .genderIdentity }

  /// Returns the values in stored form: white space collapsed, in the spelling of the vocabulary if it has
  /// them, without duplicates and empty values. Of a single-valued field only the first is kept.
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

  /// Creates the field with that name, in any spelling: `Cultural Background`, `culturalBackground`,
  /// `cultural-background`.
  public init?(named name: String) {
    func squeezed(_ text: String) -> String { FoldedText.fold(text).filter { $0.isLetter } }
    let wanted = squeezed(name)
    guard let field = Self.allCases.first(where: { squeezed($0.rawValue) == wanted }) else { return nil }
    self = field
  }
}

extension DiversityDimension {
  /// The author's field that fills the dimension; nil if there is none.
  var authorField: AuthorField? { AuthorField.allCases.first { $0.dimension == self } }
}

extension AuthorFacts {
  /// The values of a field; empty if there are none.
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
