// The failures that are stored beside the tests, as JSON: a file for each test, which an exploration runs
// first.
//
// A stored failure stays after it is fixed, as a regression test; to forget it, delete the file.

internal import Foundation

/// A stored failure.
struct StoredFailure: Codable, Hashable, Sendable {
  /// The way in which it failed.
  var kind: FailureKind
  /// The world, made small.
  var world: ExplorationCase
}

/// The stored failures of one test.
struct FailureStore {
  /// The maximum number of failures of a test; the oldest ones go.
  private static let most = 16

  private struct Contents: Codable {
    var failures: [StoredFailure]
  }

  private let file: URL

  /// Returns nil if failures are not stored.
  init?(_ exploration: Exploration) {
    let folder: String
    switch exploration.database {
    case .none: return nil
    case .besideTheTests: folder = exploration.site.folder + "/.explored"
    case .folder(let path): folder = path
    }
    file = URL(fileURLWithPath: folder).appendingPathComponent("\(exploration.site.fileName).json")
  }

  /// Returns the stored failures, oldest first; none if the file is missing or of another version.
  func load() -> [StoredFailure] {
    guard let data = try? Data(contentsOf: file) else { return [] }
    return (try? JSONDecoder().decode(Contents.self, from: data))?.failures ?? []
  }

  /// Stores a failure, in place of an earlier form of it.
  ///
  /// - Returns: The path of the file, or nil if it cannot be written.
  func save(_ failure: StoredFailure, insteadOf earlier: StoredFailure?) -> String? {
    var failures = load()
    failures.removeAll { $0 == earlier || $0.world == failure.world }
    failures.append(failure)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let contents = Contents(failures: failures.suffix(Self.most))
      try (encoder.encode(contents) + Data("\n".utf8)).write(to: file, options: .atomic)
      return file.path
    } catch {
      return nil
    }
  }
}
