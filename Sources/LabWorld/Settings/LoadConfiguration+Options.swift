// The settings of a run as command-line options, so that a report can name the command that shows a reader
// again.

import BooksTrack
import Providers
import Simulation

extension LoadConfiguration {
  /// The options that differ from those of the scenario. Settings that the command line cannot change, such
  /// as the latency of providers in a sweep, are left out.
  package var options: [String] {
    let usual = usual
    let settings: [(name: String, value: (LoadConfiguration) -> String)] = [
      ("books", { "\($0.books)" }), ("seed", { "\($0.seed)" }), ("cell", { "\($0.readersPerCell)" }),
      ("concurrency", { "\($0.concurrency)" }), ("mood", \.mood.name),
      ("providers", { $0.providers.map(\.name).joined(separator: ",") }), ("coverage", { "\($0.coverage)" }),
      ("titles", \.titles.name), ("warmth", { "\($0.cacheWarmth)" }), ("format", \.format.name),
      ("readership", \.readership.name), ("days", { "\($0.readingDays)" }),
      ("devices", { "\($0.devices?.count ?? 1)" }),
      ("routes", { ($0.routes ?? .v1).name }), ("jitter", { "\($0.jitterPercent ?? 0)" }),
      ("catalog", { "\($0.catalogSize)" }), ("storage", \.storage.name),
    ]
    let named = scenario == LoadConfiguration().scenario ? [] : ["--scenario", scenario.name]
    let given = export.map { ["--export", $0.file] } ?? []
    return ["--users", "\(users)"] + given + named
      + settings.filter { $0.value(self) != $0.value(usual) }.flatMap { ["--\($0.name)", $0.value(self)] }
      + (faults.map { $0.option.split(separator: " ").map(String.init) } ?? [])
  }

  /// Returns the command that explains one reader.
  package func command(explaining reader: Int) -> String {
    (["bookstrack-sim", "run"] + options + ["--explain-reader", "\(reader)"]).map(\.shellQuoted)
      .joined(separator: " ")
  }
}

extension String {
  /// The text quoted as one word of a shell.
  package var shellQuoted: String {
    let isPlain =
      !isEmpty
      && unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || "=,._/-".unicodeScalars.contains($0)
      }
    return isPlain
      ? self : "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
