// The states of one reader's library in a run.

import BooksTrack
import LabWorld

/// The imports of a reader, and the library after each step.
struct ReaderSnapshots: Sendable {
  let first: RowResults
  let second: RowResults
  /// After the first import.
  let imported: ImportedBooks
  /// After enrichment.
  let enriched: Library
  /// After the second import of the same file.
  let final: Library
  /// The library read from the files at the end; nil if it is not stored.
  let recovered: Library?
}

/// The tables that enrichment must not change, after the import. The whole library would keep its jobs and
/// indexes in memory while the reader waits.
struct ImportedBooks: Sendable {
  let works: Table<Work>
  let editions: Table<Edition>
  let entries: Table<Entry>
  let memberships: Table<Membership>

  init(_ library: Library) {
    works = library.works
    editions = library.editions
    entries = library.entries
    memberships = library.memberships
  }
}
