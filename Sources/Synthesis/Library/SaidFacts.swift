// The content of a row in a form that can be compared between sites: the expected content of a library
// imported from one site or from two. It is derived from the row before it is written and does not use the
// file.

import BooksTrackAPI

/// The data of one book in one export, as far as it can be compared between sites.
package struct SaidFacts: Hashable, Sendable {
  /// The number of the row, counted from 1 below the header.
  package let row: Int
  /// The reading status: `wantToRead`, `reading`, `read`, `paused`, `didNotFinish`, or `unknown`.
  package let status: String
  /// The date on which the book was added, such as `2023-05-09`.
  package let added: String?
  /// The rating in quarters of a star.
  package let quarters: Int?
  /// The dates of the last reading, such as `2023-05-09`.
  package let started: String?
  package let finished: String?
  /// The read count; nil if the file has no such column.
  package let readCount: Int?
  package let review: String?
  package let privateNotes: String?
  package let comment: String?
  package let tags: [String]
  /// All shelves, tags and collections in the file, in no particular order.
  package let shelves: [String]
  /// The binding in the site's words; empty if the file does not state it.
  package let format: String
  /// The ISBN as 13 digits.
  package let isbn: String?
  package let pages: Int?
  /// The title of the row, with marker and subtitle.
  package let title: String
  /// The main writer, then the other persons with their roles.
  package var people: [SaidPerson]
  package let publisher: String?
  /// The year of the edition; nil if it is impossible.
  package let year: Int?
  /// The year of the work; nil if the site does not state it.
  package let firstYear: Int?
  /// The number of owned copies; nil if the file has no such column.
  package let copies: Int?
  package let hasSpoiler: Bool?
  /// The dated readings, such as `2023-05-23 to 2023-06-07`; a missing date is `?`.
  package let readings: [String]
  /// The date and the place of purchase.
  package let bought: String?
  package let boughtAt: String?
  /// The language as the site writes it.
  package let language: String?
  /// Answers to questions of one site only, at most one per question.
  package var others: [SaidAnswer]
}

/// A reader's answer to a question of one site only, such as `slow` to `Pace`.
package struct SaidAnswer: Hashable, Sendable {
  /// The site's name of the question.
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

/// A person with a role in a book, as a row names them.
package struct SaidPerson: Hashable, Sendable {
  /// The name with single spaces, given name first if the site inverts names.
  package let name: String
  /// The role in lower case; nil for a writer, and if the file has no roles.
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
    // The site counts a copy for every book of a catalog, also for those that the reader only wishes for.
    case .libraryThing: copies = Self.isWish(row) ? 0 : 1
    }
    hasSpoiler = site == .goodreads && review != nil ? row.hasSpoiler : nil
    readings = site == .storyGraph && isWhole ? row.site.readings.map(Self.days) : []
    bought = site == .libraryThing && row.ownedCopies > 0 ? row.added.dashed : nil
    boughtAt = site == .libraryThing && !row.site.fromWhere.isEmpty ? row.site.fromWhere : nil
    language = site == .libraryThing ? LibraryThingRow.language(row.language.edition) : nil
    others = isWhole ? Self.others(row, site) : []
  }

  /// Removes placeholders such as 32767, which stores write for an unknown year.
  static func believed(_ year: Int?) -> Int? { year.flatMap { $0 <= 2_100 && $0 != 0 ? $0 : nil } }

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
      // The site lists all writers in one column and the other persons in the next.
      people = people.filter { $0.role == nil } + people.filter { $0.role != nil }
    }
    if site != .goodreads, isWhole, let narrator = row.site.narrator {
      people.append(SaidPerson(name: narrator, role: "narrator"))
    }
    var seen: Set<SaidPerson> = []
    return people.filter { seen.insert($0).inserted }
  }

  /// Returns the answers to questions of this site only.
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

  /// Returns the shelves that the file lists besides the tags.
  private static func shelves(beside row: ShelfRow, _ site: SiteConventions.Site) -> [String] {
    switch site {
    case .goodreads: row.exclusiveShelf == "read" ? [] : [row.exclusiveShelf]
    case .storyGraph:
      ["read", "to-read", "currently-reading"].contains(row.exclusiveShelf) ? [] : [row.exclusiveShelf]
    case .libraryThing: row.site.collections
    }
  }

  /// Returns the reading status that the file states. A custom shelf states one only by a well-known name.
  private static func status(
    _ row: ShelfRow, _ site: SiteConventions.Site, isFinished: Bool, isWhole: Bool
  ) -> String {
    switch site {
    case .goodreads: return status(ofShelf: row.exclusiveShelf)
    case .storyGraph:
      guard row.site.status.isEmpty else { return status(ofShelf: row.site.status) }
      // Without a status, the first tag with the name of one of the site's states counts.
      let tags = isWhole ? row.shelves.map(\.name) + shelves(beside: row, site) : []
      return tags.first(where: states.contains).map(status(ofShelf:)) ?? "unknown"
    case .libraryThing:
      // An owned copy is in this collection whether it has been read or not.
      let shelf = row.exclusiveShelf
      let isSilent = shelf == "read" && row.site.collections == ["Your library"]
      let isWanted = shelf == "unread" || isWish(row)
      let said = isSilent ? "unknown" : isWanted ? "wantToRead" : status(ofShelf: shelf)
      return isFinished && ["unknown", "wantToRead"].contains(said) ? "read" : said
    }
  }

  /// Returns true for a book that LibraryThing has only on the reader's list of wishes.
  private static func isWish(_ row: ShelfRow) -> Bool { row.site.collections == ["Wishlist"] }

  static let states: Set = ["to-read", "currently-reading", "read", "did-not-finish", "paused"]

  static func status(ofShelf name: String) -> String {
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
