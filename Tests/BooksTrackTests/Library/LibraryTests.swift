// A library stays valid under any edits: its look-ups follow from its tables, its references are valid, and
// replaying its transactions gives the same library.

import BooksTrackAPI
import PropertyTesting
import Testing

@testable import BooksTrack

@Suite("Library")
struct LibraryTests {
  @Test("look-ups, references and invariants hold after any transactions")
  func soundness() throws {
    try check("a library stays sound", LibraryEdit.transactions, count: 30) { transactions in
      var library = Library(replica: 1)
      for edits in transactions {
        var editor = LibraryEditor(library)
        for edit in edits { edit.apply(to: &editor) }
        library = editor.library
        try claimEqual(library.checkInvariants(), [])
        try claimLookupsFollowTables(library)
      }
    }
  }

  @Test("an incremental check reports the same as a full one")
  func checkedAgain() throws {
    try check("checks agree", LibraryEdit.transactions, count: 30) { transactions in
      var library = Library(replica: 1)
      var checked = CheckedLibrary()
      for edits in transactions {
        var editor = LibraryEditor(library)
        for edit in edits { edit.apply(to: &editor) }
        library = editor.library
        try claimEqual(library.checkInvariants(after: &checked), [])
        // Both checks report an index that was not updated.
        for work in Array(library.works) {
          var stale = library
          stale.indexes.match.remove(work.id)
          try claimEqual(stale.checkInvariants(after: &checked), stale.checkInvariants())
          var renamed = work
          renamed.title += " II"
          stale = library
          stale.indexes.match.insert(work: renamed, authors: [], editions: [])
          try claim(!stale.checkInvariants(after: &checked).isEmpty, "a stale index is not seen")
        }
      }
    }
  }

  @Test("replaying the changes of an editor gives its library, with one net change per row")
  func replay() throws {
    try check("replay gives the same", LibraryEdit.transactions, count: 30) { transactions in
      var library = Library(replica: 1)
      for edits in transactions {
        var editor = LibraryEditor(library)
        for edit in edits { edit.apply(to: &editor) }
        try claimEqual(editor.isUnchanged, editor.changes.isEmpty)
        var rows: Set<String> = []
        var names = RowName()
        for change in editor.changes {
          var alone = library
          alone.apply(change)
          try claim(alone != library, "\(change) changes nothing")
          try claim(rows.insert(change.visit(by: &names)).inserted, "\(change) comes twice")
        }
        let transaction = Transaction(
          sequence: library.sequence + 1, origin: .edit("edit"), committed: FixedTime().now(),
          changes: editor.changes
        )
        try library.apply(transaction)
        try claimSameRows(library, editor.library)
        try claimEqual(library.checkInvariants(), [])
      }
    }
  }

  @Test("a store over a failing storage is valid, and equals its log")
  func storeEqualsLog() async throws {
    try await check("a store equals its log", LibraryEdit.transactions, count: 30) { transactions in
      let storage = ScriptedStorage(failures: [2: .diskFull, 3: .unavailable, 7: .diskFull])
      let store = LibraryStore.sample(storage)
      for edits in transactions {
        let before = await store.snapshot
        do {
          try await store.commit(.edit("edit")) { editor in for edit in edits { edit.apply(to: &editor) } }
        } catch is StorageError {
          try claimEqual(await store.snapshot, before)
        }
      }
      var replayed = Library(replica: 1)
      for transaction in await storage.log {
        var reader = ByteParser(StoredTransaction(transaction).bytes)
        let read = try StoredTransaction.read(transaction.sequence, from: &reader)
        try claimEqual(read, transaction)
        try replayed.apply(read)
      }
      let snapshot = await store.snapshot
      try claim(replayed == snapshot, "the replayed log differs from the store")
      try claimEqual(replayed.checkInvariants(), [])
    }
  }

  @Test(
    "a transaction out of sequence is refused and changes nothing", arguments: [0, 1, 3, UInt64.max])
  func sequenceGap(found: UInt64) throws {
    var library = Library(replica: 1)
    let author = Author(id: AuthorID(replica: 1, serial: 0), name: "A")
    let time = FixedTime().now()
    try library.apply(
      Transaction(sequence: 1, origin: .edit(""), committed: time, changes: [.put(author)]))
    let before = library
    #expect(throws: SequenceGap(expected: 2, found: found)) {
      try library.apply(
        Transaction(sequence: found, origin: .edit(""), committed: time, changes: [.remove(author.id)]))
    }
    #expect(library == before)
  }

  @Test("the cost of a commit does not grow with the library, for 100 and for 5,000 books")
  func costOfCommit() {
    let small = Self.cost(books: 100)
    let large = Self.cost(books: 5_000)
    #expect(small > 0)
    // One more level of 32 in each table and index that the change touches.
    #expect(large <= small + 8)
  }

  /// Returns the number of nodes that one edit of a book, its edition and its job copies.
  private static func cost(books: Int) -> Int {
    var library = Library(replica: 1)
    for number in 0..<UInt32(books) {
      let work = WorkID(replica: 1, serial: number)
      let edition = Edition(
        id: EditionID(replica: 1, serial: number), work: work, facts: EditionFacts(pageCount: Int(number)))
      library.apply(.author(.put(.sample(number, name: "author \(number)"))))
      library.apply(.put(edition))
      library.apply(.work(.put(.sample(number, by: [AuthorID(replica: 1, serial: number)]))))
      library.apply(.put(EnrichmentJob(id: JobID(replica: 1, serial: number), work: work)))
    }
    var editor = LibraryEditor(library)
    let id = WorkID(replica: 1, serial: UInt32(books / 2))
    if var work = library.works[id], let job = library.job(of: id),
      var edition = library.editions(of: id).first
    {
      work.summary = "a summary"
      editor.put(work)
      edition.facts.publisher = "Orbit"
      editor.put(edition)
      editor.remove(job.id)
    }
    return editor.library.nodesNotShared(with: library)
  }
}

/// The name of the changed row.
private struct RowName: ChangeVisitor {
  func visit<R: RowKind>(_ change: RowChange<R>) -> String {
    switch change {
    case .put(let row): "\(R.name) \(row.id)"
    case .remove(let id): "\(R.name) \(id)"
    }
  }
}
