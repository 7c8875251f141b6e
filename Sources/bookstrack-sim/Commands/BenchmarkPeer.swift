// A live adapter: the `csv` module of Python on the file of the import benchmarks, in the same run on the same machine.
// The figure of another project on another machine says little; the ratio of two in one run says much.

import Foundation
import Lab

/// Measures how fast Python reads an export.
struct BenchmarkPeer {
  private static let script = """
    import csv, sys, time
    for _ in range(int(sys.argv[2]) + 1):
      start = time.process_time_ns()
      fields = 0
      with open(sys.argv[1], newline="", encoding="utf-8") as file:
        for row in csv.reader(file):
          fields += len(row)
      print(time.process_time_ns() - start)
    """

  /// Reads the export as often as asked for, after once to warm up.
  ///
  /// - Throws: `Failure` if there is no `python3`, or it does not do what it is told.
  static func measure(_ export: BenchmarkExport, samples: Int, referenceMedian: Int) throws -> BenchmarkResult
  {
    let bytes = export.bytes
    let file = FileManager.default.temporaryDirectory.appending(
      path: "bookstrack-bench-\(ProcessInfo.processInfo.processIdentifier).csv")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(bytes).write(to: file)
    let times = try output(of: ["python3", "-c", script, file.path(percentEncoded: false), "\(samples)"])
      .split(separator: "\n").compactMap { Int($0) }.dropFirst()
    guard times.count == samples else {
      throw Failure(status: .harnessFailed, message: "python3 did not measure its csv module")
    }
    return BenchmarkResult(
      of: Benchmark("peer.python-csv-\(export.books)", unit: "byte") { bytes.count },
      rates: times.map { bytes.count * 1_000_000 / max(1, $0 / 1_000) }, referenceMedian: referenceMedian)
  }

  private static func output(of command: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(status: .harnessFailed, message: "there is no python3 to compare with; leave --peer out")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
