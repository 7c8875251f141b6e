// Reads series markers out of titles and providers' texts (SER-2).
//
// The document's one expression, `^(.+?)\s*#(\d+)$`, reads `Foundation #1` and nothing else. Real titles
// carry the forms that `MarkerGroup` and `VolumePhrases` read. Both grammars are values, so that the lab can
// run either.
//
// What the extended grammar holds to: a number sign counts only in front of a digit and never in an HTML
// entity; a number alone is never a series (`1984`, `Catch-22`, `The 100`); an ordinary word counts as a
// volume word only where it is set off (`The Jungle Book 2` is no second volume); a publisher's series is
// none.

/// A way of reading series markers.
public struct SeriesGrammar: Sendable {
  enum Forms: Sendable {
    /// The document's expression.
    case literal
    /// Every form that is unambiguous in real titles.
    case extended(VolumeWords, PublisherSeries)
  }

  let forms: Forms

  /// What the stack runs.
  public static let extended = SeriesGrammar(forms: .extended(.international, .known))

  /// The document's expression: a name, white space, `#`, digits, end.
  public static let asWritten = SeriesGrammar(forms: .literal)

  /// Takes a title apart.
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

  /// Reads a provider's text such as `The Lord of the Rings #2`; nil if it names no series that is read in
  /// order, or no place in it.
  public func parse(providerText: String) -> SeriesMention? {
    switch forms {
    case .literal:
      return LiteralMarker.read(providerText).map { SeriesMention(name: $0.name, position: $0.position) }
    case .extended(let words, let publishers):
      guard let mark = CatalogText(words: words).read(providerText), let name = mark.name,
        !publishers.contains(name)
      else { return nil }
      return SeriesMention(name: name, position: mark.position)
    }
  }

  /// Whether a name can be that of a series to read, and not a publisher's.
  func isReadingSeries(_ name: String) -> Bool {
    switch forms {
    case .literal: true
    case .extended(_, let publishers): !publishers.contains(name)
    }
  }

  private static func parsed(_ reading: TitleParse, publishers: PublisherSeries) -> ParsedTitle {
    let groups = reading.marks.filter { $0.place == .group && $0.namesSeries }
    // What the title says in words is another way of saying what a group says, if there is one.
    let chosen = groups.isEmpty ? reading.marks.filter { $0.place == .title && $0.namesSeries } : groups
    let hasStory = chosen.contains { mark in mark.name.map { !publishers.contains($0) } ?? false }
    var mentions: [SeriesMention] = []
    for mark in chosen {
      let standsAlone = mark.place == .group && !hasStory
      guard let name = mark.name, !publishers.contains(name, standsAlone: standsAlone) else { continue }
      let mention = SeriesMention(name: name, position: mark.position)
      if !mentions.contains(mention) { mentions.append(mention) }
    }
    let volume = reading.marks.last { $0.place == .title } ?? reading.marks.first { $0.place == .group }
    return ParsedTitle(title: reading.bare.text, mentions: mentions, volume: volume?.position)
  }
}
