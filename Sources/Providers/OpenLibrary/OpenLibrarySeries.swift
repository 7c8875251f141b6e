// The series of Open Library: series records entered by people since 2026 and named by works, and free texts
// in edition records. Their mistakes and rates are in `SeriesOddity`.
//
// A series record has a number, which its key encodes. The numbers of the catalog's series come first, then
// as many for second records of the same series, as many for records named after the first volume, and then
// the publishers' series that were entered as series.

import Synthesis

/// A statement in a work record about its place in a series.
struct SeriesStatement: Sendable {
  /// The number of the series record.
  let number: Int
  let name: String
  /// The position, if one was entered.
  let position: String?
  /// The catalog membership that is meant; nil for a publisher's series.
  let meant: CatalogMembership?
  /// The way in which the statement is misleading; nil if it is not.
  let oddity: SeriesOddity?

  /// True if the statement is correct, in any form of the name.
  var isTrue: Bool { meant != nil && oddity?.isMistake != true }
}

/// The series of Open Library.
struct OpenLibrarySeries: Sendable {
  let shelf: ProviderHoldings
  /// The publishers whose series were entered, numbered by name.
  private let houses: [String: Int]
  /// The number of series per publisher; enough for all kinds of names (`PublisherSeriesNames`).
  private static let rowsOfHouse = 700

  init(shelf: ProviderHoldings) {
    self.shelf = shelf
    var houses: [String: Int] = [:]
    for name in shelf.catalog.imprints where houses[name] == nil { houses[name] = houses.count }
    self.houses = houses
  }

  private var count: Int { shelf.catalog.series.count }

  private func roll(_ topic: StableDraw.Topic, _ thing: Int, _ bound: Int = 10_000) -> Int {
    shelf.draw.roll(topic, thing, below: bound)
  }

  // MARK: Records of series

  /// The subject of a series record.
  enum Subject: Hashable {
    /// A catalog series.
    case series(Int)
    /// A catalog series under the name of its first volume.
    case firstVolume(Int)
    /// A publisher's series: its number and the publisher for which it was entered.
    case publisher(row: Int, house: String)
  }

  func subject(ofNumber number: Int) -> Subject? {
    guard number >= 0, count > 0 else { return nil }
    if number < 2 * count { return .series(number % count) }
    if number < 3 * count { return .firstVolume(number % count) }
    let (house, row) = (number - 3 * count).quotientAndRemainder(dividingBy: Self.rowsOfHouse)
    return houses.first { $0.value == house }.map { .publisher(row: row, house: $0.key) }
  }

  /// The name in a series record.
  func name(ofNumber number: Int) -> String? {
    switch subject(ofNumber: number) {
    case .series(let series): number < count ? name(ofSeries: series) : secondName(ofSeries: series)
    case .firstVolume(let series): firstTitle(ofSeries: series)
    case .publisher(let row, let house): PublisherSeriesNames.name(row, imprint: house)
    case nil: nil
    }
  }

  /// The name in the first record of a series: the catalog's, or another form of it.
  func name(ofSeries series: Int) -> String {
    let name = shelf.catalog.series[series].name
    let isOther = roll(.seriesName, series) < SeriesOddity.otherName.rate.perTenThousand
    return isOther ? SeriesNameForms.other(name, number: roll(.seriesNameForm, series)) : name
  }

  private func secondName(ofSeries series: Int) -> String {
    let name = shelf.catalog.series[series].name
    return self.name(ofSeries: series) == name
      ? SeriesNameForms.other(name, number: roll(.seriesNameForm, series)) : name
  }

  private func firstTitle(ofSeries series: Int) -> String {
    shelf.catalog.series[series].works.first.map { shelf.catalog.works[$0].title } ?? ""
  }

  /// All names that records have for a catalog series.
  func names(ofSeries series: Int) -> [String] {
    hasSecondRecord(series)
      ? [name(ofSeries: series), secondName(ofSeries: series)] : [name(ofSeries: series)]
  }

  private func hasSecondRecord(_ series: Int) -> Bool {
    roll(.seriesRecord, series) < SeriesOddity.secondRecord.rate.perTenThousand
  }

  // MARK: Works

  /// The statements of a work record.
  func statements(of record: OpenLibraryRecord) -> [SeriesStatement] {
    guard !record.isDuplicate else { return [] }
    let work = shelf.catalog.works[record.work]
    var statements: [SeriesStatement] = []
    for (number, place) in work.memberships.enumerated() {
      let isComic = shelf.catalog.series[place.series].isComic
      let rate = isComic ? shelf.coverage.comicsWithSeries : shelf.coverage.othersWithSeries
      let thing = record.work * 8 + number
      guard roll(.series, thing) < rate else { continue }
      statements.append(statement(of: place, thing, isStated: roll(.seriesNumber, thing, 100) >= 12))
    }
    if roll(.publisherSeries, record.work &+ 1 << 33) < SeriesOddity.recordOfPublisher.rate.perTenThousand {
      statements += publisher(of: record).map { [$0] } ?? []
    }
    return statements
  }

