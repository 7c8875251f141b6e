// Invented series: novels with half volumes and omnibuses, series within series, comics known by number, and
// companions and graphic novels to them.

import Simulation

extension BookGenerator {
  /// Adds a series with its volumes, until the catalog is full.
  mutating func addSeries(by writer: Writer, stock: Int) {
    if stream.chance(6, in: 100) { return addComic(by: writer, stock: stock) }
    let rank = rank()
    let length = [2, 3, 3, 3, 3, 4, 4, 5, 5, 6, 7, 8, 10, 14][stream.below(14)]
    let first = newTitle(for: writer, stock: stock)
    let name = seriesName(first: first.title, writer: writer, stock: stock)
    let isSettled = stream.chance(3, in: 4)
    let series = builder.addSeries(
      name: name, total: isSettled ? length : nil, authors: [writer.author], isComic: false, isReal: false)
    let universe = stream.chance(9, in: 100) ? addUniverse(by: writer, stock: stock, around: length) : nil
    let start = max(1_950, 2_022 - length - stream.below(40))
    let firstWork = builder.works.count
    for volume in 1...length where !isFull {
      let title = volume == 1 ? first : newTitle(for: writer, stock: stock)
      var places = [CatalogMembership(series: series, position: CatalogPosition(volume))]
      if let universe {
        places.append(
          CatalogMembership(series: universe.series, position: CatalogPosition(universe.offset + volume)))
      }
      var draft = WorkDraft(
        titles: [title] + translations(of: writer, stock: stock), credits: credits(by: writer),
        year: start + volume, language: writer.language, genres: genres(of: stock), kind: .volume,
        memberships: places, rank: rank)
      draft.isKnownBySubtitle = true
      _ = builder.add(draft)
    }
    let place = SeriesPlace(
      series: series, firstWork: firstWork, name: name, length: length, start: start, rank: rank, stock: stock
    )
    addBeside(place, first: first, by: writer)
  }

  /// The properties of a series needed for its novellas, omnibuses and companions.
  private struct SeriesPlace {
    let series: Int
    /// The index of the first volume.
    let firstWork: Int
    let name: String
    let length: Int
    let start: Int
    let rank: Int
    let stock: Int
  }

  /// Returns a name for a series: the title of its first book, or a separate one.
  private mutating func seriesName(first: String, writer: Writer, stock: Int) -> String {
    let base = stream.chance(45, in: 100) ? first : newTitle(for: writer, stock: stock).title
    guard writer.language == "en" else { return base }
    switch stream.below(100) {
    case ..<58: return base
    case ..<68: return "\(base) Trilogy"
    case ..<76: return "\(base) Chronicles"
    case ..<82: return "\(base) Saga"
    case ..<88: return "\(base) Duology"
    // Real names contain commas and parentheses, and must be parsed.
    case ..<94: return "\(base), Then and Now"
    case ..<97: return "\(base) (Second Cycle)"
    default: return "The \(writer.family) Mysteries"
    }
  }

  /// Adds a larger series in which the new one occupies consecutive positions.
  private mutating func addUniverse(by writer: Writer, stock: Int, around length: Int) -> (
    series: Int, offset: Int
  ) {
    let name = newTitle(for: writer, stock: stock).title + (writer.language == "en" ? " Universe" : "")
    let offset = stream.below(6)
    let series = builder.addSeries(
      name: name, total: nil, authors: [writer.author], isComic: false, isReal: false)
    return (series, offset)
  }

  private mutating func addBeside(_ place: SeriesPlace, first: EditionTitle, by writer: Writer) {
    if place.length > 2, stream.chance(30, in: 100) {
      let half = stream.below(place.length) * 100 + 50
      addBeside(place, spans: [half...half], kind: .novella, by: writer)
    }
    if place.length > 2, stream.chance(28, in: 100) {
      let last = max(2, min(place.length, 2 + stream.below(3)))
      // Some collections also contain a shorter story.
      let spans = [100...last * 100] + (stream.chance(8, in: 100) ? [250...250] : [])
      addBeside(place, spans: spans, kind: .omnibus, by: writer)
    }
    if stream.chance(5, in: 100) {
      addNeighbour(
        "\(place.name) Companion", nil, place, kind: .companion, by: stream.pick(writers) ?? writer)
    }
    if stream.chance(4, in: 100) {
      addNeighbour(first.title, "The Graphic Novel", place, kind: .graphicNovel, by: writer)
    }
  }

