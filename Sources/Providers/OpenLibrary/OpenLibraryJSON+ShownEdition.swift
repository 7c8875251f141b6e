// Renders the single edition that is shown with a work in search results; most fields are arrays even for one
// value.

import BooksTrackAPI
import Synthesis

extension OpenLibraryJSON {
  func editions(
    of record: OpenLibraryRecord, shown: Int, numberedAs rank: Int, fields: OpenLibraryFields,
    distortion: Distortion, into json: inout JSONBytes
  ) {
    json.key("editions")
    json.beginObject()
    json.member("numFound", record.ranks.count)
    json.members("\"start\":0,\"numFoundExact\":true")
    json.key("docs")
    json.beginArray()
    json.beginObject()
    edition(shown, numberedAs: rank, fields: fields, distortion: distortion, into: &json)
    json.endObject()
    json.endArray()
    json.endObject()
  }

  private func edition(
    _ rank: Int, numberedAs numbered: Int, fields: OpenLibraryFields, distortion: Distortion,
    into json: inout JSONBytes
  ) {
    let number = shelf.edition(rank)
    let edition = catalog.editions[number]
    let imprint = distortion.imprint(of: rank, on: shelf)
    let title = wording.title(ofEdition: number)
    if fields.contains(.editionCover), let cover = cover(ofEdition: number) { json.member("cover_i", cover) }
    if fields.contains(.editionAccess) {
      json.member(
        "ebook_access", shelf.draw.roll(.format, number, below: 3) == 0 ? "printdisabled" : "no_ebook")
    }
    if fields.contains(.editionFormat), let format = format(ofEdition: number) {
      json.member("format", only: format)
    }
    if fields.contains(.editionISBN), !distortion.lacksFields { isbns(of: numbered, into: &json) }
    if fields.contains(.editionKey) {
      json.verbatim("\"key\":\"/books/", with: keys.editions.text(number), "\"")
    }
    if fields.contains(.editionLanguage), statesLanguage(number) {
      json.member("language", only: OpenLibraryWording.libraryCode(edition.language))
    }
    if fields.contains(.editionPages), statesPages(number) {
      json.member("number_of_pages_median", distortion.pages(imprint))
    }
    if fields.contains(.editionDate), let date = wording.date(ofEdition: number, year: imprint.year) {
      json.member("publish_date", only: distortion.hasAbsurdValues ? "0000" : date)
    }
    if fields.contains(.editionPublisher), !imprint.publisher.isEmpty, !distortion.lacksFields {
      json.member("publisher", only: imprint.publisher)
    }
    if fields.contains(.editionSubtitle), let subtitle = title.subtitle { json.member("subtitle", subtitle) }
    if fields.contains(.editionTitle) { json.member("title", title.title) }
  }

  /// Adds each ISBN of a volume as an ISBN-13 and, if there is one, as an ISBN-10.
  private func isbns(of rank: Int, into json: inout JSONBytes) {
    let numbers = numbers(of: rank)
    guard !numbers.isEmpty else { return }
    json.key("isbn")
    json.beginArray()
    for number in numbers {
      json.verbatim("\"", with: number.isbn13, "\"")
      if let short = number.isbn10 { json.verbatim("\"", with: short, "\"") }
    }
    json.endArray()
  }

  /// The facts in the record of an edition without faults.
  func statement(ofEdition number: Int) -> EditionStatement? {
    guard let rank = shelf.rank(of: number) else { return nil }
    let year = catalog.editions[number].year
    return EditionStatement(
      hasCover: cover(ofEdition: number) != nil,
      numbers: shelf.misfilings.numbered(asRecord: rank).flatMap(numbers),
      hasYear: wording.date(ofEdition: number, year: year) != nil, hasPages: statesPages(number))
  }

  func statesPages(_ edition: Int) -> Bool { shelf.draw.roll(.pages, edition, below: 100) < 74 }
  func statesLanguage(_ edition: Int) -> Bool { shelf.draw.roll(.language, edition, below: 100) < 86 }

  func format(ofEdition edition: Int) -> String? {
    let roll = shelf.draw.roll(.format, edition, below: 100)
    return roll < 62 && !catalog.editions[edition].binding.isEmpty ? catalog.editions[edition].binding : nil
  }
}
