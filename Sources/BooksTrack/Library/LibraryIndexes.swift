// The indexes of a library, all derived from its tables.
//
// Each index is persistent: one with serial numbers as keys shares nodes like a table, and one with texts as
// keys is a hash trie. A change during the lifetime of a snapshot never copies a whole index.

internal import BooksTrackAPI

/// The derived indexes of a library.
struct LibraryIndexes: Sendable, Equatable {
  var editionsOfWork = ChildIndex<Work, Edition>()
  var entriesOfWork = ChildIndex<Work, Entry>()
  var membershipsOfWork = ChildIndex<Work, Membership>()
  var membersOfSeries = ChildIndex<Series, Membership>()
  var jobsOfWork = ChildIndex<Work, EnrichmentJob>()
  var worksOfAuthor = ChildIndex<Author, Work>()
  var seriesOfAuthor = ChildIndex<Author, Series>()
  var batchesOfStage = ChildIndex<StagedImport, StagedBatch>()
  var undosOfImport = ChildIndex<ImportRecord, ImportUndo>()
  var sessionsOfEntry = ChildIndex<Entry, ReadingSession>()
  var diversityOfWork = ChildIndex<Work, DiversityFact>()
  var awardsOfWork = ChildIndex<Work, PointsAward>()
  var awardsOfAuthor = ChildIndex<Author, PointsAward>()
  var statementsOfAuthor = ChildIndex<Author, AuthorStatement>()
  var penNamesOfPerson = ChildIndex<Author, Author>()
  var overridesOfWork = ChildIndex<Work, WorkOverride>()
  /// The steps that undo a step of the audit log; at most one.
  var undosOfStep = ChildIndex<CurationStep, CurationStep>()
  var mergesOfSeries = ChildIndex<Series, SeriesMerge>()
  /// Books of a series that were removed by a reset.
  var absentBooksOfSeries = ChildIndex<Series, AbsentBook>()
  var pagesOfSeries = ChildIndex<Series, SeriesPage>()
  /// Running sessions, ascending; more than one only until devices that each started one are reconciled
  /// (SES-1).
  var runningSessions: [SessionID] = []
  var seriesByName = SeriesNames()
  var authorsByName = AuthorNames()
  /// Authors with a placeholder name (`Various`), ascending. The list is usually short, so each change copies
  /// it.
  var placeholderAuthors: [AuthorID] = []
  var records = RecordIndex()
  var match: MatchIndex
  /// The match index of absent books. Each has the identifier of a work with the same numbers.
  var absentMatch: MatchIndex

  init(matchRules: MatchRules) {
    match = MatchIndex(rules: matchRules)
    absentMatch = MatchIndex(rules: matchRules)
  }
}

/// Authors by the key of their name (`NameKey`), oldest first. Several authors have the same key if an
/// earlier version or several devices created them.
struct AuthorNames: Sendable, Equatable {
  private(set) var names = HashTrie<String, IdentifierList<Author>>()

  /// The authors with any spelling of a name, oldest first.
  subscript(named name: String) -> IdentifierList<Author> { names[NameKey.of(name)] ?? IdentifierList() }

  mutating func insert(_ author: Author) {
    names.update(NameKey.of(author.name), initial: IdentifierList()) { $0.insert(author.id) }
  }

  mutating func remove(_ author: Author) {
    let key = NameKey.of(author.name)
    guard var list = names[key], list.remove(author.id) else { return }
    if list.isEmpty { names.remove(key) } else { names.put(list, at: key) }
  }
}
