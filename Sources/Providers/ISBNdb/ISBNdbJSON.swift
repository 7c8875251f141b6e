// Renders records and lists of records in the format of ISBNdb, in which the types of fields vary by record.

import BooksTrackAPI
import Synthesis

/// Renders answers.
struct ISBNdbJSON: Sendable {
  let shelf: ProviderHoldings
  var wording: ISBNdbWording { ISBNdbWording(shelf: shelf) }

  /// Returns a single record.
  func single(_ rank: Int, distortion: Distortion) -> [UInt8] {
    var json = JSONBytes(capacity: 1_600)
    json.beginObject()
    json.key(distortion.drift == .renamedField ? "result" : "book")
    record(rank, distortion: distortion, into: &json)
    json.endObject()
    return json.bytes
  }

  /// Returns a list of records, under the key of its endpoint.
  func list(_ ranks: [Int], total: Int, isSearch: Bool, distortion: Distortion) -> [UInt8] {
    var json = JSONBytes(capacity: 80 + ranks.count * 1_500)
    json.beginObject()
    json.member("total", total)
    if distortion.drift == .renamedField {
      json.key("results")
    } else {
      json.key(isSearch ? "data" : "books")
    }
    json.beginArray()
    for rank in ranks { record(rank, distortion: distortion, into: &json) }
    json.endArray()
    json.endObject()
    return json.bytes
  }

  private func roll(_ topic: StableDraw.Topic, _ edition: Int, _ bound: Int) -> Int {
    shelf.draw.roll(topic, edition, below: bound)
  }

  private func record(_ rank: Int, distortion: Distortion, into json: inout JSONBytes) {
    let number = shelf.edition(distortion.shown(for: rank, on: shelf))
    let edition = shelf.catalog.editions[number]
    let imprint = distortion.wrongFacts == nil ? edition : distortion.imprint(of: rank, on: shelf)
    json.beginObject()
    if !imprint.publisher.isEmpty, !distortion.lacksFields { json.member("publisher", imprint.publisher) }
    if let synopsis = synopsis(number, distortion: distortion) {
      json.key("synopsis")
      json.text(sentences: synopsis, times: distortion.descriptionTimes)
    }
    if let language = wording.language(ofEdition: number), !distortion.lacksFields {
      json.member("language", language)
    }
    cover(shelf.edition(rank), into: &json)
    titles(number, distortion: distortion, into: &json)
    trade(number, edition, into: &json)
    date(number, imprint, distortion: distortion, into: &json)
    lists(number, distortion: distortion, into: &json)
    pages(number, imprint, distortion: distortion, into: &json)
    if !distortion.lacksFields { numbers(shelf.edition(rank), into: &json) }
    if distortion.hasUnknownFields {
      json.key("prices")
      json.verbatim("[{\"condition\":\"New\",\"merchant\":\"none\",\"total\":\"9.99\"}]")
      json.member("dewey_decimal", ["813/.54"])
    }
    json.endObject()
  }

  /// The facts in a record without faults. The cover belongs to the number, not to the record that is sent.
  func statement(ofRank rank: Int) -> EditionStatement {
    let (numbered, shown) = (shelf.edition(rank), shelf.edition(shelf.misfilings[rank]))
    return EditionStatement(
      hasCover: showsCover(numbered),
      numbers: shelf.catalog.editions[numbered].isbn.map { [$0] } ?? [],
      hasYear: roll(.date, shown, 120_000) % 100 >= 4, hasPages: roll(.pages, shown, 100) < 82)
  }

  private func showsCover(_ number: Int) -> Bool {
    shelf.catalog.editions[number].isbn != nil && roll(.cover, number, 100) < 88
  }

  // MARK: Parts

  private func titles(_ number: Int, distortion: Distortion, into json: inout JSONBytes) {
    let (title, long) = wording.titles(ofEdition: number)
    if roll(.subtitle, number, 100) < 85, distortion.drift != .nestedField { json.member("title_long", long) }
    json.member("title", title: title, distortion)
  }

