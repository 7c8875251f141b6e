// A row of counts as a line of small bars, for a terminal.

/// Draws counts over time.
enum Sparkline {
  private static let bars = Array("▁▂▃▄▅▆▇█")

  /// At most `width` bars; each stands for as many neighbouring counts as it takes, by their largest. Nothing
  /// at all is a dot, and the least that is something has the lowest bar.
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
