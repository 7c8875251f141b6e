// What thresholds can be about: the metrics of a run, each with its clause, its unit, its tag, and where its
// samples are in the report. `list metrics` prints this table.

import BooksTrackBackend
package import Measurement

/// A metric of a run.
package struct RunMetric: Sendable {
  /// The kind of samples, which determines aggregates and units.
  package enum Kind: String, Sendable {
    case time
    case share
    case count

    /// The aggregates by name; `p(N)` stands for any quantile.
    var aggregates: [String] {
      switch self {
      case .time: ["p(N)", "med", "avg", "min", "max", "count"]
      case .share: ["rate", "count"]
      case .count: ["count"]
      }
    }
  }

  /// Samples in a run.
  package enum Samples: Sendable {
    /// Nanoseconds among so many values; those not in the histogram have no end.
    case times(Histogram, among: Int)
    case share(Fraction)
    case count(Int)
  }

  package let name: String
  package let clause: ClauseID
  package let kind: Kind
  /// The name of the tag; nil if the metric has none.
  package let tag: String?
  /// The values of the tag.
  package let tagValues: [String]
  private let sentence: String
  /// The place of the samples in a report.
  private let place: String
  /// Returns the samples, of one value of the tag if it is given; nil if the run has none.
  let samples: @Sendable (RunFigures, String?) -> Samples?

  private init(
    _ name: String, _ clause: ClauseID, _ kind: Kind, byProvider: Bool = false, _ sentence: String,
    at place: String, _ samples: @escaping @Sendable (RunFigures, String?) -> Samples?
  ) {
    self.name = name
    self.clause = clause
    self.kind = kind
    tag = byProvider ? "provider" : nil
    tagValues = byProvider ? SimulatedProvider.names : []
    self.sentence = sentence
    self.place = place
    self.samples = samples
  }

  /// All metrics.
  package static let all = [
    RunMetric(
      "enrich.latency", "CON-10", .time, byProvider: true, "a call to a provider",
      at: "run.figures.time.latency.provider.*"
    ) { figures, provider in
      times(
        figures.time.latency.filter { name, _ in
          provider.map { name == "provider.\($0)" } ?? name.hasPrefix("provider.")
        }.values)
    },
    RunMetric(
      "request.latency", "ENR-13", .time, "a request of a device to the backend",
      at: "run.figures.time.latency.request"
    ) { figures, _ in times([figures.time.latency["request"]].compactMap(\.self)) },
    RunMetric(
      "work.latency", "ENR-13", .time, "a book, from its turn to its answer",
      at: "run.figures.time.latency.work"
    ) { figures, _ in times([figures.time.latency["work"]].compactMap(\.self)) },
    RunMetric(
      "reader.wait", "ENR-13", .time, "a reader, from the end of the import to the last book",
      at: "run.figures.time.enrichment"
    ) { figures, _ in .times(figures.time.enrichment, among: figures.time.waitingReaders) },
    RunMetric(
      "enrich.failed", "CON-11", .share, byProvider: true, "calls to providers that failed",
      at: "run.figures.timeline.tracks"
    ) { figures, provider in
      let calls = figures.timeline.calls(of: provider)
      return .share(Fraction(calls.failed, of: calls.all))
    },
    RunMetric(
      "request.failed", "ENR-5", .share, "queries of devices that failed", at: "run.figures.timeline.tracks"
    ) { figures, _ in
      let failed = figures.timeline.track(.failed).reduce(0, +)
      return .share(Fraction(failed, of: failed + figures.timeline.track(.answered).reduce(0, +)))
    },
    RunMetric(
      "enrich.calls", "CON-11", .count, byProvider: true, "calls to providers",
      at: "run.figures.providerRequests"
    ) { figures, provider in
      let requests = figures.providerRequests
      guard let provider else { return .count(requests.values.reduce(0, +)) }
      return requests[provider].map(Samples.count)
    },
    RunMetric(
      "cache.hits", "CON-9", .share, "requests answered from the cache", at: "run.figures.backend"
    ) { figures, _ in
      let backend = figures.backend
      return .share(Fraction(backend.cacheHits, of: backend.cacheHits + backend.cacheMisses))
    },
    RunMetric(
      "enrich.correct", "ENR-12", .share, "works with the right record", at: "run.figures.enrichment"
    ) { figures, _ in .share(Fraction(figures.enrichment.correct, of: figures.enrichment.works)) },
    RunMetric(
      "enrich.pauses", "ENR-5", .count, "pauses before a repetition", at: "run.figures.enrichment.pauses"
    ) { figures, _ in .count(figures.enrichment.pauses) },
    RunMetric(
      "duplicates.found", "DUP-9", .share, "duplicates that were found", at: "run.figures.imports.duplicates"
    ) { figures, _ in .share(Fraction(figures.imports.duplicates.recall)) },
    RunMetric("faults", "LAB-4", .count, "faults that fired", at: "run.figures.faults") { figures, _ in
      .count(figures.faults.values.reduce(0, +))
    },
    RunMetric("violations", "LAB-1", .count, "violations", at: "run.figures.violations") { figures, _ in
      .count(figures.violations.count)
    },
  ]

  private static func times(_ histograms: some Sequence<Histogram>) -> Samples? {
    var sum = Histogram()
    for histogram in histograms { sum.merge(histogram) }
    return sum.count == 0 ? nil : .times(sum, among: Int(sum.count))
  }

  /// The metric as a sentence, for `list metrics`.
  package var description: String {
    let tags = tag.map { "; tag \($0)" } ?? ""
    return
      "\(clause), \(kind.rawValue): \(sentence)\(tags); \(kind.aggregates.joined(separator: ", ")); \(place)"
  }
}

extension TimelineFigures {
  /// The calls to a provider, or to all of them.
  fileprivate func calls(of provider: String?) -> (all: Int, failed: Int) {
    func sum(_ kind: String) -> Int {
      tracks.filter { name, _ in provider.map { name == kind + $0 } ?? name.hasPrefix(kind) }
        .values.reduce(0) { $0 + $1.reduce(0, +) }
    }
    return (sum("calls "), sum("failures "))
  }
}
