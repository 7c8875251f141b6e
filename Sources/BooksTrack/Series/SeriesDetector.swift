// Decides in which series a work stands, from its title and from what providers say (SER-1 to SER-3).
//
// Decisions, where the sources disagree or say half:
//   - What the title says beats what a provider says: the title is the reader's own.
//   - A provider's series without a name (Google gives none) takes the name of the series in the title that
//     has the same number; without one it is nothing, because a series needs a name.
//   - The number printed on the book comes before the provider's order of reading: readers look for what is
//     on the cover. The other one is used where it is the only one, or the one that agrees with the title.
//   - A named series without a number counts only if the provider has an id for it; an unnumbered text is
//     nearly always a publisher's series. Beside a series that the title numbers it says nothing, and does
//     not count.
//   - Two names for one place are one series: a provider's name that differs from another only by a word that
//     any series may have ("saga", "novels"), and a provider's name for the very number that the title gives
//     under another name. Which of two names a series has is the reader's to say, so the first stays.
//   - What stands in words on the record of an edition, without an id, is mostly a publisher's row; so is a
//     series without a number, and a place of 20 or more that nothing else names. Such a statement puts a
//     work into a series that is there, and makes none.
//   - A name that begins with that of the book's publisher is the publisher's row, and so is one with the
//     word of a house.

public import BooksTrackAPI

/// Finds the series of a work.
public struct SeriesDetector: Sendable {
  /// How titles and providers' texts are read.
  public var grammar: SeriesGrammar
  /// Whether titles are read at all; the document reads providers only.
  public var readsTitles: Bool
  /// Whether what a provider says is held against the title, the publisher and the other statements; the
  /// document takes every statement as it is.
  public var comparesStatements: Bool

  /// The detector of the stack, unless other rules are given.
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

  /// The series that a title and providers put a work in, the title's first; each series once.
  ///
  /// - Parameter publishers: Who published the editions of the work, as far as it is known.
  /// - Complexity: O(n) in the length of the title and the number of references.
  public func mentions(
    for work: Work, provider references: [SeriesReferenceDTO], publishers: [String] = []
  ) -> [SeriesMention] {
    mentions(title: work.title, provider: references, publishers: publishers)
  }

  /// The same for a title alone, as an import has it.
  public func mentions(
    title: String, provider references: [SeriesReferenceDTO] = [], publishers: [String] = []
  ) -> [SeriesMention] {
    var mentions = readsTitles ? grammar.parse(title: title).mentions : []
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

  /// The one that has the name but for a word that any series may have.
  private func likeNamed(_ name: String, in mentions: [SeriesMention]) -> Int? {
    guard comparesStatements, !mentions.isEmpty else { return nil }
    let core = SeriesNames.core(name)
    return mentions.firstIndex { $0.name.map(SeriesNames.core) == core }
  }

  /// Whether a series of another name is a further one, as far as numbers tell.
  private func isFurther(_ mention: SeriesMention, beside mentions: [SeriesMention]) -> Bool {
    guard let position = mention.position else { return !mentions.contains { $0.source == .title } }
    return !mentions.contains { $0.source == .title && $0.position == position }
  }

  /// A reference without a name: an id for the series of the title that has the same number.
  private func addID(of reference: SeriesReferenceDTO, to mentions: inout [SeriesMention]) {
    guard let id = externalID(of: reference) else { return }
    let places = places(of: reference)
    let matching = mentions.indices.filter { index in
      mentions[index].position.map(places.contains) ?? false
    }
    // Two series with the same number: nothing says which of them is meant.
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

  /// Whether a provider's word is too little to make a series of, because publishers' rows are named like it.
  private func mayBeRow(_ position: SeriesPosition?, _ id: ExternalID?) -> Bool {
    guard comparesStatements else { return false }
    return id == nil || position.map { $0 >= Self.firstOfRows } ?? true
  }

  /// The first number that a provider's word alone makes no series of. Publishers' rows count into the
  /// hundreds, and a reader who has so late a volume of a series has others of it, or a title that names it.
  private static let firstOfRows = SeriesPosition(20)

  /// The places that a reference names, the one to use first.
  private func places(of reference: SeriesReferenceDTO) -> [SeriesPosition] {
    [reference.displayNumber, reference.position].compactMap { text in text.flatMap { SeriesPosition($0) } }
  }

  private func externalID(of reference: SeriesReferenceDTO) -> ExternalID? {
    reference.seriesID.map { ExternalID(provider: reference.provider, value: $0) }
  }
}
