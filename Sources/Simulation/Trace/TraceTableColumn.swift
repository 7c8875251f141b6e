// The columns of a trace table: their contents, their widths, and how long cells are cut.

/// A column of a `TraceTable`; its raw value is its title.
public enum TraceTableColumn: String, Sendable, CaseIterable {
  /// The number of the event.
  case event
  /// The virtual time.
  case time = "virtual time"
  /// The number of points released by then.
  case step
  /// The machine of the event.
  case machine
  /// The task of the event.
  case task
  /// The kind of the event.
  case kind
  /// The digest after the event.
  case digest
  /// The description.
  case words = "what happened"

  /// The width in characters; nil for the last column.
  public var width: Int? {
    switch self {
    case .event, .step: 7
    case .time: 12
    case .machine: 14
    case .task: 22
    case .kind: 9
    case .digest: 16
    case .words: nil
    }
  }

  /// Returns the full text of the column for an event.
  func cell(of event: TraceEvent) -> String {
    switch self {
    case .event: String(event.number)
    case .time: TraceTable.time(event.time)
    case .step: String(event.step)
    case .machine: Self.onOneLine(event.machine)
    case .task: Self.onOneLine(event.task)
    case .kind: event.kind.rawValue
    case .digest: Self.hexadecimal(event.digest)
    case .words: Self.onOneLine(event.text)
    }
  }

  /// Pads or cuts a cell to the width of the column.
  func fit(_ cell: String, wordLimit: Int?) -> String {
    let count = cell.count
    guard let width else {
      guard let wordLimit, count > wordLimit else { return cell }
      return cell.prefix(max(0, wordLimit - 1)) + "…"
    }
    switch self {
    case .event, .time, .step:
      return String(repeating: " ", count: max(0, width - count)) + cell
    default:
      guard count > width else { return cell + String(repeating: " ", count: width - count) }
      let tail = (width - 1) / 2
      return "\(cell.prefix(width - 1 - tail))…\(cell.suffix(tail))"
    }
  }

  /// Replaces control characters by spaces, because newlines would break the table and a terminal would
  /// interpret others.
  private static func onOneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var line = ""
    for scalar in text.unicodeScalars { line.unicodeScalars.append(isControl(scalar) ? " " : scalar) }
    return line
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func hexadecimal(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
