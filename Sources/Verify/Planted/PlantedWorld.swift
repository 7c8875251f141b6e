// The small load runs of planted stacks, each with just enough evidence for the rows that must turn red in
// it.

import LabWorld
import Providers
import Simulation
import Synthesis

/// A load run of one cell.
enum PlantedWorld: CaseIterable, Sendable {
  /// Readers of all sites.
  case sites
  /// More readers, so that the files of each site have further rows of a book.
  case copies
  /// Readers whose titles have markers, with free quotas.
  case freeTier
  /// All providers are out for an hour.
  case outage
  case reading
  case curation
  case marathon
  /// Three times as long, with readers who have such series: few enter the chronological order of one.
  case stories
  /// Readers with two devices.
  case devices
  /// Readers whose two devices import apart.
  case apart

  var configuration: LoadConfiguration {
    var settings = LoadConfiguration()
    settings.catalogSize = 6_000
    settings.users = 10
    settings.books = 150
    switch self {
    case .sites: settings.format = .mixed
    case .copies:
      settings.format = .mixed
      settings.users = 20
      settings.books = 300
      settings.providers = [.googleBooks]
    case .freeTier: Scenario.freeTier.apply(to: &settings)
    case .outage:
      Scenario.allOut.apply(to: &settings)
      settings.books = 150
    case .reading:
      Scenario.readingYear.apply(to: &settings)
      settings.books = 60
      settings.readingDays = 90
    case .curation:
      Scenario.curators.apply(to: &settings)
      settings.users = 6
      settings.books = 200
      settings.readingDays = 90
    case .devices:
      Scenario.twoDevices.apply(to: &settings)
      settings.users = 6
      settings.books = 60
    case .apart:
      Scenario.twoDevicesOffline.apply(to: &settings)
      settings.users = 6
      settings.devices?.days = 1
    case .marathon:
      Scenario.seriesMarathon.apply(to: &settings)
      settings.users = 6
      settings.books = 150
      settings.readingDays = 60
    case .stories:
      Scenario.seriesMarathon.apply(to: &settings)
      settings.seed = 7
      settings.users = 10
      settings.books = 150
      settings.readingDays = 180
    }
    settings.readersPerCell = settings.users
    return settings
  }

  /// Returns every row of a run, as `verify` judges it.
  static func rows(_ run: RunFigures, _ settings: LoadConfiguration) -> [TargetResult] {
    LoadTargets.judge(run, settings, isStrict: true)
      + (LoadEvidence.complaints(of: run) + LoadEvidence.waits(run) + LoadEvidence.lookUps(run, settings))
      .map(\.target)
  }
}
