// The edits of `LibraryEdit` by kind: add, change, remove. The first adds a whole book, as an import does.

import BooksTrackAPI

@testable import BooksTrack

extension LibraryEdit {
  static let additions: [(name: String, body: Body)] = [
    ("add book", addBook),
    (
      "add edition",
      { editor, row, value in
        guard let work = pick(editor.library.works, row) else { return }
        editor.put(Edition(id: editor.newID(), work: work.id, facts: facts(value)))
      }
    ),
    (
      "add series",
      { editor, row, value in
        let author = pick(editor.library.authors, row)?.id
        editor.put(
          Series(
            id: editor.newID(), name: "Series \(value)", author: author, source: .manual,
            created: FixedTime().now()))
      }
    ),
    (
      "join",
      { editor, row, value in
        guard let work = pick(editor.library.works, row)?.id else { return }
        guard let series = pick(editor.library.series, value)?.id else { return }
        editor.put(Membership(id: editor.newID(), series: series, work: work, position: nil))
      }
    ),
    (
      "queue",
      { editor, row, _ in
        guard let work = pick(editor.library.works, row) else { return }
        editor.put(EnrichmentJob(id: editor.newID(), work: work.id))
      }
    ),
    (
      "record import",
      { editor, _, value in
        editor.put(
          ImportRecord(
            id: editor.newID(), fileName: "books.csv", format: "Goodreads", rows: value,
            imported: value,
            duplicates: 0, rejected: 0, committed: FixedTime().now()))
      }
    ),
    (
      "begin stage",
      { editor, _, value in
        editor.put(
          StagedImport(
            id: editor.newID(), fileName: "books \(value).csv", format: "Goodreads",
            header: ["Title"], strategy: .smart, started: FixedTime().now()))
      }
    ),
    (
      "stage batch",
      { editor, row, value in
        guard let stage = pick(editor.library.stagedImports, row)?.id else { return }
        var rows = BatchRows()
        rows.books = [BookDraft(row: 1, title: "Title \(value)")]
        // The next one, or an existing one.
        let count = editor.library.stagedBatches(of: stage).count
        editor.put(
          StagedBatch(
            id: editor.newID(), stage: stage, number: value % (count + 1), rows: rows))
      }
    ),
    (
      "note undo",
      { editor, row, value in
        guard let record = pick(editor.library.imports, row)?.id else { return }
        var undo = ImportUndo(id: editor.newID(), record: record)
        undo.works = SerialRanges([UInt32(value), UInt32(value) + 2])
        undo.workDigests = [UInt64(value), 2]
        if let work = pick(editor.library.works, value) {
          undo.revisions = [RowRevision(before: .put(work), after: .remove(work.id))]
        }
        editor.put(undo)
      }
    ),
    (
      "begin session",
      { editor, row, value in
        guard let entry = pick(editor.library.entries, row)?.id else { return }
        editor.put(
          ReadingSession(
            id: editor.newID(), entry: entry, started: FixedTime().now(), startPage: value))
      }
    ),
    (
      "say where the author is from",
      { editor, row, value in
        guard let work = pick(editor.library.works, row)?.id else { return }
        editor.put(
          DiversityFact(
            id: editor.newID(), work: work,
            dimension: DiversityDimension.allCases[value % 5], value: "Value \(value)", source: .reader))
      }
    ),
    (
      "give points",
      { editor, row, value in
        guard let work = pick(editor.library.works, row)?.id else { return }
        editor.put(
          PointsAward(
            id: editor.newID(), for: .answer(work, .gender), points: value,
            awarded: FixedTime().now()))
      }
    ),
    (
      "say something of an author",
      { editor, row, value in
        guard let author = pick(editor.library.authors, row)?.id else { return }
        let field = AuthorField.allCases[value % 5]
        _ = editor.curate(
          .statement(author, field), value % 3 == 0 ? nil : CurationValue(values: ["Value \(value)"]),
          now: FixedTime().now())
      }
    ),
    (
      "say where a book differs",
      { editor, row, value in
        guard let work = pick(editor.library.works, row)?.id else { return }
        _ = editor.curate(
          .override(work, AuthorField.allCases[value % 5]),
          value % 3 == 0 ? nil : CurationValue(values: ["Value \(value)"], reason: "why"),
          now: FixedTime().now())
      }
    ),
    (
      "give points for an author",
      { editor, row, value in
        guard let author = pick(editor.library.authors, row)?.id else { return }
        editor.put(
          PointsAward(
            id: editor.newID(),
            for: .statement(author, .languages, values: ["Value \(value)"], books: value), points: value,
            awarded: FixedTime().now()))
      }
    ),
    (
      "detect a series of that name",
      { editor, row, value in
        let author = pick(editor.library.authors, row)?.id
        editor.put(
          Series(
            id: editor.newID(), name: "Series \(value)", author: author, source: .automatic,
            externalIDs: [ExternalID(provider: "google", value: "\(value)")], created: FixedTime().now()))
      }
    ),
    (
      "describe a series",
      { editor, row, value in
        guard let series = pick(editor.library.series, row)?.id else { return }
        editor.put(
          SeriesPage(
            id: editor.newID(), series: series,
            externalID: ExternalID(provider: value % 2 == 0 ? "google" : "isbndb", value: "\(value)"),
            total: value, volumes: [SeriesVolume(title: "Title \(value)", authors: [], position: nil)],
            asked: FixedTime().now()))
      }
    ),
    (
      "merge series",
      { editor, row, value in
        let own = editor.library.series.filter { $0.source == .manual }
        let detected = editor.library.series.filter { $0.source == .automatic }
        guard !own.isEmpty, !detected.isEmpty else { return }
        editor.merge(
          detected[value % detected.count].id, into: own[row % own.count].id, now: FixedTime().now())
      }
    ),
    (
      "say whose pen name it is",
      { editor, row, value in
        guard let author = pick(editor.library.authors, row)?.id,
          let person = pick(editor.library.authors, value), person.id != author, person.penNameOf == nil,
          editor.library.names(of: author).count == 1
        else { return }
        _ = editor.curate(.penName(author), CurationValue(person: person.id), now: FixedTime().now())
      }
    ),
    (
      "set a rule of the cascade",
      { editor, row, value in
        _ = editor.curate(
          .rule(CascadeRule.allCases[row % 3]), CurationValue(values: [value % 2 == 0 ? "on" : "off"]),
          now: FixedTime().now())
      }
    ),
  ]