  private func synopsis(_ number: Int, distortion: Distortion) -> [String]? {
    let roll = roll(.description, number, 100_000)
    guard roll % 100 < 52 && !distortion.lacksFields || distortion.descriptionTimes > 1 else { return nil }
    return Blurbs.sentences(roll)
  }

  private func cover(_ number: Int, into json: inout JSONBytes) {
    guard let isbn = shelf.catalog.editions[number].isbn, showsCover(number) else { return }
    let text = isbn.isbn13
    json.key("image")
    json.text(
      "https://images.isbndb.com/covers/", "\(text.suffix(4).prefix(2))/\(text.suffix(2))/", "\(text).jpg")
  }

  /// Adds dimensions, price and binding.
  private func trade(_ number: Int, _ edition: CatalogEdition, into json: inout JSONBytes) {
    let size = roll(.format, number, 1_000)
    if size < 640 {
      json.member(
        "dimensions",
        "Height: \(7 + size % 4).\(size % 10) Inches, Length: \(4 + size % 3).5 Inches, Weight: 0.\(40 + size % 50) Pounds"
      )
    }
    if !edition.binding.isEmpty { json.member("binding", edition.binding) }
    let price = roll(.price, number, 100)
    guard price < 70 else { return }
    json.key("msrp")
    if price < 12 { json.text("0.00") } else { json.verbatim("\(5 + price % 30).99") }
    if roll(.volumeNumber, number, 10) == 0 { json.member("edition", price < 35 ? "Reprint" : "1") }
  }

  /// Adds the date: a string in one of four precisions, or a number.
  private func date(
    _ number: Int, _ imprint: CatalogEdition, distortion: Distortion, into json: inout JSONBytes
  ) {
    let kind = roll(.date, number, 120_000)
    guard kind % 100 >= 4 else { return }
    json.key("date_published")
    if distortion.hasAbsurdValues { return json.text("0000-00-00") }
    let (month, day) = (kind / 100 % 12 + 1, kind / 1_200 % 28 + 1)
    let short = "\(imprint.year)-\(month < 10 ? "0" : "")\(month)"
    switch kind % 100 {
    case ..<22: json.number(imprint.year)
    case ..<46: json.text(String(imprint.year))
    case ..<54: json.text(short)
    case ..<90: json.text(short, day < 10 ? "-0" : "-", String(day))
    default: json.text(short, day < 10 ? "-0" : "-", "\(day)T00:00:01Z")
    }
  }

  private func lists(_ number: Int, distortion: Distortion, into json: inout JSONBytes) {
    guard !distortion.lacksFields else { return }
    let authors = wording.authors(ofEdition: number)
    if !authors.isEmpty { json.member("authors", names: authors, distortion) }
    let subjects = wording.subjects(ofEdition: number)
    if !subjects.isEmpty { json.member("subjects", subjects) }
  }

  private func pages(
    _ number: Int, _ imprint: CatalogEdition, distortion: Distortion, into json: inout JSONBytes
  ) {
    guard roll(.pages, number, 100) < 82 || distortion.hasAbsurdValues else { return }
    json.key("pages")
    if distortion.hasWrongTypes {
      json.text("\(imprint.pages) pages")
    } else {
      json.number(distortion.pages(imprint))
    }
  }

  /// Adds the ISBN-13, and the ISBN-10 as `isbn` and in half of the records also as `isbn10`.
  private func numbers(_ number: Int, into json: inout JSONBytes) {
    guard let isbn = shelf.catalog.editions[number].isbn else { return }
    json.member("isbn13", isbn.isbn13)
    guard let ten = isbn.isbn10 else { return json.member("isbn", isbn.isbn13) }
    json.member("isbn", ten)
    if roll(.identifiers, number, 2) == 0 { json.member("isbn10", ten) }
  }
}
