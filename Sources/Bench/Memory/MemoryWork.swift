// What is measured: how much memory a piece of the app's work takes, for one reader's file. One process does
// one piece, once, so that nothing of another is left in it.

/// A piece of the app's work.
package enum MemoryWork: String, Codable, CaseIterable, Sendable {
  /// Rows are read and mapped, 50 at a time, and let go.
  case parse
  /// The file is imported into an empty library on a real file system, which is then kept small.
  case `import`
  /// The same, and every book is looked up.
  case enrich
  /// The file is imported and titles are not looked through for series.
  case bare
  /// The file is imported, and every list, every shelf and every recommendation is shown.
  case shelves
}

/// A piece of work for a file of some size.
package struct MemoryCase: Codable, Hashable, Sendable, CustomStringConvertible {
  package let work: MemoryWork
  /// Different books in the file.
  package let books: Int

  package init(_ work: MemoryWork, books: Int) {
    self.work = work
    self.books = books
  }

  package var description: String { "memory.\(work.rawValue)-\(books)" }

  /// Reading, importing and looking up files of 100, 500, 1,500 and 15,000 books (IMP-7, IMP-13), and what
  /// series add to 1,500 (SER-17).
  package static let all =
    [100, 500, 1_500, 15_000].flatMap { books in
      [MemoryWork.parse, .import, .enrich].map { MemoryCase($0, books: books) }
    } + [MemoryWork.bare, .shelves].map { MemoryCase($0, books: 1_500) }
}

/// What a worker process is asked: one piece of work with its files.
package struct MemoryOrder: Codable, Sendable {
  package let work: MemoryWork
  /// The reader's file.
  package let export: String
  /// What the backend says to each question, in the order in which an app asks them.
  package let answers: String
  /// An empty folder for the library.
  package let library: String
  /// A planted bug: whoever reads the file keeps every row of it.
  package let keepsRows: Bool
}

/// What a piece of work took, as the system tells it.
package struct MemorySample: Codable, Hashable, Sendable {
  /// Resident when the process had started and before it did anything, in bytes.
  package let baseline: Int
  /// The most that was resident from then on, in bytes.
  package let peak: Int
  /// Books that the work came to: rows read, or books in the library, or books with an answer.
  package let books: Int

  /// What the work added at its peak, in bytes.
  package var growth: Int { max(0, peak - baseline) }
}
