// A book in the response of a legacy endpoint: work, edition and authors in one flat record (CON-2).

/// A book in the format before v1.
package struct LegacyBook: Hashable, Sendable {
  /// Required; empty if unknown.
  package var title: String
  /// The subtitle.
  package var subtitle: String?
  /// The writer first. May be empty.
  package var authors: [String]
  /// Preferably the 13-digit form.
  package var isbn: String?
  /// The publisher's name.
  package var publisher: String?
  /// A year, a month or a day.
  package var publishedDate: String?
  /// The number of pages.
  package var pageCount: Int?
  /// Canonical genres, and unknown genres as written by the provider. May be empty.
  package var categories: [String]
  /// The URL of a cover image; always `https`.
  package var thumbnail: String?
  /// The ISO 639-1 code.
  package var language: String?
  /// The provider that found the book, by its wire name.
  package var provider: String?

  /// Creates a book with a title.
  package init(title: String) {
    self.title = title
    authors = []
    categories = []
  }

  /// Combines an edition with its work; either may be nil. Values of the edition take precedence.
  ///
  /// The work's first publication year and original language are not used for the edition.
  init(_ edition: EditionDTO?, of work: WorkDTO?) {
    title = edition?.title ?? work?.title ?? ""
    subtitle = edition?.subtitle ?? work?.subtitle
    authors = work?.authorNames ?? []
    isbn = edition?.isbn ?? edition?.isbns.first
    publisher = edition?.publisher
    publishedDate = edition?.publicationDate
    pageCount = edition?.pageCount
    categories = work?.subjectTags ?? []
    thumbnail = edition?.coverImageURL ?? work?.coverImageURL
    language = edition?.language
    provider = edition?.primaryProvider ?? work?.primaryProvider
  }
}

extension LegacyBook: JSONReadable, JSONWritable {
  /// Decodes a book; only `title` is required.
  package init(reading value: JSONTape.Value) throws(JSONMismatch) {
    let members = try value.members()
    title = try members.required("title")
    subtitle = try members.optional("subtitle")
    authors = try members.list("authors")
    isbn = try members.optional("isbn")
    publisher = try members.optional("publisher")
    publishedDate = try members.optional("publishedDate")
    pageCount = try members.optional("pageCount")
    categories = try members.list("categories")
    thumbnail = try members.optional("thumbnail")
    language = try members.optional("language")
    provider = try members.optional("provider")
  }

  /// Encodes a book; unknown values are left out, empty ones are not.
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("authors", authors)
      writer.member("categories", categories)
      writer.optional("isbn", isbn)
      writer.optional("language", language)
      writer.optional("pageCount", pageCount)
      writer.optional("provider", provider)
      writer.optional("publishedDate", publishedDate)
      writer.optional("publisher", publisher)
      writer.optional("subtitle", subtitle)
      writer.optional("thumbnail", thumbnail)
      writer.member("title", title)
    }
  }
}
