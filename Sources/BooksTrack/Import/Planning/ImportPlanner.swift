// Decides, row by row, what an import does to a library. Pure: a library and drafts in, an edited library and
// an account of it out. No clock, no storage, nothing awaited.
//
// The planner edits a copy, and each row is looked up in what the rows before it have left. So a book that
// stands twice in a file is met the second time as a work that is already there, before anything has been
// inserted for real (DUP-7), and the same code serves duplicates within the file and duplicates of the
// library.
//
// The editor notes net changes only. Rows that say what is known already therefore leave no change, and a
// second import of the same file leaves an editor that is unchanged (IMP-11).

public import BooksTrackAPI

/// Plans one import.
public struct ImportPlanner: Sendable {
  /// What is done with books that are there already.
  public let strategy: DuplicateStrategy
  /// The library as it will be.
  public internal(set) var editor: LibraryEditor
  /// The account so far.
  public internal(set) var summary: ImportSummary

  let base: Library
  let rules: ImportRules
  let now: Timestamp
  let vocabulary: ShelfVocabulary
  /// For each work that a row of this file has made or replaced, the first such row.
  var firstRows: [WorkID: Int] = [:]
  /// Editions that a replacement has taken away: a later row that speaks of one gets it back under its old
  /// name.
  var retired: [WorkID: [Edition]] = [:]

  /// The authors of the rows before.
  private var writers = RecentWriters()
  /// Rows that were found to be a work by likeness, the last of each work. Of three spellings of a book the
  /// first and the last may have too little in common.
  private var spellings = MatchIndex()

  /// All books of the file, if they are known, and who has several among them: made when somebody asks.
  private var file: [[BookDraft]] = []
  private var fileWriters: FileWriters?
  /// The titles of rows before that name neither author nor number, and of all such rows once somebody has
  /// asked.
  private var titlesOfNobody: Set<UInt64> = []
  private var isFileRead = false

  /// Starts from a library.
  ///
  /// - Parameter now: the time that new rows are stamped with.
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

  /// Says which books will come, in whatever parts: a name in one row may be known to be right by another
  /// row.
  public mutating func expect(_ books: [[BookDraft]]) { file = books }

  /// Places one book. Rows must come in the order of the file.
  ///
  /// - Complexity: as a look-up in the match index; the size of the library does not matter (DUP-10).
  @discardableResult
  public mutating func stage(_ draft: BookDraft) -> RowOutcome {
    let outcome = place(draft)
    summary.note(outcome, row: draft.row)
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
    let before = editor.library
    let firstRow = firstRows[id]
    let effect = apply(draft, to: work)
    return .duplicate(
      DuplicateRow(
        row: draft.row, title: draft.title, work: id, tier: tier, reason: reason, firstRow: firstRow,
        effect: effect, addedEdition: editor.library.editions(of: id).count > before.editions(of: id).count,
        account: account(of: draft, in: id, since: before, effect)))
  }

  /// What the lookup says; nil if it failed (DUP-8).
  private mutating func lookUp(_ draft: BookDraft, _ keys: MatchKeys) -> MatchResult? {
    do {
      var found = try rules.lookup.find(draft, keys, editor.library)
      if areTwoWriters(found, keys) { found = .noDuplicate }
      guard found == .noDuplicate, spellings.count > 0 else { return found }
      return editor.library.matchIndex.match(keys, in: spellings)
    } catch {
      summary.noteFailedLookup(row: draft.row)
      return nil
    }
  }

  /// Whether a row was taken for a book by a slip in the name of its writer, and both names have other books.
  private mutating func areTwoWriters(_ found: MatchResult, _ keys: MatchKeys) -> Bool {
    let index = editor.library.matchIndex
    guard found.reason == .mistyped, !file.isEmpty, let work = found.work,
      let own = index.keys(of: work), let (first, second) = own.differentWriters(from: keys)
    else { return false }
    let several = fileWriters ?? FileWriters(file, index.rules)
    fileWriters = several
    return [first, second].allSatisfy { several.hasSeveral(by: $0) || index.isWriter($0, besides: work) }
  }

  /// Whether a row of the file has one of these titles, and neither author nor number: nothing else finds its
  /// book again.
  mutating func hasBookOfNobody(_ titles: String...) -> Bool {
    let matching = editor.library.matchIndex.rules
    if !isFileRead {
      isFileRead = true
      for draft in file.joined() where draft.edition.allISBNs.isEmpty {
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
