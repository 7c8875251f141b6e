// The text of `serve`: where it listens, what it counted, what a replay found; and the file of its log.

import BooksTrackAPI
import Foundation
import LabWorld
import Providers
import Serving

enum ServingPage {
  /// The text before the first request.
  static func opening(_ host: String, _ port: Int, _ run: ServingRun, _ settings: ServingSettings) -> String {
    let address = "http://\(host.contains(":") ? "[\(host)]" : host):\(port)"
    let isbn = run.knownISBN?.isbn13 ?? "9780261103573"
    let world = settings.world
    let rows =
      [("backend", "\(address)/v1/search/isbn?isbn=\(isbn)")] + run.names.map { ($0, "\(address)/\($0)/…") }
    return """
      serving \(world.catalogSize.of("work")), seed \(world.seed), mood \(world.mood.name), quotas \
      \(world.quotas.name); Ctrl-C ends it

      \(Columns.text(rows))

      """
  }

  /// The text after the last request.
  static func closing(_ result: ServingRun.Result, _ server: HTTPServer) -> String {
    let summary = result.summary
    let counts = server.counts
    let refused = counts.refused.values.reduce(0, +)
    var head =
      "\(summary.requests.of("request")) over \(counts.connections.of("connection")), "
      + "\(refused.of("refused message"))"
    if refused > 0 { head += " (\(list(counts.refused.map { ("\($0.key)", $0.value) })))" }
    if counts.untaken > 0 { head += ", \(counts.untaken.of("answer")) not taken" }
    let rows = summary.recipients.sorted { $0.key < $1.key }.map { ($0.key, sentence($0.value)) }
    let end =
      result.isOutOfTime ? ["the server ended by itself: its 100 years of virtual time are over"] : []
    return (["", head] + (rows.isEmpty ? [] : [Columns.text(rows)]) + end).joined(separator: "\n") + "\n"
  }

  private static func sentence(_ counts: ServingSummary.Recipient) -> String {
    var parts: [String] = []
    if counts.requests > 0 {
      let statuses = list(counts.statuses.map { ($0.key == 0 ? "no answer" : "\($0.key)", $0.value) })
      parts.append("\(counts.requests.of("request")): \(statuses)")
    }
    if counts.calls > 0 { parts.append("\(counts.calls.of("call")) of the backend") }
    if counts.beyondQuota > 0 { parts.append("\(counts.beyondQuota.grouped) beyond the quota") }
    if !counts.faults.isEmpty { parts.append("faults: \(list(counts.faults.map { ($0.key, $0.value) }))") }
    return parts.joined(separator: "; ")
  }

  /// Counts of named things, by name: `12 × 200, 1 × 429`.
  private static func list(_ counts: [(name: String, count: Int)]) -> String {
    counts.sorted { $0.name < $1.name }.map { "\($0.count.grouped) × \($0.name)" }.joined(separator: ", ")
  }

  /// The text of a replay.
  static func replayed(_ log: ServingLog, _ differences: [String]) -> String {
    let work = "\(log.requests.count.of("request")) and \(log.calls.count.of("call")) of the backend"
    let result = differences.isEmpty ? "every answer is the same" : differences.count.of("difference")
    let more = differences.count > mostShown ? ["and \((differences.count - mostShown).grouped) more"] : []
    let unanswered = log.answers.count { $0 == nil }.of("request")
    let end =
      log.end == nil
      ? ["the log has no end, so the server was killed; not compared: \(unanswered) without an answer"] : []
    return (["\(work): \(result)"] + differences.prefix(mostShown) + more + end)
      .joined(separator: "\n") + "\n"
  }

  private static let mostShown = 10
}

/// The log of a server, line by line, so that it can be read while the server runs.
///
/// `@unchecked Sendable`: written only on the thread of the server's world.
final class ServeLogFile: @unchecked Sendable {
  private let path: String
  private let handle: FileHandle
  private var failure: (any Error)?

  /// - Throws: `Failure` if the file cannot be written.
  init(_ file: OutputFile) throws {
    try file.prepare()
    try file.write(Data())
    path = file.path
    guard let handle = FileHandle(forWritingAtPath: path) else {
      throw Failure(cannotWrite: path, "it cannot be opened")
    }
    self.handle = handle
  }

  /// True if a line could not be written; the server then ends.
  var hasFailed: Bool { failure != nil }

  func append(_ line: ServingLine) {
    guard failure == nil else { return }
    do { try handle.write(contentsOf: JSONLine.line(line)) } catch { failure = error }
  }

  func finish() throws(Failure) {
    try? handle.close()
    if let failure { throw Failure(cannotWrite: path, because: failure) }
  }
}
