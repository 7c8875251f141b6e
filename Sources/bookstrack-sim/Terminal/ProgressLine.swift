// The progress of a run: a bar with the remaining time on a terminal, or a line every five seconds in a log.

import Foundation
import LabWorld

/// Shows progress on standard error.
final class ProgressLine {
  private let console: Console
  private let isQuiet: Bool
  private let total: Int
  private let unit: String
  private let place: String
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var lastLog: ContinuousClock.Instant
  private var isShown = false

  /// - Parameters:
  ///   - total: The number of units; 0 if it is unknown.
  ///   - unit: The name of a unit, such as `reader`.
  ///   - place: The subject of the units, if it must be stated.
  init(_ console: Console, total: Int, unit: String, of place: String = "", isQuiet: Bool) {
    self.console = console
    self.total = total
    self.unit = unit
    self.place = place.isEmpty ? "" : " of \(place)"
    self.isQuiet = isQuiet
    start = clock.now
    lastLog = start
  }

  /// Shows the number of units done.
  func update(_ done: Int) {
    guard !isQuiet else { return }
    let now = clock.now
    if console.isInteractive {
      isShown = true
      console.note("\r\u{1B}[K\(line(done, elapsed: start.duration(to: now), width: 24))")
    } else if lastLog.duration(to: now) >= .seconds(5) {
      lastLog = now
      console.note("\(line(done, elapsed: start.duration(to: now), width: 0))\n")
    }
  }

  /// Clears the bar.
  func finish() {
    if isShown { console.note("\r\u{1B}[K") }
  }

  private func line(_ done: Int, elapsed: Duration, width: Int) -> String {
    let seconds = max(
      0.001, Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18)
    guard total > 0 else { return "\(done.of(unit))\(place), \(Int(seconds)) s" }
    let rate = Double(done) / seconds
    let filled = width * done / total
    let bar =
      width > 0
      ? String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled) + "  " : ""
    let left = rate > 0 ? Int(Double(total - done) / rate) : 0
    let percent = done * 100 / total
    let remaining = done > 0 ? ", about \(left) s left" : ""
    return "\(bar)\(done.grouped)/\(total.of(unit))\(place) (\(percent)%), \(Int(seconds)) s\(remaining)"
  }
}