  static let alterations: [(name: String, body: Body)] = [
    (
      "retitle",
      { editor, row, value in
        guard var work = pick(editor.library.works, row) else { return }
        work.title = "Title \(value)"
        editor.put(work)
      }
    ),
    (
      "credit",
      { editor, row, value in
        guard var work = pick(editor.library.works, row) else { return }
        guard let author = pick(editor.library.authors, value) else { return }
        work.authors.insert(AuthorCredit(author: author.id), at: 0)
        editor.put(work)
      }
    ),
    (
      "rename",
      { editor, row, value in
        guard let author = pick(editor.library.authors, row) else { return }
        var renamed = author
        let number = value / 3 % 4
        // Two authors with one name, in two spellings.
        renamed.name = ["Author \(number)", "AUTHOR  \(number)", "\(number), Author"][value % 3]
        editor.put(renamed)
      }
    ),
    (
      "move edition",
      { editor, row, value in
        guard var edition = pick(editor.library.editions, row) else { return }
        guard let work = pick(editor.library.works, value) else { return }
        edition.work = work.id
        editor.put(edition)
      }
    ),
    (
      "describe edition",
      { editor, row, value in
        guard var edition = pick(editor.library.editions, row) else { return }
        edition.facts.title = "Edition \(value)"
        edition.facts.yearPublished = 2_000 + value
        editor.put(edition)
      }
    ),
    (
      "number edition again",
      { editor, row, value in
        guard var edition = pick(editor.library.editions, row) else { return }
        edition.facts.otherISBNs = [ISBN(prefix: 978, body: 261_103_580 + UInt64(value))].compactMap { $0 }
        editor.put(edition)
      }
    ),
    (
      "change ISBN",
      { editor, row, value in
        guard var edition = pick(editor.library.editions, row) else { return }
        edition.facts = facts(value)
        editor.put(edition)
      }
    ),
    (
      "move entry",
      { editor, row, value in
        guard var entry = pick(editor.library.entries, row) else { return }
        guard let work = pick(editor.library.works, value) else { return }
        entry.work = work.id
        entry.edition = editor.library.editions(of: work.id).first?.id
        editor.put(entry)
      }
    ),
    (
      "move membership",
      { editor, row, value in
        guard var membership = pick(editor.library.memberships, row) else { return }
        guard let work = pick(editor.library.works, value) else { return }
        membership.work = work.id
        editor.put(membership)
      }
    ),
    (
      "change author of series",
      { editor, row, value in
        guard var series = pick(editor.library.series, row) else { return }
        series.author = value < 3 ? nil : pick(editor.library.authors, value)?.id
        editor.put(series)
      }
    ),
    (
      "rename series",
      { editor, row, value in
        guard var series = pick(editor.library.series, row) else { return }
        series.name = "Series \(value)"
        series.externalIDs = value < 5 ? [] : [ExternalID(provider: "google", value: "\(value % 2)")]
        editor.put(series)
      }
    ),
    (
      "undo merge",
      { editor, row, _ in
        guard let merge = pick(editor.library.seriesMerges, row)?.id else { return }
        editor.undoMerge(merge, now: FixedTime().now())
      }
    ),
    (
      "give a cover",
      { editor, row, value in
        guard var edition = pick(editor.library.editions, row) else { return }
        edition.facts.coverURL = value < 2 ? nil : "https://example.org/\(value)"
        editor.put(edition)
      }
    ),
    (
      "come back",
      { editor, row, _ in
        guard let work = pick(editor.library.works, row)?.id else { return }
        editor.restorePlaces(of: work, now: FixedTime().now())
      }
    ),
    (
      "retry",
      { editor, row, _ in
        guard var job = pick(editor.library.jobs, row) else { return }
        job.attempts += 1
        editor.put(job)
      }
    ),
    (
      "end session",
      { editor, row, value in
        guard var session = pick(editor.library.sessions, row) else { return }
        session.ending = value < 3 ? nil : .finished
        session.entry = pick(editor.library.entries, value)?.id ?? session.entry
        editor.put(session)
      }
    ),
  ]

