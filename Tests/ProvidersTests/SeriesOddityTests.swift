// False or unusual statements of look-alikes about series, at the rates of a common table.

import Synthesis
import Testing

@testable import Providers

@Suite struct SeriesStatementTests {
  private static let library = World.completeLibrary
  private static let series = library.json.seriesRecords
  private static let statements = library.works.records.flatMap { series.statements(of: $0) }

  private func isNear(_ count: Int, of total: Int, _ oddity: SeriesOddity) -> Bool {
    let wanted = total * oddity.rate.perTenThousand
    // Within half of the rate, or within four standard deviations for small counts.
    return abs(count * 10_000 - wanted) * 2 <= wanted
      || (count * 10_000 - wanted) * (count * 10_000 - wanted) <= 16 * wanted * 10_000
  }

  @Test func `Works name publishers' series, wrong numbers and wrong names at their rates`() {
    let meant = Self.statements.filter { $0.meant != nil }
    let works = Self.library.works.records.count { !$0.isDuplicate }
    func count(_ oddity: SeriesOddity) -> Int { Self.statements.count { $0.oddity == oddity } }
    #expect(isNear(count(.recordOfPublisher), of: works, .recordOfPublisher), "\(count(.recordOfPublisher))")
    #expect(isNear(count(.recordMiscounted), of: meant.count, .recordMiscounted))
    #expect(isNear(count(.recordMisnamed), of: meant.count, .recordMisnamed))
    #expect(count(.otherName) > 0 && count(.secondRecord) > 0)
    for statement in meant where statement.oddity == .recordMiscounted {
      #expect(statement.position != statement.meant?.position.text)
    }
  }

  @Test func `A series record has one name, and its key finds the works that name it`() throws {
    var names: [Int: String] = [:]
    for statement in Self.statements {
      #expect(names.updateValue(statement.name, forKey: statement.number) ?? statement.name == statement.name)
    }
    for (number, name) in names.sorted(by: { $0.key < $1.key }).prefix(400) {
      let key = Self.library.json.keys.series.text(number)
      let record = try ask(request("/series/\(key).json"), of: Self.library)
      #expect(record.json["name"] as? String == name)
      let found = try ask(searchLibrary(("q", "series_key:\(key)")), of: Self.library)
      #expect(!found.keys.isEmpty)
    }
  }

  @Test func `Series have another name, or a second record, at their rates, and every name is labelled`() {
    let catalog = World.catalog
    let all = catalog.series.indices
    let other = all.filter { Self.series.name(ofSeries: $0) != catalog.series[$0].name }
    // Some forms of some names equal the name itself.
    #expect(other.count * 10_000 > all.count * SeriesOddity.otherName.rate.perTenThousand / 2)
    let second = all.filter { Self.series.names(ofSeries: $0).count == 2 }
    #expect(isNear(second.count, of: all.count, .secondRecord), "\(second.count) of \(all.count)")
    for statement in Self.statements where statement.isTrue {
      guard let place = statement.meant else { continue }
      #expect(Self.series.names(ofSeries: place.series).contains(statement.name))
    }
  }

  @Test func `Editions have the publisher's series, the series and errors as text at their rates`() {
    let catalog = World.catalog
    let texts = catalog.editions.indices.flatMap { Self.series.texts(ofEdition: $0) }
    let ofVolumes = catalog.editions.count { !catalog.works[$0.work].memberships.isEmpty }
    func count(_ oddity: SeriesOddity) -> Int { texts.count { $0.oddity == oddity } }
    #expect(isNear(count(.textOfPublisher), of: catalog.editions.count, .textOfPublisher))
    #expect(isNear(count(.textOfSeries), of: ofVolumes, .textOfSeries))
    #expect(isNear(count(.textMiscounted), of: ofVolumes, .textMiscounted))
    #expect(count(.textOfFirstVolume) > 0)
  }

  @Test func `Titles at ISBNdb have a binding, a series or a publisher's series in brackets at their rates`()
  {
    let catalog = World.catalog
    let wording = ISBNdbWording(shelf: World.completeISBNdb.shelf)
    var (bindings, series, rows, volumes) = (0, 0, 0, 0)
    for (number, edition) in catalog.editions.enumerated() {
      let title = wording.titles(ofEdition: number).title
      let work = catalog.works[edition.work]
      if let place = work.memberships.first, !work.isKnownByNumber {
        volumes += 1
        if title.contains(" (\(catalog.series[place.series].name), ") { series += 1 }
      }
      if title.hasSuffix("[\(edition.binding)]") || title.hasSuffix("(\(edition.binding))") {
        bindings += 1
      } else if title.hasSuffix(")"), !edition.title.hasSuffix(")"), !title.uppercased().hasPrefix(title),
        work.memberships.isEmpty
      {
        rows += 1
      }
    }
    let standalone = catalog.editions.count { catalog.works[$0.work].memberships.isEmpty }
    #expect(isNear(bindings, of: catalog.editions.count, .titleWithBinding), "\(bindings)")
    #expect(isNear(series, of: volumes, .titleWithSeries), "\(series) of \(volumes)")
    #expect(isNear(rows, of: standalone, .titleWithPublisher), "\(rows) of \(standalone)")
  }
}
