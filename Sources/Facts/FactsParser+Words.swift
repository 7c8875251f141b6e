// The parser of word lists. Every line is a header; lines with the same key accumulate.
//
//     names Yoruba                          (a culture; then its properties)
//     region africa
//     language en
//     order family-first                    (left out where the given name stands first)
//     separator none                        (left out where a space stands between the names)
//     female Folake; Yetunde
//     male Babatunde; Segun
//     family Adeyemi; Okonjo
//     familyFemale …                        (in the order of "family", where women bear another form)
//
//     titles en Fantasy                     (language and genre; then patterns and slots)
//     pattern The {adjective} {noun}
//     subtitle A Tale of the {noun}
//     slot noun Crown; Tide
//
//     publisher Penguin Random House | en | Viking; Dutton
//     bindings de Taschenbuch; Gebundene Ausgabe
//     shelves favorites; to-buy
//     review en Could not put it down.
//     markers [Special Edition]; (Movie Tie-in Edition)

import Tables

/// A culture during parsing.
private struct NameDraft {
  let culture: String
  let place: TablePlace
  var region: FactRegion?
  var language = "en"
  var isFamilyFirst = false
  var separator = " "
  var words: [String: [String]] = [:]

  func finished(region: FactRegion) -> NameStock {
    NameStock(
      culture: culture, region: region, language: language, isFamilyFirst: isFamilyFirst,
      separator: separator, female: words["female", default: []], male: words["male", default: []],
      family: words["family", default: []], femaleFamily: words["familyFemale", default: []])
  }
}

/// A title stock during parsing.
private struct TitleDraft {
  let language: String
  let genre: String
  let place: TablePlace
  var patterns: [FactsLine] = []
  var subtitles: [FactsLine] = []
  var slots: [TitleSlot] = []

  mutating func add(_ words: [String], to name: String) {
    if let index = slots.firstIndex(where: { $0.name == name }) {
      slots[index] = TitleSlot(name: name, words: slots[index].words + words)
    } else {
      slots.append(TitleSlot(name: name, words: words))
    }
  }
}

/// All lists during parsing.
private struct WordsDraft {
  var names: [NameDraft] = []
  var titles: [TitleDraft] = []
  var publishers: [FactPublisher] = []
  var bindings: [LocalizedWords] = []
  var reviews: [LocalizedWords] = []
  var shelves: [String] = []
  var markers: [String] = []
}

extension FactsParser {
  /// Parses the word lists of all tables.
  mutating func words(in tables: [TextTable]) -> WordLists {
    var draft = WordsDraft()
    for line in tables.flatMap({ lines(of: $0, headers: Self.wordHeaders) }) {
      switch line.key {
      case _ where line.kind != .header: report("no known word list", at: line.place)
      case "names": draft.names.append(NameDraft(culture: line.value, place: line.place))
      case "region", "language", "order", "separator", "female", "male", "family", "familyFemale":
        readName(line, into: &draft.names)
      case "titles", "pattern", "subtitle", "slot": readTitles(line, into: &draft.titles)
      default: readEdition(line, into: &draft)
      }
    }
    return WordLists(
      names: draft.names.compactMap { finished($0) }, titles: draft.titles.map { finished($0) },
      publishers: draft.publishers, bindings: draft.bindings, shelves: draft.shelves,
      reviews: draft.reviews, editionMarkers: draft.markers)
  }

  private static var wordHeaders: Set<String> {
    [
      "names", "region", "language", "order", "separator", "female", "male", "family", "familyFemale",
      "titles", "pattern", "subtitle", "slot", "publisher", "bindings", "shelves", "review", "markers",
    ]
  }

  // MARK: Names

  private mutating func readName(_ line: FactsLine, into names: inout [NameDraft]) {
    guard let last = names.indices.last else { return report("\(line.key) before any names", at: line.place) }
    switch line.key {
    case "region": names[last].region = FactRegion(rawValue: line.value)
    case "language": names[last].language = language(line) ?? names[last].language
    case "order": names[last].isFamilyFirst = line.value == "family-first"
    case "separator": names[last].separator = line.value == "none" ? "" : " "
    default: names[last].words[line.key, default: []] += line.list
    }
  }

