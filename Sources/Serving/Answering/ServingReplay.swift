// A log answered again, and compared: the same requests at the same virtual times have to give the same
// answers, byte for byte, and the same calls of the backend.

import Simulation
import Synchronization

/// The replay of a log.
package struct ServingReplay: Sendable {
  private let log: ServingLog
  private let run: ServingRun

  /// Indexes the catalog of the log's settings; takes some tenths of a second for the default size.
  package init(_ log: ServingLog) {
    self.log = log
    run = ServingRun(log.settings)
  }

  /// Returns the message that answers a request, as a GET over a connection that stays gets it; nil if there
  /// is none.
  package func answer(to number: Int) -> [UInt8]? {
    let found = Mutex<[UInt8]?>(nil)
    _ = run.replay(log) { _ in
    } watch: { answer in
      guard answer.record.number == number, let response = answer.response else { return }
      found.withLock { $0 = response.bytes(date: answer.date) }
    }
    return found.withLock { $0 }
  }

  /// Returns a sentence for each answer and each call that differs from the log; empty if the log holds.
  ///
  /// For a log without an end, answers and calls that it does not have are no difference.
  package func differences() -> [String] {
    let lines = Mutex<[ServingLine]>([])
    let result = run.replay(log) { line in lines.withLock { $0.append(line) } }
    guard result.verdict == .passed else { return ["the world ended: \(result.verdict)"] }
    let (answers, calls) = lines.withLock { lines in
      (lines.compactMap(\.answer).sorted { $0.number < $1.number }, lines.compactMap(\.call))
    }
    var sentences: [String] = []
    for (before, now) in zip(log.answers, answers) {
      guard let before, before != now else { continue }
      let target = log.requests[before.number - 1].target
      sentences.append("request \(before.number), \(target): \(ServedAnswer.changes(from: before, to: now))")
    }
    for index in 0..<max(log.calls.count, calls.count) {
      let before = index < log.calls.count ? log.calls[index] : nil
      let now = index < calls.count ? calls[index] : nil
      if let change = change(from: before, to: now) { sentences.append("call \(index + 1), \(change)") }
    }
    return sentences
  }

  private func change(from before: ServedCall?, to now: ServedCall?) -> String? {
    switch (before, now) {
    case (let before?, let now?) where before != now:
      "\(before.to)\(before.request): \(ServedCall.changes(from: before, to: now))"
    case (let before?, nil): "\(before.to)\(before.request): it is made no more"
    case (nil, let now?) where log.end != nil: "\(now.to)\(now.request): it is not in the log"
    default: nil
    }
  }
}

/// A part of a record, with its name in the log.
private struct RecordPart<Record> {
  let name: String
  let text: (Record) -> String

  init(_ name: String, _ text: @escaping (Record) -> String?) {
    self.name = name
    self.text = { text($0) ?? "none" }
  }

  /// Returns the parts that differ: `status 200, now 404; fault none, now timeout`.
  static func changes(from before: Record, to now: Record, among parts: [Self]) -> String {
    parts.filter { $0.text(before) != $0.text(now) }
      .map { "\($0.name) \($0.text(before)), now \($0.text(now))" }.joined(separator: "; ")
  }
}

extension ServedAnswer {
  fileprivate static func changes(from before: Self, to now: Self) -> String {
    RecordPart.changes(
      from: before, to: now,
      among: [
        RecordPart("at") { "\($0.at) ns" }, RecordPart("to", \.to),
        RecordPart("status") { $0.status.map { "\($0)" } }, RecordPart("bytes") { $0.bytes.map { "\($0)" } },
        RecordPart("digest", \.digest), RecordPart("fault", \.fault),
        RecordPart("isBeyondQuota") { $0.isBeyondQuota.map { "\($0)" } },
      ])
  }
}

extension ServedCall {
  fileprivate static func changes(from before: Self, to now: Self) -> String {
    RecordPart.changes(
      from: before, to: now,
      among: [
        RecordPart("at") { "\($0.at) ns" }, RecordPart("to", \.to), RecordPart("request", \.request),
        RecordPart("status") { $0.status.map { "\($0)" } }, RecordPart("fault", \.fault),
        RecordPart("isBeyondQuota") { $0.isBeyondQuota.map { "\($0)" } },
      ])
  }
}
