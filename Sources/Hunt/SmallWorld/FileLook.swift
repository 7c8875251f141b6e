// What the app shows of a file before it is imported: a preview, and the explanation of a row.

import BooksTrack

/// The parts of an app that preview a file.
struct FileLook: Sendable {
  var preview: @Sendable (ImportParts, ImportFile) async throws -> PreviewOutcome = { parts, file in
    var bytes = HandedBytes(file)
    return try await ImportPreview.make(of: &bytes, fileName: file.name, rules: parts.rules)
  }

  /// Rows are counted from 1.
  var explain: @Sendable (ImportParts, Int, ImportFile) async throws -> Importer.Explanation = {
    parts, row, file in
    var bytes = HandedBytes(file)
    return try await parts.app.importer.explain(
      row: row, of: &bytes, fileName: file.name, strategy: parts.strategy)
  }
}
