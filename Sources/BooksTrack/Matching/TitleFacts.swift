// A title taken apart for comparison: main title, subtitle, volumes, and the kind of book.

import BooksTrackAPI

/// What a title says about which book it is.
struct TitleFacts: Hashable, Sendable {
  /// A claim to be a volume, by the key of the series' name.
  struct Volume: Hashable, Sendable {
    /// Empty where no series is named.
    var series: String
    var position: SeriesPosition
    var part: Int?
    /// Whether the title itself says it, so that the title without it names another book or none.
    var isOwn: Bool

    /// Whether it stands in a marker, with the name of its series.
    fileprivate var isMarked: Bool { !isOwn && !series.isEmpty }

    /// Finds the books of the series.
    fileprivate var seriesPosting: UInt64 { StableHash.of(series, kind: .series) }

    /// Finds the books that claim this very place.
    fileprivate var posting: UInt64 {
      position.spans.reduce(StableHash.of(series, kind: .seriesPlace)) { hash, span in
        (hash &+ UInt64(bitPattern: Int64(span.first)) &+ UInt64(bitPattern: Int64(span.last)) << 32)
          &* 0x9E37_79B9_7F4A_7C15
      }
    }
  }

  /// The key of the title before its subtitle; see `TitleKey`.
  var main: String
  /// The key of the subtitle.
  var subtitle: String?
  /// The key of both as one text, if that is another one than `base`: an article begins the subtitle.
  private(set) var unsplit: String?
  /// What the subtitle is to the title.
  var subtitleRule: SubtitleSplit.Rule = .generic
  var volumes: [Volume] = []
  var kinds: WorkKinds = []
  /// The year of an edition: `(2019 Edition)`, `(1993)`, `The 1818 Text`.
  var editionYear: Int?
  /// True if the subtitle is a phrase that describes the book, and no title of its own.
  private(set) var subtitleDescribes = false
  /// True if the subtitle begins with an indefinite article: `A LitRPG Adventure`.
  private(set) var subtitleIsIndefinite = false

  /// The key of the whole title without markers.
  var base: String { subtitle.map { "\(main) \($0)" } ?? main }

  /// The key of the whole title as who leaves the sign out writes it: `Seabiscuit An American Legend`.
  var asWritten: String { unsplit ?? base }

  /// The subtitle if it can tell two books apart.
  var tellingSubtitle: String? { subtitleRule == .generic ? nil : subtitle }

  /// Adds the hashes under which the books of its series stand.
  func addSeriesPostings(to hashes: inout [UInt64]) {
    for volume in volumes where !volume.series.isEmpty { hashes.append(volume.seriesPosting) }
  }

  /// Adds the hashes under which the books stand that markers put at the same place of a series.
  func addPlacePostings(to hashes: inout [UInt64]) {
    for volume in volumes where volume.isMarked { hashes.append(volume.posting) }
  }

  /// Whether a hash is that of one of its series.
  func isPosted(underSeries hash: UInt64) -> Bool {
    volumes.contains { !$0.series.isEmpty && $0.seriesPosting == hash }
  }

  /// Whether a marker of each title puts it at one place of a series.
  func sharesPlace(with other: TitleFacts) -> Bool {
    volumes.contains { $0.isMarked && other.volumes.contains($0) }
  }

  /// Takes a title apart.
  init(_ title: String, parser: TitleParser) {
    let written = TitleKey.withoutArticleBehind(TitleLine(title))
    let reading = parser.read(EditionTail.common.cutBeforeGroup(EditionTail.common.cut(written)))
    volumes = reading.marks.map { mark in
      Volume(
        series: mark.name.map { NumberForm.inDigits(TitleKey.text($0)) } ?? "", position: mark.position,
        part: mark.part,
        isOwn: mark.place == .title && !mark.saysWhichSeries)
    }
    kinds = WorkKinds(of: reading.bare.fingerprints(in: 0..<reading.bare.count))
    editionYear = EditionYear.find(in: reading.bare) ?? EditionYear.ofText(in: written)
    let whole = EditionYear.withoutYear(reading.bare)
    let bare = TitleKey.withoutArticleBehind(EditionTail.common.cut(Self.withoutEditions(whole)))
    let line = Self.withoutKind(bare, &kinds)
    if let split = SubtitleSplit(anySignIn: line) ?? SubtitleSplit(groupOf: line) {
      main = NumberForm.inDigits(TitleKey.text(line, split.main))
      subtitle = NumberForm.inDigits(TitleKey.text(line, split.subtitle))
      subtitleRule = split.rule
      let words = line.words(in: split.subtitle)
      let isInBrackets = split.subtitle.upperBound < line.count
      // Brackets hold a remark, as a site or a reader adds it: `Pines (Wayward Pines)`.
      subtitleDescribes =
        isInBrackets || split.isAlternative || SubtitlePhrase.describes(words, in: line)
      subtitleIsIndefinite = words.count > 2 && SubtitlePhrase.isIndefinite(words, in: line)
      let joined = NumberForm.inDigits(
        TitleKey.text(line, split.main.lowerBound..<split.subtitle.upperBound))
      unsplit = joined == base ? nil : joined
      kinds.formUnion(WorkKinds(ofSubtitle: line.fingerprints(in: split.subtitle)))
      kinds.formUnion(Self.kindBeforeGroup(line))
      kinds.formUnion(Self.kindBehindSubtitle(line, split.subtitle))
    } else {
      main = NumberForm.inDigits(TitleKey.text(line, 0..<line.count))
    }
    if main.isEmpty { main = FoldedText.fold(title) }
  }

  /// Without a group that says only what kind of book it is, if there is a subtitle in front of it:
  /// `Homo faber: Ein Bericht (A Novel)`.
  private static func withoutKind(_ line: TitleLine, _ kinds: inout WorkKinds) -> TitleLine {
    guard let group = SubtitleSplit(groupOf: line), group.rule == .generic,
      SubtitleSplit(anySignIn: line) != nil
    else { return line }
    kinds.formUnion(WorkKinds(ofSubtitle: line.fingerprints(in: group.subtitle)))
    return TitleLine(line.text(group.main))
  }

  /// What a subtitle says before a group behind it: `Mort: A Play (Reese's Book Club)`.
  private static func kindBeforeGroup(_ line: TitleLine) -> WorkKinds {
    guard let group = SubtitleSplit(groupOf: line) else { return [] }
    let rest = TitleLine(line.text(group.main))
    return SubtitleSplit(anySignIn: rest).map { WorkKinds(ofSubtitle: rest.fingerprints(in: $0.subtitle)) }
      ?? []
  }

  /// What stands behind a second sign: `Moby-Dick; or, The Whale: A Play`.
  private static func kindBehindSubtitle(_ line: TitleLine, _ subtitle: Range<Int>) -> WorkKinds {
    guard line.folded[subtitle].contains(where: { $0 == 0x3A || $0 == 0x2D }) else { return [] }
    let rest = TitleLine(line.text(subtitle))
    return SubtitleSplit(anySignIn: rest).map { WorkKinds(ofSubtitle: rest.fingerprints(in: $0.subtitle)) }
      ?? []
  }

  /// A title that is compared as one text.
  init(whole text: String) { main = text }

  private static func withoutEditions(_ line: TitleLine) -> TitleLine {
    guard line.folded.contains(where: { $0 == 0x28 || $0 == 0x5B }) else { return line }
    return TitleLine(TitleStep.squareBrackets.apply(TitleStep.seriesMarkers.apply(line.text)))
  }
}
