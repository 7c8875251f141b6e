// Generators of valid responses: every optional field may be missing, strings are of any script.

import BooksTrackAPI
import PropertyTesting

extension Gen where Value == SearchResponseData {
  /// Returns a generator of search results.
  static func searchData() -> Gen {
    combine(
      Gen<WorkDTO>.work().array(count: 0...4), Gen<EditionDTO>.edition().array(count: 0...5),
      Gen<AuthorDTO>.author().array(count: 0...4)
    ).map { SearchResponseData(works: $0, editions: $1, authors: $2) }
  }
}

extension Gen where Value == WorkDTO {
  static func work() -> Gen {
    Gen { choices throws(Rejection) in
      var work = WorkDTO(title: try choices.draw(.someText()))
      work.subtitle = try choices.draw(.maybeText())
      work.authorNames = try choices.draw(.distinct(.someText()))
      work.subjectTags = try choices.draw(.distinct(.someText()))
      work.originalLanguage = try choices.draw(.maybeText())
      work.firstPublicationYear = try choices.draw(Gen<Int>.integer(in: -9_999...9_999).optional)
      work.description = try choices.draw(.maybeText())
      work.coverImageURL = try choices.draw(Gen<String>.url().optional)
      work.series = try choices.draw(Gen<SeriesReferenceDTO>.reference().array(count: 0...2))
      work.synthetic = try choices.draw(.bool())
      work.primaryProvider = try choices.draw(Gen<String>.provider().optional)
      work.contributors = try choices.draw(.distinct(.provider()))
      work.externalIDs = try choices.draw(
        .ids([
          (ProviderName.googleBooks, 3), (ProviderName.openLibrary, 1), (ProviderName.isbndb, 1),
          (ProviderName.goodreads, 3), (ProviderName.libraryThing, 3), (ProviderName.amazon, 3),
          ("newcomer-2", 3),
        ]))
      work.recordQuality = try choices.draw(Gen<Int>.integer(in: 0...100).optional)
      work.lastRecordSync = try choices.draw(Gen<String>.instant().optional)
      work.reviewStatus = try choices.draw(.maybeText())
      return work
    }
  }
}

extension Gen where Value == EditionDTO {
  static func edition() -> Gen {
    Gen { choices throws(Rejection) in
      var edition = EditionDTO(isbns: try choices.draw(.distinct(.isbn())))
      edition.workIndex = try choices.draw(Gen<Int>.integer(in: 0...9).optional)
      edition.title = try choices.draw(.maybeText())
      edition.subtitle = try choices.draw(.maybeText())
      edition.publisher = try choices.draw(.maybeText())
      edition.publicationDate = try choices.draw(Gen<String>.date().optional)
      edition.pageCount = try choices.draw(Gen<Int>.integer(in: 1...99_999).optional)
      edition.format = EditionFormat(rawValue: try choices.draw(.word(of: EditionFormat.known)))
      edition.coverImageURL = try choices.draw(Gen<String>.url().optional)
      edition.description = try choices.draw(.maybeText())
      edition.language = try choices.draw(.maybeText())
      edition.primaryProvider = try choices.draw(Gen<String>.provider().optional)
      edition.contributors = try choices.draw(.distinct(.provider()))
      edition.externalIDs = try choices.draw(
        .ids([
          (ProviderName.googleBooks, 1), (ProviderName.openLibrary, 1), (ProviderName.isbndb, 1),
          (ProviderName.goodreads, 1), (ProviderName.libraryThing, 3), (ProviderName.amazon, 3),
          ("newcomer-2", 3),
        ]))
      edition.recordQuality = try choices.draw(Gen<Int>.integer(in: 0...100).optional)
      edition.lastRecordSync = try choices.draw(Gen<String>.instant().optional)
      return edition
    }
  }
}

extension Gen where Value == AuthorDTO {
  static func author() -> Gen {
    Gen { choices throws(Rejection) in
      var author = AuthorDTO(name: try choices.draw(.someText()))
      author.gender = AuthorGender(rawValue: try choices.draw(.word(of: AuthorGender.known)))
      author.culturalRegion = try choices.draw(Gen<String>.word(of: CulturalRegion.known).optional)
        .map(CulturalRegion.init(rawValue:))
      author.nationality = try choices.draw(.maybeText())
      author.birthYear = try choices.draw(Gen<Int>.integer(in: -9_999...9_999).optional)
      author.deathYear = try choices.draw(Gen<Int>.integer(in: -9_999...9_999).optional)
      author.bookCount = try choices.draw(Gen<Int>.integer(in: 0...10_000).optional)
      author.externalIDs = try choices.draw(
        .ids([
          (ProviderName.openLibrary, 1), (ProviderName.googleBooks, 1), (ProviderName.isbndb, 1),
          (ProviderName.goodreads, 1), ("newcomer-2", 3),
        ]))
      return author
    }
  }
}

