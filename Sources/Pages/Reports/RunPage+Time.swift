// The times of a run: waits, the course over virtual time, and the slowest readers.

import Foundation
import Measurement

extension RunPage {
  @MarkupBuilder var waits: Markup {
    let time = figures["time"]
    let target = run["targets"].list.first { $0["id"].text == "ENR-13.p90" }
    let limit = target?["limit"].double.map { $0 * 60_000 }
    if let wait = Self.histogram(time["enrichment"]), wait.count > 0 {
      let limited = limit.map {
        " The dashed line is the limit for nine of ten, \(Wording.time(milliseconds: $0))."
      }
      WaitChart(
        title: "From the import to the last book",
        sentence: "How long \(Wording.count(Int(wait.count), "reader")) waited for facts of all their books."
          + (limited ?? ""),
        hills: [.init(name: "readers", waits: wait, limit: limit)]
      ).figure.markup
    }
    let hills = time["latency"].fields.compactMap { name, value in
      Self.histogram(value).map { WaitChart.Hill(name: name, waits: $0) }
    }
    if !hills.isEmpty {
      WaitChart(
        title: "Single operations",
        sentence:
          "A work is a book that is looked up with all its repetitions; a request is one question of a "
          + "device; below are the calls of the backend to providers. The first dot is the median, the second 95 %.",
        hills: hills
      ).figure.markup
    }
  }

  private static func histogram(_ value: ReportValue) -> Histogram? {
    try? JSONDecoder().decode(Histogram.self, from: JSONEncoder().encode(value))
  }

  var timeline: Markup { Self.timeline(of: run)?.markup ?? .empty }

  /// The course of a run over virtual time; nil if nothing was queued.
  static func timeline(of run: ReportValue) -> Figure? {
    let tracks = run["figures"]["timeline"]["tracks"]
    let (queued, settled) = (counts(tracks["queued"]), counts(tracks["settled"]))
    if queued.isEmpty { return nil }
    func panel(_ title: String, _ colour: Int, _ counts: [Int]) -> TimelineChart.Panel {
      .init(title: title, series: [.init(name: title, colour: colour, counts: counts)])
    }
    let failing = tracks.fields.filter { $0.key.hasPrefix("failures ") }
    let providers = failing.enumerated().map { index, track in
      TimelineChart.Series(
        name: String(track.key.dropFirst("failures ".count)), colour: index % 4 + 1,
        counts: counts(track.value))
    }
    let panels = [
      panel("works waiting", 1, waiting(queued, settled)),
      panel("questions answered a minute", 3, counts(tracks["answered"])),
      panel("questions failed a minute", 2, counts(tracks["failed"])),
      .init(title: "failed calls to providers a minute", series: providers),
    ]
    return TimelineChart(
      title: "Queue, answers and failures",
      sentence: "All readers together, minute by minute; a coloured band is a fault of the scenario.",
      panels: panels.filter { panel in panel.series.contains { !$0.counts.isEmpty } },
      bands: bands(of: run["configuration"])
    ).figure
  }

  /// The spells of the scenario in which a provider of the run has another mood.
  private static func bands(of settings: ReportValue) -> [TimelineChart.Band] {
    settings["spells"].list.filter { settings["providers"].list.contains($0["provider"]) }.map { spell in
      TimelineChart.Band(
        name: "\(spell["provider"].shown) \(spell["mood"].shown)", from: spell["fromMinute"].int,
        to: spell["toMinute"].int)
    }
  }

  private static func counts(_ value: ReportValue) -> [Int] { value.list.map(\.int) }

  private static func waiting(_ queued: [Int], _ settled: [Int]) -> [Int] {
    var waiting = 0
    return (0..<max(queued.count, settled.count)).map { minute in
      waiting += minute < queued.count ? queued[minute] : 0
      waiting -= minute < settled.count ? settled[minute] : 0
      return waiting
    }
  }

  // MARK: The slowest readers

  @MarkupBuilder var slowest: Markup {
    let readers = figures["slowest"]["readers"].list
    if let first = readers.first {
      element("h3") { "Reader \(first["reader"].int), who waited longest" }
      element("p") { story(of: first).joined(separator: " ") }
      element("pre") { command(explaining: first) }
    }
    if !notes.slowest.isEmpty {
      element("h3") { "Where the time of the slowest went" }
      element("ul") { for sentence in notes.slowest { element("li") { sentence } } }
    }
    Table(
      "The slowest readers, in virtual time",
      [
        .text("reader"), .number("books"), .number("waited"), .number("in requests"), .number("offline"),
        .number("in pauses"), .number("failed requests"), .number("still waiting"),
      ],
      texts: readers.map { reader in
        ["\(reader["reader"].int)", reader["books"].shown]
          + ["lookUpTime", "requestTime", "offlineTime", "pauseTime"].map {
            Wording.time(milliseconds: Double(reader[$0].int))
          } + ["\(reader["failedRequests"].shown) of \(reader["requests"].shown)", reader["waiting"].shown]
      }
    ).markup
  }

  /// The day of a reader as sentences.
  private func story(of reader: ReportValue) -> [String] {
    func time(_ key: String) -> String { Wording.time(milliseconds: Double(reader[key].int)) }
    let duplicates = reader["duplicates"].int
    let arrival =
      "They arrived \(time("arrival")) after the start with an export of \(reader["rows"].shown) rows: "
      + "\(reader["books"].shown) books, \(Wording.count(duplicates, "duplicate")) and "
      + "\(Wording.count(reader["rejected"].int, "rejected row"))."
    let questions =
      "The device asked \(Wording.count(reader["requests"].int, "time")), "
      + "of which \(reader["failedRequests"].shown) failed; after failures it paused "
      + "\(Wording.count(reader["retries"].int, "time")), \(time("pauseTime")) in all."
    let outages = reader["outages"].int
    let offline =
      outages == 0
      ? "The network was there all the time."
      : "The network was gone \(Wording.count(outages, "time")), \(time("offlineTime")) in all."
    let end =
      reader["waiting"].int == 0
      ? "The last book was settled \(time("lookUpTime")) after the import"
      : "They gave up \(time("lookUpTime")) after the import with \(reader["waiting"].shown) books waiting"
    return [
      arrival, questions, offline,
      "\(end): \(reader["enriched"].shown) books have a provider's facts, \(reader["toChoose"].shown) are left to "
        + "their choice, \(reader["notFound"].shown) were not found.",
    ]
  }

  private func command(explaining reader: ReportValue) -> String {
    "bookstrack-sim run --users \(settings["users"].int) --books \(settings["books"].int) "
      + "--seed \(settings["seed"].int) --scenario \(settings["scenario"].shown) "
      + "--explain-reader \(reader["reader"].int)"
  }
}

extension ReportValue: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .none: try value.encodeNil()
    case .truth(let truth): try value.encode(truth)
    case .count(let count): try value.encode(count)
    case .number(let number): try value.encode(number)
    case .text(let text): try value.encode(text)
    case .list(let list): try value.encode(list)
    case .object(let fields): try value.encode(fields)
    }
  }
}
