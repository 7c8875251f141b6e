// A library of any size for the benchmarks, stored in memory, to measure the storage engine without the syncs
// of a medium.

import BooksTrack
package import BooksTrackAPI
import Simulation
import Synchronization

/// A library with its archive, created on first use and shared by all samples.
final class BenchmarkLibrary: Sendable {
  private let books: Int
  private let files = FilesInMemory()
  private let store = Mutex<LibraryStore?>(nil)

  init(books: Int) { self.books = books }

  /// Runs in a simulated world: nothing waits, and only the caller's thread is used.
  private func inWorld(_ body: @escaping @Sendable () async throws -> Void) {
    _ = Simulator(seed: 1).run { _ in try await body() }
  }

  private func opened() async throws -> LibraryStore {
    if let store = store.withLock({ $0 }) { return store }
    let opened = try await LibraryArchive.open(files, replica: 1)
    let made = LibraryStore(library: opened.library, storage: opened.archive, wallTime: BenchmarkCalendar())
    for start in stride(from: 0, to: books, by: 1_000) {
      try await made.commit(.edit("fill")) { [books] editor in
        for number in start..<min(start + 1_000, books) { editor.addBenchmarkBook(number) }
      }
    }
    _ = try await opened.archive.compact(await made.snapshot)
    store.withLock { $0 = made }
    return made
  }

  /// Commits `count` transactions, each of which changes the entries of 50 books.
  func commit(_ count: Int) -> Int {
    inWorld {
      let store = try await self.opened()
      for number in 0..<count {
        try await store.commit(.edit("rate")) { editor in
          let entries = editor.library.entries
          for offset in 0..<50 {
            let serial = UInt32((number * 50 + offset) * 7_919 % max(1, entries.count))
            guard var entry = entries[EntryID(replica: 1, serial: serial)] else { continue }
            entry.facts.rating = Rating(quarters: 1 + (number + offset) % 20)
            entry.facts.privateNotes = "note \(number)"
            editor.put(entry)
          }
        }
      }
      self.files.forget()
    }
    return count
  }

  /// Opens the files `count` times, as an app does at launch.
  func recover(_ count: Int) -> Int {
    inWorld {
      _ = try await self.opened()
      for _ in 0..<count { _ = try await LibraryArchive.open(self.files, replica: 1) }
    }
    return count
  }
}

/// A calendar that always returns the same time.
package struct BenchmarkCalendar: WallTime {
  package init() {}

  package func now() -> Timestamp { Timestamp(milliseconds: 1_700_000_000_000) }
}

/// Files in memory. What is appended to logs can be forgotten, so that all samples start with the same files.
private final class FilesInMemory: LibraryFiles {
  private let files = Mutex<[String: [UInt8]]>([:])

  func list() async throws(FileError) -> [String] { files.withLock { $0.keys.sorted() } }

  func read(_ file: String) async throws(FileError) -> [UInt8] {
    guard let bytes = files.withLock({ $0[file] }) else { throw .missing(file: file) }
    return bytes
  }

  func append(_ bytes: [UInt8], to file: String) async throws(FileError) {
    files.withLock { $0[file, default: []] += bytes }
  }

  func truncate(_ file: String, to size: Int) async throws(FileError) {
    files.withLock { $0[file] = $0[file].map { Array($0.prefix(size)) } }
  }

  func sync(_ file: String) async throws(FileError) {}

  func rename(_ file: String, to other: String) async throws(FileError) {
    files.withLock { $0[other] = $0.removeValue(forKey: file) }
  }

  func delete(_ file: String) async throws(FileError) { files.withLock { $0[file] = nil } }

  func syncDirectory() async throws(FileError) {}

  /// Empties every log; an open store does not read them again.
  func forget() {
    files.withLock { files in
      for name in files.keys where name.hasPrefix("log") { files[name] = [] }
    }
  }
}

extension LibraryEditor {
  /// Adds a book as after an import: work, author, edition, entry, and enrichment job.
  fileprivate mutating func addBenchmarkBook(_ number: Int) {
    let author = Author(id: newID(), name: "Given\(number % 977) Family\(number * 7_919 % 100_003)")
    put(author)
    let work = newID(of: Work.self)
    put(
      Work(
        id: work, title: "The Long Book of Number \(number * 7_919 % 1_000_003), a Novel",
        authors: [AuthorCredit(author: author.id)], firstPublished: 1980))
    var facts = EditionFacts()
    facts.isbn = ISBN(prefix: 978, body: 100_000_000 + UInt64(number))
    facts.publisher = "Orbit Books"
    facts.pageCount = 300 + number % 500
    let edition = Edition(id: newID(), work: work, facts: facts)
    put(edition)
    var reader = ReaderFacts(status: .read)
    reader.rating = Rating(quarters: 1 + number % 20)
    reader.dateAdded = CalendarDate(year: 2020, month: 1 + number % 12, day: 1 + number % 28)
    reader.shelves = ["read", "to-read-someday"]
    reader.review = number % 5 == 0 ? "A splendid book for anybody who likes books." : nil
    put(
      Entry(
        id: newID(), work: work, edition: edition.id, facts: reader, sourceID: "\(10_000_000 + number)"))
    put(EnrichmentJob(id: newID(), work: work))
  }
}
