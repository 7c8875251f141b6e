// Sweeps: what is varied, that each point is the run that its settings make, and what the table says of it.

import BooksTrackBackend
import Foundation
import Measurement
import Providers
import Testing

@testable import LabWorld
@testable import LoadRun

@Suite struct SweepTests {
  @Test(arguments: [
    ("latency=50ms..2s", ["50ms", "100ms", "200ms", "400ms", "800ms", "1600ms", "2s"]),
    ("concurrency=1..16", ["1", "2", "4", "8", "16"]),
    ("concurrency=3..3", ["3"]),
    ("concurrency=1,5,3", ["1", "5", "3"]),
    ("warmth=0,90", ["0%", "90%"]), ("warmth=50%", ["50%"]), ("warmth=10%..30%", ["10%", "20%", "30%"]),
    ("warmth=0..3", ["0%", "1%", "2%", "3%"]),
    ("mood=flaky,healthy", ["flaky", "healthy"]), ("coverage=85,94%", ["85%", "94%"]),
    ("titles=none", ["none"]),
  ])
  func `an axis is parsed from its text`(text: String, values: [String]) throws {
    #expect(try SweepAxis(text).values.map(\.text) == values)
  }

  @Test(arguments: [
    "", "latency", "latency=", "latency=50", "latency=2s..50ms", "latency=0ms", "speed=1..2", "mood=grim",
    "concurrency=0..4", "concurrency=1..100", "concurrency=1,1", "warmth=101", "concurrency=1,,2",
    "latency=99999999999999999999s", "latency=..", "concurrency=-1..4",
    "coverage=101",
  ])
  func `an invalid axis is refused with valid examples`(text: String) {
    let error = #expect(throws: ConfigurationError.self) { try SweepAxis(text) }
    #expect(error?.setting == .axes && error?.expected.isEmpty == false)
  }

  private static let base: LoadConfiguration = {
    var base = LoadConfiguration()
    base.users = 2
    base.books = 40
    base.readersPerCell = 2
    base.catalogSize = 2_000
    base.arrivalMinutes = 1
    base.outagesPerTenThousand = 0
    return base
  }()

  @Test func `nothing is varied twice, and the number of combinations is limited`() throws {
    let axis = try SweepAxis("concurrency=1..4")
    #expect(throws: ConfigurationError.self) { try Sweep(Self.base, [axis, axis]) }
    let many = try ["concurrency=1", "warmth=0", "latency=5ms"].enumerated().map { number, name in
      let setting = name.split(separator: "=")[0]
      let first = number == 2 ? 5 : 1
      let list = (first..<first + 17).map { number == 2 ? "\($0)ms" : "\($0)" }.joined(separator: ",")
      return try SweepAxis("\(setting)=\(list)")
    }
    #expect(throws: ConfigurationError.self) { try Sweep(Self.base, many) }
  }

  @Test func `an invalid combination is refused before the first one runs`() throws {
    let axes = [try SweepAxis("scenario=migration,free-tier"), try SweepAxis("warmth=0,50")]
    let error = #expect(throws: ConfigurationError.self) { try Sweep(Self.base, axes) }
    #expect(error?.setting == .cacheWarmth && error?.expected.contains("free-tier") == true)
  }

  @Test func `varied settings take precedence over a scenario`() throws {
    let sweep = try Sweep(
      Self.base,
      [try SweepAxis("strategy=merging"), try SweepAxis("scenario=one-after-the-other,google-only")])
    let made = sweep.combinations.map(sweep.configuration)
    #expect(made.map(\.strategy) == [.merging, .merging])
    #expect(made.map(\.providers.count) == [SimulatedProvider.all.count, 1])
  }

  @Test func `faster providers and more concurrency give more books a minute (ENR-4, ENR-13)`() throws {
    let sweep = try Sweep(
      Self.base, [try SweepAxis("latency=100ms,2s"), try SweepAxis("concurrency=1,8")])
    let report = try sweep.run(threads: 2)
    #expect(report.points.map(\.values) == [["100ms", "1"], ["100ms", "8"], ["2s", "1"], ["2s", "8"]])
    let rates = report.points.map { $0.booksPerMinute?.hundredths ?? 0 }
    #expect(rates[0] > rates[2] * 3 && rates[1] > rates[0] * 2 && rates[3] > rates[2] * 2, "\(rates)")
    for point in report.points {
      let rate = try #require(point.booksPerMinute), minutes = try #require(point.minutesFor1500)
      // Two ways of saying the same thing: minutes × books a minute are 1,500.
      let product = rate.hundredths * minutes.hundredths / 10_000
      #expect((1_400...1_600).contains(product), "\(point)")
      #expect(point.violations == 0 && point.waiting == 0)
    }
    #expect(!report.points[2].keepsHundred && report.points[1].keepsHundred)
    // Each point is the load run that its settings make.
    let alone = try LoadRun(sweep.configuration(sweep.combinations[3])).run(threads: 1)
    #expect(alone.run.digest == report.points[3].digest)
    #expect(try JSONDecoder().decode(SweepReport.self, from: report.encoded()) == report)
    let text = SweepTable(report, hasColor: false).text
    #expect(text.contains("latency \\ concurrency"))
    #expect(text.contains("4 settings, each 2 readers × 40 books"))
    #expect(text.contains("\n* 100 books a minute: "))
  }

