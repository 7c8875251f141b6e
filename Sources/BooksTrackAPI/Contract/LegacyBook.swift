// One book in the answer of a legacy endpoint: work, edition and authors in one flat record (CON-2).

/// A book as clients from before v1 know it.
package struct LegacyBook: Hashable, Sendable {
  /// Required; empty if no provider knows it.
  package var title: String
  /// What stands behind the title's colon.
  package var subtitle: String?
  /// Writer first. May be empty.
  package var authors: [String]
  /// 13 digits where there is a choice.
  package var isbn: String?
  /// The publisher's name.
  package var publisher: String?
  /// A year, a year and month, or a day.
  package var publishedDate: String?
  /// The number of pages.
  package var pageCount: Int?
  /// Canonical genres, and unknown ones as the provider wrote them. May be empty.
  package var categories: [String]
  /// Where the cover is; always `https`.
  package var thumbnail: String?
  /// ISO 639-1.
  package var language: String?
  /// The provider that found it, by its name on the wire.
  package var provider: String?

  /// Makes a book of which only the title is known.
  package init(title: String) {
    self.title = title
    authors = []
    categories = []
  }

  /// The book that an edition of a work is; either may be unknown. What the edition says goes first.
  ///
  /// The year of the work's first edition is not the edition's date, nor its original language the edition's.
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
  /// Reads; only `title` must be there.
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

  /// Writes; what is unknown is left out, but not what is empty.
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
