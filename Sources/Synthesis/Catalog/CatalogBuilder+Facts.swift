// The real part of the catalog: well-known series and all well-known standalone works, with real titles,
// authors, years and positions. Only the imprints of editions are invented.
//
// The facts contain more series than readers' libraries have room for: with all of them, most books would be
// volumes. A catalog takes a sample, drawn from its seed, that gives the share of volumes of real libraries.

import Facts
import Simulation

extension CatalogBuilder {
  /// The greatest number of volumes of well-known series in a catalog.
  static let mostVolumes = 1_100

  /// Adds authors, series and works.
  ///
  /// - Parameter all: True to add every series instead of a sample.
  mutating func addFacts(all: Bool) {
    var stream = self.stream.substream("facts")
    for fact in facts.authors { addAuthor(fact) }
    let chosen = all ? facts.series : Self.sample(of: facts.series, self.stream.substream("sample"))
    let numbers = chosen.map { addSeries($0) }
    seriesNumbers = Dictionary(uniqueKeysWithValues: zip(chosen.map(\.name), numbers))
    var seen: Set<FactMembership> = []
    for (fact, number) in zip(chosen, numbers) {
      // Works with many translations are popular.
      let translations = fact.volumes.map(\.otherTitles.count).max() ?? 0
      let rank = stream.below(1_600) / (1 + translations)
      let shared = Self.sharedTitles(of: fact)
      for volume in fact.volumes {
        let here = FactMembership(series: fact.name, position: volume.position)
        guard seen.insert(here).inserted else { continue }
        seen.formUnion(volume.alsoIn)
        add(volume, of: fact, number: number, rank: rank + stream.below(40), sharedTitles: shared)
      }
    }
    for fact in facts.works { add(fact, rank: stream.below(2_500) / (1 + fact.otherTitles.count)) }
  }

  /// Returns a sample of whole series, each with all series that share a volume with it, in the order of the
  /// facts. Comics and series in other languages come first: they are few, and their readers would find too
  /// little.
  static func sample(of series: [FactSeries], _ stream: RandomStream) -> [FactSeries] {
    guard series.reduce(0, { $0 + $1.volumes.count }) > mostVolumes else { return series }
    var stream = stream
    var drawn = Array(series.indices)
    for place in drawn.indices.reversed() { drawn.swapAt(place, stream.below(place + 1)) }
    let places = Dictionary(uniqueKeysWithValues: series.enumerated().map { ($1.name, $0) })
    var chosen: Set<Int> = []
    var volumes = 0
    func isRare(_ place: Int) -> Bool { series[place].language != "en" || isComic(series[place].genres) }
    for first in drawn.filter(isRare) + drawn.filter({ !isRare($0) }) where !chosen.contains(first) {
      var group = [first]
      var next = 0
      while next < group.count {
        let others = series[group[next]].volumes.flatMap(\.alsoIn).compactMap { places[$0.series] }
        for other in others where !group.contains(other) { group.append(other) }
        next += 1
      }
      let size = group.reduce(0) { $0 + series[$1].volumes.count }
      guard volumes + size <= mostVolumes else { continue }
      volumes += size
      chosen.formUnion(group)
    }
    return series.indices.filter(chosen.contains).map { series[$0] }
  }

  private mutating func addAuthor(_ fact: FactAuthor) {
    let sorted = fact.forms.first { $0.contains(", ") } ?? NameParts(fact.name).sorted
    let person = add(
      CatalogAuthor(
        name: fact.name, sortName: sorted, forms: fact.forms, person: nil, language: fact.language,
        isReal: true))
    for name in fact.penNames {
      _ = add(
        CatalogAuthor(
          name: name, sortName: NameParts(name).sorted, forms: [], person: person, language: fact.language,
          isReal: true))
    }
  }

  private mutating func addSeries(_ fact: FactSeries) -> Int {
    addSeries(
      name: fact.name, total: fact.total,
      authors: fact.authors.map { author($0, language: fact.originalLanguage) }, story: fact.storyOrder,
      isComic: Self.isComic(fact.genres), isReal: true)
  }

  /// Returns the index of an author, who may be mentioned in the facts without being described.
  private mutating func author(_ name: String, language: String) -> Int {
    add(
      CatalogAuthor(
        name: name, sortName: NameParts(name).sorted, forms: [], person: nil, language: language, isReal: true
      ))
  }

  /// Returns true if the genres include comics.
  static func isComic(_ genres: [String]) -> Bool {
    genres.contains { ["Comics", "Manga", "Graphic Novels", "Graphic Novel"].contains($0) }
  }

  // MARK: Volumes

