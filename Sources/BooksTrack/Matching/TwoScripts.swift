// One title, and one writer in two scripts: `One Piece, Vol. 11` by `Eiichiro Oda` and by `尾田栄一郎`.
//
// Which reading a Chinese, Japanese or Korean name has is not to be seen, so the title has to say that the
// two are one person: one that counts the volume, or a long one in Latin letters. A title in such a script is
// short, and that of a translation is often that of another book. And the Latin name has to be one that the
// other script can be read as: `Hassan Ismail` is no reading of `竹内百合子`, and `Michiko Saitō` none of a name
// that begins with 山崎 (`FamilyNamesInHan`). Arabic and Persian names are read (`ArabicReading`): with the
// given name any title will do but one that many books have, without it the title has to say so as well.
// Cyrillic names are read by `Romanization`; those that do not agree are two people.

/// What a title says of writers whose names cannot be compared.
enum TwoScripts {
  /// How alike the writers are called, in thousandths: the titles are equal, and the names say nothing.
  static let likeness = 800

  /// Whether two books of one title are one, though one names the writer in Latin letters and the other does
  /// not.
  static func isOneBook(_ left: MatchKeys, _ right: MatchKeys) -> Bool {
    guard let first = left.authors.first, let second = right.authors.first, first.isLatin != second.isLatin,
      let script = NameScript(of: first.isLatin ? second : first),
      script.canRead(first.isLatin ? first : second),
      FamilyNamesInHan.common.allow(first.isLatin ? second : first, readAs: first.isLatin ? first : second)
    else { return false }
    let title = left.title
    guard !GeneralTitles.contains(title.main) else { return false }
    return script.reads(first.isLatin ? first : second)
      || (isLatin(title.base) && title.base.utf8.count >= tellingTitle)
      || title.volumes.contains { $0.isOwn && right.title.volumes.contains($0) }
  }

  /// The least letters of a title that two people do not both choose.
  private static let tellingTitle = 14

  private static func isLatin(_ key: String) -> Bool { key.utf8.contains { (0x61...0x7A).contains($0) } }
}
