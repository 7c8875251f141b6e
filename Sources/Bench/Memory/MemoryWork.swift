// The cases of memory measurement: pieces of the app's work for one reader's file. A process does one piece
// once, so that no memory of another is counted.

/// A piece of the app's work.
package enum MemoryWork: String, Codable, CaseIterable, Sendable {
  /// Rows are parsed and mapped, 50 at a time, and released.
  case parse
  /// The file is imported into an empty library on a real file system, which is then compacted if needed.
  case `import`
  /// The same, and every book is looked up.
  case enrich
  /// The file is imported without reading series from titles.
  case bare
  /// The file is imported, and every list, shelf and recommendation of series is computed.
  case shelves
}

/// A piece of work for a file of some size.
package struct MemoryCase: Codable, Hashable, Sendable, CustomStringConvertible {
  package let work: MemoryWork
  /// The number of different books in the file.
  package let books: Int

  package init(_ work: MemoryWork, books: Int) {
    self.work = work
    self.books = books
  }

  package var description: String { "memory.\(work.rawValue)-\(books)" }

  /// Parsing, importing and looking up files of 100, 500, 1,500 and 15,000 books (IMP-7, IMP-13), and the
  /// memory that series add to 1,500 books (SER-17).
  package static let all =
    [100, 500, 1_500, 15_000].flatMap { books in
      [MemoryWork.parse, .import, .enrich].map { MemoryCase($0, books: books) }
    } + [MemoryWork.bare, .shelves].map { MemoryCase($0, books: 1_500) }
}

/// The request to a worker process: one piece of work with its files.
package struct MemoryOrder: Codable, Sendable {
  package let work: MemoryWork
  /// The path of the reader's file.
  package let export: String
  /// The path of the backend's responses, in the order of the app's requests.
  package let answers: String
  /// The path of an empty folder for the library.
  package let library: String
  /// A planted bug: the reader of the file keeps every row of it in memory.
  package let keepsRows: Bool
}

/// The memory use of a piece of work, as reported by the system.
package struct MemorySample: Codable, Hashable, Sendable {
  /// The resident memory before the work, in bytes.
  package let baseline: Int
  /// The peak of the resident memory from then on, in bytes.
  package let peak: Int
  /// The number of books at the end: parsed rows, books in the library, or enriched books.
  package let books: Int

  /// The growth at the peak, in bytes.
  package var growth: Int { max(0, peak - baseline) }
}
