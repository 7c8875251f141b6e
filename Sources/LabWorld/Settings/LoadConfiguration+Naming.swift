// The settings in which a run differs from the default, in a few words: for the first line of its summary and
// the name of its report.

import BooksTrack
import Providers

extension LoadConfiguration {
  /// The settings that differ from those of the scenario, in words: `goodreads-2014`, `google-outage`, `mood
  /// flaky`, `concurrency 3`. Empty for the documented run, whatever its size.
  package var specialties: [String] {
    let standard = LoadConfiguration()
    let usual = usual
    let named: [(word: String, text: (LoadConfiguration) -> String)] = [
      ("mood ", \.mood.name), ("providers ", { $0.providers.map(\.name).joined(separator: "+") }),
      ("strategy ", \.strategy.rawValue), ("titles ", \.titles.name),
      ("latency ", { "\($0.latencyPercent)" }),
      ("readership ", \.readership.name),
      ("coverage ", { "\($0.coverage)" }),
      ("warmth ", { "\($0.cacheWarmth)" }), ("concurrency ", { "\($0.concurrency)" }),
      ("cell ", { "\($0.readersPerCell)" }), ("catalog ", { "\($0.catalogSize)" }),
      ("storage ", \.storage.rawValue), ("days ", { "\($0.readingDays)" }),
      ("devices ", { "\($0.devices?.count ?? 1)" }),
      ("routes ", { ($0.routes ?? .v1).name }), ("jitter ", { "\($0.jitterPercent ?? 0)" }),
    ]
    return (export.map { ["export \($0.file)"] } ?? [])
      + (format == standard.format ? [] : [format.name])
      + (scenario == standard.scenario ? [] : [scenario.name])
      + (faults.map { [$0.words(among: FaultSelection.ofLoadRuns)] } ?? [])
      + named.filter { $0.text(self) != $0.text(usual) }.map { $0.word + $0.text(self) }
  }

  /// The default path of the report; different settings give different files.
  package var defaultReport: String { report() }

  /// Returns the default path for a part of the run, with the name of the part as suffix.
  package func report(suffix: String? = nil) -> String {
    let parts =
      ["run", "\(seed)", "\(users)x\(books)"] + specialties.map { $0.replacing(" ", with: "-") }
      + (suffix.map { [$0] } ?? [])
    return "Reports/runs/\(parts.joined(separator: "-")).json"
  }
}
