// A timeline file parsed as JSON, for tests of bars, marks and arrows.

import Foundation
import Testing

@testable import Simulation

struct TraceTimeline {
  /// An entry with the field names of the format.
  struct Entry: Decodable {
    struct Arguments: Decodable {
      let event: Int?
      let name: String?
    }

    let ph: String
    let pid: Int
    let tid: Int
    let name: String
    let cat: String?
    let ts: Double?
    let dur: Double?
    let id: Int?
    let s: String?
    let bp: String?
    let args: Arguments?

    var isMetadata: Bool { ph == "M" }
    var isArrow: Bool { ph == "s" || ph == "f" }
    var event: Int? { args?.event }
    /// In nanoseconds; times in tests are small enough for this to be exact.
    var time: Int64 { Int64(((ts ?? -1) * 1_000).rounded()) }
    var length: Int64 { Int64(((dur ?? -1) * 1_000).rounded()) }
    var end: Int64 { time + length }
  }

  private struct Document: Decodable {
    let traceEvents: [Entry]
  }

  let entries: [Entry]
  private let rows: [Int: String]
  private let machines: [Int: String]

  init(_ events: [TraceEvent]) throws {
    let data = Data(ChromeTrace(events).text.utf8)
    // A second parser may refuse what the first one accepts.
    _ = try JSONSerialization.jsonObject(with: data)
    entries = try JSONDecoder().decode(Document.self, from: data).traceEvents
    rows = Self.names("thread_name", in: entries) { $0.tid }
    machines = Self.names("process_name", in: entries) { $0.pid }
  }

  func all(_ phase: String) -> [Entry] { entries.filter { $0.ph == phase } }

  /// Returns the bars of a category.
  func bars(_ category: String) -> [Entry] { all("X").filter { $0.cat == category } }

  func metadata(_ name: String) -> [Entry] { all("M").filter { $0.name == name } }

  /// Returns the place of an entry, such as `phone/app`.
  func place(_ entry: Entry) -> String { machine(entry) + "/" + (rows[entry.tid] ?? "no row") }

  func machine(_ entry: Entry) -> String { machines[entry.pid] ?? "no machine" }

  private static func names(
    _ kind: String, in entries: [Entry], by key: (Entry) -> Int
  ) -> [Int: String] {
    var names: [Int: String] = [:]
    for entry in entries where entry.isMetadata && entry.name == kind {
      names[key(entry)] = entry.args?.name
    }
    return names
  }
}
