// The radar chart as data: seven axes, each solid if its data is complete and a ghost otherwise, with
// labels for VoiceOver (DIV-3).

/// An axis of the chart.
public struct RadarAxis: Hashable, Sendable {
  /// The axis.
  public let axis: DiversityAxis
  /// The variety of the books on this axis, in thousandths: the probability that two books drawn with
  /// replacement have different values (Gini–Simpson). 0 if all are equal or nothing is known; always below
  /// 1,000.
  public let variety: Int
  /// The completion of the axis.
  public let completion: Completion
  /// The values, the most frequent first.
  public let values: [ValueCount]

  /// True if data is missing, so that the axis is dashed and invites the reader to complete it. One book
  /// without a value suffices.
  public var isGhost: Bool { !completion.isComplete }

  /// The VoiceOver label: `Cultural Origin: 80% complete. African: 12 books, European: 8 books.`
  public var spokenLabel: String {
    let list = values.map { "\($0.value): \($0.books.counted("book"))" }.joined(separator: ", ")
    return "\(axis.name): \(completion) complete. " + (list.isEmpty ? "No data yet." : "\(list).")
  }

  init(_ axis: DiversityAxis, of stats: DiversityStats) {
    self.axis = axis
    completion = stats.completion(of: axis)
    values = stats.values(on: axis)
    // A book may have several values on a computed axis, so values are counted instead of books.
    let total = values.reduce(0) { $0 + $1.books }
    let same = values.reduce(0) { $0 + $1.books * $1.books }
    variety = total == 0 ? 0 : ((total * total - same) * 2_000 + total * total) / (2 * total * total)
  }
}

/// The chart of one period.
public struct RadarChart: Hashable, Sendable {
  /// The seven core axes: the stored dimensions, the time period and geography (DIV-9). More cannot be
  /// distinguished in a chart.
  public let axes: [RadarAxis]
  /// The optional axes on which anything is known, to be listed beside the chart: marginalized voices and
  /// languages.
  public let optional: [RadarAxis]

  /// Creates the chart of the counts.
  ///
  /// - Complexity: O(*v* log *v*) in the distinct values, independent of the books (DIV-6).
  public init(_ stats: DiversityStats) {
    axes = DiversityAxis.core.map { RadarAxis($0, of: stats) }
    optional = DiversityAxis.allCases.filter { axis in
      !DiversityAxis.core.contains(axis) && stats.completion(of: axis).filled > 0
    }.map { RadarAxis($0, of: stats) }
  }
}
