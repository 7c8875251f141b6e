// Columns that name a series and a place in it: `Mistborn` and `2`, `Mistborn #2`, `Discworld(4)|Death(1)`,
// or only a volume (issue: rows that differ only in the volume are different books).
//
// The cells are kept as the reader's entries under two labels, so that a later import knows what was said
// before.

internal import BooksTrackAPI

/// The series and numbers in the columns of a row, or in an entry made from one.
struct SeriesColumns: Equatable {
  /// One series, or a volume of the title itself.
  struct Place: Equatable {
    /// The name of the series; nil if the row only has a volume.
    let name: String?
    /// The place in it, if it is known.
    let position: SeriesPosition?
  }

  /// The places, in the order of the cells; never empty.
  let places: [Place]

  /// The label of the series' names.
  static let seriesLabel = "Series"
  /// The label of the numbers.
  static let numberLabel = "Volume"

  /// Reads the entries of a book; returns nil if it has none about series.
  init?(_ facts: [SourceFact]) {
    let names = facts.first { $0.label == Self.seriesLabel }?.value
    let numbers = facts.first { $0.label == Self.numberLabel }?.value
    guard names != nil || numbers != nil else { return nil }
    if let numbered = Self.numbered(numbers ?? "") {
      places = numbered
      return
    }
    var positions = Self.parts(numbers ?? "").map(SeriesCell.position)
    guard let names else {
      guard let position = positions.first ?? nil, position.spans.first?.first != 0 else { return nil }
      places = [Place(name: nil, position: position)]
      return
    }
    let found = Self.named(Self.parts(names))
    if found.count > 1, positions.count == 1 { positions += Array(repeating: nil, count: found.count - 1) }
    places = found.enumerated().map { index, place in
      // A number behind the name is that of the series; one in another column may count something else.
      Place(name: place.name, position: place.position ?? (index < positions.count ? positions[index] : nil))
    }
    if places.isEmpty { return nil }
  }

  private static func parts(_ text: String) -> [String] {
    text.split { ";|\n".contains($0) }.map { WhiteSpace.collapsed($0) }.filter { !$0.isEmpty }
  }

  /// Parses names, each with or without a number. A part that is only a number is that of the name before it:
  /// `Discworld; 8`, `Turm ; Bd. 1`.
  private static func named(_ parts: [String]) -> [Place] {
    var places: [Place] = []
    for part in parts {
      if let last = places.last, last.position == nil, let position = SeriesCell.position(part) {
        places[places.count - 1] = Place(name: last.name, position: position)
      } else {
        places += SeriesCell.places(in: part)
      }
    }
    return places
  }

  /// Parses numbers that each precede a name: `1 : Discworld, 4 : Death`; nil for anything else. A name may
  /// hold commas, and a number may be missing.
  private static func numbered(_ text: String) -> [Place]? {
    guard text.contains(" : ") || text.hasPrefix(": ") else { return nil }
    var places: [Place] = []
    for part in text.split(separator: ", ") {
      let sides = (part.hasPrefix(": ") ? " " + part : part).split(separator: " : ", maxSplits: 1)
      if sides.count == 2, let position = SeriesCell.position(String(sides[0])) {
        places.append(Place(name: String(sides[1]), position: position))
      } else if part.hasPrefix(": ") || part.hasPrefix(" : ") {
        places.append(Place(name: WhiteSpace.collapsed(part.drop { " :".contains($0) }), position: nil))
      } else if let last = places.popLast() {
        places.append(Place(name: (last.name ?? "") + ", " + part, position: last.position))
      } else {
        return nil
      }
    }
    return places.isEmpty ? nil : places
  }
}

extension SeriesColumns {
  /// The statements about series; a volume alone is one of the title's.
  func mentions(title: String) -> [SeriesMention] {
    places.map { SeriesMention(name: $0.name ?? title, position: $0.position) }
  }

  /// Returns true if both give places in the same series, or volumes of the same title, and they differ.
  func contradicts(_ other: SeriesColumns) -> Bool {
    for place in places {
      for known in other.places where Self.isSame(place.name, known.name) {
        if let one = place.position, let two = known.position { return one != two }
      }
    }
    return false
  }

  private static func isSame(_ one: String?, _ other: String?) -> Bool {
    guard let one, let other else { return true }
    return SeriesNames.core(one) == SeriesNames.core(other)
  }
}

extension RowMapper {
  /// Keeps the cells of the columns for series; without one, a subtitle that is a volume. In a file with a
  /// column for names, a number alone is one of the title only if the numbers are not all 1, which apps write
  /// for books without a series.
  func mapSeries(_ row: borrowing CSVRow, to reader: inout ReaderFacts) {
    let name = said(collapsedText(.series, of: row)).flatMap {
      Self.namesNoSeries($0) ? nil : rules.isLoose ? WrittenList.withoutLinks($0) : $0
    }
    if let name { reader.otherFacts.append(SourceFact(label: SeriesColumns.seriesLabel, value: name)) }
    if name != nil || columns[.series] == nil || match.findings.hasNumbersAlone,
      let number = said(collapsedText(.seriesNumber, of: row))
    {
      reader.otherFacts.append(SourceFact(label: SeriesColumns.numberLabel, value: number))
    } else if name == nil, let subtitle = collapsedText(.subtitle, of: row) {
      reader.otherFacts += [SeriesCell.entry(ofSubtitle: subtitle)].compactMap { $0 }
    }
  }

  /// Returns true for words that say that a book is in a series or in none, and not in which.
  private static func namesNoSeries(_ name: String) -> Bool { noNames.contains(FoldedText.key(name)) }

  private static let noNames: Set = Set(
    [
      "standalone", "stand alone", "standalone novel", "single", "one shot", "no series", "not a series",
      "not in a series", "no", "none", "yes", "unknown",
      "einzelband", "einzelroman", "keine reihe", "keine serie", "keine", "kein", "nein", "ja",
      "hors série", "aucune", "aucun", "non", "oui", "ninguna", "ninguno", "sí", "nessuna", "nessuno", "sì",
      "nenhuma", "não", "sim", "geen", "nee", "ingen", "nej", "brak", "nie", "tak", "žádná", "ne", "ano",
      "нет", "да", "なし", "無し", "无", "無", "없음",
    ].map { FoldedText.key($0) })
}
