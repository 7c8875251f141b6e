// The texts of the completion: headline, progress bar, and breakdown by dimension.

/// The texts of the progress ring.
public enum DiversityTexts {
  /// Returns the headline: `Diversity Data: 75% Complete`.
  public static func headline(_ stats: DiversityStats) -> String {
    "Diversity Data: \(stats.completion) Complete"
  }

  /// Returns a bar of `width` characters, such as `███████░░░`. It is full only if nothing is missing, and
  /// empty only if nothing is filled.
  public static func bar(_ completion: Completion, width: Int = 10) -> String {
    guard completion.total > 0, completion.filled > 0 else { return String(repeating: "░", count: width) }
    let share = (completion.filled * width * 2 + completion.total) / (2 * completion.total)
    let full = completion.isComplete ? width : min(max(share, 1), width - 1)
    return String(repeating: "█", count: full) + String(repeating: "░", count: width - full)
  }

  /// Returns one line per dimension, with aligned bars: `Cultural Origin: ██████████ 100%`.
  public static func breakdown(_ stats: DiversityStats) -> [String] {
    let width = DiversityDimension.allCases.map(\.name.count).max() ?? 0
    return DiversityDimension.allCases.map { dimension in
      let completion = stats.completion(of: .dimension(dimension))
      let padding = String(repeating: " ", count: width - dimension.name.count)
      return "\(dimension.name): \(padding)\(bar(completion)) \(completion)"
    }
  }
}
