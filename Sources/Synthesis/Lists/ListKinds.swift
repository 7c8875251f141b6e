// What may make two rows of a list look alike although they differ, or look like one although they are two.
// The kinds are those of DUP-11, and those that a row of a real export has beside them.

/// How a further row of a book differs from its first row.
package enum SameKind: String, CaseIterable, Sendable {
  case identical
  case letterCase = "letter-case"
  case titleWrong = "title-wrong-letter"
  case titleMissing = "title-missing-letter"
  case titleDoubled = "title-doubled-letter"
  case titleSwapped = "title-swapped-letters"
  case titleTwo = "title-two-slips"
  /// One slip in a title of at most six letters.
  case titleShort = "title-short-slip"
  case titleLostSpace = "title-lost-space"
  case titleMovedSpace = "title-moved-space"
  case nameWrong = "name-wrong-letter"
  case nameMissing = "name-missing-letter"
  case nameDoubled = "name-doubled-letter"
  case nameSwapped = "name-swapped-letters"
  case nameTwo = "name-two-slips"
  case nameLostSpace = "name-lost-space"
  case nameMovedSpace = "name-moved-space"
  case degree
  case honorific
  case role
  case translator = "translator-in-cell"
  case illustrator = "illustrator-in-cell"
  case initialsSpaced = "initials-spaced"
  case givenInitial = "given-initial"
  case middleDropped = "middle-dropped"
  case turned = "name-turned"
  case editionDash = "edition-dash"
  case editionSlash = "edition-slash"
  case editionBrackets = "edition-brackets"
  case articleBehind = "article-behind"
  case ampersand
  case decodedTwice = "decoded-twice"
  case subtitleDropped = "subtitle-dropped"
  case seriesBracket = "series-bracket"
  case numberForm = "number-form"
  /// One difference in the title and one in the name.
  case twoAtOnce = "title-and-name"

  /// The slip that such a row has; nil where it differs otherwise.
  var slip: Slip? {
    switch self {
    case .titleWrong, .nameWrong: .wrong
    case .titleMissing, .nameMissing: .missing
    case .titleDoubled, .nameDoubled: .doubled
    case .titleSwapped, .nameSwapped: .swapped
    case .titleLostSpace, .nameLostSpace: .lostSpace
    case .titleMovedSpace, .nameMovedSpace: .movedSpace
    default: nil
    }
  }

  /// What the title of a row may differ in whose name differs as well.
  static let besideName: Set<SameKind> = [
    .letterCase, .titleWrong, .titleMissing, .titleDoubled, .titleSwapped, .editionDash, .editionSlash,
    .editionBrackets, .articleBehind, .ampersand, .subtitleDropped, .seriesBracket,
  ]

  /// What the name of a row may differ in whose title differs as well.
  static let besideTitle: Set<SameKind> = [
    .nameWrong, .nameMissing, .nameDoubled, .nameSwapped, .degree, .honorific, .role, .translator,
    .illustrator,
    .initialsSpaced, .givenInitial, .middleDropped, .turned,
  ]
}

/// Why two books of a list look alike.
package enum DifferentKind: String, CaseIterable, Sendable {
  case volume
  case part
  case year
  case wholeAndPart = "whole-and-part"
  case collection
  case adaptation
  /// A guide, a summary, a companion.
  case about = "about-a-book"
  case stories
  /// A journal, a workbook, a cookbook.
  case workbook
  case sequel
  case otherWriter = "same-title"
  case sameFamily = "same-title-family"
}
