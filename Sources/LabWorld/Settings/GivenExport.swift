// A reader's own file that every reader of a run imports in place of an invented export. The catalog is made
// of its books, as the import of the file finds them. The file has no ground truth, so such a run judges what
// becomes of the books, and not how the file is read.

package import BooksTrack
import BooksTrackAPI
import Simulation
package import Synthesis

/// A reader's own file. A report has its name, its digest and its counts.
package struct GivenExport: Sendable {
  /// The last component of its path.
  package let file: String
  /// The digest of the bytes, which distinguishes files with the same name.
  package let digest: String
  /// The rows below the header, and the different books of which the import made them.
  package let rows: Int
  package let books: Int
  /// The file itself; nil in a report.
  private let content: Content?

  fileprivate struct Content: Sendable {
    let bytes: [UInt8]
    let rows: [GivenRow]
    let books: [GivenBook]
  }

  /// Reads a file by importing it.
  ///
  /// - Parameter app: An app with an empty library.
  /// - Returns: Nil if no row of the file is a book.
  /// - Throws: `ImportError`, and `UnknownColumns` if nothing tells what the columns hold.
  package static func read(_ bytes: [UInt8], fileName: String, by app: App) async throws -> GivenExport? {
    var source = BytesSource(bytes, chunkSize: 1 << 16)
    switch try await app.importer.run(&source, fileName: fileName) {
    case .needsMapping(let request): throw UnknownColumns(request: request)
    case .done(let summary):
      let content = Content(bytes: bytes, summary, await app.library)
      return content.books.isEmpty ? nil : GivenExport(fileName, content)
    }
  }

  /// The columns of the file are unknown.
  package struct UnknownColumns: Error {
    package let request: MappingRequest
  }

  private init(_ file: String, _ content: Content) {
    self.file = file
    digest = Digest(of: content.bytes).description
    rows = content.rows.count
    books = content.books.count
    self.content = content
  }

  /// True unless it comes from a report.
  package var isWhole: Bool { content != nil }

  /// Returns a catalog with its books and invented ones; nil in a report.
  package func catalog(seed: UInt64, size: Int) -> Catalog? {
    content.map { Catalog.make(seed: seed, size: size, of: $0.books) }
  }

  /// Returns the file as the library of readers; nil in a report.
  package func library(in catalog: Catalog) -> SyntheticLibrary? {
    content.map { SyntheticLibrary(fileName: file, bytes: $0.bytes, rows: $0.rows, in: catalog) }
  }
}

extension GivenExport: Hashable {
  package static func == (left: GivenExport, right: GivenExport) -> Bool {
    (left.file, left.digest) == (right.file, right.digest)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

extension GivenExport: Codable {
  private enum CodingKeys: String, CodingKey { case file, digest, rows, books }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    file = try values.decode(String.self, forKey: .file)
    digest = try values.decode(String.self, forKey: .digest)
    rows = try values.decode(Int.self, forKey: .rows)
    books = try values.decode(Int.self, forKey: .books)
    content = nil
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(file, forKey: .file)
    try values.encode(digest, forKey: .digest)
    try values.encode(rows, forKey: .rows)
    try values.encode(books, forKey: .books)
  }
}

extension GivenExport.Content {
  /// Takes rows and books from an import and its library.
  init(bytes: [UInt8], _ summary: ImportSummary, _ library: Library) {
    var books: [GivenBook] = []
    var numbers: [WorkID: Int] = [:]
    var rows: [Int: GivenRow] = [:]
    for (place, outcome) in summary.outcomes.enumerated() {
      guard let work = library.works[outcome.work] else { continue }
      let known = numbers[work.id]
      numbers[work.id] = known ?? books.count
      if known == nil { books.append(GivenBook(work, in: library)) }
      let number = summary.outcomeRows[place]
      rows[number] = GivenRow(
        number: number, book: numbers[work.id], isRepeated: known != nil, title: summary.titles[place],
        isbn: books[known ?? books.count - 1].editions.lazy.compactMap(\.isbn).first)
    }
    let last = max(rows.keys.max() ?? 0, summary.rejected.map(\.row).max() ?? 0)
    self.bytes = bytes
    self.books = books
    self.rows = (0..<last).map { place in
      rows[place + 1]
        ?? GivenRow(number: place + 1, book: nil, isRepeated: false, title: "", isbn: nil)
    }
  }
}

extension GivenBook {
  /// The book of a work that was imported and not yet looked up.
  fileprivate init(_ work: Work, in library: Library) {
    let people = work.authors.compactMap { credit in
      library.authors[credit.author].map { Person(name: $0.name, role: credit.role) }
    }
    self.init(
      title: work.title, people: people, year: work.firstPublished,
      volume: library.memberships(of: work.id).lazy.compactMap { $0.position?.description }.first,
      editions: library.editions(of: work.id).flatMap { Self.editions(of: $0.facts) })
  }

  /// An edition of a library, once for each of its numbers.
  private static func editions(of facts: EditionFacts) -> [Edition] {
    let numbers: [ISBN?] = facts.isbn == nil ? [nil] : [facts.isbn] + facts.otherISBNs
    let language = facts.language.map(LanguageCode.compared).flatMap { $0.utf8.count == 2 ? $0 : nil }
    return numbers.map {
      Edition(
        isbn: $0, year: facts.yearPublished, pages: facts.pageCount, publisher: facts.publisher,
        binding: facts.binding, language: language)
    }
  }
}
