// The parser of series, which are written as blocks:
//
//     series Discworld
//     by Terry Pratchett
//     genres Fantasy; Humor
//     language en                       (the default; "original" if it was written in another one)
//     total 41                          (left out if it is not known)
//     partial                           (only if not all of the total are listed)
//     numbered by story                 (only if the numbers do not follow the years)
//     story 2; 1; 3                     (only if the story is told in another order than the numbers')
//     4 1987 Mort                       (position, year, title)
//     +de Gevatter Tod                  (further title; also +kind and +by)
//
//     series Death
//     by Terry Pratchett
//     1 = Discworld #4                  (the same book, in a further series)

import Tables

/// A series before its references are resolved.
private struct SeriesDraft {
  let name: String
  let place: TablePlace
  var authors: [String] = []
  var total: Int?
  var isPartial = false
  var isNumberedByStory = false
  var storyOrder: [String] = []
  var genres: [String] = []
  var language = "en"
  var original: String?
  var volumes: [VolumeDraft] = []
}

/// A volume before its references are resolved.
private struct VolumeDraft {
  let place: TablePlace
  let position: String
  var content: Content

  enum Content {
    case book(BookDraft)
    case reference(FactMembership)
  }

  struct BookDraft {
    var title: String
    var year: Int
    var kind: FactVolumeKind
    var authors: [String]
    var otherTitles: [FactTitle] = []
  }
}

extension FactsParser {
  /// Parses the series of all tables and resolves their references.
  mutating func series(in tables: [TextTable]) -> [FactSeries] {
    var drafts: [SeriesDraft] = []
    for table in tables {
      for line in lines(of: table, headers: Self.seriesHeaders) {
        switch line.kind {
        case .header: readHeader(line, into: &drafts)
        case .item: readVolume(line, into: &drafts)
        case .attribute: readAttribute(line, into: &drafts)
        }
      }
    }
    return resolve(drafts)
  }

  private static var seriesHeaders: Set<String> {
    ["series", "by", "total", "partial", "numbered", "story", "genres", "language", "original"]
  }

  private mutating func readHeader(_ line: FactsLine, into drafts: inout [SeriesDraft]) {
    if line.key == "series" {
      drafts.append(SeriesDraft(name: line.value, place: line.place))
      return
    }
    guard let last = drafts.indices.last, drafts[last].place.file == line.place.file else {
      return report("\"\(line.key)\" before any series", at: line.place)
    }
    switch line.key {
    case "by": drafts[last].authors = line.list
    case "genres": drafts[last].genres = line.list
    case "partial": drafts[last].isPartial = true
    case "numbered":
      drafts[last].isNumberedByStory = line.value == "by story"
      if line.value != "by story" { report("expected \"numbered by story\"", at: line.place) }
    case "story":
      drafts[last].storyOrder = line.list
      for place in line.list where FactPosition.span(place) == nil {
        report("\"\(place)\" is no place", at: line.place)
      }
    case "language": drafts[last].language = language(line) ?? drafts[last].language
    case "original": drafts[last].original = language(line)
    case "total":
      drafts[last].total = Int(line.value)
      if drafts[last].total == nil { report("\"\(line.value)\" is no number", at: line.place) }
    default: report("\"\(line.key)\" is no property of a series", at: line.place)
    }
  }

  private mutating func readVolume(_ line: FactsLine, into drafts: inout [SeriesDraft]) {
    guard let last = drafts.indices.last, drafts[last].place.file == line.place.file else {
      return report("a volume before any series", at: line.place)
    }
    let parts = line.value.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, let span = FactPosition.span(String(parts[0])) else {
      return report("expected position, year and title", at: line.place)
    }
    if parts[1] == "=" {
      guard let target = Self.reference(parts[2]) else {
        return report("expected \"Series #position\" behind \"=\"", at: line.place)
      }
      drafts[last].volumes.append(
        VolumeDraft(place: line.place, position: String(parts[0]), content: .reference(target)))
      return
    }
    guard let year = Int(parts[1]) else { return report("\"\(parts[1])\" is no year", at: line.place) }
    let book = VolumeDraft.BookDraft(
      title: FactsLine.trimmed(parts[2]), year: year, kind: Self.usualKind(of: span),
      authors: drafts[last].authors)
    drafts[last].volumes.append(
      VolumeDraft(place: line.place, position: String(parts[0]), content: .book(book)))
  }

