// The names, questions and confirmations of the dimensions.

extension DiversityDimension {
  /// The heading: `Cultural Origin`.
  public var name: String {
    switch self {
    case .culturalOrigin: "Cultural Origin"
    case .gender: "Gender Identity"
    case .translation: "Translation Status"
    case .ownVoices: "Own Voices"
    case .accessibility: "Accessibility"
    }
  }

  /// The question for a value.
  public var question: String {
    switch self {
    case .culturalOrigin: "What's the author's cultural background?"
    case .gender: "What's the author's gender?"
    case .translation: "Did you read this book in translation?"
    case .ownVoices: "Does the author share the identity that this book is about?"
    case .accessibility: "Is there an accessible edition of this book?"
    }
  }

  /// The confirmation after a value was saved (DIV-7).
  public var confirmation: String {
    switch self {
    case .culturalOrigin: "Cultural background saved!"
    case .gender: "Gender saved!"
    case .translation: "Translation status saved!"
    case .ownVoices: "Own voices saved!"
    case .accessibility: "Accessibility saved!"
    }
  }
}
