// A book of a library as the row of an export: the work, the reader's entry and the reader's edition.

internal import BooksTrackAPI

/// The data of one row of an export.
struct ExportedBook: Sendable {
  let work: Work
  /// The reader's facts; empty for a work without an entry.
  let facts: ReaderFacts
  /// The reader's edition, or the oldest one of the work.
  let edition: EditionFacts
  let sourceID: String
  /// The credits in order, with names.
  let credits: [DraftAuthor]
  /// True if the library has rows about the book that no service exports: sessions, answers, overrides, or a
  /// place in a series by the reader.
  let hasOtherData: Bool

  /// Returns the books of a library, one for each entry and for each work without entries, oldest work first.
  ///
  /// - Complexity: O(*n* log *n*) in the rows of the books.
  static func all(in library: Library) -> [ExportedBook] {
    library.works.flatMap { work -> [ExportedBook] in
      let entries = library.entries(of: work.id)
      let rows: [Entry?] = entries.isEmpty ? [nil] : entries
      return rows.map { ExportedBook(work, $0, in: library) }
    }
  }

  private init(_ work: Work, _ entry: Entry?, in library: Library) {
    self.work = work
    facts = entry?.facts ?? ReaderFacts()
    let own = entry?.edition.flatMap { library.editions[$0] }
    edition = (own ?? library.editions(of: work.id).first)?.facts ?? EditionFacts()
    sourceID = entry?.sourceID ?? ""
    credits = work.authors.compactMap { credit in
      library.authors[credit.author].map { DraftAuthor($0.name, role: credit.role) }
    }
    hasOtherData =
      entry.map { !library.sessions(of: $0.id).isEmpty } ?? false
      || library.diversityFacts(of: work.id).contains { $0.source == .reader }
      || !library.overrides(of: work.id).isEmpty
      || library.memberships(of: work.id).contains { $0.source == .manual }
  }

  /// The names of the writers; if there are none, that of the first credit.
  var writers: [String] {
    let writers = credits.filter { $0.role == nil }.map(\.name)
    return writers.isEmpty ? Array(credits.prefix(1).map(\.name)) : writers
  }

  /// The credits that are not among the writers.
  var others: [DraftAuthor] {
    let writers = credits.contains { $0.role == nil }
    return writers ? credits.filter { $0.role != nil } : Array(credits.dropFirst())
  }

  /// Returns the name of the status: the reader's own shelf if it has that status, otherwise the service's.
  func shelf(_ vocabulary: ShelfVocabulary) -> String {
    if let own = facts.exclusiveShelf, (vocabulary.status(of: own) ?? .unknown) == facts.status { return own }
    return facts.status.shelf
  }

  /// Returns the value of a fact of the source by its name; empty if there is none.
  func otherFact(_ label: String) -> String {
    facts.otherFacts.first { $0.label == label }?.value ?? ""
  }

  /// The shelves as a list.
  var shelves: String { facts.shelves.joined(separator: ", ") }
}

extension ReadingStatus {
  /// The name that Goodreads and StoryGraph have for it; empty if the reader has not stated one.
  var shelf: String {
    switch self {
    case .wantToRead: "to-read"
    case .reading: "currently-reading"
    case .read: "read"
    case .paused: "paused"
    case .didNotFinish: "did-not-finish"
    case .unknown: ""
    }
  }
}
