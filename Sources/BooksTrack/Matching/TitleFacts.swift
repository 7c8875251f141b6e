// A title taken apart for comparison: main title, subtitle, volumes, and the kind of book.

import BooksTrackAPI

/// The facts of a title that identify the book.
struct TitleFacts: Hashable, Sendable {
  /// The claim of a title to be a volume, by the key of the series' name.
  struct Volume: Hashable, Sendable {
    /// The key of the series' name; empty if the title names no series.
    var series: String
    var position: SeriesPosition
    var part: Int?
    /// True if the number is part of the title itself, so that the title without it is another book or none.
    var isOwn: Bool

    /// True if the claim comes from a marker with the name of its series.
    fileprivate var isMarked: Bool { !isOwn && !series.isEmpty }

    /// The hash under which the books of the series are found.
    fileprivate var seriesPosting: UInt64 { StableHash.of(series, kind: .series) }

    /// The hash under which the books with this place are found.
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
  /// The key of title and subtitle as one text, if it differs from `base` because the subtitle begins with an
  /// article.
  private(set) var unsplit: String?
  /// The kind of separation between title and subtitle.
  var subtitleRule: SubtitleSplit.Rule = .generic
  /// True if a full stop separates title and subtitle, so that the two may be sentences of one title.
  private(set) var isSplitAtStop = false
  var volumes: [Volume] = []
  var kinds: WorkKinds = []
  /// The definite article of the title.
  private(set) var article = TitleArticle.none
  /// The year of an edition: `(2019 Edition)`, `(1993)`, `The 1818 Text`.
  var editionYear: Int?
  /// True if the subtitle is a phrase that describes the book, rather than a title.
  private(set) var subtitleDescribes = false
  /// True if the subtitle begins with an indefinite article: `A LitRPG Adventure`.
  private(set) var subtitleIsIndefinite = false

  /// The key of the whole title without markers.
  var base: String { subtitle.map { "\(main) \($0)" } ?? main }

  /// The key of the whole title as written without the separator: `Seabiscuit An American Legend`.
  var asWritten: String { unsplit ?? base }

  /// The facts of the title if its full stop separates nothing: `Rise. Begin. Listen.`
  var unsplitAtStop: TitleFacts {
    var facts = self
    (facts.main, facts.subtitle, facts.isSplitAtStop) = (base, nil, false)
    return facts
  }

  /// The subtitle if it can distinguish two books.
  var tellingSubtitle: String? { subtitleRule == .generic ? nil : subtitle }

  /// Adds the hashes of the series that the title names.
  func addSeriesPostings(to hashes: inout [UInt64]) {
    for volume in volumes where !volume.series.isEmpty { hashes.append(volume.seriesPosting) }
  }

  /// Adds the hashes of the places that markers of the title name.
  func addPlacePostings(to hashes: inout [UInt64]) {
    for volume in volumes where volume.isMarked { hashes.append(volume.posting) }
  }

  /// Returns true if a hash is that of one of the series.
  func isPosted(underSeries hash: UInt64) -> Bool {
    volumes.contains { !$0.series.isEmpty && $0.seriesPosting == hash }
  }

  /// Returns true if markers of both titles name the same place of a series.
  func sharesPlace(with other: TitleFacts) -> Bool {
    volumes.contains { $0.isMarked && other.volumes.contains($0) }
  }

  /// Parses a title.
  init(_ title: String, parser: TitleParser) {
    let written = TitleKey.withoutArticleBehind(TitleLine(title))
    let reading = parser.read(EditionTail.common.cutBeforeGroup(EditionTail.common.cut(written)))
    volumes = reading.marks.map { mark in
      Volume(
        series: mark.name.map { NumberForm.inDigits(TitleKey.text($0)) } ?? "", position: mark.position,
        part: mark.part,
        isOwn: mark.place == .title && !mark.saysWhichSeries)
    }
    article = TitleArticle(of: written)
    kinds = WorkKinds(of: reading.bare.fingerprints(in: 0..<reading.bare.count))
    editionYear = EditionYear.find(in: reading.bare) ?? EditionYear.ofText(in: written)
    let whole = EditionYear.withoutYear(reading.bare)
    let bare = TitleKey.withoutArticleBehind(EditionTail.common.cut(Self.withoutEditions(whole)))
    let line = Self.withoutKind(bare, &kinds)
    if let split = SubtitleSplit(anySignIn: line) ?? SubtitleSplit(groupOf: line) {
      main = NumberForm.inDigits(TitleKey.text(line, split.main))
      subtitle = NumberForm.inDigits(TitleKey.text(line, split.subtitle))
      subtitleRule = split.rule
      isSplitAtStop = split.isAtStop
      let words = line.words(in: split.subtitle)
      let isInBrackets = split.subtitle.upperBound < line.count
      // Sites and readers add remarks in brackets: `Pines (Wayward Pines)`.
      subtitleDescribes =
        isInBrackets || split.isAlternative || SubtitlePhrase.describes(words, in: line, key: subtitle ?? "")
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

  /// Returns the title without a group that only names a kind of book, if a subtitle precedes it: `Homo
  /// faber: Ein Bericht (A Novel)`.
  private static func withoutKind(_ line: TitleLine, _ kinds: inout WorkKinds) -> TitleLine {
    guard let group = SubtitleSplit(groupOf: line), group.rule == .generic,
      SubtitleSplit(anySignIn: line) != nil
    else { return line }
    kinds.formUnion(WorkKinds(ofSubtitle: line.fingerprints(in: group.subtitle)))
    return TitleLine(line.text(group.main))
  }

  /// Returns the kinds that a subtitle before a group names: `Mort: A Play (Reese's Book Club)`.
  private static func kindBeforeGroup(_ line: TitleLine) -> WorkKinds {
    guard let group = SubtitleSplit(groupOf: line) else { return [] }
    let rest = TitleLine(line.text(group.main))
    return SubtitleSplit(anySignIn: rest).map { WorkKinds(ofSubtitle: rest.fingerprints(in: $0.subtitle)) }
      ?? []
  }

  /// Returns the kinds that the text after a second separator names: `Moby-Dick; or, The Whale: A Play`.
  private static func kindBehindSubtitle(_ line: TitleLine, _ subtitle: Range<Int>) -> WorkKinds {
    guard line.folded[subtitle].contains(where: { $0 == 0x3A || $0 == 0x2D }) else { return [] }
    let rest = TitleLine(line.text(subtitle))
    return SubtitleSplit(anySignIn: rest).map { WorkKinds(ofSubtitle: rest.fingerprints(in: $0.subtitle)) }
      ?? []
  }

  /// Creates the facts of a title that is compared as one text.
  init(whole text: String) { main = text }

  private static func withoutEditions(_ line: TitleLine) -> TitleLine {
    guard line.folded.contains(where: { $0 == 0x28 || $0 == 0x5B }) else { return line }
    return TitleLine(TitleStep.squareBrackets.apply(TitleStep.seriesMarkers.apply(line.text)))
  }
}
