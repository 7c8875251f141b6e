// The cost of entering a fact about an author with many books: the commit, and the report of what it changed.

package import BooksTrack
import BooksTrackAPI
import Simulation
import Synchronization

/// A library of one author's books with its cascade service, created on first use.
package final class BenchmarkCascade: Sendable {
  private let books: Int
  private let made = Mutex<CascadeService?>(nil)

  init(books: Int) { self.books = books }

  private var service: CascadeService {
    made.withLock { made in
      if let made { return made }
      let store = LibraryStore(
        library: Self.library(of: books), storage: VolatileStorage(),
        wallTime: BenchmarkCalendar())
      let service = CascadeService(store: store, wallTime: BenchmarkCalendar())
      made = service
      return service
    }
  }

  /// Enters one of two facts in turn, `count` times.
  func say(_ count: Int) -> Int {
    _ = Simulator(seed: 1).run { [service] _ in
      for number in 0..<count {
        _ = try await service.say(
          [number % 2 == 0 ? "African" : "Asian"], .culturalBackground, of: AuthorID(replica: 1, serial: 0))
      }
    }
    return count
  }
}

extension BenchmarkCascade {
  /// Returns a library of `books` books by one author.
  package static func library(of books: Int) -> Library {
    var editor = LibraryEditor(Library(replica: 1))
    let author = Author(id: editor.newID(), name: "Chimamanda Ngozi Adichie")
    editor.put(author)
    for number in 0..<books {
      editor.put(
        Work(id: editor.newID(), title: "Book \(number)", authors: [AuthorCredit(author: author.id)]))
    }
    return editor.library
  }
}

extension BenchmarkSuite {
  /// Ten books in less than 1 ms, 100 in less than 3 ms, 1,000 in less than 20 ms (CAS-8).
  static let cascades: [Benchmark] = [(books: 10, rate: 1_000), (100, 333), (1_000, 50)].map { size in
    let cascade = BenchmarkCascade(books: size.books)
    return Benchmark("cascade.say-\(size.books)", unit: "cascade", target: size.rate) {
      cascade.say(max(1, 2_000 / size.books))
    }
  }
}
