// One value of a setting that a sweep varies: its text form, and its effect on the configuration.

package import LabWorld
package import Providers

/// One value of a setting.
package enum SweepValue: Sendable, Hashable {
  case latency(milliseconds: Int)
  case concurrency(Int)
  case warmth(percent: Int)
  case coverage(percent: Int)
  case jitter(percent: Int)
  case mood(Mood)
  case titles(TitleNormalization)
  case strategy(LoadConfiguration.Asking)
  case scenario(Scenario)
  case readership(Readership)

  /// The text form.
  package var text: String {
    switch self {
    case .latency(let time): time.isMultiple(of: 1_000) && time > 0 ? "\(time / 1_000)s" : "\(time)ms"
    case .concurrency(let works): "\(works)"
    case .warmth(let percent), .coverage(let percent), .jitter(let percent): "\(percent)%"
    case .mood(let mood): mood.name
    case .titles(let titles): titles.name
    case .strategy(let strategy): strategy.name
    case .scenario(let scenario): scenario.name
    case .readership(let readership): readership.name
    }
  }

  /// Applies the value to a configuration.
  func apply(to configuration: inout LoadConfiguration) {
    switch self {
    case .latency(let milliseconds):
      configuration.latencyPercent = max(1, milliseconds * 100 / SweepNumbers.usualLatency)
    case .concurrency(let works): configuration.concurrency = works
    case .warmth(let percent): configuration.cacheWarmth = percent
    case .coverage(let percent): configuration.coverage = percent
    case .jitter(let percent): configuration.jitterPercent = percent == 0 ? nil : percent
    case .mood(let mood): configuration.mood = mood
    case .titles(let titles): configuration.titles = titles
    case .strategy(let strategy): configuration.strategy = strategy
    case .scenario(let scenario): scenario.apply(to: &configuration)
    case .readership(let readership): configuration.readership = readership
    }
  }
}
