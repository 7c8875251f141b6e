// The parts of a volume that a library app hardly needs but that make up most of its bytes: links, sale and
// access. And the series, which is mostly given for comics only, and without a name.

import Synthesis

extension GoogleBooksJSON {
  func links(id: String, language: String, into json: inout JSONBytes) {
    json.verbatim(
      "\"imageLinks\":{\"smallThumbnail\":\"http://books.google.com/books/content?id=", with: id,
      """
      &printsec=frontcover&img=1&zoom=5&edge=curl&source=gbs_api",\
      "thumbnail":"http://books.google.com/books/content?id=
      """,
      "&printsec=frontcover&img=1&zoom=1&edge=curl&source=gbs_api\"}")
    json.member("language", language)
    json.verbatim(
      "\"previewLink\":\"http://books.google.com/books?id=", with: id,
      """
      &printsec=frontcover&hl=&cd=1&source=gbs_api",\
      "infoLink":"https://play.google.com/store/books/details?id=
      """,
      "&source=gbs_api\"")
    json.verbatim(
      "\"canonicalVolumeLink\":\"https://play.google.com/store/books/details?id=", with: id, "\"")
  }

  /// Adds the sale information, the access information and the search snippet.
  func tradeInfo(_ volume: GoogleBooksWording, id: String, into json: inout JSONBytes) {
    let isSold = shelf.catalog.editions[volume.edition].isbn == nil
    json.key("saleInfo")
    if isSold {
      json.verbatim(
        """
        {"country":"US","saleability":"FOR_SALE","isEbook":true,\
        "listPrice":{"amount":9.99,"currencyCode":"USD"},"retailPrice":{"amount":7.99,"currencyCode":"USD"},\
        "buyLink":"https://play.google.com/store/books/details?id=
        """, with: id, "&rdid=book-", "&rdot=1&source=gbs_api\"}")
    } else {
      json.verbatim("{\"country\":\"US\",\"saleability\":\"NOT_FOR_SALE\",\"isEbook\":false}")
    }
    accessInfo(isSold: isSold, id: id, into: &json)
    let number = shelf.draw.roll(.description, volume.edition, below: 100_000)
    if number % 100 >= 30 {
      json.key("searchInfo")
      json.beginObject()
      json.key("textSnippet")
      json.text(Blurbs.sentences(number)[0])
      json.endObject()
    }
  }

  private func accessInfo(isSold: Bool, id: String, into json: inout JSONBytes) {
    json.key("accessInfo")
    if isSold {
      json.verbatim(
        """
        {"country":"US","viewability":"PARTIAL","embeddable":true,"publicDomain":false,\
        "textToSpeechPermission":"ALLOWED","epub":{"isAvailable":true},"pdf":{"isAvailable":false},\
        "webReaderLink":"http://play.google.com/books/reader?id=
        """, with: id, "&hl=&source=gbs_api\",\"accessViewStatus\":\"SAMPLE\",\"quoteSharingAllowed\":false}")
    } else {
      json.verbatim(
        """
        {"country":"US","viewability":"NO_PAGES","embeddable":false,"publicDomain":false,\
        "textToSpeechPermission":"ALLOWED","epub":{"isAvailable":false},"pdf":{"isAvailable":false},\
        "webReaderLink":"http://play.google.com/books/reader?id=
        """, with: id, "&hl=&source=gbs_api\",\"accessViewStatus\":\"NONE\",\"quoteSharingAllowed\":false}")
    }
  }

  // MARK: Series

  /// The number of identifiers per series: editions of a comic by different publishers belong to different
  /// series.
  static let seriesVariants = 3

  /// The series membership that the record of a catalog edition states, if any; it depends on the edition
  /// alone.
  func seriesPlace(ofEdition edition: Int) -> CatalogMembership? {
    let work = shelf.catalog.works[shelf.catalog.editions[edition].work]
    guard let place = work.memberships.first, place.position.whole != nil else { return nil }
    let isComic = shelf.catalog.series[place.series].isComic
    let rate = isComic ? shelf.coverage.comicsWithSeries : shelf.coverage.othersWithSeries
    return shelf.draw.roll(.series, edition, below: 10_000) < rate ? place : nil
  }

  func seriesInfo(_ volume: GoogleBooksWording, _ edition: CatalogEdition, into json: inout JSONBytes) {
    guard let place = seriesPlace(ofEdition: volume.edition), let number = place.position.whole else {
      return
    }
    let oddity = shelf.draw.roll(.seriesNumber, volume.edition, below: 100)
    let variant = seriesVariant(ofEdition: volume.edition)
    json.key("seriesInfo")
    json.beginObject()
    json.key("kind")
    json.text("books#volume_series_info")
    if oddity >= 20 {
      json.key("shortSeriesBookTitle")
      json.text(oddity < 30 ? "The story begins here" : edition.title)
    }
    json.key("bookDisplayNumber")
    json.text(String(number))
    json.key("volumeSeries")
    json.beginArray()
    json.beginObject()
    json.key("seriesId")
    json.text(seriesIDs.text(place.series * Self.seriesVariants + variant))
    json.key("seriesBookType")
    json.text(oddity.isMultiple(of: 2) ? "COLLECTION_EDITION" : "ISSUE")
    json.key("orderNumber")
    // The shop counts orders itself and may include special issues.
    json.number(oddity < 6 ? number + 1 : number)
    json.key("issue")
    json.beginArray()
    json.beginObject()
    json.key("issueDisplayNumber")
    json.text(String(number))
    json.endObject()
    json.endArray()
    json.endObject()
    json.endArray()
    json.endObject()
  }

  /// The variant of the series identifier in the record of an edition; it depends on the publisher.
  func seriesVariant(ofEdition edition: Int) -> Int {
    shelf.catalog.editions[edition].publisher.utf8.count % Self.seriesVariants
  }

  /// The name of a series identifier: the catalog's, or another form of it.
  func seriesName(_ number: Int) -> String {
    let name = shelf.catalog.series[number / Self.seriesVariants].name
    let isOther =
      shelf.draw.roll(.seriesName, number, below: 10_000) < SeriesOddity.otherName.rate.perTenThousand
    guard isOther else { return name }
    return SeriesNameForms.other(name, number: shelf.draw.roll(.seriesNameForm, number, below: 10_000))
  }

  /// Returns the answer to a series request.
  func series(_ numbers: [Int]) -> [UInt8] {
    var json = JSONBytes(capacity: 512)
    json.beginObject()
    json.key("kind")
    json.text("books#series")
    json.key("series")
    json.beginArray()
    for number in numbers {
      let id = seriesIDs.text(number)
      json.beginObject()
      json.key("seriesId")
      json.text(id)
      json.key("title")
      json.text(seriesName(number))
      json.key("imageUrl")
      json.text("https://books.google.com/books/content/images/frontcover/", id)
      json.key("seriesType")
      json.text("COLLECTION")
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.bytes
  }
}
