// Different volumes are different books, however alike their titles are (DUP-9).
//
// The guard looks at what each title claims to be a volume of. Claims about the same series must name the
// same place. Where only one title has a claim, it depends on what the other title can mean:
// `The Two Towers (The Lord of the Rings, #2)` and `The Two Towers` are one book; but the bare name of a
// series can be its first volume at most, and a volume that the title itself names (`Saga, Vol. 1`) is never
// taken for a title without it.

/// Compares the volumes of two titles.
struct VolumeGuard: Sendable {
  /// Whether the two are known by other means to be one edition, as by their ISBN: then a missing claim says
  /// nothing, and a series that was counted differently says little.
  let isSameEdition: Bool

  /// For titles that have nothing in common but words.
  static let strict = VolumeGuard(isSameEdition: false)
  /// For books with the same ISBN.
  static let lenient = VolumeGuard(isSameEdition: true)

  /// Whether both can be the same volume. Symmetric.
  func allows(_ left: TitleFacts, _ right: TitleFacts) -> Bool {
    if left.volumes.isEmpty && right.volumes.isEmpty { return true }
    if right.volumes.isEmpty { return allows(left, unmarked: right) }
    if left.volumes.isEmpty { return allows(right, unmarked: left) }
    return allowsBoth(left, right)
  }

  private func allowsBoth(_ left: TitleFacts, _ right: TitleFacts) -> Bool {
    var agreeing = 0
    var isNumberTheTitle = false
    for first in left.volumes {
      for second in right.volumes {
        let isSamePlace = first.position == second.position && first.part == second.part
        if isSamePlace { agreeing += 1 }
        let isTitle = isTitleOf(first, left) || isTitleOf(second, right)
        isNumberTheTitle = isNumberTheTitle || isTitle
        guard first.series == second.series, !first.series.isEmpty, !isSamePlace else { continue }
        // Some series are counted in two ways; this does not apply where only the number tells two books
        // apart.
        if isTitle || !isSameEdition { return false }
      }
    }
    return agreeing > 0 || !isNumberTheTitle
  }

  /// Whether both claim places in one series, and not the same one.
  static func contradict(_ left: TitleFacts, _ right: TitleFacts) -> Bool {
    left.volumes.contains { first in
      right.volumes.contains { second in
        first.series == second.series && !first.series.isEmpty
          && (first.position != second.position || first.part != second.part)
      }
    }
  }

  /// Whether a title without any claim can be the marked one.
  private func allows(_ marked: TitleFacts, unmarked: TitleFacts) -> Bool {
    if isSameEdition { return true }
    return marked.volumes.allSatisfy { volume in
      guard volume.part == nil, !volume.isOwn, !volume.series.isEmpty else { return false }
      return !isTitleOf(volume, marked) || volume.position == SeriesPosition(1)
        || (volume.position.wholeVolumes.count > 1 && CollectionWords.english.end(marked.main))
    }
  }

  /// Whether the number is what tells this book from the others of its series: the title is the series' name,
  /// and no subtitle says which book it is, as that of `Adrian Mole: The Cappuccino Years (Adrian Mole, #5)`
  /// does.
  private func isTitleOf(_ volume: TitleFacts.Volume, _ title: TitleFacts) -> Bool {
    volume.isOwn || volume.series.isEmpty || volume.series == title.base
      || (volume.series == title.main && title.tellingSubtitle == nil)
  }
}
