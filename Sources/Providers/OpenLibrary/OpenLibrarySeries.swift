// The series of Open Library: records that people entered since 2026, which works name, and texts on the
// records of editions. What they get wrong, and how often, is in `SeriesOddity`.
//
// A record of a series has a number, and its key leads back to it. The numbers of a catalog's own series come
// first, then as many for second records of the same series, as many for records that are named after the
// first volume, and then the rows of publishers that were entered as if they were series.

import Synthesis

/// What a record says about a place in a series.
struct SeriesStatement: Sendable {
  /// The number of the series' record.
  let number: Int
  let name: String
  /// The place, where somebody entered one.
  let position: String?
  /// The place of the catalog that is meant; nil for a publisher's row.
  let meant: CatalogMembership?
  /// What is misleading about it.
  let oddity: SeriesOddity?

  /// Whether it is so, in whatever form of the name.
  var isTrue: Bool { meant != nil && oddity?.isMistake != true }
}

/// The series that records name.
struct OpenLibrarySeries: Sendable {
  let shelf: ProviderHoldings
  /// The houses whose rows were entered, by their names.
  private let houses: [String: Int]
  /// So many that all kinds of names come up, listed ones and others (`PublisherSeriesNames`).
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

  /// What a record of a series is about.
  enum Subject: Hashable {
    /// A series of the catalog.
    case series(Int)
    /// A series of the catalog, under the name of its first volume.
    case firstVolume(Int)
    /// The row of a publisher: which one, and the house that it was entered for.
    case publisher(row: Int, house: String)
  }

  func subject(ofNumber number: Int) -> Subject? {
    guard number >= 0, count > 0 else { return nil }
    if number < 2 * count { return .series(number % count) }
    if number < 3 * count { return .firstVolume(number % count) }
    let (house, row) = (number - 3 * count).quotientAndRemainder(dividingBy: Self.rowsOfHouse)
    return houses.first { $0.value == house }.map { .publisher(row: row, house: $0.key) }
  }

  /// The name in a record of a series.
  func name(ofNumber number: Int) -> String? {
    switch subject(ofNumber: number) {
    case .series(let series): number < count ? name(ofSeries: series) : secondName(ofSeries: series)
    case .firstVolume(let series): firstTitle(ofSeries: series)
    case .publisher(let row, let house): PublisherSeriesNames.name(row, imprint: house)
    case nil: nil
    }
  }

  /// The catalog's name, or another form of it.
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

  /// Every name that records have for a series of the catalog.
  func names(ofSeries series: Int) -> [String] {
    hasSecondRecord(series)
      ? [name(ofSeries: series), secondName(ofSeries: series)] : [name(ofSeries: series)]
  }

  private func hasSecondRecord(_ series: Int) -> Bool {
    roll(.seriesRecord, series) < SeriesOddity.secondRecord.rate.perTenThousand
  }

  // MARK: Works

  /// The places that a work record names.
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
    // The name of the first volume may be the series' own, with or without a word that any series may have.
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

  /// The place as somebody counts who counts a shorter story as well, or leaves one out.
  private func miscounted(_ position: CatalogPosition, _ thing: Int) -> String {
    guard let whole = position.whole else { return position.text }
    return String(whole > 1 && roll(.seriesMistake, thing &+ 1 << 33, 3) == 0 ? whole - 1 : whole + 1)
  }

  /// The row of the house of its first edition, entered as if it were a series.
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

  /// A text about series in the record of an edition.
  struct Text {
    let text: String
    /// The series and the place that it says; nil without a place or for a publisher's row.
    let place: (name: String, position: String)?
    let oddity: SeriesOddity
  }

  /// The texts that an edition record has: mostly the publisher's row, which is no series to read.
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
