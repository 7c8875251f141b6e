// The earlier benchmark reports with which a run is compared: the report that it replaces, and the baseline.

import Bench
import Foundation

/// The reports to compare with.
struct BenchmarkPast {
  /// The reports with their names in tables.
  private(set) var reports: [(name: String, report: BenchmarkReport)] = []
  /// The reasons why reports were not compared, in sentences.
  private(set) var notes: [String] = []

  /// The default baseline.
  private static let baseline = "Reports/bench.json"

  /// - Throws: `Failure` if an existing or requested baseline is not a report of `bench`.
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
