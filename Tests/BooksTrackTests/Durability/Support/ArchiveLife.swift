// A store on an archive, as the tests of the archive lead it.

import BooksTrack
import BooksTrackAPI
import Testing

extension CompactionPolicy {
  /// Compacts every few commits.
  static let eager = CompactionPolicy(hundredthsOfLiveData: 160, minimumBytes: 600, bytesAtATime: 200)
  /// Never compacts.
  static let never = CompactionPolicy(minimumBytes: .max)
}

/// A store and what it stands on.
struct ArchiveLife: Sendable {
  let files: any LibraryFiles
  let archive: LibraryArchive
  let store: LibraryStore
  let report: RecoveryReport

  static func begin(
    _ files: any LibraryFiles, policy: CompactionPolicy = .never, format: LibraryFormat = .current
  ) async throws(LibraryOpenError) -> ArchiveLife {
    let opened = try await LibraryArchive.open(files, replica: 1, policy: policy, format: format)
    let store = LibraryStore(library: opened.library, storage: opened.archive, wallTime: FixedTime())
    return ArchiveLife(files: files, archive: opened.archive, store: store, report: opened.report)
  }

  /// Commits one small book, or takes the oldest away, and compacts if that is due.
  func step(_ number: Int) async throws {
    try await store.commit(.edit("step \(number)")) { editor in
      if number % 4 == 3, let oldest = editor.library.works.first(where: { _ in true }) {
        editor.remove(oldest.id)
      } else {
        editor.addBook(number)
      }
    }
    try await archive.compactIfNeeded(await store.snapshot)
  }
}

extension LibraryEditor {
  /// A book with everything that a book has.
  mutating func addBook(_ number: Int) {
    let author = Author(id: newID(), name: "Author \(number)")
    put(author)
    let work = newID(of: Work.self)
    let edition = Edition(
      id: newID(), work: work,
      facts: EditionFacts(
        isbn: ISBN(prefix: 978, body: 261_103_570 + UInt64(number)), publisher: "Orbit", binding: "Paperback",
        pageCount: 300 + number, yearPublished: 1990 + number % 30))
    put(edition)
    put(Work(id: work, title: "The Book of \(number)", authors: [AuthorCredit(author: author.id)]))
    var facts = ReaderFacts(status: .read)
    facts.rating = Rating(quarters: 1 + number % 20)
    facts.dateAdded = CalendarDate(year: 2020, month: 1 + number % 12, day: 1 + number % 28)
    facts.shelves = ["read", "shelf \(number % 7)"]
    put(Entry(id: newID(), work: work, edition: edition.id, facts: facts, sourceID: "\(number)"))
    put(EnrichmentJob(id: newID(), work: work))
  }
}

/// The library of a disk, or why there is none.
func recover(
  _ disk: MemoryDisk, format: LibraryFormat = .current
) async -> Result<Library, LibraryOpenError> {
  do throws(LibraryOpenError) {
    return .success(try await LibraryArchive.open(MemoryFiles(disk), replica: 1, format: format).library)
  } catch {
    return .failure(error)
  }
}
