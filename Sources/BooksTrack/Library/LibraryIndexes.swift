// What a library can be asked without a scan. Everything here follows from the tables.
//
// Each index is persistent: keyed by serial number it shares nodes like a table, keyed by text it is a hash
// trie. Neither copies itself as a whole when a commit changes it while a snapshot is held.

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
  /// Which lines of the audit log take a line back; one at most.
  var undosOfStep = ChildIndex<CurationStep, CurationStep>()
  var mergesOfSeries = ChildIndex<Series, SeriesMerge>()
  /// Books that a reset has taken out of a series.
  var absentBooksOfSeries = ChildIndex<Series, AbsentBook>()
  var pagesOfSeries = ChildIndex<Series, SeriesPage>()
  /// Sessions that run, ascending; more than one only until devices that both began one are reconciled
  /// (SES-1).
  var runningSessions: [SessionID] = []
  var seriesByName = SeriesNames()
  var authorsByName = AuthorNames()
  /// Authors whose name stands for nobody (`Various`), ascending. They are few as a rule, so the list is
  /// copied when it changes.
  var placeholderAuthors: [AuthorID] = []
  var match: MatchIndex
  /// Finds absent books as `match` finds works. Each is known by the name that a work of its number would
  /// have.
  var absentMatch: MatchIndex

  init(matchRules: MatchRules) {
    match = MatchIndex(rules: matchRules)
    absentMatch = MatchIndex(rules: matchRules)
  }
}

/// Authors by the key of their name (`NameKey`). Several may share one, if an earlier version has made them
/// or several devices did; the oldest stands first.
struct AuthorNames: Sendable, Equatable {
  private(set) var names = HashTrie<String, [AuthorID]>()

  /// The authors of a name, however it is spelled, oldest first.
  subscript(named name: String) -> [AuthorID] { names[NameKey.of(name)] ?? [] }

  mutating func insert(_ author: Author) {
    names.update(NameKey.of(author.name), initial: []) { list in
      list.insert(author.id, at: list.partitioningIndex(atOrAfter: author.id))
    }
  }

  mutating func remove(_ author: Author) {
    let key = NameKey.of(author.name)
    guard let list = names[key] else { return }
    let rest = list.filter { $0 != author.id }
    if rest.isEmpty { names.remove(key) } else { names.put(rest, at: key) }
  }
}