  private mutating func finished(_ draft: NameDraft) -> NameStock? {
    guard let region = draft.region else {
      report("no known region for \(draft.culture)", at: draft.place)
      return nil
    }
    return draft.finished(region: region)
  }

  // MARK: Titles

  private mutating func readTitles(_ line: FactsLine, into titles: inout [TitleDraft]) {
    let parts = line.value.split(separator: " ", maxSplits: 1).map(String.init)
    if line.key == "titles" {
      guard parts.count == 2, Self.isLanguage(parts[0]) else {
        return report("expected a language and a genre", at: line.place)
      }
      titles.append(TitleDraft(language: parts[0], genre: parts[1], place: line.place))
      return
    }
    guard let last = titles.indices.last else {
      return report("\(line.key) before any titles", at: line.place)
    }
    switch line.key {
    case "pattern": titles[last].patterns.append(line)
    case "subtitle": titles[last].subtitles.append(line)
    default:
      guard parts.count == 2 else { return report("a slot without words", at: line.place) }
      titles[last].add(FactsLine.list(parts[1][...]), to: parts[0])
    }
  }

  private mutating func finished(_ draft: TitleDraft) -> TitleStock {
    let patterns = draft.patterns.compactMap { pattern($0, slots: draft.slots) }
    let subtitles = draft.subtitles.compactMap { pattern($0, slots: draft.slots) }
    if patterns.isEmpty { report("no pattern for \(draft.genre)", at: draft.place) }
    return TitleStock(
      language: draft.language, genre: draft.genre, patterns: patterns, subtitles: subtitles,
      slots: draft.slots)
  }

  private mutating func pattern(_ line: FactsLine, slots: [TitleSlot]) -> TitlePattern? {
    var pieces: [TitlePattern.Piece] = []
    var taken: [Int: Int] = [:]
    for part in line.value.split(separator: "{", omittingEmptySubsequences: false).enumerated() {
      guard part.offset > 0 else {
        if !part.element.isEmpty { pieces.append(.text(String(part.element))) }
        continue
      }
      let halves = part.element.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2, let slot = slots.firstIndex(where: { $0.name == halves[0] }) else {
        report("no slot \"\(halves[0])\"", at: line.place)
        return nil
      }
      pieces.append(.slot(slot, taken: taken[slot, default: 0]))
      taken[slot, default: 0] += 1
      if !halves[1].isEmpty { pieces.append(.text(String(halves[1]))) }
    }
    return TitlePattern(pieces: pieces)
  }

  // MARK: Editions

  private mutating func readEdition(_ line: FactsLine, into draft: inout WordsDraft) {
    switch line.key {
    case "shelves": draft.shelves += line.list
    case "markers": draft.markers += line.list
    case "publisher":
      let columns = line.columns
      guard (2...3).contains(columns.count), Self.isLanguage(columns[1]) else {
        return report("expected name, language and perhaps imprints", at: line.place)
      }
      let imprints = columns.count == 3 ? FactsLine.list(columns[2][...]) : []
      draft.publishers.append(FactPublisher(name: columns[0], language: columns[1], imprints: imprints))
    default:
      let parts = line.value.split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2, Self.isLanguage(parts[0]) else {
        return report("expected a language and words", at: line.place)
      }
      if line.key == "bindings" {
        Self.add(FactsLine.list(parts[1][...]), of: parts[0], to: &draft.bindings)
      } else {
        Self.add([parts[1]], of: parts[0], to: &draft.reviews)
      }
    }
  }

  private static func add(_ words: [String], of language: String, to lists: inout [LocalizedWords]) {
    guard let index = lists.firstIndex(where: { $0.language == language }) else {
      lists.append(LocalizedWords(language: language, words: words))
      return
    }
    lists[index] = LocalizedWords(language: language, words: lists[index].words + words)
  }
}