extension Gen where Value == SeriesReferenceDTO {
  static func reference() -> Gen {
    combine(
      Gen<String>.provider(), Gen<String?>.maybeText(), Gen<String?>.maybeText(), Gen<String?>.maybeText(),
      Gen<String?>.maybeText()
    ).map { SeriesReferenceDTO(provider: $0, seriesID: $1, name: $2, position: $3, displayNumber: $4) }
  }
}

extension Gen where Value == SeriesDTO {
  static func series() -> Gen {
    let works = combine(
      Gen<String>.someText(), Gen<[String]>.distinct(.someText()), Gen<String?>.maybeText(),
      Gen<String?>.maybeText()
    ).map { SeriesWorkDTO(title: $0, authorNames: $1, position: $2, workID: $3) }
    return combine(
      Gen<String>.provider(), Gen<String>.ascii(count: 1...12), Gen<String>.someText(),
      Gen<Int>.integer(in: 0...999).optional, works.array(count: 0...4)
    ).map { provider, own, name, total, works in
      guard let id = ProviderSeriesID(provider: provider, providerID: own) else {
        preconditionFailure("no provider has a colon in its name")
      }
      return SeriesDTO(id: id, name: name, total: total, works: works)
    }
  }
}

extension Gen where Value == ResponseMeta {
  static func meta() -> Gen {
    combine(
      Gen<String>.instant(), Gen<Int>.integer(in: 0...60_000), Gen<String>.provider().optional,
      Gen<Bool>.bool(), Gen<Int>.integer(in: 1...86_400).optional
    ).map { timestamp, processingTime, provider, cached, seconds in
      var meta = ResponseMeta(
        timestamp: timestamp, processingTime: processingTime, provider: provider, cached: cached)
      if let seconds {
        (meta.missingProviders, meta.retryAfterSeconds) = ([ProviderName.openLibrary], seconds)
      }
      return meta
    }
  }
}

extension Gen where Value == ErrorDetails {
  static func error() -> Gen {
    combine(
      Gen<APIErrorCode>.element(of: APIErrorCode.known), Gen<String>.someText(),
      Gen<String>.word(of: ErrorReason.known).optional
    ).map { ErrorDetails(code: $0, message: $1, reason: $2.map(ErrorReason.init(rawValue:))) }
  }
}

extension Gen where Value == String? {
  fileprivate static func maybeText() -> Gen { Gen<String>.someText().optional }
}

extension Gen where Value == [ExternalID] {
  /// Returns a generator of up to that many identifiers of each provider, in encoding order.
  fileprivate static func ids(_ providers: [(name: String, most: Int)]) -> Gen {
    Gen { choices throws(Rejection) in
      var ids: [ExternalID] = []
      for (name, most) in providers {
        let values = try choices.draw(Gen<[String]>.distinct(.someText(), most: most))
        ids += values.map { ExternalID(provider: name, value: $0) }
      }
      return ids
    }
  }
}

extension Gen where Value == [String] {
  /// Returns a generator of a few different strings.
  fileprivate static func distinct(_ texts: Gen<String>, most: Int = 3) -> Gen {
    texts.array(count: 0...most).map { texts in
      texts.reduce(into: []) { distinct, text in if !distinct.contains(text) { distinct.append(text) } }
    }
  }
}

extension Gen where Value == String {
  fileprivate static func someText() -> Gen {
    .frequency([(3, .ascii(count: 1...12)), (1, .unicode(count: 1...12))])
  }

  /// Returns a generator of known values and unknown ones.
  fileprivate static func word(of known: [some OpenValue]) -> Gen {
    .frequency([(4, .element(of: known.map(\.rawValue))), (1, .someText())])
  }

  fileprivate static func provider() -> Gen {
    .element(of: [ProviderName.googleBooks, ProviderName.openLibrary, ProviderName.isbndb, "newcomer-2"])
  }

  fileprivate static func url() -> Gen {
    Gen<String>.text(over: "abc/?&=.%é漢", count: 1...12).map { "https://\($0)" }
  }

  fileprivate static func isbn() -> Gen {
    combine(Gen<Int>.integer(in: 0...999_999_999), Gen<Bool>.bool()).map { body, isShort in
      guard let isbn = ISBN(prefix: 978, body: UInt64(body)) else { return "9791000001231" }
      return isShort ? isbn.isbn10 ?? isbn.isbn13 : isbn.isbn13
    }
  }

  fileprivate static func date() -> Gen {
    combine(Gen<Int>.integer(in: 1400...2100), Gen<Int>.integer(in: 0...12), Gen<Int>.integer(in: 0...28))
      .map { year, month, day in
        let parts = [year] + (month == 0 ? [] : [month]) + (month == 0 || day == 0 ? [] : [day])
        return parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
      }
  }

  /// Returns a generator of times as the backend writes them.
  fileprivate static func instant() -> Gen {
    Gen<Int64>.integer(in: 0...4_000_000_000_000).map { Timestamp(milliseconds: $0).iso8601 }
  }
}
