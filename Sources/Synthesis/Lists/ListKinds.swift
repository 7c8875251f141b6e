// The kinds of pairs in a list: rows of one book that differ, and books that look alike. They are the kinds
// of DUP-11, and further ones that occur in real exports.

/// The difference of a repeated row from the first row of its book.
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

  /// The slip of this kind; nil if it is not a single slip.
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

  /// The kinds of differences in the title that are combined with one in the name.
  static let besideName: Set<SameKind> = [
    .letterCase, .titleWrong, .titleMissing, .titleDoubled, .titleSwapped, .editionDash, .editionSlash,
    .editionBrackets, .articleBehind, .ampersand, .subtitleDropped, .seriesBracket,
  ]

  /// The kinds of differences in the name that are combined with one in the title.
  static let besideTitle: Set<SameKind> = [
    .nameWrong, .nameMissing, .nameDoubled, .nameSwapped, .degree, .honorific, .role, .translator,
    .illustrator,
    .initialsSpaced, .givenInitial, .middleDropped, .turned,
  ]
}

/// The reason why two books of a list look alike.
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
