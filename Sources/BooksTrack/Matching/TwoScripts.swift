// One title, and one writer in two scripts: `One Piece, Vol. 11` by `Eiichiro Oda` and by `尾田栄一郎`.
//
// The Latin name has to be one that the other script can be read as (`NameScript`): `Hassan Ismail` is no
// reading of `竹内百合子`, and `Michiko Saitō` none of a name that begins with 山崎. Where it reads family name and
// given name, any title will do but one that many books have. Else the title has to say that the two are one
// person: one that counts the volume, or one in Latin letters that is long, or less long where the family
// name or the given name is read. A title in another script is short, and that of a translation is often that
// of another book.
//
// Cyrillic names are read by `Romanization`; those that do not agree are two people.

/// What a title says of writers whose names cannot be compared.
enum TwoScripts {
  /// How alike the writers are called, in thousandths: the titles are equal, and the names say nothing.
  static let likeness = 800

  /// Whether two books of one title are one, though one names the writer in Latin letters and the other does
  /// not.
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
    return isLong || title.volumes.contains { $0.isOwn && right.title.volumes.contains($0) }
  }

  /// The least letters of a title that two people do not both choose.
  private static let tellingAlone = 14

  /// The same for two people of one family, or with one given name.
  private static let tellingBesideHalfAName = 8

  private static func isLatin(_ key: String) -> Bool { key.utf8.contains { (0x61...0x7A).contains($0) } }
}
