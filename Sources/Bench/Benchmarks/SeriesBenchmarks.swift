// The cost of showing series: the list of a reader's series after a book was read, one series, and a
// recommendation.

package import BooksTrack
import BooksTrackAPI
import Simulation
import Synchronization

/// A library of series, created on first use.
package final class BenchmarkSeries: Sendable {
  private let series: Int
  private let books: Int
  private let made = Mutex<Parts?>(nil)

  /// A library, its store, and the list of its series.
  private struct Parts: Sendable {
    let library: Library
    let store: LibraryStore
    let list: SeriesListService
  }

  /// - Parameter books: The number of books in each series, of which two in three are read.
  init(series: Int, books: Int) {
    self.series = series
    self.books = books
  }

  /// The library as it was created.
  var library: Library { parts.library }

  private var parts: Parts {
    made.withLock { made in
      if let made { return made }
      let library = Self.library(of: series, books: books)
      let store = LibraryStore(
        library: library, storage: VolatileStorage(), wallTime: BenchmarkCalendar(),
        rules: [FinishedSeriesRule()])
      let parts = Parts(library: library, store: store, list: SeriesListService(store: store))
      made = parts
      return parts
    }
  }

  /// Changes the status of a book and then lists the series, `times` times.
  func list(_ times: Int) -> Int {
    _ = Simulator(seed: 1).run { [parts, series, books] _ in
      for number in 0..<times {
        try await parts.store.commit(.edit("read")) { editor in
          let id = EntryID(replica: 1, serial: UInt32(number * 37 % (series * books)))
          guard var entry = editor.library.entries[id] else { return }
          entry.facts.status = entry.facts.status == .read ? .reading : .read
          editor.put(entry)
        }
        _ = await parts.list.list().lines(by: .recentlyUpdated)
      }
    }
    return times
  }

  /// Returns a library of `series` series with `books` books each; every fifth volume is missing.
  package static func library(of series: Int, books: Int) -> Library {
    var editor = LibraryEditor(Library(replica: 1))
    for number in 0..<series {
      let author = Author(id: editor.newID(), name: "Author \(number)")
      editor.put(author)
      let row = Series(
        id: editor.newID(), name: "Series \(number * 7_919 % 10_007)", total: books * 5 / 4,
        author: author.id, source: .automatic, created: Timestamp(milliseconds: Int64(number) * 1_000))
      editor.put(row)
      for book in 0..<books {
        let work = editor.newID(of: Work.self)
        let title = "Book \(number) of \(book)"
        let cover = EditionFacts(title: title, coverURL: "https://covers.example/\(number)-\(book)")
        editor.put(Edition(id: editor.newID(), work: work, facts: cover))
        editor.put(Work(id: work, title: title, authors: [AuthorCredit(author: author.id)]))
        let status = ReaderFacts(status: book % 3 < 2 ? .read : .wantToRead)
        editor.put(Entry(id: editor.newID(), work: work, edition: nil, facts: status))
        editor.put(
          Membership(
            id: editor.newID(), series: row.id, work: work,
            position: SeriesPosition(book + book / 4 + 1)))
      }
    }
    return editor.library
  }
}

extension BenchmarkSuite {
  /// A list of series, a series and a recommendation in less than 1 ms each; the documents allow 300 ms for a
  /// list and 200 ms for a series (SER-17).
  static let series: [Benchmark] = [(series: 50, books: 10), (2_000, 20)].flatMap { size in
    let made = BenchmarkSeries(series: size.series, books: size.books)
    return [
      Benchmark("series.list-\(size.series)", unit: "list", target: 1_000) {
        made.list(200)
      },
      Benchmark("series.detail-\(size.series)", unit: "detail", target: 1_000) {
        let library = made.library
        return library.series.prefix(50).reduce(0) { sum, row in
          sum + (SeriesShelf(of: row, in: library).missing.isEmpty ? 0 : 1)
        }
      },
      Benchmark("series.next-\(size.series)", unit: "answer", target: 1_000) {
        let library = made.library
        return library.works.prefix(500).reduce(0) { sum, work in
          sum + (SeriesRecommendation.after(work.id, in: library) == nil ? 0 : 1)
        }
      },
    ]
  }
}
