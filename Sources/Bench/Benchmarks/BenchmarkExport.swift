// The exports of the import benchmarks, and the libraries into which they are imported.

package import BooksTrack
import BooksTrackAPI
import Simulation
import Synchronization
import Synthesis

/// An export of a reader with `books` books, created on first use.
package final class BenchmarkExport: Sendable {
  package let books: Int
  private let seed: UInt64
  private let made = Mutex<[UInt8]?>(nil)
  private let shelf = Mutex<Library?>(nil)
  private let read = Mutex<[BookDraft]?>(nil)

  /// Creates an export. Exports of two seeds share about as many books as two readers do.
  package init(books: Int, seed: UInt64 = 7) {
    self.books = books
    self.seed = seed
  }

  /// The bytes of a Goodreads export.
  package var bytes: [UInt8] {
    made.withLock { made in
      if let made { return made }
      let bytes = SyntheticLibrary.make(
        catalog: Catalog.make(seed: 1, size: max(20_000, books * 5 / 4)), books: books,
        stream: RandomStream(seed: seed, name: "bench")
      ).export
      made = bytes
      return bytes
    }
  }

  /// The parsed books of its rows.
  var drafts: [BookDraft] {
    if let drafts = read.withLock({ $0 }) { return drafts }
    var (parser, batch) = (ExportParser(), ExportBatch())
    try? parser.append(bytes)
    _ = try? parser.finish()
    _ = try? parser.next()
    try? parser.readRows(into: &batch)
    let books = batch.rows.books
    read.withLock { $0 = books }
    return books
  }

  /// Returns a library with this export, which is imported once.
  func library() -> Library {
    if let library = shelf.withLock({ $0 }) { return library }
    let library = imported(into: Library(replica: 1))
    shelf.withLock { $0 = library }
    return library
  }

  /// Imports this export into a library: parsing, matching, staging in batches of 50, one commit. The storage
  /// keeps nothing, because the cost of a medium is measured elsewhere.
  package func imported(into library: Library) -> Library {
    let bytes = bytes
    let result = Mutex(library)
    _ = Simulator(seed: 1).run { _ in
      let store = LibraryStore(library: library, storage: VolatileStorage(), wallTime: BenchmarkCalendar())
      var source = BytesSource(bytes)
      _ = try await Importer(store: store, wallTime: BenchmarkCalendar()).run(&source, fileName: "export.csv")
      let after = await store.snapshot
      result.withLock { $0 = after }
    }
    return result.withLock { $0 }
  }
}
