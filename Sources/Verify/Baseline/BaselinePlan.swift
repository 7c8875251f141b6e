// What the baseline of this project is made of: fixed pieces of work that a gate can afford on every change.

package import Bench
package import Hunt
package import LabWorld
import Providers

/// The parts of the baseline.
package enum BaselinePlan {
  /// Readers of every site, in a world as it usually is: accuracy, look-up times, cost in calls.
  package static let load: LoadConfiguration = {
    var configuration = LoadConfiguration()
    configuration.users = 30
    configuration.format = .mixed
    return configuration
  }()

  /// One provider, and that one flaky: what devices do about failures is hardly to be seen where there are
  /// few.
  package static let rough: LoadConfiguration = {
    var configuration = LoadConfiguration()
    configuration.users = 10
    configuration.books = 300
    configuration.mood = .flaky
    Scenario.googleOnly.apply(to: &configuration)
    return configuration
  }()

  /// A year of reading: sessions, the app's questions, periods, what is added on the way.
  package static let reading = days(of: .readingYear)

  /// A year in which readers say once what they know of each author.
  package static let curation = days(of: .curators)

  /// Four months with series, and a new beginning.
  package static let marathon = days(of: .seriesMarathon)

  /// The readers of a scenario with as few books as give its rows enough to rest on.
  private static func days(of scenario: Scenario) -> LoadConfiguration {
    var configuration = LoadConfiguration()
    scenario.apply(to: &configuration)
    configuration.users = 10
    configuration.readersPerCell = 5
    configuration.books = 100
    configuration.catalogSize = 4_000
    return configuration
  }

  /// Load runs by name.
  package static let runs = [
    ("load", load), ("rough", rough), ("reading", reading), ("curation", curation), ("marathon", marathon),
  ]

  /// Seeds of each target of the hunt.
  package static let huntSeeds = 100

  /// The campaign of a target. What fails is told; `hunt` makes it small.
  package static func hunt(_ target: String) -> CampaignPlan {
    var plan = CampaignPlan(target: target, seeds: huntSeeds)
    plan.shrinkBudget = 0
    return plan
  }

  /// The settings of parts, without their figures, as far as they are known before anything is measured.
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

  /// A load run that is measured several times, each time in a process of its own.
  package static let costArguments = [
    "run", "--users", "4", "--books", "500", "--cell", "2", "--format", "mixed", "--threads", "1", "--quiet",
    "--allow-no-data",
  ]

  /// How often, if nobody says otherwise.
  package static let costSamples = 5

  /// Work whose memory is measured.
  package static let memory = [
    MemoryCase(.parse, books: 1_500), MemoryCase(.parse, books: 15_000), MemoryCase(.import, books: 1_500),
    MemoryCase(.enrich, books: 1_500),
  ]

  /// The names of all parts.
  package static let names = ["cost", "hunt", "memory"] + runs.map(\.0)
}

extension BaselinePart {
  /// What work takes of the machine's memory: medians, in megabytes.
  package init(memory figures: MemoryFigures) {
    let growth = figures.rows.map { row in
      ("growth.\(row.work.rawValue)-\(row.books)", Hundredths(hundredths: row.median / 10_000))
    }
    self.init(
      .memory, settings: ["cases": figures.rows.map { "\($0.measured)" }.sorted().joined(separator: ", ")],
      figures: Dictionary(growth) { first, _ in first })
  }

  /// What load runs cost the machine, each in a process of its own: the least time, for whatever else the
  /// machine does only adds to it, and the median of the memory.
  ///
  /// - Throws: `BaselineError` if there is a run without samples of the reference loop.
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