  @Test func `a warm cache saves calls and time`() throws {
    let sweep = try Sweep(Self.base, [try SweepAxis("warmth=0,95")])
    let points = try sweep.run(threads: 2).points
    let calls = points.map { $0.callsPerBook?.hundredths ?? .max }
    let rates = points.map { $0.booksPerMinute?.hundredths ?? 0 }
    #expect(calls[1] * 4 < calls[0], "\(calls)")
    #expect(rates[1] > rates[0] * 3 / 2, "\(rates)")
    #expect(points[0].success == points[1].success)
    // Who warmed the cache is none of the run's: else every warm hit would stand beside a miss.
    let warm = try LoadRun(sweep.configuration(sweep.combinations[1])).run(threads: 1).run.figures
    #expect(warm.backend.cacheHits > warm.backend.cacheMisses * 4, "\(warm.backend)")
    #expect(warm.backend.requests.values.reduce(0, +) <= warm.enrichment.requests.values.reduce(0, +))
    for (provider, requests) in warm.providerRequests {
      #expect((warm.timeline.tracks["calls \(provider)"] ?? []).reduce(0, +) == requests)
      #expect(Int(warm.time.latency["provider.\(provider)"]?.count ?? 0) == requests)
    }
  }

  @Test func `faults of the readers who warm the cache are not counted`() throws {
    var configuration = Self.base
    configuration.cacheWarmth = 100
    configuration.mood = .flaky
    let figures = try LoadRun(configuration).run(threads: 1).run.figures
    for (provider, requests) in figures.providerRequests {
      let faults = figures.faults.filter { $0.key.hasPrefix(provider) }.values.reduce(0, +)
      #expect(faults <= requests, "\(provider)")
    }
  }

  @Test func `no line of the default sweep is wider than a terminal`() throws {
    let axes = [try SweepAxis("latency=50ms..2s"), try SweepAxis("concurrency=1..16")]
    let run = try LoadRun(Self.base).run(threads: 1).run
    let points = ["50ms", "2s"].flatMap { latency in ["1", "16"].map { SweepPoint([latency, $0], run) } }
    let report = SweepReport(configuration: Self.base, axes: axes, points: points, isComplete: false)
    for line in SweepTable(report, hasColor: false).text.split(separator: "\n") {
      #expect(line.count <= WrappedText.width, "\(line)")
    }
  }

  @Test func `signs are explained if there is a map`() throws {
    let report = try Sweep(Self.base, [try SweepAxis("concurrency=8")]).run(threads: 1)
    let text = SweepTable(report, hasColor: false).text
    #expect(text.hasPrefix("1 setting, each") && text.contains("\n100 books a minute: 1 of 1 setting\n"))
  }

  @Test func `the result of an interrupted sweep is not called complete`() throws {
    let axes = [try SweepAxis("concurrency=1,2,4")]
    let whole = try Sweep(Self.base, axes).run(threads: 2)
    let part = SweepReport(
      configuration: Self.base, axes: axes, points: Array(whole.points.prefix(2)), isComplete: false)
    let text = SweepTable(part, hasColor: false).text
    #expect(text.hasPrefix("incomplete: 2 of 3 settings, each"))
    #expect(text.contains("100 books a minute: ") && text.contains(" of the 2 that were run\n"))
    #expect(!text.contains("of 2 settings"))
  }

  @Test func `an interrupted sweep is reported as such`() throws {
    let report = try Sweep(Self.base, [try SweepAxis("concurrency=1,2")]).run(
      threads: 1, isCancelled: { true })
    #expect(!report.isComplete && report.points.isEmpty)
    #expect(SweepTable(report, hasColor: false).text.hasPrefix("incomplete: 0 of 2 settings, each"))
  }
}
