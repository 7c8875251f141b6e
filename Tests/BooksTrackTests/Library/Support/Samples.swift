// Sample rows, and stores and clocks for the tests of the store.

import BooksTrack
import BooksTrackAPI

extension Author {
  static func sample(_ serial: UInt32, replica: UInt32 = 1, name: String = "Ann Leckie") -> Author {
    Author(id: AuthorID(replica: replica, serial: serial), name: name)
  }
}

extension Work {
  static func sample(_ serial: UInt32, title: String = "Provenance", by authors: [AuthorID] = []) -> Work {
    Work(
      id: WorkID(replica: 1, serial: serial), title: title,
      authors: authors.map { AuthorCredit(author: $0) })
  }
}

struct FixedTime: WallTime {
  var milliseconds: Int64 = 1_700_000_000_000

  func now() -> Timestamp { Timestamp(milliseconds: milliseconds) }
}

extension LibraryStore {
  /// Returns a store with the defaults of most tests.
  static func sample(_ storage: any Storage = VolatileStorage(), historyLimit: Int = 1_024) -> LibraryStore {
    LibraryStore(replica: 1, storage: storage, wallTime: FixedTime(), historyLimit: historyLimit)
  }

  /// Commits a new author with that name.
  @discardableResult
  func addAuthor(_ name: String) async throws -> AuthorID {
    try await commit(.edit(name)) { editor in
      let id = editor.newID(of: Author.self)
      editor.put(Author(id: id, name: name))
      return id
    }
  }

  /// The names of all authors, oldest first.
  var authorNames: [String] { snapshot.authors.map(\.name) }
}
