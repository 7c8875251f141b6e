// The Swift files of the package, as the tests that read them see them.

import Foundation

/// A Swift file.
struct SourceFile: Sendable {
  /// Below `Sources/` or `Tests/`: `BooksTrack/Library/Library.swift`.
  let path: String
  let text: String

  var lines: [String] { text.components(separatedBy: "\n") }

  /// The target: `BooksTrack`.
  var room: String { String(path.prefix { $0 != "/" }) }

  /// The folder of the target in which it is, at whatever depth: `Library`; `.` beside the folders.
  var folder: String {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : "."
  }

  /// Every file under `Sources/`, by path.
  static let all = files(in: "Sources")
  /// Every file under `Tests/`, by path.
  static let tests = files(in: "Tests")

  private static func files(in folder: String) -> [SourceFile] {
    let root = PackageFiles.root.appending(path: folder)
    let files = try? FileManager.default.subpathsOfDirectory(atPath: root.path(percentEncoded: false))
    return (files ?? []).filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      (try? String(contentsOf: root.appending(path: path), encoding: .utf8)).map {
        SourceFile(path: path, text: $0)
      }
    }
  }
}

/// The package as it lies on the disk.
enum PackageFiles {
  /// The targets of the lab, each after those that it uses.
  static let lab = ["LabWorld", "LoadRun", "Hunt", "Bench", "Verify", "Serving"]

  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
}
