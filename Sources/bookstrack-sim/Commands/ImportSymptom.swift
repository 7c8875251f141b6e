// What an import says of a file, as a set of symptoms: so a small file can be compared with a large one.

import BooksTrack
import BooksTrackAPI

/// One thing that an import says of a file, in words that name no row and no content.
struct ImportSymptom: Hashable, Comparable {
  let text: String

  static func < (left: ImportSymptom, right: ImportSymptom) -> Bool { left.text < right.text }

  /// Returns all symptoms of a file, the gravest first.
  static func all(
    of bytes: [UInt8], fileName: String, strategy: DuplicateStrategy, _ app: App
  ) async throws -> [ImportSymptom] {
    var source = BytesSource(bytes)
    do {
      switch try await app.importer.plan(&source, fileName: fileName, strategy: strategy, progress: { _ in })
      {
      case .needsMapping: return [ImportSymptom(text: "unknown columns")]
      case .done(let summary): return Self.all(of: summary)
      }
    } catch let error as ImportError {
      return [ImportSymptom(text: "refused: \(caseName(of: error))")]
    }
  }

  private static func all(of summary: ImportSummary) -> [ImportSymptom] {
    let rejected = summary.rejected.map { "rejected: \(caseName(of: $0.reason))" }
    let leftOut = summary.cellProblems.map { "left out: \($0.column), expected \($0.expected)" }
    let merged = summary.duplicates.map { "merged: \($0.tier.rawValue)" }
    return [rejected, leftOut, merged].flatMap { Set($0).sorted() }.map(ImportSymptom.init)
  }

  /// The name of an enum's case, without its values.
  private static func caseName(of value: some Error) -> String {
    let label = Mirror(reflecting: value).children.first?.label
    return label ?? String(String(reflecting: value).split(separator: ".").last ?? "")
  }
}
