// Renders the one edition that a work of a search is shown with, in lists even where there is only one value.

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
    json.member("start", 0)
    json.key("numFoundExact")
    json.bool(true)
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
      json.member("format", [format])
    }
    let numbers = numbers(of: numbered).flatMap { [$0.isbn13] + ($0.isbn10.map { [$0] } ?? []) }
    if fields.contains(.editionISBN), !numbers.isEmpty, !distortion.lacksFields {
      json.member("isbn", numbers)
    }
    if fields.contains(.editionKey) { json.member("key", "/books/\(keys.editions.text(number))") }
    if fields.contains(.editionLanguage), statesLanguage(number) {
      json.member("language", [OpenLibraryWording.libraryCode(edition.language)])
    }
    if fields.contains(.editionPages), statesPages(number) {
      json.member("number_of_pages_median", distortion.pages(imprint))
    }
    if fields.contains(.editionDate), let date = wording.date(ofEdition: number, year: imprint.year) {
      json.member("publish_date", [distortion.hasAbsurdValues ? "0000" : date])
    }
    if fields.contains(.editionPublisher), !imprint.publisher.isEmpty, !distortion.lacksFields {
      json.member("publisher", [imprint.publisher])
    }
    if fields.contains(.editionSubtitle), let subtitle = title.subtitle { json.member("subtitle", subtitle) }
    if fields.contains(.editionTitle) { json.member("title", title.title) }
  }

  func statesPages(_ edition: Int) -> Bool { shelf.draw.roll(.pages, edition, below: 100) < 74 }
  func statesLanguage(_ edition: Int) -> Bool { shelf.draw.roll(.language, edition, below: 100) < 86 }

  func format(ofEdition edition: Int) -> String? {
    let roll = shelf.draw.roll(.format, edition, below: 100)
    return roll < 62 && !catalog.editions[edition].binding.isEmpty ? catalog.editions[edition].binding : nil
  }
}
