// What a row of an export says of a book, in a form in which sites can be compared: the truth that a library
// is held to, of one site or of two. It is told from the row before it is written, and reads no file.

import BooksTrackAPI

/// What one export says of one book, as far as it can be compared between sites.
package struct SaidFacts: Hashable, Sendable {
  /// Counted from 1 below the header.
  package let row: Int
  /// Where the reader stands with the book: `wantToRead`, `reading`, `read`, `paused`, `didNotFinish`, or
  /// `unknown`.
  package let status: String
  /// The day on which the book came to the library, as `2023-05-09`.
  package let added: String?
  /// Of a star.
  package let quarters: Int?
  /// Days as `2023-05-09`.
  package let started: String?
  package let finished: String?
  /// How often the book was read; nil where the file has no such column.
  package let readCount: Int?
  package let review: String?
  package let privateNotes: String?
  package let comment: String?
  package let tags: [String]
  /// Every shelf, tag and collection that the file names, in no order that counts.
  package let shelves: [String]
  /// What the copy is, in the site's word; empty where the file does not say.
  package let format: String
  /// As 13 digits.
  package let isbn: String?
  package let pages: Int?
  /// The title as the row has it, with marker and subtitle.
  package let title: String
  /// The main writer first, then everybody else with their part.
  package let people: [SaidPerson]
  package let publisher: String?
  /// Of the edition; nil for a number that no book can have as its year.
  package let year: Int?
  /// Of the work, where the site says it.
  package let firstYear: Int?
  /// How many copies the reader owns; nil where the file has no such column.
  package let copies: Int?
  package let hasSpoiler: Bool?
  /// The readings that the file dates, such as `2023-05-23 to 2023-06-07`, a missing day as `?`.
  package let readings: [String]
  /// The day on which a copy was bought, and where.
  package let bought: String?
  package let boughtAt: String?
  /// As the site writes it.
  package let language: String?
  /// What else the reader entered: at most one answer to a question.
  package var others: [SaidAnswer]
}

/// A reader's answer to something that only one site asks, such as `slow` to `Pace`.
package struct SaidAnswer: Hashable, Sendable {
  /// The site's word for the question.
  package let question: String
  package let answer: String

  package init(question: String, answer: String) {
    self.question = question
    self.answer = answer
  }
}

extension SaidAnswer: CustomStringConvertible {
  /// `Pace: slow`.
  package var description: String { "\(question): \(answer)" }
}

/// Somebody who had a part in a book, as a row names them.
package struct SaidPerson: Hashable, Sendable {
  /// With single spaces, given name first where the site turns names round.
  package let name: String
  /// In small letters; nil for a writer, and where the file names no parts.
  package let role: String?

  package init(name: String, role: String?) {
    self.name = name
    self.role = role
  }
}

extension SaidPerson: CustomStringConvertible {
  /// `H.T. Ndlovu (translator)`.
  package var description: String { name + (role.map { " (\($0))" } ?? "") }
}

extension SaidFacts {
  init(_ row: ShelfRow, _ conventions: SiteConventions, number: Int) {
    let site = conventions.site
    let isWhole = !conventions.isTrimmed
    self.row = number
    let rating = site == .goodreads ? row.rating * 4 : row.site.quarters
    quarters = rating > 0 ? rating : nil
    added = isWhole ? row.added.dashed : nil
    started = site == .goodreads || !isWhole ? nil : row.site.readings.last?.start?.dashed
    let last = site == .goodreads ? row.read : row.site.readings.last?.finish
    finished = isWhole ? last?.dashed : nil
    switch site {
    case .goodreads: readCount = row.readCount
    case .storyGraph: readCount = row.site.status.isEmpty || !isWhole ? nil : row.site.readCount
    case .libraryThing: readCount = nil
    }
    review = row.review.isEmpty || !isWhole ? nil : row.review
    privateNotes = site == .storyGraph || row.privateNotes.isEmpty ? nil : row.privateNotes
    comment = site == .libraryThing && !row.site.comment.isEmpty ? row.site.comment : nil
    tags = isWhole ? row.shelves.map(\.name) : []
    isbn = row.isbn.stated?.isbn13
    pages = site == .storyGraph ? nil : row.pages
    shelves = isWhole ? tags + Self.shelves(beside: row, site) : []
    format = !isWhole ? "" : site == .storyGraph ? StoryGraphWriter.format(row.binding) : row.binding
    status = Self.status(row, site, isFinished: finished != nil, isWhole: isWhole)
    title = row.title.text
    people = Self.people(row, site, isWhole: isWhole)
    publisher = site == .storyGraph || row.publisher.isEmpty ? nil : row.publisher
    year = site == .storyGraph ? nil : Self.believed(row.year)
    firstYear = site == .goodreads ? Self.believed(row.firstYear) : nil
    switch site {
    case .goodreads: copies = row.ownedCopies
    case .storyGraph: copies = isWhole ? (row.site.isOwned ? 1 : 0) : nil
    case .libraryThing: copies = 1
    }
    hasSpoiler = site == .goodreads && review != nil ? row.hasSpoiler : nil
    readings = site == .storyGraph && isWhole ? row.site.readings.map(Self.days) : []
    bought = site == .libraryThing && row.ownedCopies > 0 ? row.added.dashed : nil
    boughtAt = site == .libraryThing && !row.site.fromWhere.isEmpty ? row.site.fromWhere : nil
    language = site == .libraryThing ? LibraryThingRow.language(row.language.edition) : nil
    others = isWhole ? Self.others(row, site) : []
  }