  /// Batches are removed only with their stage: a stage with a missing batch is invalid. Rows of sync are
  /// only written by sync.
  static let removals: [(name: String, body: Body)] =
    [reset]
    + RowKinds.all.filter {
      $0 != StagedBatch.self && $0 != RecordRow.self && $0 != SyncPosition.self
    }.map(removal)

  private static let reset: (name: String, body: Body) = (
    "reset", { editor, row, _ in if row % 4 == 0 { editor.reset() } }
  )

  private static func removal(_ kind: any RowKind.Type) -> (name: String, body: Body) {
    ("remove \(kind.name)", { editor, row, _ in kind.remove(number: row, in: &editor) })
  }

  private static let addBook: Body = { editor, row, value in
    let name = "Author \(row % 4)"
    let known = editor.library.author(named: name)
    let author = known ?? editor.newID(of: Author.self)
    if known == nil { editor.put(Author(id: author, name: name)) }
    let work = editor.newID(of: Work.self)
    let edition = Edition(id: editor.newID(), work: work, facts: facts(value))
    editor.put(edition)
    editor.put(Work(id: work, title: "Title \(value)", authors: [AuthorCredit(author: author)]))
    let facts = ReaderFacts(status: .read)
    editor.put(Entry(id: editor.newID(), work: work, edition: edition.id, facts: facts))
    editor.put(EnrichmentJob(id: editor.newID(), work: work))
  }

  private static func facts(_ value: Int) -> EditionFacts {
    EditionFacts(isbn: ISBN(prefix: 978, body: 261_103_570 + UInt64(value)), pageCount: 100 + value)
  }
}

extension RowKind {
  fileprivate static func remove(number: Int, in editor: inout LibraryEditor) {
    if let id = pick(editor.library[keyPath: table], number)?.id { editor.remove(id) }
  }
}
