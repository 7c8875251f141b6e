// Renders volumes and lists of volumes in the format and key order of the real service.

import BooksTrackAPI
import Synthesis

/// Renders answers.
struct GoogleBooksJSON: Sendable {
  let shelf: ProviderHoldings
  /// The wording of each volume, by rank.
  let volumes: [GoogleBooksWording]
  let volumeIDs: OpaqueIdentifier
  let seriesIDs: OpaqueIdentifier

  /// Returns a list of volumes; without volumes there is no `items` key.
  func list(_ ranks: [Int], total: Int, distortion: Distortion) -> [UInt8] {
    var json = JSONBytes(capacity: 128 + ranks.count * 2_600)
    json.beginObject()
    json.members("\"kind\":\"books#volumes\"")
    json.member("totalItems", total)
    if !ranks.isEmpty {
      json.key(distortion.drift == .renamedField ? "volumes" : "items")
      json.beginArray()
      for rank in ranks {
        volume(rank, shown: distortion.shown(for: rank, on: shelf), distortion: distortion, into: &json)
      }
      json.endArray()
    }
    json.endObject()
    return json.bytes
  }

  /// Returns a page of the volumes of a series.
  func members(_ ranks: [Int], nextPage: Int?, distortion: Distortion) -> [UInt8] {
    var json = JSONBytes(capacity: 128 + ranks.count * 2_600)
    json.beginObject()
    json.member("kind", "books#volumes")
    if let nextPage { json.member("nextPageToken", String(nextPage)) }
    json.key(distortion.drift == .renamedField ? "volumes" : "member")
    json.beginArray()
    for rank in ranks {
      volume(rank, shown: distortion.named(rank, on: shelf), distortion: distortion, into: &json)
    }
    json.endArray()
    json.endObject()
    return json.bytes
  }

  /// Returns a single volume.
  func single(_ rank: Int, distortion: Distortion) -> [UInt8] {
    var json = JSONBytes(capacity: 3_000)
    volume(rank, shown: distortion.named(rank, on: shelf), distortion: distortion, into: &json)
    return json.bytes
  }

  private func volume(_ rank: Int, shown: Int, distortion: Distortion, into json: inout JSONBytes) {
    let volume = volumes[shown]
    let id = volumeIDs.text(volume.edition)
    json.beginObject()
    json.verbatim("\"kind\":\"books#volume\",\"id\":\"", with: id, "\"")
    json.verbatim("\"etag\":\"", with: seriesIDs.text(volume.edition), "\"")
    json.verbatim("\"selfLink\":\"https://www.googleapis.com/books/v1/volumes/", with: id, "\"")
    json.key("volumeInfo")
    volumeInfo(volume, numberedAs: rank, id: id, distortion: distortion, into: &json)
    if !distortion.lacksFields { tradeInfo(volume, id: id, into: &json) }
    if distortion.hasUnknownFields {
      json.key("layerInfo")
      json.verbatim("{\"layers\":[{\"layerId\":\"geo\",\"volumeAnnotationsVersion\":\"6\"}]}")
    }
    json.endObject()
  }

  /// The facts in the record of an edition without faults; there is always a cover and a number of pages.
  func statement(ofEdition number: Int) -> EditionStatement? {
    guard let rank = shelf.rank(of: number) else { return nil }
    let numbers = shelf.misfilings.numbered(asRecord: rank).compactMap {
      shelf.catalog.editions[shelf.edition($0)].isbn
    }
    return EditionStatement(
      hasCover: true, numbers: numbers, hasYear: statesDate(volumes[rank]),
      hasPages: true)
  }

  private func statesDate(_ volume: GoogleBooksWording) -> Bool { roll(.date, volume, 100) >= 2 }

  // MARK: Bibliographic part

  private func volumeInfo(
    _ volume: GoogleBooksWording, numberedAs rank: Int, id: String, distortion: Distortion,
    into json: inout JSONBytes
  ) {
    let edition = shelf.catalog.editions[volume.edition]
    let imprint =
      distortion.wrongFacts == nil ? edition : distortion.imprint(of: rank, on: shelf)
    json.beginObject()
    json.member("title", title: volume.title, distortion)
    if let subtitle = volume.subtitle {
      json.key("subtitle")
      json.text(subtitle)
    }
    authors(volume, distortion: distortion, into: &json)
    if !imprint.publisher.isEmpty, roll(.publisher, volume, 100) >= 7, !distortion.lacksFields {
      json.member("publisher", imprint.publisher)
    }
    date(volume, imprint, distortion: distortion, into: &json)
    description(volume, distortion: distortion, into: &json)
    let numbered = volumes[rank]
    identifiers(numbered, shelf.catalog.editions[numbered.edition], distortion: distortion, into: &json)
    json.key("readingModes")
    json.beginObject()
    json.key("text")
    json.bool(edition.isbn == nil)
    json.key("image")
    json.bool(roll(.rating, volume, 3) == 0)
    json.endObject()
    json.key("pageCount")
    if distortion.hasWrongTypes {
      json.text(String(imprint.pages))
    } else {
      json.number(distortion.pages(imprint))
    }
    json.members("\"printType\":\"BOOK\"")
    categories(volume, distortion: distortion, into: &json)
    rating(volume, distortion: distortion, into: &json)
    json.key("maturityRating")
    json.text(roll(.rating, volume, 211) == 1 ? "MATURE" : "NOT_MATURE")
    json.key("allowAnonLogging")
    json.bool(roll(.rating, volume, 2) == 0)
    json.members("\"contentVersion\":\"preview-1.0.0\"")
    links(id: id, language: edition.language, into: &json)
    seriesInfo(volume, edition, into: &json)
    if distortion.hasUnknownFields {
      json.key("comicsContent")
      json.bool(false)
      json.key("panelizationSummary")
      json.verbatim("{\"containsEpubBubbles\":false,\"containsImageBubbles\":false}")
    }
    json.endObject()
  }

