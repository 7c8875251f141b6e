// Different volumes are different books, however similar their titles are (DUP-9).
//
// The guard compares the volumes that the titles claim to be. Claims about the same series must name the same
// place. If only one title has a claim, the other title decides: `The Two Towers (The Lord of the Rings, #2)`
// and `The Two Towers` are the same book; but the bare name of a series is its first volume at most, and a
// volume named by the title itself (`Saga, Vol. 1`) never equals a title without it.

/// Compares the volumes of two titles.
struct VolumeGuard: Sendable {
  /// True if other data, such as an ISBN, shows that the two are one edition: then a missing claim is
  /// ignored, and a series numbered differently counts little.
  let isSameEdition: Bool

  /// For titles that have only words in common.
  static let strict = VolumeGuard(isSameEdition: false)
  /// For books with the same ISBN.
  static let lenient = VolumeGuard(isSameEdition: true)

  /// Returns true if both can be the same volume. Symmetric.
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
        // Some series are numbered in two ways; this does not apply if the number alone distinguishes two
        // books.
        if isTitle || !isSameEdition { return false }
      }
    }
    return agreeing > 0 || !isNumberTheTitle
  }

  /// Returns true if both claim places in one series, and the places differ.
  static func contradict(_ left: TitleFacts, _ right: TitleFacts) -> Bool {
    left.volumes.contains { first in
      right.volumes.contains { second in
        first.series == second.series && !first.series.isEmpty
          && (first.position != second.position || first.part != second.part)
      }
    }
  }

  /// Returns true if a title without any claim can be the marked one.
  private func allows(_ marked: TitleFacts, unmarked: TitleFacts) -> Bool {
    if isSameEdition { return true }
    return marked.volumes.allSatisfy { volume in
      guard volume.part == nil, !volume.isOwn, !volume.series.isEmpty else { return false }
      return !isTitleOf(volume, marked) || volume.position == SeriesPosition(1)
        || (volume.position.wholeVolumes.count > 1 && CollectionWords.english.end(marked.main))
    }
  }

  /// Returns true if the number distinguishes this book from the others of its series: the title is the
  /// series' name without a subtitle of its own, unlike that of `Adrian Mole: The Cappuccino Years (Adrian
  /// Mole, #5)`.
  private func isTitleOf(_ volume: TitleFacts.Volume, _ title: TitleFacts) -> Bool {
    volume.isOwn || volume.series.isEmpty || volume.series == title.base
      || (volume.series == title.main && title.tellingSubtitle == nil)
  }
}
