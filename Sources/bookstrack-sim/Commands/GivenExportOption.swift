// `run --export FILE`: a reader's own file lives through the run in place of invented exports.

import BooksTrack
import Foundation
import LabWorld

/// The option for a reader's own file.
enum GivenExportOption {
  static let specification = OptionSpecification(
    "export", value: "FILE",
    "A file of your own that every reader imports, in a world whose providers know its books; ten readers then, each with a backend for itself."
  )

  /// The usual number of readers.
  private static let readers = 10

  /// Reads the file, if one was given, and makes it that of all readers.
  static func apply(_ arguments: ParsedArguments, to configuration: inout LoadConfiguration) async throws {
    guard let path = arguments.text("export") else { return }
    try arguments.refuse(
      "books", "format", "readership", because: "is of invented exports; --export is a file that has its own")
    let export = try await read(path)
    let chosen = configuration
    configuration.give(export)
    if arguments.has("users") { configuration.users = chosen.users }
    if arguments.has("cell") { configuration.readersPerCell = chosen.readersPerCell }
    if arguments.has("catalog") { configuration.catalogSize = chosen.catalogSize }
  }

  private static func read(_ path: String) async throws -> GivenExport {
    let bytes = [UInt8](try InputFile.read(path, "an export"))
    let name = URL(filePath: path).lastPathComponent
    do {
      let export = try await GivenExport.read(bytes, fileName: name, by: ImportCommand.app(.standard))
      guard let export else {
        throw Failure(status: .badData, message: "\(path): none of its rows is a book")
      }
      let most = LoadConfiguration.Allowed.books.upperBound
      guard export.books <= most else {
        throw Failure(
          status: .badData,
          message:
            "\(path): it has \(export.books.of("book")); a run takes files with at most \(most.grouped)")
      }
      return export
    } catch let error as ImportError {
      throw Failure(status: .badData, message: "\(path): \(error.sentence)")
    } catch let error as GivenExport.UnknownColumns {
      throw Failure(
        status: .badData,
        message: "\(path): \(error.request.sentence)\n"
          + "import shows how to map such a file; a run reads only columns that it knows by themselves")
    }
  }
}
