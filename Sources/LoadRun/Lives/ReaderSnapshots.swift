// What one reader's library looked like at the stations of a run.

import BooksTrack
import LabWorld

/// The imports of a reader and the library after each step.
struct ReaderSnapshots: Sendable {
  let first: RowResults
  let second: RowResults
  /// After the first import.
  let imported: ImportedBooks
  /// After enrichment.
  let enriched: Library
  /// After the second import of the same file.
  let final: Library
  /// What the files of the library hold then; nil if it is kept in none.
  let recovered: Library?
}

/// What enrichment must not change, as an import has left it. A whole library would keep its jobs and its
/// indexes alive for as long as its reader waits.
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
