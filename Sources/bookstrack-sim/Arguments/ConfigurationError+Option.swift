// Which option of the command line a setting of a run is.

import Lab

extension ConfigurationError.Setting {
  /// The option.
  var option: String {
    switch self {
    case .users: "--users"
    case .books: "--books"
    case .readersPerCell: "--cell"
    case .catalogSize: "--catalog"
    case .concurrency: "--concurrency"
    case .providers: "--providers"
    case .latencyPercent: "--vary latency"
    case .cacheWarmth: "--warmth"
    case .coverage: "--coverage"
    case .readingDays: "--days"
    case .storage: "--storage"
    case .axes: "--vary"
    }
  }
}
