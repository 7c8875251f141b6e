// Counts as a line of small bars, for a terminal.

/// Draws counts over time.
enum Sparkline {
  private static let bars = Array("▁▂▃▄▅▆▇█")

  /// Returns at most `width` bars; each shows the maximum of as many neighbouring counts as needed. A count
  /// of 0 is a dot, and the smallest positive count has the lowest bar.
  static func text(_ counts: [Int], width: Int) -> String {
    guard let largest = counts.max(), width > 0 else { return "" }
    let most = max(1, largest)
    let perBar = (counts.count + width - 1) / width
    return String(
      stride(from: 0, to: counts.count, by: perBar).map { start in
        let largest = counts[start..<min(start + perBar, counts.count)].max() ?? 0
        return largest <= 0 ? "·" : bars[(largest * bars.count - 1) / most]
      })
  }
}
