// The reports of benchmarks that were run before: the one that this run's report replaces, and the one that
// is kept.

import Foundation
import Lab

/// What the benchmarks of this run are compared with.
struct BenchmarkPast {
  /// By the name that tables have for them.
  private(set) var reports: [(name: String, report: BenchmarkReport)] = []
  /// Why something is not compared, each a sentence.
  private(set) var notes: [String] = []

  /// Where a baseline lies if nobody says where.
  private static let baseline = "Reports/bench.json"

  /// - Throws: `Failure` if a baseline that was asked for is no report of `bench`.
  init(_ arguments: ParsedArguments, report file: OutputFile) throws {
    let baseline = OutputFile(arguments.text("baseline") ?? Self.baseline)
    let isAskedFor = arguments.text("baseline") != nil
    if file.isThere, !file.isSameFile(as: baseline.path) {
      do throws(Failure) { reports.append(("last run", try Self.read(file.path))) } catch {
        notes.append("Not compared with the last run: \(error.message)")
      }
    }
    if isAskedFor || baseline.isThere { reports.append(("baseline", try Self.read(baseline.path))) }
  }

  private static func read(_ path: String) throws(Failure) -> BenchmarkReport {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(status: .badData, message: "\(path): there is no such file, or it cannot be read")
    }
    do { return try BenchmarkReport(data, name: path) } catch {
      throw Failure(status: .badData, message: error.description)
    }
  }
}
