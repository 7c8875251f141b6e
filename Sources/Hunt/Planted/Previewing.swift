// Planted bugs: previews and explanations that are wrong, or that write.

import BooksTrack
import BooksTrackAPI
import LabWorld

extension PlantedBug {
  static let previewing = [
    PlantedBug(
      "look-stages", breaks: "IMP-6", caughtBy: .preview,
      "A file that is looked at is staged, so that its import would have less to do."
    ) {
      let shipped = $0.fileLook.preview
      $0.fileLook.preview = { parts, file in
        let outcome = try await shipped(parts, file)
        if case .preview(let preview) = outcome { try await parts.stage(file, preview.format) }
        return outcome
      }
    },
    PlantedBug(
      "explains-as-if-alone", breaks: "DUP-7", caughtBy: .preview,
      "What would become of a row is said without a look at the rows before it, or at the library."
    ) {
      $0.fileLook.explain = { parts, row, file in
        var rules = parts.rules
        rules.lookup = DuplicateLookup { _, _, _ in .noDuplicate }
        let importer = Importer(store: parts.store, wallTime: parts.device.wallTime, rules: rules)
        var bytes = HandedBytes(file)
        return try await importer.explain(row: row, of: &bytes, fileName: file.name, strategy: parts.strategy)
      }
    },
    PlantedBug(
      "explains-without-library", breaks: "DUP-1", caughtBy: .preview,
      "What would become of a row is said as if the file were the first one that is imported."
    ) {
      $0.fileLook.explain = { parts, row, file in
        let wallTime = parts.device.wallTime
        let empty = LibraryStore(replica: 1, storage: VolatileStorage(), wallTime: wallTime)
        var bytes = HandedBytes(file)
        return try await Importer(store: empty, wallTime: wallTime, rules: parts.rules)
          .explain(row: row, of: &bytes, fileName: file.name, strategy: parts.strategy)
      }
    },
  ]
}

extension ImportParts {
  /// Stages a file without rows.
  fileprivate func stage(_ file: ImportFile, _ format: String) async throws {
    try await store.commit(.stageImport) { editor in
      editor.put(
        StagedImport(
          id: editor.newID(), fileName: file.name, format: format, header: [], strategy: strategy,
          started: device.wallTime.now()))
    }
  }
}
