// What is special about a run, in few words: for the first line of its summary and for the name of its
// report.

import Providers

extension LoadConfiguration {
  /// Settings other than those that the scenario brings, each as words: `goodreads-2014`, `google-outage`,
  /// `mood flaky`, `concurrency 3`. Nothing for the run as documented, whatever its size.
  package var specialties: [String] {
    let standard = LoadConfiguration()
    var usual = standard
    scenario.apply(to: &usual)
    let named: [(word: String, text: (LoadConfiguration) -> String)] = [
      ("mood ", \.mood.name), ("providers ", { $0.providers.map(\.name).joined(separator: "+") }),
      ("strategy ", \.strategy.rawValue), ("titles ", \.titles.name),
      ("latency ", { "\($0.latencyPercent)" }),
      ("readership ", \.readership.name),
      ("coverage ", { "\($0.coverage)" }),
      ("warmth ", { "\($0.cacheWarmth)" }), ("concurrency ", { "\($0.concurrency)" }),
      ("cell ", { "\($0.readersPerCell)" }), ("catalog ", { "\($0.catalogSize)" }),
      ("storage ", \.storage.rawValue), ("days ", { "\($0.readingDays)" }),
    ]
    return (format == standard.format ? [] : [format.name])
      + (scenario == standard.scenario ? [] : [scenario.name])
      + (faults.map { [$0.words(among: FaultSelection.ofLoadRuns)] } ?? [])
      + named.filter { $0.text(self) != $0.text(usual) }.map { $0.word + $0.text(self) }
  }

  /// Where the report goes if nobody says where: other settings, another file.
  package var defaultReport: String { report() }

  /// The same for a part of the run, with the name of the part behind.
  package func report(suffix: String? = nil) -> String {
    let parts =
      ["run", "\(seed)", "\(users)x\(books)"] + specialties.map { $0.replacing(" ", with: "-") }
      + (suffix.map { [$0] } ?? [])
    return "Reports/runs/\(parts.joined(separator: "-")).json"
  }
}
