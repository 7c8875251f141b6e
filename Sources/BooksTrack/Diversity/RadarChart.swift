// The radar chart as data: five to seven axes, each solid where everything is known and a ghost where
// something is missing, with the words for those who cannot see it (DIV-3).

/// One axis of the chart.
public struct RadarAxis: Hashable, Sendable {
  /// Which one.
  public let axis: DiversityAxis
  /// How varied the books are on it, in thousandths: the chance that two books, drawn one after the other
  /// with the first put back, have different values (Gini–Simpson). 0 if all are the same, or nothing is
  /// known; never 1,000.
  public let variety: Int
  /// How many books have a value.
  public let completion: Completion
  /// The values, the most frequent first.
  public let values: [ValueCount]

  /// Whether data is missing, so that the axis is dashed and invites to fill it in. An axis that lacks a
  /// single book is a ghost.
  public var isGhost: Bool { !completion.isComplete }

  /// What VoiceOver says: `Cultural Origin: 80% complete. African: 12 books, European: 8 books.`
  public var spokenLabel: String {
    let list = values.map { "\($0.value): \($0.books.counted("book"))" }.joined(separator: ", ")
    return "\(axis.name): \(completion) complete. " + (list.isEmpty ? "No data yet." : "\(list).")
  }

  init(_ axis: DiversityAxis, of stats: DiversityStats) {
    self.axis = axis
    completion = stats.completion(of: axis)
    values = stats.values(on: axis)
    // A book may have several values on a computed axis, so values are counted and not books.
    let total = values.reduce(0) { $0 + $1.books }
    let same = values.reduce(0) { $0 + $1.books * $1.books }
    variety = total == 0 ? 0 : ((total * total - same) * 2_000 + total * total) / (2 * total * total)
  }
}

/// The chart of one period.
public struct RadarChart: Hashable, Sendable {
  /// Five to seven axes: the stored dimensions, and of the computed axes the two of which most is known.
  public let axes: [RadarAxis]

  /// At most so many axes can be told apart.
  static let limit = 7

  /// The chart of some counts.
  ///
  /// - Complexity: O(*v* log *v*) in the different values; the books do not matter (DIV-6).
  public init(_ stats: DiversityStats) {
    let all = DiversityAxis.allCases
    let stored = all.filter { $0.place < DiversityDimension.allCases.count }
    let known = all.filter { !stored.contains($0) && stats.completion(of: $0).filled > 0 }
    let best = known.sorted {
      (stats.completion(of: $1).filled, $0.place) < (stats.completion(of: $0).filled, $1.place)
    }
    let shown = best.prefix(Self.limit - stored.count).sorted { $0.place < $1.place }
    axes = (stored + shown).map { RadarAxis($0, of: stats) }
  }
}
