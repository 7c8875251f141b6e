// The parsing of series markers in titles and providers' texts (SER-2).
//
// The document's only expression, `^(.+?)\s*#(\d+)$`, matches `Foundation #1` and nothing else. Real titles
// have the forms that `MarkerGroup` and `VolumePhrases` parse. Both grammars are values, so that the lab can
// run either.
//
// The extended grammar has these rules: a number sign counts only before a digit and never in an HTML entity;
// a number alone is no series (`1984`, `Catch-22`, `The 100`); an ordinary word counts as a volume word only
// if it is set off (`The Jungle Book 2` is no second volume); a publisher's series does not count.

/// A grammar of series markers.
public struct SeriesGrammar: Sendable {
  enum Forms: Sendable {
    /// The document's expression.
    case literal
    /// All forms that are unambiguous in real titles.
    case extended(VolumeWords, PublisherSeries)
  }

  let forms: Forms

  /// The grammar of the stack.
  public static let extended = SeriesGrammar(forms: .extended(.international, .known))

  /// The document's expression: a name, white space, `#`, digits, end.
  public static let asWritten = SeriesGrammar(forms: .literal)

  /// Parses a title.
  ///
  /// - Complexity: O(n).
  public func parse(title: String) -> ParsedTitle {
    switch forms {
    case .literal:
      let mention = LiteralMarker.read(title)
      return ParsedTitle(
        title: title, mentions: mention.map { [SeriesMention(name: $0.name, position: $0.position)] } ?? [],
        volume: mention?.position)
    case .extended(let words, let publishers):
      let reading = TitleParser(words: words).read(title)
      return Self.parsed(reading, publishers: publishers)
    }
  }

  /// Returns the number of a title that counts volumes only beside other books.
  func bareNumber(in title: String) -> BareNumber? {
    guard case .extended(let words, let publishers) = forms else { return nil }
    let marks = TitleParser(words: words).read(title).marks
    guard let bare = marks.isEmpty ? BareNumber.find(in: title) : BareNumber.ofPart(marks),
      !publishers.contains(bare.name)
    else { return nil }
    return bare
  }

  /// Parses a provider's text such as `The Lord of the Rings #2`; nil if it names no reading series, or no
  /// position.
  public func parse(providerText: String) -> SeriesMention? {
    switch forms {
    case .literal:
      return LiteralMarker.read(providerText).map { SeriesMention(name: $0.name, position: $0.position) }
    case .extended(let words, let publishers):
      guard let mark = CatalogText(words: words).read(providerText), let name = mark.name,
        !publishers.contains(name)
      else { return nil }
      return SeriesMention(name: SeriesWords.plainName(name), position: mark.position)
    }
  }

  /// Returns true if a name is not known as that of a publisher's series.
  func isReadingSeries(_ name: String) -> Bool {
    switch forms {
    case .literal: true
    case .extended(_, let publishers): !publishers.contains(name)
    }
  }

  private static func parsed(_ reading: TitleParse, publishers: PublisherSeries) -> ParsedTitle {
    let groups = reading.marks.filter { $0.place == .group && $0.namesSeries }
    // A marker in a group takes precedence over one in the words of the title, which repeats it.
    let chosen = groups.isEmpty ? reading.marks.filter { $0.place == .title && $0.namesSeries } : groups
    let hasStory = chosen.contains { mark in mark.name.map { !publishers.contains($0) } ?? false }
    var mentions: [SeriesMention] = []
    for mark in chosen {
      let standsAlone = mark.place == .group && !hasStory
      guard let name = mark.name, !publishers.contains(name, standsAlone: standsAlone) else { continue }
      let mention = SeriesMention(
        name: SeriesWords.plainName(name), position: mark.position, shortName: mark.shortName)
      if !mentions.contains(mention) { mentions.append(mention) }
    }
    let volume = reading.marks.last { $0.place == .title } ?? reading.marks.first { $0.place == .group }
    return ParsedTitle(title: reading.bare.text, mentions: mentions, volume: volume?.position)
  }
}
