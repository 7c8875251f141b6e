// The exports of further apps as tables: the names of their columns, and how their cells are written.
//
// Each line of a table is a field, as in a mapping, and the names of the columns that fill it; `+` marks
// names that identify the app. Columns after `other` are kept under their names; those after `none` hold what
// the app knows and the reader did not enter.

extension ExportFormat {
  /// Creates the format of an app from a table.
  ///
  /// - Precondition: Every line names a field.
  init(_ name: String, rules: CellRules = .loose, _ table: String) {
    var columns: [Column] = []
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      let field = parts[0] == "none" ? BookField.none : BookField(mappingName: String(parts[0]))
      guard let field, parts.count == 2 else { preconditionFailure("\(name) has no field \(parts[0])") }
      for column in parts[1].split(separator: "|").map({ WhiteSpace.collapsed($0) }) {
        let isSignature = column.hasPrefix("+")
        columns.append(
          Column(
            isSignature ? String(column.dropFirst()) : column, field, isSignature: isSignature,
            mayBeCutOff: field != .title))
      }
    }
    // One name alone, such as "Date Finished", also stands in lists that people keep.
    self.init(name: name, columns: columns, rules: rules, signatureCount: 2)
  }

  /// The apps whose exports are recognized beside those of the large sites.
  static let dialects: [ExportFormat] = [
    bookBuddy, bookCatalogue, calibre, openReads, bookWyrm, openLibrary, audible, libation, libib, jelu,
    hardcover,
  ]

  private static let bookBuddy = ExportFormat(
    "BookBuddy",
    """
    title: Title
    author: Author
    author-last-first: Author (Last, First)
    series: Series
    series-number: Volume
    subtitle: Subtitle
    other: Original Title|Original Subtitle|Illustrator|Narrator|Translator|Photographer|Editor
    other: Favorites
    other: +Loaned To|Date Loaned|+Borrowed From|Date Borrowed|Due Date|+Wish List|Location|Position|Summary
    other: Genre
    other: Physical Location|Category|Awards|Audience|Previously Owned|Up Next|Returned from Borrow
    other: Not in Library|Status Incompleted Reason|Not Owned Reason
    publisher: Publisher
    publication-date: Date Published
    year: Year Published
    first-published: Original Year Published
    pages: Number of Pages
    binding: Format|Physical Format
    language: Language
    isbn: ISBN
    rating: Rating
    status: Status
    date-started: Date Started
    date-read: +Date Finished
    date-added: Date Added
    shelves: Tags
    private-notes: Notes
    bought-on: Date Purchased|Date of Purchase
    bought-at: Place of Purchase|Purchase Place
    condition: Condition
    owned-copies: +Quantity
    none: Edition|Current Page|Volumes|Purchase Price|List Price|User Supplied ID|User Supplied Descriptor
    none: Google VolumeID|Uploaded Image URL|Activities|DDC|LCC|LCCN|OCLC|Issue Number|Original Language
    none: Dimensions|Status Hidden|ISSN|Audio Runtime|Guided Reading Level|Lexile Measure|Lexile Code
    none: Grade Level Equivalent|Developmental Reading Assessment|Interest Level|AR Level|AR Points
    none: AR Quiz Number
    none: Weight|Place of Publication|Purchase Date|Last Updated|Recommended By
    """)

  private static let bookCatalogue = ExportFormat(
    "Book Catalogue",
    """
    source-id: _id
    author-last-first: +author_details
    title: title
    isbn: isbn
    publisher: publisher
    publication-date: date_published
    first-published: first_publication
    rating: rating
    status: read
    shelves: bookshelf
    series: +series_details
    pages: pages
    private-notes: notes
    date-started: +read_start
    date-read: +read_end
    binding: format
    language: language
    date-added: date_added
    bought-on: date_acquired|price_paid_date
    other: location|signed|loaned_to|+anthology_titles|genre
    none: +bookshelf_id|list_price|anthology|description|goodreads_book_id|last_goodreads_sync_date
    none: last_update_date
    none: book_uuid|asin
    """)

  private static let calibre = ExportFormat(
    "Calibre",
    """
    title: title
    authors: authors
    series: series
    series-number: +series_index
    rating: rating
    shelves: tags
    publication-date: pubdate
    publisher: publisher
    date-added: timestamp
    isbn: isbn
    language: languages
    source-id: id
    none: +author_sort|+title_sort|+library_name|comments|cover|formats|identifiers|size|uuid|last_modified
    none: path
    none: marked|ondevice|+series_sort|template
    """)

  private static let openReads = ExportFormat(
    "OpenReads",
    rules: CellRules(shelves: .manyLanguages, isLoose: true, periods: .bars),
    """
    title: title
    authors: author
    status: status
    deleted: deleted
    rating: rating
    pages: pages
    first-published: +publication_year
    isbn: isbn
    shelves: tags
    review: +my_review
    private-notes: notes
    binding: +book_format
    dates-read: +readings
    date-started: start_date
    date-read: finish_date
    date-added: date_added
    subtitle: subtitle
    other: +favourite|reading_time
    none: description|+olid|+date_modified|has_cover|blur_hash
    """)

  private static let bookWyrm = ExportFormat(
    "BookWyrm",
    """
    title: title
    authors: +author_text
    isbn: +isbn_10
    isbn13: +isbn_13
    date-started: start_date
    date-read: finish_date
    other: stopped_date|review_name|review_cw
    rating: rating
    review: +review_content
    status: shelf
    shelves: +shelf_name
    date-added: +shelf_date
    none: +remote_id|+openlibrary_key|finna_key|inventaire_id|librarything_key|goodreads_key|bnf_id|viaf
    none: wikidata
    none: asin|aasin|isfdb|oclc_number|libris_key|review_published
    """)

  private static let openLibrary = ExportFormat(
    "Open Library reading log",
    """
    source-id: Work ID
    title: Title
    authors: Authors
    first-published: +First Publish Year
    status: +Bookshelf
    rating: +My Ratings
    none: +Edition ID|+Edition Count|+Ratings Average|+Ratings Count|Has Ebook|Subjects|Subject People
    none: Subject Places|Subject Times
    """)

  private static let audible = ExportFormat(
    "Audible",
    """
    source-id: asin
    title: title
    authors: authors
    series: +series_title
    series-number: +series_sequence
    date-added: date_added|purchase_date
    status: +is_finished
    subtitle: subtitle
    other: narrators
    none: rating|+num_ratings|genres|+runtime_length_min|+percent_complete|release_date|cover_url
    none: publisher_name
    none: extended_product_description|language
    """)

  private static let libation = ExportFormat(
    "Libation",
    """
    date-added: Date Added to library|Date Added
    source-id: +Audible Product Id
    title: Title
    authors: Authors
    publisher: Publisher
    series: +Series Names
    series-number: +Series Order
    publication-date: Date Published
    rating: +My Rating: Overall
    shelves: +My Libation Tags
    medium: Content Type
    language: Language
    status: Is Finished?|IsFinished
    subtitle: Subtitle
    other: Narrators|+My Rating: Performance|+My Rating: Story
    none: Account|Locale|+Length In Minutes|Description|Has PDF|+Community Rating: Overall|Cover Id
    none: Cover Id Large
    none: +Community Rating: Performance|+Community Rating: Story|Is Abridged?|Categories|Last Downloaded
    none: +Book Liberated Status|+PDF Liberated Status|Last Downloaded Version|Is Spatial?|Included Until
    none: Last Downloaded File Version|Last Downloaded Codec|Last Downloaded Sample rate
    none: Last Downloaded Audio Channels|Last Downloaded Bitrate|LastDownloaded|LastDownloadedVersion
    none: Audio Format
    """)

  private static let libib = ExportFormat(
    "Libib",
    """
    medium: +item_type
    title: title
    authors: creators
    isbn13: +ean_isbn13
    isbn: +upc_isbn10
    publisher: publisher
    publication-date: publish_date
    shelves: tags
    private-notes: notes
    pages: length
    rating: rating
    review: review
    status: status
    date-started: +began
    date-read: completed
    date-added: added
    owned-copies: copies
    other: group|review_date|collection|call_number
    author-first: first_name
    author-last: last_name
    none: description|price|+number_of_discs|+number_of_players|age_group|+ensemble
    none: +aspect_ratio|+esrb|cover_url|libib_title|libib_author|ddc|lcc|lccn|oclc
    """)

  private static let jelu = ExportFormat(
    "Jelu",
    """
    title: Title
    author: Author
    authors: authors
    isbns: ISBN
    isbn: isbn10
    isbn13: isbn13
    publisher: Publisher
    status: Shelves
    shelves: tags
    dates-read: +read_dates
    owned: owned
    other: +dropped_dates|+currently_reading
    none: Date Read|Bookshelves
    """)

  private static let hardcover = ExportFormat(
    "Hardcover",
    """
    title: Title
    authors: Author|Authors
    series: Series
    source-id: +Hardcover Book ID
    isbn: ISBN 10
    isbn13: ISBN 13
    status: Status
    rating: Rating
    date-added: Date Added
    date-started: Date Started
    date-read: Date Finished
    review: Review
    spoilers: Review Contains Spoilers
    private-notes: Private Notes
    owned: Owned
    shelves: Lists
    read-count: Read Count
    binding: Binding|Reading Format
    publisher: Publisher
    language: Language Code|Language
    pages: Pages
    publication-date: Publish Date|Release Date
    medium: Media
    subtitle: Subtitle
    other: Genres|Moods|Tags|Content Warnings|Recommended By|Contributors
    none: +Hardcover Edition ID|ASIN|Country Code|+Duration in Seconds|Compilation|URL|Date Updated
    none: Privacy|+Review Slate|Review Date|Review URL|Review Media URL|Sponsored Review
    """)
}

extension CellRules {
  /// The rules for cells in no fixed form, in any of the known languages.
  static let loose = CellRules(shelves: .manyLanguages, isLoose: true)
}
