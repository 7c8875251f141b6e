// One row of each kind with all fields, and one with none. A test of the digest fails if a field of a full
// row is empty.

package import BooksTrack
import BooksTrackAPI
import RecordSync

package enum FullRows {
  private static let day = CalendarDate(year: 2023, month: 5, day: 7)
  private static let isbn = ISBN(prefix: 978, body: 261_103_573)
  private static let external = ExternalID(provider: "google-books", value: "wDVV6y-8YHEC")
  private static let time = Timestamp(milliseconds: 1_700_000_000_123)
  private static let candidate = Candidate(
    title: "Ancillary Justice", authors: ["Ann Leckie", "Ánn Léckie"], isbn: isbn, externalID: external,
    confidence: 912)

  private static func id<R>(_ serial: UInt32) -> Identifier<R> { Identifier(replica: 3, serial: serial) }

  /// A change of each kind, with every field.
  package static let changes: [Change] = [
    .work(.put(work)), .author(.put(author)), .edition(.put(edition)),
    .entry(.put(entry)), .series(.put(series)),
    .membership(.put(membership)), .job(.put(job)), .seriesMerge(.put(merge)), .absentBook(.put(absent)),
    .seriesPage(.put(page)),
    .importRecord(.put(record)), .stagedImport(.put(stage)), .stagedBatch(.put(batch)),
    .importUndo(.put(undo)),
    .session(.put(session)), .diversityFact(.put(fact)), .award(.put(award)), .award(.put(authorAward)),
    .statement(.put(statement)), .override(.put(override)), .curationStep(.put(step)),
    .curationState(.put(state)), .record(.put(syncRecord)), .syncPosition(.put(position0)),
    .work(.remove(id(1))), .edition(.remove(id(2))), .author(.remove(id(3))), .entry(.remove(id(4))),
    .series(.remove(id(5))), .membership(.remove(id(6))), .job(.remove(id(7))), .importRecord(.remove(id(8))),
    .stagedImport(.remove(id(9))), .stagedBatch(.remove(id(10))), .importUndo(.remove(id(11))),
    .session(.remove(id(12))), .diversityFact(.remove(id(13))), .award(.remove(id(14))),
    .statement(.remove(id(16))),
    .override(.remove(id(17))), .curationStep(.remove(id(18))), .curationState(.remove(id(19))),
    .seriesMerge(.remove(id(20))), .absentBook(.remove(id(21))), .seriesPage(.remove(id(22))),
    .record(.remove(id(23))), .syncPosition(.remove(id(24))),
  ]

  /// The same rows without any optional field.
  package static let bareChanges: [Change] = [
    .work(.put(Work(id: id(0), title: "", authors: []))), .author(.put(Author(id: id(0), name: ""))),
    .edition(.put(Edition(id: id(0), work: id(0), facts: EditionFacts()))),
    .entry(.put(Entry(id: id(0), work: id(0), edition: nil, facts: ReaderFacts()))),
    .series(.put(Series(id: id(0), name: "", source: .manual, created: Timestamp(milliseconds: -1)))),
    .membership(.put(Membership(id: id(0), series: id(0), work: id(0), position: nil))),
    .job(.put(EnrichmentJob(id: id(0), work: id(0)))),
    .stagedImport(
      .put(
        StagedImport(
          id: id(0), fileName: "", format: "", header: [], strategy: .smart,
          started: Timestamp(milliseconds: 0)
        ))),
    .stagedBatch(.put(StagedBatch(id: id(0), stage: id(0), number: 0, rows: BatchRows()))),
    .importUndo(.put(ImportUndo(id: id(0), record: id(0)))),
    .session(
      .put(ReadingSession(id: id(0), entry: id(0), started: Timestamp(milliseconds: 0), startPage: 0))),
    .diversityFact(
      .put(
        DiversityFact(id: id(0), work: id(0), dimension: .culturalOrigin, value: "", source: .reader))),
    .statement(.put(AuthorStatement(id: id(0), author: id(0), field: .culturalBackground, values: []))),
    .override(.put(WorkOverride(id: id(0), work: id(0), field: .culturalBackground, values: []))),
    .curationStep(
      .put(
        CurationStep(
          id: id(0), subject: .rule(.primaryAuthor), name: "", before: nil, after: nil,
          made: Timestamp(milliseconds: 0)))),
    .curationState(.put(CurationState(id: id(0)))),
    .seriesMerge(
      .put(
        SeriesMerge(
          id: id(0), into: id(0),
          absorbed: Series(id: id(0), name: "", source: .automatic, created: Timestamp(milliseconds: 0)),
          made: Timestamp(milliseconds: 0)))),
    .absentBook(.put(AbsentBook(id: id(0), title: "", authors: [], isbns: [], cover: nil, places: []))),
    .seriesPage(
      .put(
        SeriesPage(
          id: id(0), series: id(0), externalID: ExternalID(provider: "", value: ""), total: nil, volumes: [],
          asked: Timestamp(milliseconds: 0)))),
    .record(.put(RecordRow(id: id(0), name: RecordName(kind: "", key: [])))),
    .syncPosition(.put(SyncPosition(id: id(0)))),
  ]

  private static let membership: Membership = {
    var row = Membership(
      id: id(5), series: id(6), work: id(7), position: position, chronological: story,
      source: .manual, merged: [merged])
    row.title = "Ancillary Sword"
    row.cover = "https://example.org/2"
    return row
  }()

  private static let story = SeriesPosition(spans: [.init(first: 200, last: 700)])

  private static let merged = MergedPlace(
    merge: id(20), position: position, chronological: SeriesPosition(7), stays: true)

  private static let merge: SeriesMerge = {
    var absorbed = series
    absorbed.source = .automatic
    var merge = SeriesMerge(id: id(20), into: id(8), absorbed: absorbed, addedIDs: [external], made: time)
    merge.undone = Timestamp(milliseconds: 1_700_000_002_000)
    return merge
  }()

  private static let absent = AbsentBook(
    id: id(21), title: "Ancillary Mercy", authors: ["Ann Leckie"], isbns: isbn.map { [$0] } ?? [],
    cover: "https://example.org/3",
    places: [
      AbsentPlace(
        series: id(6), position: position, chronological: SeriesPosition(3), source: .manual, merged: [merged]
      )
    ])

  private static let page = SeriesPage(
    id: id(22), series: id(6), externalID: external, total: 5,
    volumes: [SeriesVolume(title: "Provenance", authors: ["Ann Leckie"], position: SeriesPosition(4))],
    asked: time)

  private static let position = SeriesPosition(spans: [
    .init(first: 100, last: 400), .init(first: -50, last: -50),
  ])

  private static let work: Work = {
    var work = Work(
      id: id(1), title: "Ancillary Justice (Imperial Radch, #1)",
      authors: [AuthorCredit(author: id(1)), AuthorCredit(author: id(2), role: "Translator")],
      firstPublished: -800)
    work.subjects = ["Science Fiction", "Space Opera"]
    work.summary = "On a remote, icy planet …"
    work.isSynthetic = true
    work.provenance = Provenance(primaryProvider: "google-books", contributors: ["open-library", "isbndb"])
    work.externalIDs = [external]
    work.enrichment = .needsChoice
    work.candidates = [candidate]
    work.conflicts = [
      FactConflict(field: .title, edition: nil, entered: "Justice", found: "Ancillary", provider: "isbndb"),
      dismissed,
    ]
    work.found = time
    work.listedEditions = [ListedEdition(facts: facts, provider: "isbndb", externalIDs: [external])]
    return work
  }()

  private static let dismissed = FactConflict(
    field: .pageCount, edition: id(2), entered: "386", found: "416", provider: "google-books",
    isSettled: true)

  private static let facts = EditionFacts(
    title: "Die Maschinen", isbn: isbn, otherISBNs: [isbn].compactMap { $0 }, publisher: "Orbit",
    binding: "Paperback", pageCount: 386, yearPublished: 2013, language: "en",
    coverURL: "https://example.org/1")

  private static let edition = Edition(
    id: id(2), work: id(1), facts: facts, readerFields: [.title, .coverURL, .isbn],
    provenance: Provenance(primaryProvider: "isbndb", contributors: ["isbndb"]),
    externalIDs: [external, external])

  private static let readerFacts: ReaderFacts = {
    var facts = ReaderFacts(status: .didNotFinish)
    facts.exclusiveShelf = "abandoned"
    facts.shelves = ["abandoned", "sci-fi"]
    facts.rating = Rating(quarters: 15)
    facts.dateAdded = day
    facts.dateRead = CalendarDate(year: -44)
    facts.readCount = 2
    facts.review = String(repeating: "Splendid. ", count: 40)
    facts.reviewHasSpoilers = true
    facts.privateNotes = "lent to Bo"
    facts.recommendedBy = "Cy"
    facts.recommendedFor = "Di"
    facts.ownedCopies = 1
    facts.purchaseDate = day
    facts.purchaseLocation = "Leipzig"
    facts.condition = "good"
    facts.conditionDescription = "a stain"
    facts.bookCrossingID = "123-456"
    facts.dateStarted = day
    facts.readings = [
      ReadingPeriod(start: day, finish: nil), ReadingPeriod(start: nil, finish: CalendarDate(year: 2024)),
    ].compactMap { $0 }
    facts.comment = "the blue one"
    facts.otherFacts = [
      SourceFact(label: "Moods", value: "tense, dark"), SourceFact(label: "Pace", value: ""),
    ]
    return facts
  }()

  private static let entry: Entry = {
    var entry = Entry(id: id(4), work: id(1), edition: id(2), facts: readerFacts, sourceID: "17333324")
    entry.currentPage = 212
    return entry
  }()

  private static let author: Author = {
    var author = Author(
      id: id(.max), name: "Ursula K. Le Guin 📚",
      facts: AuthorFacts(
        culturalBackground: ["North American", "Indigenous"], genderIdentity: "Female", nationality: "US",
        languages: ["en", "Kesh"], marginalizedIdentities: ["LGBTQ+", "Disability"]))
    author.penNameOf = id(9)
    author.found = time
    return author
  }()

  private static let session: ReadingSession = {
    var session = ReadingSession(
      id: id(12), entry: id(4), started: time, minutesFromUTC: -210, startPage: 188)
    session.lastPage = 212
    session.milliseconds = 1_830_000
    session.lastSign = Timestamp(milliseconds: 1_700_001_830_123)
    session.ending = .abandoned
    session.question = SessionQuestion(dimension: .gender, outcome: .answered)
    return session
  }()

  private static let fact = DiversityFact(
    id: id(13), work: id(1), dimension: .translation, value: "Translated", source: .provider("open-library"))

  private static let award = PointsAward(
    id: id(14), for: .answer(id(1), .ownVoices), points: 5, awarded: time)

  private static let authorAward = PointsAward(
    id: id(15), for: .statement(id(3), .languages, values: ["English", "Igbo"], books: 5), points: 15,
    awarded: time)

  private static let statement = AuthorStatement(
    id: id(16), author: id(3), field: .marginalizedIdentities, values: ["LGBTQ+"], dismissed: ["Disability"])

  private static let override = WorkOverride(
    id: id(17), work: id(1), field: .nationality, values: ["British", "Irish"], reason: "Set in England")

  private static let step = CurationStep(
    id: id(18), subject: .override(id(1), .genderIdentity), name: "Ancillary Justice",
    before: CurationValue(values: ["Female"], reason: "Two writers", person: id(4)),
    after: CurationValue(values: ["Non-binary"], reason: "Set in space", person: id(5)), made: time,
    undoes: id(17))

  private static let state: CurationState = {
    var state = CurationState(id: id(19))
    state.set(.primaryAuthor, false)
    state.set(.noAnthologies, true)
    state.refresh.requests = 9
    state.refresh.answered = 8
    state.refresh.runs = 3
    state.refresh.asked = time
    state.refresh.filled = 12
    state.refresh.total = 65
    return state
  }()

  private static let series: Series = {
    var series = Series(
      id: id(6), name: "Imperial Radch", total: 3, author: id(1), source: .automatic, externalIDs: [external],
      created: time, origin: .manual, hasTotalOfReader: true)
    series.finish = SeriesFinish(reached: time, isTold: true)
    series.updated = Timestamp(milliseconds: 1_700_000_001_000)
    return series
  }()

  private static let job: EnrichmentJob = {
    var job = EnrichmentJob(id: id(7), work: id(1))
    job.attempts = 4
    job.isParked = true
    job.settled =
      [.title("ancillary justice"), .titleAndAuthor(title: "ancillary justice", author: "Ann Leckie")]
      + (isbn.map { [.isbn($0)] } ?? [])
    job.candidates = [candidate]
    job.choice = candidate
    job.failure = LookUpFailure(.noCallsLeft, of: "isbndb")
    return job
  }()

  private static let record = ImportRecord(
    id: id(8), fileName: "library.csv", format: "Goodreads", digest: "0f", rows: 4, imported: 3,
    duplicates: 1,
    rejected: 2, committed: time)

  private static let stage: StagedImport = {
    var stage = StagedImport(
      id: id(9), fileName: "library.csv", format: "Goodreads", header: ["Title", "Author"],
      strategy: .replace, started: time, mapping: try? ColumnMapping("title=Title,rating=\"A, B\"/10"))
    stage.digest = "ff00"
    stage.isComplete = true
    return stage
  }()

  private static let batch: StagedBatch = {
    var draft = BookDraft(row: 7, title: "Ancillary Justice")
    draft.authors = [DraftAuthor("Ann Leckie"), DraftAuthor("Bernhard Kempen", role: "Translator")]
    draft.edition = facts
    draft.firstPublished = 2013
    draft.reader = readerFacts
    draft.sourceID = "17333324"
    draft.unusableISBN = "9.78032E+12"
    var rows = BatchRows()
    rows.books = [draft, BookDraft(row: 8, title: "X")]
    rows.rejected = [
      RejectedRow(row: 9, line: 12, reason: .notABook(kind: "a film", medium: "DVD"), fields: ["Alien", ""]),
      RejectedRow(row: 10, line: 14, reason: .unreadable("half a book"), fields: ["{"]),
    ]
    rows.cellProblems = [CellProblem(row: 7, line: 9, column: "Stars", expected: "0 to 5", found: "six")]
    rows.cellProblemCount = 1
    return StagedBatch(id: id(10), stage: id(9), number: 3, rows: rows)
  }()

  private static let undo: ImportUndo = {
    var undo = ImportUndo(id: id(11), record: id(8))
    undo.works = SerialRanges([1, 2, 3, 7])
    undo.workDigests = [1, .max, 3, 4]
    undo.authors = SerialRanges([7, .max])
    undo.series = SerialRanges([4])
    undo.seriesDigests = [0]
    undo.revisions = [RowRevision(before: .work(.remove(id(1))), after: .work(.put(work)))]
    return undo
  }()

  private static let syncRecord: RecordRow = {
    let name = RecordName("work", "1")
    let stamp = Stamp(milliseconds: 1_700_000_000_123, counter: 7, device: 5)
    let record = SyncRecord(
      name, generation: 2,
      fields: [
        "title": .register([3, 65, 66, 67], at: stamp),
        "authors": .values(
          .observedRemoveSet, [StampedValue([1, 2], at: stamp)],
          removed: [Stamp(milliseconds: 1_700_000_000_200, counter: 1, device: 9)]),
        "later": .unknown([9, 9]),
      ])
    var row = RecordRow(id: id(23), name: name)
    row.record = record.stored
    row.sameAs = [RecordName("work", "0")]
    row.shown = ShownRow(replica: 3, serial: 1)
    row.awaited = [RecordName("author", "4")]
    row.mark = ServerMark(tag: CloudTag(4), milliseconds: 1_700_000_000_300, sweep: 1)
    row.outbox = OutboxEntry(
      name, position: 3, revision: 2, fields: ["title"], group: TransactionGroup(id: stamp, size: 4),
      isAttempted: true, refusal: "the record is too large")
    row.inbox = InboxEntry(name, .saved(record, tag: CloudTag(5), milliseconds: 6)).stored
    return row
  }()

  private static let position0: SyncPosition = {
    var row = SyncPosition(id: id(24))
    row.progress.device = 5
    row.progress.installation = 6
    row.progress.account = AccountID("reader")
    row.progress.token = CloudToken([1, 2])
    row.progress.lastStamp = Stamp(milliseconds: 1_700_000_000_123, counter: 7, device: 5)
    row.progress.sentStamp = Stamp(milliseconds: 1_700_000_000_100, counter: 6, device: 5)
    row.progress.clockOffset = -3
    row.progress.serverTime = 1_700_000_000_400
    row.progress.nextPosition = 4
    row.progress.caughtUp = 1_700_000_000_350
    row.progress.maintained = 1_700_000_000_340
    row.progress.sweep = 1
    row.progress.isSweeping = true
    row.progress.sweptTo = RecordName("work", "1")
    row.progress.isRejoining = true
    return row
  }()
}
