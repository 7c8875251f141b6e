// A look-alike of Open Library for a synthetic catalog, with the paths, parameters, formats and peculiarities
// of the real service.
//
//     GET /search.json?q=isbn:9780261103573&fields=key,title,editions&limit=3
//     GET /search.json?title=the two towers&author=tolkien
//     GET /search.json?q=series_key:OL326110L
//     GET /works/OL27479W.json      GET /books/OL7353617M.json
//     GET /isbn/9780261103573.json  GET /series/OL326110L.json
//
// The value is immutable and can be shared between threads; its answers depend only on the catalog and the
// request.

package import BooksTrackAPI
package import Synthesis

/// A look-alike of Open Library.
package struct OpenLibraryLookalike: RenderingLookalike {
  let works: OpenLibraryHoldings
  let index: BookIndex
  let json: OpenLibraryJSON
  var shelf: ProviderHoldings { works.shelf }

  /// Indexes a catalog. This takes some tenths of a second for the default size, so keep the value.
  ///
  /// - Parameter gaps: The works that no provider has.
  package init(
    catalog: Catalog, coverage: ProviderCoverage = .openLibrary, gaps: CommonGaps = .none
  ) {
    let shelf = ProviderHoldings(
      catalog: catalog, coverage: coverage, gaps: gaps, draw: StableDraw(seed: catalog.seed &+ 0x0971_1B4A))
    let works = OpenLibraryHoldings(shelf)
    let json = OpenLibraryJSON(works: works, keys: OpenLibraryKeys(seed: catalog.seed))
    index = BookIndex(count: works.records.count) { json.searchable(works.records[$0]) }
    self.works = works
    self.json = json
  }

  // MARK: Truth

  /// The index of the catalog work of a work key such as `OL27479W`.
  package func work(forWorkKey key: String) -> Int? { record(forWorkKey: key)?.work }

  /// The index of the catalog edition of an edition key such as `OL7353617M`.
  package func edition(forEditionKey key: String) -> Int? {
    guard let edition = json.keys.editions.number(key), shelf.catalog.editions.indices.contains(edition),
      shelf.rank(of: edition) != nil
    else { return nil }
    return edition
  }

  /// The number of the series record of a key such as `OL326110L`, if any work names it.
  func seriesNumber(forSeriesKey key: String) -> Int? {
    json.keys.series.number(key).flatMap { json.records(ofSeries: $0).isEmpty ? nil : $0 }
  }

  /// The index of the catalog series of a series key; nil for a publisher's series and for a record with the
  /// name of a first volume.
  package func series(forSeriesKey key: String) -> Int? {
    guard let number = seriesNumber(forSeriesKey: key),
      case .series(let series) = json.seriesRecords.subject(ofNumber: number)
    else { return nil }
    return series
  }

  /// The first correct series position that a work record states.
  package func seriesPlace(forWorkKey key: String) -> CatalogMembership? {
    record(forWorkKey: key).flatMap(statedPlace)
  }

  private func statedPlace(_ record: OpenLibraryRecord) -> CatalogMembership? {
    json.seriesRecords.statements(of: record).first { $0.position != nil && $0.isTrue }?.meant
  }

  package func names(ofSeries series: Int) -> [String] { json.seriesRecords.names(ofSeries: series) }

  package func misleadingStatements(forExternalID value: String) -> [MisleadingStatement] {
    guard let record = record(forWorkKey: value) else { return [] }
    let statements = json.seriesRecords.statements(of: record).compactMap { statement in
      statement.oddity.map {
        MisleadingStatement(
          oddity: $0, name: statement.name, position: statement.position ?? "",
          series: statement.meant?.series)
      }
    }
    let first = shelf.catalog.works[record.work].memberships.first?.series
    let texts = record.ranks.flatMap { json.seriesRecords.texts(ofEdition: shelf.edition($0)) }
    return statements
      + texts.compactMap { text in
        guard text.oddity.isMistake, let place = text.place else { return nil }
        return MisleadingStatement(
          oddity: text.oddity, name: place.name, position: place.position, series: first)
      }
  }

  package func knows(work: Int) -> Bool { shelf.knows(work: work) }

  package func statement(forExternalID value: String) -> EditionStatement? {
    edition(forEditionKey: value).flatMap(json.statement(ofEdition:))
  }

  /// Returns true if it has a catalog edition.
  package func knows(edition: Int) -> Bool { shelf.rank(of: edition) != nil }

  package func work(forExternalID value: String) -> Int? {
    let work =
      work(forWorkKey: value) ?? edition(forEditionKey: value).map { shelf.catalog.editions[$0].work }
    return work.map { shelf.catalog.original(ofWork: $0) }
  }

  package func work(onCover url: String) -> Int? {
    guard url.hasPrefix("https://covers.openlibrary.org/b/id/"),
      let name = url.split(separator: "/").last?.split(separator: "-").first, let number = Int(name)
    else { return nil }
    return json.edition(ofCover: number).map {
      shelf.catalog.original(ofWork: shelf.catalog.editions[$0].work)
    }
  }

  package func titles(ofWork work: Int) -> [String] {
    works.records(ofWork: work).map { json.wording.title(of: $0, number: works.keyNumber(of: $0)).title }
      + shelf.catalog.works[work].editions.filter { shelf.rank(of: $0) != nil }
      .map { json.wording.title(ofEdition: $0).title }
  }

  package func sends(work: Int, under isbn: ISBN) -> Bool { shelf.sends(work: work, under: isbn) }

  package func titles(misfiledUnderWork work: Int) -> [(work: Int, title: String)] {
    shelf.misfiled(underWork: work).map {
      (shelf.original($0), json.wording.title(ofEdition: shelf.edition($0)).title)
    }
  }

  package func describes(work: Int, as text: String) -> Bool {
    works.records(ofWork: work).contains {
      Blurbs.make(text, from: shelf.draw.roll(.description, works.keyNumber(of: $0), below: 100_000))
    }
  }

  package func headings(ofWork work: Int) -> [String] {
    works.records(ofWork: work).flatMap { json.subjects(of: $0) }.filter { !OpenLibrarySubjects.isNote($0) }
  }

  package func seriesPlace(forExternalID value: String) -> CatalogMembership? {
    if let place = seriesPlace(forWorkKey: value) { return place }
    guard let edition = edition(forEditionKey: value), let rank = shelf.rank(of: edition) else { return nil }
    return statedPlace(works.record(ofRank: rank))
  }

  func record(forWorkKey key: String) -> OpenLibraryRecord? {
    json.keys.works.number(key).flatMap(works.record(keyNumber:))
  }
}
