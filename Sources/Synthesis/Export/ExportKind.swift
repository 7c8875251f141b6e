// The export formats of synthetic libraries. A format is a value with a name, a file name and a writer;
// another site is another value with another writer.

/// An export format.
package struct ExportKind: Sendable {
  /// The name on the command line and in the truth.
  package let name: String
  /// The name of the site or app; nil for a list that a person keeps.
  package let app: String?
  /// The site's name for the file.
  package let fileName: String
  let conventions: SiteConventions
  private let writer: any ExportWriter

  init(
    name: String, app: String?, fileName: String, conventions: SiteConventions = .goodreads,
    writer: any ExportWriter
  ) {
    self.name = name
    self.app = app
    self.fileName = fileName
    self.conventions = conventions
    self.writer = writer
  }

  /// The current Goodreads format: 24 columns.
  package static let goodreads = ExportKind(
    name: "goodreads", app: "Goodreads", fileName: "goodreads_library_export.csv",
    writer: GoodreadsWriter(dialect: .current))
  /// The Goodreads format until 2022: 31 columns.
  package static let goodreadsUntil2022 = ExportKind(
    name: "goodreads-2022", app: "Goodreads", fileName: "goodreads_library_export.csv",
    writer: GoodreadsWriter(dialect: .until2022))
  /// The Goodreads format of 2014: every text quoted, the ISBN wrapper unquoted, CRLF.
  package static let goodreads2014 = ExportKind(
    name: "goodreads-2014", app: "Goodreads", fileName: "goodreads_export.csv",
    writer: GoodreadsWriter(dialect: .of2014))
  /// A Goodreads export saved by a spreadsheet: ISBNs without their wrapper.
  package static let goodreadsUnwrapped = ExportKind(
    name: "goodreads-unwrapped", app: "Goodreads", fileName: "goodreads_library_export.csv",
    writer: GoodreadsWriter(dialect: .unwrapped))

  /// The current StoryGraph format.
  package static let storyGraph = ExportKind(
    name: "storygraph", app: "StoryGraph", fileName: "storygraph_export.csv", conventions: .storyGraph,
    writer: StoryGraphWriter(dialect: .current))
  /// The StoryGraph format of 2021, with a column `Author`.
  package static let storyGraph2021 = ExportKind(
    name: "storygraph-2021", app: "StoryGraph", fileName: "storygraph_export.csv", conventions: .storyGraph,
    writer: StoryGraphWriter(dialect: .of2021))
  /// A StoryGraph export reduced to five columns.
  package static let storyGraphTrimmed = ExportKind(
    name: "storygraph-trimmed", app: "StoryGraph", fileName: "storygraph_export.csv",
    conventions: .storyGraphTrimmed,
    writer: StoryGraphWriter(dialect: .trimmed))
  /// A StoryGraph export saved by a spreadsheet: ISBNs are `9.78059E+12` and lost.
  package static let storyGraphSpreadsheet = ExportKind(
    name: "storygraph-spreadsheet", app: "StoryGraph", fileName: "storygraph_export.csv",
    conventions: .storyGraphFromSpreadsheet,
    writer: StoryGraphWriter(dialect: .current))
  /// The current LibraryThing format: 49 columns separated by tabs.
  package static let libraryThing = ExportKind(
    name: "librarything", app: "LibraryThing", fileName: "librarything_export.tsv",
    conventions: .libraryThing,
    writer: LibraryThingWriter(dialect: .tabs))
  /// The LibraryThing format with commas, and two columns with other names.
  package static let libraryThingCSV = ExportKind(
    name: "librarything-csv", app: "LibraryThing", fileName: "librarything_export.csv",
    conventions: .libraryThing,
    writer: LibraryThingWriter(dialect: .commas))
  /// The JSON format of LibraryThing.
  package static let libraryThingJSON = ExportKind(
    name: "librarything-json", app: "LibraryThing", fileName: "librarything_export.json",
    conventions: .libraryThingObjects,
    writer: LibraryThingObjectWriter())

  /// The Goodreads format since 2026: 23 columns, without the mean rating.
  package static let goodreads2026 = ExportKind(
    name: "goodreads-2026", app: "Goodreads", fileName: "goodreads_library_export.csv",
    writer: GoodreadsWriter(dialect: .since2026))

  /// The exports of further apps, and lists that people keep.
  package static let tables: [ExportKind] = [
    ExportKind("bookbuddy", app: "BookBuddy", fileName: "BookBuddy.csv", .bookBuddy),
    ExportKind("calibre", app: "Calibre", fileName: "My books.csv", .calibre),
    ExportKind("openreads", app: "OpenReads", fileName: "openreads.csv", .openReads),
    ExportKind("bookwyrm", app: "BookWyrm", fileName: "bookwyrm-export.csv", .bookWyrm),
    ExportKind("hardcover", app: "Hardcover", fileName: "hardcover-export.csv", .hardcover),
    ExportKind("list-american", fileName: "books.csv", .americanList),
    ExportKind("list-french", fileName: "livres.tsv", .frenchList),
    ExportKind("list-german", fileName: "Bücher.csv", .germanList),
    ExportKind("list-japanese", fileName: "books.txt", .japaneseList),
  ]

  private init(_ name: String, app: String? = nil, fileName: String, _ table: TableDialect) {
    self.init(
      name: name, app: app, fileName: fileName, conventions: .table(table),
      writer: TableWriter(dialect: table))
  }

  /// All Goodreads formats.
  package static let ofGoodreads: [ExportKind] = [
    .goodreads, .goodreadsUntil2022, .goodreads2014, .goodreadsUnwrapped,
  ]

  /// The present format of each large site.
  package static let ofLargeSites: [ExportKind] = [.goodreads, .storyGraph, .libraryThing]

  /// The formats of the large sites; the order never changes, because draws refer to it.
  package static let all: [ExportKind] =
    ofGoodreads + [
      .storyGraph, .storyGraph2021, .storyGraphTrimmed, .storyGraphSpreadsheet, .libraryThing,
      .libraryThingCSV, .libraryThingJSON,
    ]

  /// All formats, also of further apps and of lists that people keep.
  package static let every: [ExportKind] = all + [.goodreads2026] + tables

  /// Returns the format with that name.
  package static func named(_ name: String) -> ExportKind? { every.first { $0.name == name } }

  /// The columns of an export of a further app, or of a list, in the order of the file; empty for other
  /// formats.
  package var columns: [String] { conventions.table?.columns.map(\.name) ?? [] }

  func write(_ rows: [LibraryRow]) -> [UInt8] { writer.write(rows) }
}

/// A writer of one site's format.
protocol ExportWriter: Sendable {
  /// Returns the whole file, including its header.
  func write(_ rows: [LibraryRow]) -> [UInt8]
}
