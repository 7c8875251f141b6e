// The kinds of export that a synthetic library can be written as. A kind is a value: a name, a file name and a
// writer. Another site is another value with another writer.

/// A kind of export file.
package struct ExportKind: Sendable {
  /// As the command line and the truth call it.
  package let name: String
  /// As the site calls its file.
  package let fileName: String
  private let writer: any ExportWriter

  init(name: String, fileName: String, writer: any ExportWriter) {
    self.name = name
    self.fileName = fileName
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

  /// Every kind.
  package static let all: [ExportKind] = [
    .goodreads, .goodreadsUntil2022, .goodreads2014, .goodreadsUnwrapped,
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
