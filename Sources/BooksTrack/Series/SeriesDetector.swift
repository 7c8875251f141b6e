// The detection of a work's series, from its title and providers' statements (SER-1 to SER-3).
//
// Decisions where the sources disagree or are incomplete:
//   - The title takes precedence over providers: it is the reader's own.
//   - A provider's series without a name (as from Google) takes the name of the series in the title with the
//     same number. Otherwise it is ignored, because a series needs a name.
//   - The number printed on the book takes precedence over the provider's reading order: readers look for the
//     number on the cover. The other number is used if it is the only one, or if it agrees with the title.
//   - A named series without a number counts only if the provider has an id for it; an unnumbered text is
//     nearly always a publisher's series. It does not count if the title names a numbered series.
//   - Two names with one position are one series if they differ only by a generic word ("saga", "novels"), or
//     if a provider's name has the same number as the title's. The first name is kept, because only the
//     reader can choose between them.
//   - Text in the record of an edition, without an id, mostly names a publisher's series; so does a series
//     without a number, or with a position of 20 or more that nothing else names. Such a statement adds a
//     work to an existing series, and creates none.
//   - A number at the end of a title without any sign (`Attack on Titan 33`) adds the work to an existing
//     series of that name, and creates none by itself; `ImportPlanner` looks for the book beside it.
//   - A name that begins with the name of the book's publisher, or contains a word of publishing houses, is a
//     publisher's series.

public import BooksTrackAPI

/// Detects the series of a work.
public struct SeriesDetector: Sendable {
  /// The parser of titles and providers' texts.
  public var grammar: SeriesGrammar
  /// True if titles are parsed; the document uses providers only.
  public var readsTitles: Bool
  /// True if providers' statements are compared with the title, the publisher and each other; the document
  /// accepts every statement.
  public var comparesStatements: Bool

  /// Creates a detector, by default that of the stack.
  public init(
    grammar: SeriesGrammar = .extended, readsTitles: Bool = true, comparesStatements: Bool = true
  ) {
    self.grammar = grammar
    self.readsTitles = readsTitles
    self.comparesStatements = comparesStatements
  }

  /// The document's detector: one expression, and providers only.
  public static let asWritten = SeriesDetector(
    grammar: .asWritten, readsTitles: false, comparesStatements: false)

  /// Returns the series in which the title and the providers place a work, without duplicates, the title's
  /// first.
  ///
  /// - Parameter publishers: The known publishers of the work's editions.
  /// - Complexity: O(n) in the length of the title and the number of references.
  public func mentions(
    for work: Work, provider references: [SeriesReferenceDTO], publishers: [String] = []
  ) -> [SeriesMention] {
    mentions(title: work.title, provider: references, publishers: publishers)
  }

  /// Like the function above, for the title of an import.
  public func mentions(
    title: String, provider references: [SeriesReferenceDTO] = [], publishers: [String] = []
  ) -> [SeriesMention] {
    var mentions = readsTitles ? grammar.parse(title: title).mentions : []
    if mentions.isEmpty, readsTitles, let bare = grammar.bareNumber(in: title)?.mention {
      mentions.append(bare)
    }
    for reference in references {
      guard let name = reference.name, !name.isEmpty else {
        addID(of: reference, to: &mentions)
        continue
      }
      if comparesStatements,
        PublisherSeries.isRowOfHouse(name)
          || publishers.contains(where: { PublisherSeries.isRow(name, of: $0) })
      {
        continue
      }
      add(named(name, reference), to: &mentions)
    }
    return mentions
  }

  private func add(_ mention: SeriesMention?, to mentions: inout [SeriesMention]) {
    guard let mention, let name = mention.name else { return }
    let key = SeriesNames.key(name)
    let same = mentions.firstIndex { $0.name.map(SeriesNames.key) == key } ?? likeNamed(name, in: mentions)
    guard let known = same else {
      if !comparesStatements || isFurther(mention, beside: mentions) { mentions.append(mention) }
      return
    }
    if mentions[known].externalID == nil { mentions[known].externalID = mention.externalID }
    if mentions[known].position == nil { mentions[known].position = mention.position }
    if !mention.joinsOnly { mentions[known].joinsOnly = false }
  }

  /// Returns the index of the mention with the same name up to generic words; nil if there is none.
  private func likeNamed(_ name: String, in mentions: [SeriesMention]) -> Int? {
    guard comparesStatements, !mentions.isEmpty else { return nil }
    let core = SeriesNames.core(name)
    return mentions.firstIndex { $0.name.map(SeriesNames.core) == core }
  }

  /// Returns true if the numbers allow that a series with another name is a further one.
  private func isFurther(_ mention: SeriesMention, beside mentions: [SeriesMention]) -> Bool {
    let said = mentions.filter { $0.source == .title && !$0.joinsOnly }
    guard let position = mention.position else { return said.isEmpty }
    return !said.contains { $0.position == position }
  }

  /// Adds the id of a nameless reference to the title's series with the same number.
  private func addID(of reference: SeriesReferenceDTO, to mentions: inout [SeriesMention]) {
    guard let id = externalID(of: reference) else { return }
    let places = places(of: reference)
    let matching = mentions.indices.filter { index in
      mentions[index].position.map(places.contains) ?? false
    }
    // Several series have that number, so the reference is ambiguous.
    guard matching.count == 1, mentions[matching[0]].externalID == nil else { return }
    mentions[matching[0]].externalID = id
  }

  private func named(_ name: String, _ reference: SeriesReferenceDTO) -> SeriesMention? {
    let source = SeriesMention.Source.provider(reference.provider)
    let id = externalID(of: reference)
    let place = places(of: reference).first
    if place == nil, let read = grammar.parse(providerText: name) {
      return SeriesMention(
        name: read.name, position: read.position, source: source, externalID: id,
        joinsOnly: mayBeRow(read.position, id))
    }
    guard place != nil || id != nil, grammar.isReadingSeries(name) else { return nil }
    return SeriesMention(
      name: name, position: place, source: source, externalID: id, joinsOnly: mayBeRow(place, id))
  }

  /// Returns true if a provider's statement may name a publisher's series, so that it must not create a
  /// series.
  private func mayBeRow(_ position: SeriesPosition?, _ id: ExternalID?) -> Bool {
    guard comparesStatements else { return false }
    return id == nil || position.map { $0 >= Self.firstOfRows } ?? true
  }

  /// The first number from which a provider's statement creates no series. Publishers' series count into the
  /// hundreds, and a reader with such a late volume of a series has others of it, or a title that names it.
  private static let firstOfRows = SeriesPosition(20)

  /// Returns the positions in a reference, the preferred one first.
  private func places(of reference: SeriesReferenceDTO) -> [SeriesPosition] {
    [reference.displayNumber, reference.position].compactMap { text in text.flatMap { SeriesPosition($0) } }
  }

  private func externalID(of reference: SeriesReferenceDTO) -> ExternalID? {
    reference.seriesID.map { ExternalID(provider: reference.provider, value: $0) }
  }
}
