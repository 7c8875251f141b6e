// Books that are one but for slips of the keyboard (DUP-11): first title and name are set right, each by the other book's,
// then the rules of tier 3 are asked as always. So a volume, a part or an adaptation stays another book.

extension CorrectedMatching {
  var knowsSlips: Bool { true }

  func mistyped(
    _ left: MatchKeys, _ right: MatchKeys, isSeries: (String) -> Bool
  ) -> (score: Int, reason: MatchReason)? {
    guard let name = slipsInName(left.authors, right.authors),
      let (title, slips) = Self.corrected(right.title, by: left.title), (1...2).contains(slips + name),
      name == 0 || Self.tells(left.title),
      reason(TitleRelation(left.title, title, isSeries: isSeries)) != nil,
      Self.isSameKind(left.title, title), VolumeGuard.strict.allows(left.title, title)
    else { return nil }
    return (900 - 100 * (slips + name), .mistyped)
  }

  /// Nothing if the writers are not known to be one.
  private func slipsInName(_ left: [AuthorName], _ right: [AuthorName]) -> Int? {
    switch WriterComparison(left, right) {
    case .same: 0
    case .unknown: nil
    case .different: MistypedText.slips(inName: left[0], right[0])
    }
  }

  /// A title with another's spelling where it is the other mistyped, and by how many slips.
  private static func corrected(_ title: TitleFacts, by other: TitleFacts) -> (TitleFacts, slips: Int)? {
    var corrected = title
    var slips = 0
    if title.main != other.main {
      guard let count = MistypedText.slips(inTitle: title.main, other.main) else { return nil }
      slips += count
      corrected.main = other.main
      for place in corrected.volumes.indices where corrected.volumes[place].series == title.main {
        corrected.volumes[place].series = other.main
      }
    }
    if let mine = title.subtitle, let theirs = other.subtitle, mine != theirs,
      let count = MistypedText.slips(inTitle: mine, theirs)
    {
      slips += count
      corrected.subtitle = other.subtitle
      corrected.subtitleRule = other.subtitleRule
    }
    return (corrected, slips)
  }

  /// Whether a title alone says which book it is, so that two writers of nearly the same name are one.
  private static func tells(_ title: TitleFacts) -> Bool {
    title.base.utf8.count >= MistypedText.shortestTitle
  }
}