  private func statement(of place: CatalogMembership, _ thing: Int, isStated: Bool) -> SeriesStatement {
    let series = place.series
    let mistake = roll(.seriesMistake, thing)
    let misnamed = SeriesOddity.recordMisnamed.rate.perTenThousand
    let limit = misnamed + SeriesOddity.recordMiscounted.rate.perTenThousand
    // The name of the first volume may equal that of the series, with or without its last word.
    let (first, name) = (firstTitle(ofSeries: series), shelf.catalog.series[series].name)
    if mistake < misnamed, first != name, first != SeriesNameForms.withoutLastWord(name) {
      let number = 2 * count + series
      return SeriesStatement(
        number: number, name: first, position: isStated ? place.position.text : nil,
        meant: place, oddity: .recordMisnamed)
    }
    let isSecond = hasSecondRecord(series) && roll(.seriesRecord, thing &+ 1 << 33, 2) == 0
    let number = isSecond ? count + series : series
    let isMiscounted = isStated && mistake >= misnamed && mistake < limit
    let position = isMiscounted ? miscounted(place.position, thing) : place.position.text
    let written = isSecond ? secondName(ofSeries: series) : self.name(ofSeries: series)
    let oddity: SeriesOddity? =
      position != place.position.text
      ? .recordMiscounted
      : isSecond ? .secondRecord : written != name ? .otherName : nil
    return SeriesStatement(
      number: number, name: written, position: isStated ? position : nil, meant: place, oddity: oddity)
  }

  /// A position as counted with an extra story, or with one left out.
  private func miscounted(_ position: CatalogPosition, _ thing: Int) -> String {
    guard let whole = position.whole else { return position.text }
    return String(whole > 1 && roll(.seriesMistake, thing &+ 1 << 33, 3) == 0 ? whole - 1 : whole + 1)
  }

  /// A series of the publisher of the record's first edition, entered like a series of books to be read in
  /// order.
  private func publisher(of record: OpenLibraryRecord) -> SeriesStatement? {
    let edition = shelf.catalog.editions[shelf.edition(record.ranks.lowerBound)]
    guard let house = houses[edition.publisher] else { return nil }
    let row = roll(.publisherSeries, record.work &+ 2 << 33, Self.rowsOfHouse)
    let isNumbered = roll(.seriesNumber, record.work &+ 2 << 33, 10) < 6
    return SeriesStatement(
      number: 3 * count + house * Self.rowsOfHouse + row,
      name: PublisherSeriesNames.name(row, imprint: edition.publisher),
      position: isNumbered
        ? String(PublisherSeriesNames.place(roll(.publisherSeries, record.work &+ 3 << 33, 1 << 20))) : nil,
      meant: nil, oddity: .recordOfPublisher)
  }

  // MARK: Editions

  /// A text about series in an edition record.
  struct Text {
    let text: String
    /// The series and position that it states; nil without a position or for a publisher's series.
    let place: (name: String, position: String)?
    let oddity: SeriesOddity
  }

  /// The texts in an edition record; most name a publisher's series, which is not a series to read.
  func texts(ofEdition edition: Int) -> [Text] {
    let number = roll(.publisherSeries, edition, 100_000_000)
    let choice = number % 10_000
    let work = shelf.catalog.works[shelf.catalog.editions[edition].work]
    var limit = 0
    func falls(_ oddity: SeriesOddity) -> Bool {
      limit += oddity.rate.perTenThousand
      return choice < limit
    }
    if let place = work.memberships.first {
      let name = shelf.catalog.series[place.series].name
      let position = place.position.text
      if falls(.textOfSeries) { return [text(name, position, number / 10_000, .textOfSeries)] }
      if falls(.textOfFirstVolume) {
        let first = firstTitle(ofSeries: place.series)
        return [text(first, position, 0, first == name ? .textOfSeries : .textOfFirstVolume)]
      }
      if falls(.textMiscounted) {
        let other = miscounted(place.position, edition)
        return [text(name, other, number / 10_000, other == position ? .textOfSeries : .textMiscounted)]
      }
    }
    guard falls(.textOfPublisher) else { return [] }
    let imprint = shelf.catalog.editions[edition].publisher
    return [
      Text(
        text: PublisherSeriesNames.text(number / 10_000, imprint: imprint), place: nil,
        oddity: .textOfPublisher)
    ]
  }

  private func text(_ name: String, _ position: String, _ number: Int, _ oddity: SeriesOddity) -> Text {
    let text =
      switch number % 5 {
      case 0: "\(name) #\(position)"
      case 1: "\(name) -- bk. \(position)"
      case 2: "\(name) ; \(position)"
      case 3: "\(name), book \(position)"
      default: name
      }
    return Text(text: text, place: number % 5 == 4 ? nil : (name, position), oddity: oddity)
  }
}