  private func roll(_ topic: StableDraw.Topic, _ volume: GoogleBooksWording, _ bound: Int) -> Int {
    shelf.draw.roll(topic, volume.edition, below: bound)
  }

  private func authors(
    _ volume: GoogleBooksWording, distortion: Distortion, into json: inout JSONBytes
  ) {
    guard !distortion.lacksFields else { return }
    let names = volume.authors(on: shelf)
    if !names.isEmpty { json.member("authors", names: names, distortion) }
  }

  private func date(
    _ volume: GoogleBooksWording, _ edition: CatalogEdition, distortion: Distortion,
    into json: inout JSONBytes
  ) {
    let kind = roll(.date, volume, 100)
    guard statesDate(volume) else { return }
    json.key("publishedDate")
    if distortion.hasAbsurdValues { return json.text("0000-00-00") }
    let year = String(edition.year)
    if kind < 36 { return json.text(year) }
    let month = 1 + roll(.date, volume, 1_200) % 12
    let short = "\(year)-\(month < 10 ? "0" : "")\(month)"
    if kind < 45 { return json.text(short) }
    let day = 1 + roll(.date, volume, 2_801) % 28
    json.text(short, day < 10 ? "-0" : "-", String(day))
  }

  private func description(
    _ volume: GoogleBooksWording, distortion: Distortion, into json: inout JSONBytes
  ) {
    let number = roll(.description, volume, 100_000)
    guard number % 100 >= 12, !distortion.lacksFields else { return }
    json.key("description")
    json.text(sentences: Blurbs.sentences(number), times: distortion.descriptionTimes)
  }

  private func identifiers(
    _ volume: GoogleBooksWording, _ edition: CatalogEdition, distortion: Distortion,
    into json: inout JSONBytes
  ) {
    let kind = roll(.identifiers, volume, 100)
    guard edition.isbn != nil || kind < 55, !distortion.lacksFields else { return }
    json.key("industryIdentifiers")
    json.beginArray()
    func addLong(_ isbn: ISBN) {
      json.verbatim("{\"type\":\"ISBN_13\",\"identifier\":\"", with: isbn.isbn13, "\"}")
    }
    if let isbn = edition.isbn {
      // The order of the two forms varies.
      if kind < 50 { addLong(isbn) }
      if let ten = isbn.isbn10 { json.verbatim("{\"type\":\"ISBN_10\",\"identifier\":\"", with: ten, "\"}") }
      if kind >= 50 { addLong(isbn) }
    } else {
      json.beginObject()
      json.member("type", "OTHER")
      json.member("identifier", "PKEY:\(edition.storeNumber ?? "0")")
      json.endObject()
    }
    json.endArray()
  }

  private func categories(
    _ volume: GoogleBooksWording, distortion: Distortion, into json: inout JSONBytes
  ) {
    let work = shelf.catalog.works[shelf.catalog.editions[volume.edition].work]
    let kind = roll(.categories, volume, 100)
    guard kind >= 6, let first = work.genres.first, !distortion.lacksFields else { return }
    let isComic = work.memberships.contains { shelf.catalog.series[$0.series].isComic }
    let category =
      isComic
      ? "Comics & Graphic Novels"
      : kind < 50 && work.genres.contains("Fiction") ? "Fiction" : kind < 60 ? first.uppercased() : first
    json.key("categories")
    if distortion.hasWrongTypes { return json.text(category) }
    json.beginArray()
    json.text(category)
    json.endArray()
  }

  /// Returns all categories that a volume of a work may have; each volume has at most one.
  func categories(ofWork number: Int) -> [String] {
    let work = shelf.catalog.works[number]
    let first = work.genres.first.map { [$0, $0.uppercased()] } ?? []
    let isComic = work.memberships.contains { shelf.catalog.series[$0.series].isComic }
    return first + (work.genres.contains("Fiction") ? ["Fiction"] : [])
      + (isComic ? ["Comics & Graphic Novels"] : [])
  }

  private func rating(
    _ volume: GoogleBooksWording, distortion: Distortion, into json: inout JSONBytes
  ) {
    let number = roll(.rating, volume, 1_000)
    guard number < 420 || distortion.hasAbsurdValues else { return }
    json.key("averageRating")
    let halves = 4 + number % 7
    if distortion.hasAbsurdValues {
      json.number(-1)
    } else {
      json.verbatim(halves.isMultiple(of: 2) ? "\(halves / 2)" : "\(halves / 2).5")
    }
    json.key("ratingsCount")
    json.number(1 + number * number % 900)
  }
}
