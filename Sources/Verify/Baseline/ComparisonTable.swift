// A comparison for a terminal: the verdict first, then the changes, and the command that accepts them.

import LabWorld

/// Formats a comparison as text.
package struct ComparisonTable {
  let comparison: BaselineComparison
  private let hasColor: Bool
  private let acceptance: String
  /// The number of changes that are neither better nor worse and are shown; the rest is only counted.
  let most: Int

  /// - Parameters:
  ///   - acceptance: The command that makes the measured parts the baseline.
  ///   - isWhole: If true, every change is shown.
  package init(
    _ comparison: BaselineComparison, hasColor: Bool, acceptance: String, isWhole: Bool = false
  ) {
    self.comparison = comparison
    self.hasColor = hasColor
    self.acceptance = acceptance
    most = isWhole ? .max : 5
  }

  /// The whole text, ending in a newline.
  package var text: String {
    ([headline, ""] + settings + runs + table + sentences + ending).joined(separator: "\n") + "\n"
  }

  private var headline: String {
    let worse = comparison.regressions.count
    let verdict =
      !comparison.isJudged
      ? paint("different settings, so nothing is judged", "33")
      : worse > 0
        ? paint("\(worse.of("figure")) worse than the baseline", "31")
        : paint("nothing is worse than the baseline", "32")
    let counts = FigureChange.Kind.allCases.compactMap { kind -> String? in
      let count = comparison.changes(kind).count
      return count == 0 ? nil : "\(count.grouped) \(kind.rawValue)"
    }
    return WrappedText.lines(
      of: "\(verdict) — "
        + (["\(comparison.unchanged.grouped) as they were"] + counts).joined(separator: ", "),
      indent: 2
    ).joined(separator: "\n")
  }

  private var shown: [FigureChange] {
    FigureChange.Kind.allCases.flatMap { kind in
      let all = comparison.changes(kind)
      let isNeither = kind == .changed || kind == .new
      if comparison.isJudged { return isNeither ? Array(all.prefix(most)) : all }
      // Other settings change nearly every figure.
      return Array(all.prefix(isNeither && most < .max ? 0 : most))
    }
  }

  private var table: [String] {
    let rows = shown.flatMap { change -> [[String]] in
      let name = WrappedText.lines(of: "\(change.part): \(change.title)", width: 27)
      return name.enumerated().map { line, words in
        line == 0
          ? [mark(change.kind), change.clause, words, change.before, change.after] : ["", "", words, "", ""]
      }
    }
    guard !rows.isEmpty else { return ["every figure is what it was"] }
    let hidden = comparison.changes.count - shown.count
    let more =
      hidden == 0
      ? []
      : [
        "… and \(hidden.grouped) more\(comparison.isJudged ? " that are neither better nor worse" : ""); --all shows them"
      ]
    return Grid(columns: 5, rightAligned: [3, 4]).render(
      [["", "clause", "figure", "baseline", "now"]] + rows) + more
  }

  /// The details of each regression.
  private var sentences: [String] {
    let worse = comparison.regressions
    guard !worse.isEmpty else { return [] }
    return [""]
      + worse.flatMap { change in
        WrappedText.lines(of: paint(change.kind.rawValue, "31") + " " + change.sentence, indent: 2)
          + WrappedText.lines(of: "  held like this because \(change.reason)", indent: 2)
      }
  }

  private var ending: [String] {
    let same = comparison.identicalParts
    let identity =
      same.isEmpty ? [] : ["", "the same digest, so nothing differs at all: \(same.joined(separator: ", "))"]
    let better = !comparison.changes(.better).isEmpty
    guard comparison.settings.isEmpty else {
      guard !comparison.isJudged else { return identity }
      return identity + [""]
        + WrappedText.lines(
          of: "better and worse are by each row's own rule; --judge makes worse figures fail")
    }
    guard !comparison.regressions.isEmpty || better else { return identity }
    let words =
      comparison.regressions.isEmpty
      ? "To hold what was gained, commit the new baseline with the change:"
      : "If this is meant, commit the new baseline with the change, so that a reviewer sees it:"
    return identity + [""] + WrappedText.lines(of: words) + ["  \(acceptance)"]
  }

  /// Returns a direction in its colour.
  func mark(_ direction: RunDifference.Direction) -> String {
    switch direction {
    case .worse: paint(direction.rawValue, "31")
    case .better: paint(direction.rawValue, "32")
    case .neither: direction.rawValue
    }
  }

  private func mark(_ kind: FigureChange.Kind) -> String {
    switch kind {
    case .worse, .otherWork: paint(kind.rawValue, "31")
    case .better: paint(kind.rawValue, "32")
    case .changed, .new: kind.rawValue
    }
  }

  private func paint(_ text: String, _ color: String) -> String {
    hasColor ? "\u{1B}[\(color)m\(text)\u{1B}[0m" : text
  }
}