  /// Returns the default kind: an omnibus for a range, a novella for a fractional position, otherwise a main
  /// volume.
  private static func usualKind(of span: ClosedRange<Int>) -> FactVolumeKind {
    if span.lowerBound < span.upperBound { return .omnibus }
    return span.lowerBound.isMultiple(of: 100) ? .main : .novella
  }

  private static func reference(_ text: Substring) -> FactMembership? {
    guard let mark = text.lastIndex(of: "#") else { return nil }
    let position = FactsLine.trimmed(text[text.index(after: mark)...])
    let name = FactsLine.trimmed(text[..<mark])
    guard !name.isEmpty, FactPosition.span(position) != nil else { return nil }
    return FactMembership(series: name, position: position)
  }

  private mutating func readAttribute(_ line: FactsLine, into drafts: inout [SeriesDraft]) {
    guard let last = drafts.indices.last, let volume = drafts[last].volumes.indices.last,
      drafts[last].place.file == line.place.file,
      case .book(var book) = drafts[last].volumes[volume].content
    else { return report("an attribute without a volume", at: line.place) }
    switch line.key {
    case "by": book.authors = line.list
    case "kind":
      guard let kind = FactVolumeKind(rawValue: line.value) else {
        return report("\"\(line.value)\" is no kind of volume", at: line.place)
      }
      book.kind = kind
    case let code where Self.isLanguage(code):
      book.otherTitles.append(FactTitle(language: code, title: line.value))
    default: return report("\"\(line.key)\" is no attribute of a volume", at: line.place)
    }
    drafts[last].volumes[volume].content = .book(book)
  }

  // MARK: References

  private mutating func resolve(_ drafts: [SeriesDraft]) -> [FactSeries] {
    var books: [FactMembership: VolumeDraft.BookDraft] = [:]
    var places: [FactMembership: [FactMembership]] = [:]
    for draft in drafts {
      for volume in draft.volumes {
        guard case .book(let book) = volume.content else { continue }
        books[FactMembership(series: draft.name, position: volume.position)] = book
      }
    }
    for draft in drafts {
      for volume in draft.volumes {
        let here = FactMembership(series: draft.name, position: volume.position)
        guard case .reference(let target) = volume.content else { continue }
        if books[target] == nil {
          report("no volume \(target.series) #\(target.position)", at: volume.place)
        }
        places[target, default: [target]].append(here)
      }
    }
    return drafts.map { draft in finished(draft, books: books, places: places) }
  }

  private func finished(
    _ draft: SeriesDraft, books: [FactMembership: VolumeDraft.BookDraft],
    places: [FactMembership: [FactMembership]]
  ) -> FactSeries {
    let volumes = draft.volumes.compactMap { volume -> FactVolume? in
      let here = FactMembership(series: draft.name, position: volume.position)
      let target = if case .reference(let target) = volume.content { target } else { here }
      guard let book = books[target] else { return nil }
      return FactVolume(
        position: volume.position, title: book.title, year: book.year, kind: book.kind, authors: book.authors,
        otherTitles: book.otherTitles, alsoIn: places[target, default: []].filter { $0 != here })
    }
    return FactSeries(
      name: draft.name, authors: draft.authors, total: draft.total, isPartial: draft.isPartial,
      isNumberedByStory: draft.isNumberedByStory, storyOrder: draft.storyOrder, genres: draft.genres,
      language: draft.language, originalLanguage: draft.original ?? draft.language, volumes: volumes)
  }
}