  private mutating func addBeside(
    _ place: SeriesPlace, spans: [ClosedRange<Int>], kind: CatalogKind, by writer: Writer
  ) {
    guard !isFull else { return }
    let title = newTitle(for: writer, stock: place.stock)
    var draft = WorkDraft(
      titles: [EditionTitle(language: title.language, title: title.title, subtitle: nil)],
      credits: [CatalogCredit(author: writer.author, role: .writer)], year: place.start + place.length,
      language: writer.language, genres: genres(of: place.stock), kind: kind,
      memberships: [CatalogMembership(series: place.series, position: CatalogPosition(spans: spans))],
      rank: place.rank)
    draft.isKnownBySubtitle = true
    _ = builder.add(draft)
  }

  /// Adds a companion or graphic novel, which is not in the series.
  private mutating func addNeighbour(
    _ title: String, _ subtitle: String?, _ place: SeriesPlace, kind: CatalogKind, by writer: Writer
  ) {
    guard !isFull else { return }
    if subtitle == nil, !builder.claim(title: title, family: writer.family) { return }
    var draft = WorkDraft(
      titles: [EditionTitle(language: writer.language, title: title, subtitle: subtitle)],
      credits: [CatalogCredit(author: writer.author, role: .writer)], year: place.start + place.length + 1,
      language: writer.language, genres: genres(of: place.stock), kind: kind, rank: place.rank)
    if kind == .graphicNovel { addCredit(.illustrator, to: &draft.credits) }
    draft.isKnownBySubtitle = true
    builder.note(CatalogAlike(kind: .companion, left: place.firstWork, right: builder.add(draft)))
  }

  // MARK: Comics

  /// Adds a long series whose volumes share one title and differ only in their number.
  private mutating func addComic(by writer: Writer, stock: Int) {
    let rank = rank()
    let name = newTitle(for: writer, stock: stock).title
    let length = [2, 3, 5, 6, 8, 10, 12, 14, 18, 23, 28, 42][stream.below(12)]
    let series = builder.addSeries(
      name: name, total: stream.chance(1, in: 2) ? length : nil, authors: [writer.author], isComic: true,
      isReal: false)
    var credits = [CatalogCredit(author: writer.author, role: .writer)]
    addCredit(.illustrator, to: &credits)
    let start = max(1_960, 2_022 - length - stream.below(25))
    for volume in 1...length where !isFull {
      var draft = WorkDraft(
        titles: [EditionTitle(language: writer.language, title: name, subtitle: nil)], credits: credits,
        year: start + volume, language: writer.language, genres: ["Comics"] + genres(of: stock),
        kind: .volume,
        memberships: [CatalogMembership(series: series, position: CatalogPosition(volume))], rank: rank)
      draft.isKnownByNumber = true
      _ = builder.add(draft)
    }
  }

  // MARK: Near names

  /// Adds pairs of authors whose names differ by a letter or two, with books of the same title.
  mutating func addNearNames() {
    let pairs = [
      ("Julia", "Julie"), ("Anna", "Anne"), ("Eric", "Erica"), ("Joan", "Jean"), ("Marian", "Marion"),
      ("Daniel", "Danielle"), ("Martin", "Marvin"), ("Carol", "Carl"), ("Diana", "Diane"),
      ("Gabriel", "Gabrielle"),
    ]
    let families = ["Glasse", "Hollander", "Reedman", "Stoner", "Winterton", "Marsh", "Ashby", "Corwin"]
    guard let any = writers.first(where: { $0.language == "en" }) else { return }
    for (first, second) in pairs where !isFull {
      let family = families[stream.below(families.count)]
      let title = newTitle(for: any, stock: any.home)
      var books: [Int] = []
      for given in [first, second] where !isFull {
        guard let author = people.author(given: given, family: family, language: "en") else { continue }
        let index = builder.add(author)
        books.append(
          builder.add(
            WorkDraft(
              titles: [EditionTitle(language: "en", title: title.title, subtitle: nil)],
              credits: [CatalogCredit(author: index, role: .writer)], year: year(), language: "en",
              genres: genres(of: any.home), rank: 300 + stream.below(2_000))))
      }
      if books.count == 2 {
        builder.note(CatalogAlike(kind: .nearName, left: books[0], right: books[1]))
      }
    }
  }
}