  /// Stores write 32767 and the like for a year that they do not know.
  private static func believed(_ year: Int?) -> Int? { year.flatMap { $0 <= 2_100 && $0 != 0 ? $0 : nil } }

  private static func days(_ reading: ReadingSpan) -> String {
    "\(reading.start?.dashed ?? "?") to \(reading.finish?.dashed ?? "?")"
  }

  private static func people(
    _ row: ShelfRow, _ site: SiteConventions.Site, isWhole: Bool
  ) -> [SaidPerson] {
    let name = site == .libraryThing ? LibraryThingRow.writer(row) : row.author
    let writer = SaidPerson(name: name.split(separator: " ").joined(separator: " "), role: nil)
    var people = [writer]
    for credit in row.further where isWhole || credit.role == .writer {
      let role = site == .goodreads || credit.role == .writer ? nil : credit.role.rawValue
      let name = site == .libraryThing ? NameParts.turned(credit.sorted, from: credit.name) : credit.name
      people.append(SaidPerson(name: name, role: role))
    }
    if site == .storyGraph {
      // The site lists all writers in one column, and everybody else in the next one.
      people = people.filter { $0.role == nil } + people.filter { $0.role != nil }
    }
    if site != .goodreads, isWhole, let narrator = row.site.narrator {
      people.append(SaidPerson(name: narrator, role: "narrator"))
    }
    var seen: Set<SaidPerson> = []
    return people.filter { seen.insert($0).inserted }
  }

  /// What only this site asks.
  private static func others(_ row: ShelfRow, _ site: SiteConventions.Site) -> [SaidAnswer] {
    switch site {
    case .goodreads: return []
    case .libraryThing:
      return row.site.barcode.isEmpty ? [] : [SaidAnswer(question: "Barcode", answer: row.site.barcode)]
    case .storyGraph:
      let questions = [
        "Character- or Plot-Driven?", "Strong Character Development?", "Loveable Characters?",
        "Diverse Characters?", "Flawed Characters?",
      ]
      let answers =
        [
          ("Moods", row.site.moods.joined(separator: ", ")), ("Pace", row.site.pace),
          ("Content Warnings", row.site.warnings.joined(separator: ", ")),
        ] + zip(questions, row.site.survey)
      return answers.filter { !$0.1.isEmpty }.map { SaidAnswer(question: $0.0, answer: $0.1) }
    }
  }

  /// What the file lists with the tags.
  private static func shelves(beside row: ShelfRow, _ site: SiteConventions.Site) -> [String] {
    switch site {
    case .goodreads: row.exclusiveShelf == "read" ? [] : [row.exclusiveShelf]
    case .storyGraph:
      ["read", "to-read", "currently-reading"].contains(row.exclusiveShelf) ? [] : [row.exclusiveShelf]
    case .libraryThing: row.site.collections
    }
  }

  /// What the file says about the reading: a shelf of the reader's own says it only by a plain name.
  private static func status(
    _ row: ShelfRow, _ site: SiteConventions.Site, isFinished: Bool, isWhole: Bool
  ) -> String {
    switch site {
    case .goodreads: return status(ofShelf: row.exclusiveShelf)
    case .storyGraph:
      guard row.site.status.isEmpty else { return status(ofShelf: row.site.status) }
      // Without a status the first tag says it that is called like one of the site's states.
      let tags = isWhole ? row.shelves.map(\.name) + shelves(beside: row, site) : []
      return tags.first(where: states.contains).map(status(ofShelf:)) ?? "unknown"
    case .libraryThing:
      // A copy that is owned stands in the library whether it has been read or not.
      let shelf = row.exclusiveShelf
      let isSilent = shelf == "read" && row.site.collections == ["Your library"]
      let said = isSilent ? "unknown" : shelf == "unread" ? "wantToRead" : status(ofShelf: shelf)
      return isFinished && ["unknown", "wantToRead"].contains(said) ? "read" : said
    }
  }

  private static let states: Set = ["to-read", "currently-reading", "read", "did-not-finish", "paused"]

  private static func status(ofShelf name: String) -> String {
    switch name {
    case "to-read": "wantToRead"
    case "currently-reading": "reading"
    case "read": "read"
    case "did-not-finish", "dnf", "abandoned": "didNotFinish"
    case "on-hold", "paused": "paused"
    default: "unknown"
    }
  }
}
