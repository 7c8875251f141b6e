// The published schemas of reports, in `Reports/schema`, a file for each kind of report (LAB-3).

import Foundation

/// The schemas of reports.
enum ReportSchemas {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Reports").standardizedFileURL

  private static let documents = Result {
    let names = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "schema").path)
    return try Dictionary(
      uniqueKeysWithValues: names.sorted().map { name in
        (name, try JSON(Data(contentsOf: root.appending(path: "schema/\(name)"))))
      })
  }

  /// The files by name.
  static func schemaDocuments() throws -> [String: JSON] { try documents.get() }

  /// Returns the violations of a report. The schemas are closed: our own reports may have no other members.
  ///
  /// - Parameter kind: The schema's file, without its extension.
  static func violations(of report: Data, kind: String) throws -> [String] {
    try SchemaCollection(schemaDocuments(), isClosed: true)
      .violations(of: JSON(report), against: kind + ".json").map { "\($0)" }
  }

  /// Returns the stored baseline.
  static func baseline() throws -> Data { try Data(contentsOf: root.appending(path: "baseline.json")) }
}
