// The work of this project's baseline: fixed runs that are short enough for a gate on every change.

package import Bench
package import Hunt
package import LabWorld
import Providers

/// The parts of the baseline.
package enum BaselinePlan {
  /// Readers of every site in the usual world: accuracy, look-up times, calls.
  package static let load: LoadConfiguration = {
    var configuration = LoadConfiguration()
    configuration.users = 30
    configuration.format = .mixed
    return configuration
  }()

  /// One provider that fails often: with few failures, the handling of failures by devices hardly shows.
  package static let rough: LoadConfiguration = {
    var configuration = LoadConfiguration()
    configuration.users = 10
    configuration.books = 300
    configuration.mood = .flaky
    Scenario.googleOnly.apply(to: &configuration)
    return configuration
  }()

  /// A year of reading: sessions, the app's questions, periods, books added on flights.
  package static let reading = days(of: .readingYear)

  /// A year in which readers enter facts about each author once.
  package static let curation = days(of: .curators)

  /// Four months of reading series, and an emptied library at the end.
  package static let marathon = days(of: .seriesMarathon)

  /// A week with two devices that import apart.
  package static let devices = days(of: .twoDevicesOffline)

  /// Returns the settings of a scenario with as few books as give its rows enough evidence.
  private static func days(of scenario: Scenario) -> LoadConfiguration {
    var configuration = LoadConfiguration()
    scenario.apply(to: &configuration)
    configuration.users = 10
    configuration.readersPerCell = 5
    configuration.books = 100
    configuration.catalogSize = 4_000
    return configuration
  }

  /// The load runs by name.
  package static let runs = [
    ("load", load), ("rough", rough), ("reading", reading), ("curation", curation), ("marathon", marathon),
    ("devices", devices),
  ]

  /// The number of seeds for each target of the hunt.
  package static let huntSeeds = 100

  /// Returns the campaign of a target. Failures are only reported; `hunt` shrinks them.
  package static func hunt(_ target: String) -> CampaignPlan {
    var plan = CampaignPlan(target: target, seeds: huntSeeds)
    plan.shrinkBudget = 0
    return plan
  }

  /// Returns the parts with settings but without figures, as far as they are known before the measurement.
  package static func settings(of names: Set<String>) throws -> [String: BaselinePart] {
    var parts: [String: BaselinePart] = [:]
    for (name, configuration) in runs where names.contains(name) {
      parts[name] = try BaselinePart(settingsOf: configuration)
    }
    if names.contains("hunt") {
      parts["hunt"] = try BaselinePart(settingsOf: HuntTargets.all().map { hunt($0.name) })
    }
    return parts
  }

  /// The arguments of a load run that is measured several times, each time in a separate process.
  package static let costArguments = [
    "run", "--users", "4", "--books", "500", "--cell", "2", "--format", "mixed", "--threads", "1", "--quiet",
    "--allow-no-data",
  ]

  /// The default number of samples.
  package static let costSamples = 5

  /// The work whose memory use is measured.
  package static let memory = [
    MemoryCase(.parse, books: 1_500), MemoryCase(.parse, books: 15_000), MemoryCase(.import, books: 1_500),
    MemoryCase(.enrich, books: 1_500),
  ]

  /// The names of all parts.
  package static let names = ["cost", "hunt", "memory"] + runs.map(\.0)
}

extension BaselinePart {
  /// Creates the part of memory use: medians, in megabytes.
  package init(memory figures: MemoryFigures) {
    let growth = figures.rows.map { row in
      ("growth.\(row.work.rawValue)-\(row.books)", Hundredths(hundredths: row.median / 10_000))
    }
    self.init(
      .memory, settings: ["cases": figures.rows.map { "\($0.measured)" }.sorted().joined(separator: ", ")],
      figures: Dictionary(growth) { first, _ in first })
  }

  /// Creates the part of costs from load runs in separate processes: the minimum of the steps, because other
  /// work of the machine only adds to it, and the median of the peak memory.
  ///
  /// - Throws: `BaselineError` if a run has no samples of the reference loop or of memory.
  package init(cost reports: [LoadReport]) throws {
    let steps = reports.compactMap(\.host.stepsPerBook).sorted()
    let peaks = reports.compactMap(\.host.peakMemoryBytes).sorted()
    guard let first = reports.first, steps.count == reports.count, peaks.count == reports.count else {
      throw BaselineError(
        description: "this system does not tell what a process takes, or the build is not optimised")
    }
    self.init(
      .cost, settings: try FigureTree(of: first.run.configuration).words,
      figures: [
        "stepsPerBook": Hundredths(hundredths: steps[0] * 100),
        "peakMegabytes": Hundredths(hundredths: peaks[peaks.count / 2] / 10_000),
      ])
  }
}
