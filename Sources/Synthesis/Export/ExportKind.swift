// The kinds of export that a synthetic library can be written as. A kind is a value: a name, a file name and
// a writer. Another site is another value with another writer.

/// A kind of export file.
package struct ExportKind: Sendable {
  /// As the command line and the truth call it.
  package let name: String
  /// As the site calls its file.
  package let fileName: String
  let conventions: SiteConventions
  private let writer: any ExportWriter

  init(name: String, fileName: String, conventions: SiteConventions = .goodreads, writer: any ExportWriter) {
    self.name = name
    self.fileName = fileName
    self.conventions = conventions
    self.writer = writer
  }

  /// Goodreads as it is today: 24 columns.
  package static let goodreads = ExportKind(
    name: "goodreads", fileName: "goodreads_library_export.csv", writer: GoodreadsWriter(dialect: .current))
  /// Goodreads until 2022: 31 columns.
  package static let goodreadsUntil2022 = ExportKind(
    name: "goodreads-2022", fileName: "goodreads_library_export.csv",
    writer: GoodreadsWriter(dialect: .until2022))
  /// Goodreads of 2014: every text quoted, the wrapper of the ISBN bare, CRLF.
  package static let goodreads2014 = ExportKind(
    name: "goodreads-2014", fileName: "goodreads_export.csv", writer: GoodreadsWriter(dialect: .of2014))
  /// A Goodreads export after a spreadsheet: the ISBN without its wrapper.
  package static let goodreadsUnwrapped = ExportKind(
    name: "goodreads-unwrapped", fileName: "goodreads_library_export.csv",
    writer: GoodreadsWriter(dialect: .unwrapped))

  /// StoryGraph as it is today.
  package static let storyGraph = ExportKind(
    name: "storygraph", fileName: "storygraph_export.csv", conventions: .storyGraph,
    writer: StoryGraphWriter(dialect: .current))
  /// StoryGraph of 2021, which had one author.
  package static let storyGraph2021 = ExportKind(
    name: "storygraph-2021", fileName: "storygraph_export.csv", conventions: .storyGraph,
    writer: StoryGraphWriter(dialect: .of2021))
  /// A StoryGraph export of which somebody kept five columns.
  package static let storyGraphTrimmed = ExportKind(
    name: "storygraph-trimmed", fileName: "storygraph_export.csv", conventions: .storyGraphTrimmed,
    writer: StoryGraphWriter(dialect: .trimmed))
  /// A StoryGraph export after a spreadsheet: long numbers are `9.78059E+12`, and say nothing any more.
  package static let storyGraphSpreadsheet = ExportKind(
    name: "storygraph-spreadsheet", fileName: "storygraph_export.csv",
    conventions: .storyGraphFromSpreadsheet,
    writer: StoryGraphWriter(dialect: .current))
  /// LibraryThing as it is today: 49 columns with tabs between them.
  package static let libraryThing = ExportKind(
    name: "librarything", fileName: "librarything_export.tsv", conventions: .libraryThing,
    writer: LibraryThingWriter(dialect: .tabs))
  /// The same with commas, and two columns under other names.
  package static let libraryThingCSV = ExportKind(
    name: "librarything-csv", fileName: "librarything_export.csv", conventions: .libraryThing,
    writer: LibraryThingWriter(dialect: .commas))
  /// LibraryThing's objects.
  package static let libraryThingJSON = ExportKind(
    name: "librarything-json", fileName: "librarything_export.json", conventions: .libraryThingObjects,
    writer: LibraryThingObjectWriter())

  /// Every kind of Goodreads export.
  package static let ofGoodreads: [ExportKind] = [
    .goodreads, .goodreadsUntil2022, .goodreads2014, .goodreadsUnwrapped,
  ]

  /// Every kind.
  package static let all: [ExportKind] =
    ofGoodreads + [
      .storyGraph, .storyGraph2021, .storyGraphTrimmed, .storyGraphSpreadsheet, .libraryThing,
      .libraryThingCSV, .libraryThingJSON,
    ]

  /// The kind of that name.
  package static func named(_ name: String) -> ExportKind? { all.first { $0.name == name } }

  func write(_ rows: [LibraryRow]) -> [UInt8] { writer.write(rows) }
}

/// Writes a library in one site's format.
protocol ExportWriter: Sendable {
  /// The whole file, header included.
  func write(_ rows: [LibraryRow]) -> [UInt8]
}
