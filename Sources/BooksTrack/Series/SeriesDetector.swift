// Decides in which series a work stands, from its title and from what providers say (SER-1 to SER-3).
//
// Decisions, where the sources disagree or say half:
//   - What the title says beats what a provider says: the title is the reader's own.
//   - A provider's series without a name (Google gives none) takes the name of the series in the title that has the
//     same number; without one it is nothing, because a series needs a name.
//   - The number printed on the book comes before the provider's order of reading: readers look for what is on the
//     cover. The other one is used where it is the only one, or the one that agrees with the title.
//   - A named series without a number counts only if the provider has an id for it; an unnumbered text is nearly
//     always a publisher's series.

public import BooksTrackAPI

/// Finds the series of a work.
public struct SeriesDetector: Sendable {
  /// How titles and providers' texts are read.
  public var grammar: SeriesGrammar
  /// Whether titles are read at all; the document reads providers only.
  public var readsTitles: Bool

  /// The detector of the stack, unless other rules are given.
  public init(grammar: SeriesGrammar = .extended, readsTitles: Bool = true) {
    self.grammar = grammar
    self.readsTitles = readsTitles
  }

  /// The document's detector: one expression, and providers only.
  public static let asWritten = SeriesDetector(grammar: .asWritten, readsTitles: false)

  /// The series that a title and providers put a work in, the title's first; each series once.
  ///
  /// - Complexity: O(n) in the length of the title and the number of references.
  public func mentions(for work: Work, provider references: [SeriesReferenceDTO]) -> [SeriesMention] {
    mentions(title: work.title, provider: references)
  }

  /// The same for a title alone, as an import has it.
  public func mentions(title: String, provider references: [SeriesReferenceDTO] = []) -> [SeriesMention] {
    var mentions = readsTitles ? grammar.parse(title: title).mentions : []
    for reference in references {
      if let name = reference.name, !name.isEmpty {
        add(named(name, reference), to: &mentions)
      } else {
        addID(of: reference, to: &mentions)
      }
    }
    return mentions
  }

  private func add(_ mention: SeriesMention?, to mentions: inout [SeriesMention]) {
    guard let mention, let name = mention.name else { return }
    let key = SeriesNames.key(name)
    guard let known = mentions.firstIndex(where: { $0.name.map(SeriesNames.key) == key }) else {
      mentions.append(mention)
      return
    }
    if mentions[known].externalID == nil { mentions[known].externalID = mention.externalID }
    if mentions[known].position == nil { mentions[known].position = mention.position }
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
      return SeriesMention(name: read.name, position: read.position, source: source, externalID: id)
    }
    guard place != nil || id != nil, grammar.isReadingSeries(name) else { return nil }
    return SeriesMention(name: name, position: place, source: source, externalID: id)
  }

  /// The places that a reference names, the one to use first.
  private func places(of reference: SeriesReferenceDTO) -> [SeriesPosition] {
    [reference.displayNumber, reference.position].compactMap { text in text.flatMap { SeriesPosition($0) } }
  }

  private func externalID(of reference: SeriesReferenceDTO) -> ExternalID? {
    reference.seriesID.map { ExternalID(provider: reference.provider, value: $0) }
  }
}
