// A trace as a table that people can read: one event a line, every column as wide as it always is, so that
// two tables can be laid side by side.

/// Lays events out in columns.
///
/// ```
///   event  virtual time   step  machine         task                    kind       what happened
///      41   0:00:12.250     17  phone           sync                    point      GET /changes
///      42   0:00:12.250     17  phone                                   sent       GET /changes leaves, 0.034 seconds on its way
/// ```
///
/// The columns, which `TraceTableColumn` names as well:
///
/// - `event`: the number of the event in its run, from 0; what `--until` takes.
/// - `virtual time`: when it happened, as hours, minutes, seconds and milliseconds since the world began,
///   rounded down.
/// - `step`: how many points had been released by then. Events of one step are one stretch of code, up to
///   where it suspends.
/// - `machine`: where it happened.
/// - `task`: in whose doing it happened; empty for the network and for the world itself.
/// - `kind`: a `TraceEvent.Kind`.
/// - `digest`: what the run had come to after it; only if asked for. The first line at which it differs is
///   where two runs part.
/// - `what happened`: in words, on one line.
///
/// Numbers and times are never cut; if one is too long for its column, its line is wider. Names that are too
/// long lose their middle, because their ends tell them apart. Words are cut at the end, and only if a limit
/// is given.
public struct TraceTable: Sendable {
  /// Whether each line shows the digest.
  public var showsDigest: Bool
  /// How many characters of the words are shown; nil for all.
  public var wordLimit: Int?

  /// Prepares a table.
  public init(showsDigest: Bool = false, wordLimit: Int? = nil) {
    self.showsDigest = showsDigest
    self.wordLimit = wordLimit
  }

  /// The columns that it shows, from left to right.
  public var columns: [TraceTableColumn] {
    TraceTableColumn.allCases.filter { $0 != .digest || showsDigest }
  }

  /// The titles of the columns.
  public var header: String { lay { $0.rawValue } }

  /// An event as a line, without a newline.
  public func line(_ event: TraceEvent) -> String { lay { $0.cell(of: event) } }

  /// The header and a line for each event.
  public func lines(_ events: some Sequence<TraceEvent>) -> [String] {
    [header] + events.map { line($0) }
  }

  /// Writes the header and a line for each event, one after the other, so that a long trace is never one
  /// text.
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
    // A title may end in blanks, a cell may be empty: neither leaves any behind.
    while line.last == " " { line.removeLast() }
    return line
  }

  /// A time as `h:mm:ss.mmm`, rounded down to milliseconds.
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
