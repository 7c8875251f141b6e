// A trace as a plain-text table, one event per line. Column widths are fixed, so that two tables can be
// compared side by side.

/// Formats events as lines with columns.
///
/// ```
///   event  virtual time   step  machine         task                    kind       what happened
///      41   0:00:12.250     17  phone           sync                    point      GET /changes
///      42   0:00:12.250     17  phone                                   sent       GET /changes leaves, 0.034 seconds on its way
/// ```
///
/// The columns, which `TraceTableColumn` names as well:
///
/// - `event`: the number of the event in its run, from 0, as accepted by `--until`.
/// - `virtual time`: hours, minutes, seconds and milliseconds since the world began, rounded down.
/// - `step`: the number of points released by then. Events of one step come from one stretch of code, up to
///   where it suspends.
/// - `machine`: the machine of the event.
/// - `task`: the task of the event; empty for the network and for the world itself.
/// - `kind`: a `TraceEvent.Kind`.
/// - `digest`: the digest after the event, only if requested. Two runs diverge at the first line at which it
///   differs.
/// - `what happened`: a description on one line.
///
/// Numbers and times are never cut; one that is too long widens its line. Long names lose their middle,
/// because their ends distinguish them. Descriptions are cut at the end, and only if there is a limit.
public struct TraceTable: Sendable {
  /// True if each line contains the digest.
  public var showsDigest: Bool
  /// The maximum number of characters of the description; nil for no limit.
  public var wordLimit: Int?

  /// Creates a table.
  public init(showsDigest: Bool = false, wordLimit: Int? = nil) {
    self.showsDigest = showsDigest
    self.wordLimit = wordLimit
  }

  /// The visible columns, from left to right.
  public var columns: [TraceTableColumn] {
    TraceTableColumn.allCases.filter { $0 != .digest || showsDigest }
  }

  /// The line of column titles.
  public var header: String { lay { $0.rawValue } }

  /// Returns an event as a line, without a newline.
  public func line(_ event: TraceEvent) -> String { lay { $0.cell(of: event) } }

  /// Returns the header and a line for each event.
  public func lines(_ events: some Sequence<TraceEvent>) -> [String] {
    [header] + events.map { line($0) }
  }

  /// Writes the header and a line for each event, one at a time, so that a long trace is never one string.
  public func write(_ events: some Sequence<TraceEvent>, to output: inout some TextOutputStream) {
    output.write(header + "\n")
    for event in events { output.write(line(event) + "\n") }
  }

  private func lay(_ cell: (TraceTableColumn) -> String) -> String {
    var line = ""
    for column in columns {
      if !line.isEmpty { line += "  " }
      line += column.fit(cell(column), wordLimit: wordLimit)
    }
    // Removes trailing spaces: a title may end in spaces, and a cell may be empty.
    while line.last == " " { line.removeLast() }
    return line
  }

  /// Formats a time as `h:mm:ss.mmm`, rounded down to milliseconds.
  ///
  /// - Parameter nanoseconds: Virtual nanoseconds.
  public static func time(_ nanoseconds: Int64) -> String {
    let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000)
    let milliseconds = rest < 0 ? whole - 1 : whole
    let (seconds, part) = milliseconds.magnitude.quotientAndRemainder(dividingBy: 1_000)
    let (minutes, second) = seconds.quotientAndRemainder(dividingBy: 60)
    let (hours, minute) = minutes.quotientAndRemainder(dividingBy: 60)
    let sign = milliseconds < 0 ? "-" : ""
    return "\(sign)\(hours):\(padded(minute, 2)):\(padded(second, 2)).\(padded(part, 3))"
  }

  private static func padded(_ number: UInt64, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
