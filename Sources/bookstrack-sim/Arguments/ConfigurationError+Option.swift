// The command-line option of each setting of a run.

import LabWorld

extension ConfigurationError.Setting {
  /// The option that sets it.
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
    case .jitterPercent: "--jitter"
    case .storage: "--storage"
    case .export: "--export"
    case .axes: "--vary"
    }
  }
}
