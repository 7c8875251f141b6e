// One title, and one writer in two scripts: `One Piece, Vol. 11` by `Eiichiro Oda` and by `尾田栄一郎`.
//
// The Latin name has to be a possible reading of the other (`NameScript`): `Hassan Ismail` is not a reading
// of `竹内百合子`, and `Michiko Saitō` not one of a name that begins with 山崎. If family name and given name are
// both readings, any title suffices except one that many books have. Otherwise the title has to show that the
// two are one person: a title with a volume number, the same place of one series, or a long title in Latin
// letters, less long if the family name or the given name is a reading. A title in another script is short,
// and a translated title is often that of another book as well.
//
// `Romanization` compares Cyrillic names; names that it finds different are two people.

/// Evidence in a title for writers whose names cannot be compared.
enum TwoScripts {
  /// The likeness of the writers in thousandths: the titles are equal, and the names cannot be compared.
  static let likeness = 800

  /// Returns true if two books with one title are the same, although only one names the writer in Latin
  /// letters.
  static func isOneBook(_ left: MatchKeys, _ right: MatchKeys) -> Bool {
    guard let first = left.authors.first, let second = right.authors.first, first.isLatin != second.isLatin,
      !GeneralTitles.contains(left.title.main)
    else { return false }
    let (latin, name) = first.isLatin ? (first, second) : (second, first)
    guard let script = NameScript(of: name) else { return false }
    let title = left.title
    let telling: Int
    switch script.agreement(of: name, with: latin) {
    case .none: return false
    case .whole: return true
    case .half: telling = tellingBesideHalfAName
    case .possible: telling = tellingAlone
    }
    let isLong = isLatin(title.base) && title.base.utf8.count >= telling
    return isLong
      || title.volumes.contains { ($0.isOwn || !$0.series.isEmpty) && right.title.volumes.contains($0) }
  }

  /// The least number of letters of a title that two people are unlikely to both choose.
  private static let tellingAlone = 14

  /// The same for two people with the same family name or given name.
  private static let tellingBesideHalfAName = 8

  private static func isLatin(_ key: String) -> Bool { key.utf8.contains { (0x61...0x7A).contains($0) } }
}