  private mutating func add(
    _ volume: FactVolume, of fact: FactSeries, number: Int, rank: Int, sharedTitles: Set<String>
  ) {
    let home = CatalogMembership(series: number, position: CatalogPosition(spans: [volume.span]))
    let further = volume.alsoIn.compactMap { membership -> CatalogMembership? in
      guard let index = seriesNumbers[membership.series],
        let span = FactPosition.span(membership.position)
      else { return nil }
      return CatalogMembership(series: index, position: CatalogPosition(spans: [span]))
    }
    let title = NumberedTitle(volume.title, position: home.position)
    let others = volume.otherTitles.map { other in
      NumberedTitle(other.title, position: home.position).edition(language: other.language)
    }
    var draft = WorkDraft(
      titles: [title.edition(language: fact.language)] + others,
      credits: volume.authors.map {
        CatalogCredit(author: author($0, language: fact.originalLanguage), role: .writer)
      },
      year: volume.year, language: fact.originalLanguage, genres: fact.genres,
      memberships: [home] + further, rank: rank)
    draft.kind = Self.kind(volume.kind)
    draft.isKnownByNumber = title.hadNumber || sharedTitles.contains(title.title.lowercased())
    draft.isKnownBySubtitle = true
    draft.isReal = true
    for credit in draft.credits {
      _ = claim(title: title.title, family: NameParts(authors[credit.author].name).family)
    }
    _ = add(draft)
  }

  private static func kind(_ kind: FactVolumeKind) -> CatalogKind {
    switch kind {
    case .main: .volume
    case .novella: .novella
    case .omnibus: .omnibus
    case .companion: .companion
    case .graphicNovel: .graphicNovel
    }
  }

  /// Returns the titles shared by several volumes of a series, in lower case.
  private static func sharedTitles(of fact: FactSeries) -> Set<String> {
    var seen: Set<String> = []
    var shared: Set<String> = []
    for volume in fact.volumes {
      let position = CatalogPosition(spans: [volume.span])
      let title = NumberedTitle(volume.title, position: position).title.lowercased()
      if !seen.insert(title).inserted { shared.insert(title) }
    }
    return shared
  }

  // MARK: Standalone works

  private mutating func add(_ fact: FactWork, rank: Int) {
    let titles =
      [EditionTitle(splitting: fact.title, language: fact.language)]
      + fact.otherTitles.map { EditionTitle(splitting: $0.title, language: $0.language) }
    var draft = WorkDraft(
      titles: titles,
      credits: fact.authors.map { name in
        CatalogCredit(author: author(name, language: fact.originalLanguage), role: .writer)
      },
      year: fact.year, language: fact.originalLanguage, genres: fact.genres, rank: rank)
    draft.isReal = true
    // A second book by the same people with the same title differs only in its subtitle.
    for credit in draft.credits {
      let family = NameParts(authors[credit.author].name).family
      if !claim(title: titles[0].title, family: family) { draft.isKnownBySubtitle = true }
    }
    _ = add(draft)
  }
}

extension EditionTitle {
  /// Splits a title at the first ": ".
  init(splitting text: String, language: String) {
    self.language = language
    if let colon = text.firstColon {
      title = String(text[..<colon.lowerBound])
      subtitle = String(text[colon.upperBound...])
    } else {
      title = text
      subtitle = nil
    }
  }
}

/// The title of a volume, without the volume number that it may end in, as in `Saga, Volume 1` and `Saga,
/// Vol. 1: Dawn`.
struct NumberedTitle {
  let title: String
  let subtitle: String?
  /// True if a number was removed, which must be written again in some form.
  let hadNumber: Bool

  init(_ text: String, position: CatalogPosition) {
    let parts = text.firstColon
    let head = parts.map { text[..<$0.lowerBound] } ?? text[...]
    for word in [", Volume ", ", Vol. ", ", Volume 0", ", Vol. 0", ", Book ", " #", " Vol. ", " Volume "] {
      let tail = word + position.text
      guard head.hasSuffix(tail), head.count > tail.count else { continue }
      title = String(head.dropLast(tail.count))
      subtitle = parts.map { String(text[$0.upperBound...]) }
      hadNumber = true
      return
    }
    title = text
    subtitle = nil
    hadNumber = false
  }

  func edition(language: String) -> EditionTitle {
    EditionTitle(language: language, title: title, subtitle: subtitle)
  }
}

extension String {
  /// The range of the first ": ".
  fileprivate var firstColon: Range<Index>? {
    var rest = utf8[...]
    while let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
      rest = rest[colon...].dropFirst()
      if rest.first == UInt8(ascii: " ") { return colon..<utf8.index(after: rest.startIndex) }
    }
    return nil
  }
}
