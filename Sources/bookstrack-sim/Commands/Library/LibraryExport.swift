// `library … export` and `restore`: the books in the format of a service, and the whole library as a document
// that an empty one is restored from.

import BooksTrack
import BooksTrackAPI
import Foundation
import LabWorld

/// The formats of exports.
enum LibraryExport {
  /// The name of the format that holds everything.
  static let document = "json"

  /// Returns the bytes of an export, and a line for each thing that the format cannot hold.
  static func file(of library: Library, as format: String) throws -> (bytes: Data, lines: [String]) {
    guard let sheet = ExportSheet.all.first(where: { $0.name == format }) else {
      let document = LibraryDocument(of: library)
      let text = try LibraryJSON.text(document)
      return (Data(text.utf8), ["\(document.count.of("row")) of \(library.works.count.of("book"))"])
    }
    let file = sheet.file(of: library)
    let losses = file.losses.map { "left out: \($0.what) (\($0.books.of("book")))" }
    return (Data(file.bytes), ["\(file.rows.of("book"))"] + losses)
  }
}

extension LibraryPart {
  static let export = LibraryPart("export", options: ["as", "overwrite"]) { call in
    let output = OutputFile(try call.word(0, "the FILE"))
    let formats = ExportSheet.all.map(\.name) + [LibraryExport.document]
    let format = try call.arguments.word("as", default: LibraryExport.document, among: formats)
    try output.prepare(replacing: call.arguments.has("overwrite"))
    return { app, console in
      let file = try LibraryExport.file(of: await app.library, as: format)
      try Delivery(console, isQuiet: call.arguments.has("quiet")).send(
        LibraryPage.text(file.lines.flatMap { WrappedText.lines(of: $0, indent: 2) }),
        [Delivery.Attachment("export", output, file.bytes)])
    }
  }

  static let restore = LibraryPart("restore", creates: true) { call in
    let path = try call.word(0, "the FILE of an export --as json")
    let data = try InputFile.read(path, "the export")
    let document: LibraryDocument
    do {
      document = try JSONDecoder().decode(LibraryDocument.self, from: data)
    } catch let error as DecodingError {
      throw Failure(status: .badData, message: "\(path): \(reason(error))".withoutControls)
    }
    return { app, console in
      try await app.store.restore(document)
      let library = await app.library
      try console.write("Restored \(document.count.of("row")), \(library.works.count.of("book")).\n")
    }
  }

  /// Returns where and why a document could not be read.
  private static func reason(_ error: DecodingError) -> String {
    let context: DecodingError.Context
    switch error {
    case .typeMismatch(_, let found), .valueNotFound(_, let found), .keyNotFound(_, let found),
      .dataCorrupted(let found):
      context = found
    @unknown default: return "it is no export of a library"
    }
    let place = context.codingPath.map { $0.intValue.map { "\($0 + 1)" } ?? $0.stringValue }
    let path = place.isEmpty ? "" : "\(place.joined(separator: " → ")): "
    return "it is no export of a library: \(path)\(context.debugDescription)"
  }
}
