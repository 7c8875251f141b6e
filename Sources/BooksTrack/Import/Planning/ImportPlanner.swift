// Plans, row by row, the changes of an import. Pure: library and drafts in, edited library and summary out.
// No clock, no storage, no suspension.
//
// The planner edits a copy, and each row is looked up in the result of the rows before it. A book that occurs
// twice in a file is thus found as an existing work the second time, before anything is committed (DUP-7),
// and the same code handles duplicates within the file and in the library.
//
// The editor records net changes only. Rows without new data leave no change, and a second import of the same
// file leaves the editor unchanged (IMP-11).

public import BooksTrackAPI

/// Plans one import.
public struct ImportPlanner: Sendable {
  /// The strategy for books that are already in the library.
  public let strategy: DuplicateStrategy
  /// The library with the changes made so far.
  public internal(set) var editor: LibraryEditor
  /// The summary so far.
  public internal(set) var summary: ImportSummary

  let base: Library
  let rules: ImportRules
  let now: Timestamp
  let vocabulary: ShelfVocabulary
  /// The first row of this file that created or replaced each work.
  var firstRows: [WorkID: Int] = [:]
  /// Editions removed by a replacement. A later row that refers to one restores it with its id.
  var retired: [WorkID: [Edition]] = [:]

  /// The authors of recent rows.
  private var writers = RecentWriters()
  /// The keys of the last row of each work that matched with a different spelling. The first and third
  /// spelling of a book may have too little in common.
  private var spellings = MatchIndex()

  /// All books of the file, if known, and the authors of more than one of them, computed on first use.
  private var file = FileBatches()
  private var fileWriters: FileWriters?
  /// The titles of the file with several subtitles, found on first use.
  private var fileSubtitles: FileSubtitles?
  /// The titles of rows with neither author nor ISBN: of the rows placed so far or, once `isFileRead`, of all
  /// rows.
  private var titlesOfNobody: Set<UInt64> = []
  private var isFileRead = false
  /// The works with a volume of their own, by the hash of their whole title; nil before the first row that
  /// has one.
  var worksWithVolumes: [UInt64: [WorkID]]?
  /// The works of this file whose titles have a name and a number without a sign that no series has yet.
  var numberedBooks: [WritersName: [NumberedBook]] = [:]
  /// The statements about series that rows which may come later decide.
  var openMentions: [OpenMention] = []
  /// The cells for series with a number that other cells may prove.
  var numberedCells: [NumberedCell] = []

  /// Creates a planner for a library.
  ///
  /// - Parameter now: The timestamp of new rows.
  public init(
    library: Library, format: ExportFormat, strategy: DuplicateStrategy, rules: ImportRules = .standard,
    now: Timestamp
  ) {
    base = library
    editor = LibraryEditor(library)
    spellings = MatchIndex(rules: library.matchIndex.rules)
    self.strategy = strategy
    self.rules = rules
    self.now = now
    vocabulary = format.rules.shelves
    summary = ImportSummary(format: format.name, strategy: strategy)
  }

  /// Sets the books of the whole file, in any number of batches: a name in one row can be confirmed by
  /// another row.
  public mutating func expect(_ books: [[BookDraft]]) {
    expect(
      FileBatches(
        books.map { books in
          var batch = BatchRows()
          batch.books = books
          return batch
        }))
  }

  /// Sets the rows of the whole file.
  mutating func expect(_ batches: FileBatches) { file = batches }

  /// Plans one book. Rows must come in the order of the file.
  ///
  /// - Complexity: That of a lookup in the match index; independent of the size of the library (DUP-10).
  @discardableResult
  public mutating func stage(_ draft: BookDraft) -> RowOutcome {
    let outcome = place(draft)
    summary.note(outcome, row: draft.row, title: draft.title)
    return outcome
  }

  private mutating func place(_ draft: BookDraft) -> RowOutcome {
    let keys = editor.library.matchIndex.keys(of: draft, &writers)
    if keys.authors.isEmpty, keys.isbns.isEmpty { titlesOfNobody.insert(keys.wholeTitle) }
    guard let match = lookUp(draft, keys), let id = match.work, let work = editor.library.works[id],
      let tier = match.tier, let reason = match.reason
    else { return .imported(insert(draft, keys)) }
    if tier == .fuzzy || !keys.isSpelledAs(editor.library.matchIndex.keys(of: id)) {
      spellings.insert(id, keys: keys)
    }
    linkOpenMentions(of: work, before: draft)
    let before = editor.library
    let firstRow = firstRows[id]
    let effect = apply(draft, to: work)
    return .duplicate(
      DuplicateRow(
        row: draft.row, title: draft.title, work: id, tier: tier, reason: reason, firstRow: firstRow,
        effect: effect, addedEdition: editor.library.editions(of: id).count > before.editions(of: id).count,
        account: account(of: draft, in: id, since: before, effect)))
  }

  /// Returns the result of the lookup; nil if it failed (DUP-8).
  private mutating func lookUp(_ draft: BookDraft, _ keys: MatchKeys) -> MatchResult? {
    do {
      if let columns = SeriesColumns(draft.reader.otherFacts) { return try lookUp(draft, keys, columns) }
      var found = try rules.lookup.find(draft, keys, editor.library)
      if areTwoWriters(found, keys) || hasSiblings(found, keys) { found = .noDuplicate }
      guard found == .noDuplicate, spellings.count > 0 else { return found }
      return editor.library.matchIndex.match(keys, in: spellings)
    } catch {
      summary.noteFailedLookup(row: draft.row)
      return nil
    }
  }

  /// Returns true if a row matched by a typing error in its author's name, but both names have other books.
  private mutating func areTwoWriters(_ found: MatchResult, _ keys: MatchKeys) -> Bool {
    let index = editor.library.matchIndex
    guard found.reason == .mistyped, !file.isEmpty, let work = found.work,
      let own = index.keys(of: work), let (first, second) = own.differentWriters(from: keys)
    else { return false }
    let several = fileWriters ?? FileWriters(of: file.books, index.rules)
    fileWriters = several
    return [first, second].allSatisfy { several.hasSeveral(by: $0) || index.isWriter($0, besides: work) }
  }

  /// Returns true if a row matched but for a subtitle, and the file has several subtitles under the title.
  private mutating func hasSiblings(_ found: MatchResult, _ keys: MatchKeys) -> Bool {
    guard found.reason == .sameTitleWithoutSubtitle, !file.isEmpty else { return false }
    let several = fileSubtitles ?? FileSubtitles(of: file.books, editor.library.matchIndex.rules)
    fileSubtitles = several
    return several.hasSeveral(under: keys)
  }

  /// Returns true if a row of the file has one of these titles and neither author nor ISBN: such a row
  /// matches only by its title.
  mutating func hasBookOfNobody(_ titles: String...) -> Bool {
    let matching = editor.library.matchIndex.rules
    if !isFileRead {
      isFileRead = true
      for draft in file.books where draft.edition.allISBNs.isEmpty {
        guard matching.writers(of: draft, &writers).value.authors.isEmpty else { continue }
        titlesOfNobody.insert(matching.policy.titleKeys(draft.title).whole)
      }
    }
    return titles.contains { titlesOfNobody.contains(matching.policy.titleKeys($0).whole) }
  }

  private mutating func apply(_ draft: BookDraft, to work: Work) -> DuplicateEffect {
    switch strategy {
    case .skip: return .skipped
    case .replace where firstRows[work.id] == nil:
      firstRows[work.id] = draft.row
      return replace(work, by: draft)
    case .smart, .replace: return merge(draft, into: work)
    }
  }
}
