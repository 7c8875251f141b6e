// One entry of a timeline file. Its JSON is written by hand, because times must keep their nanoseconds
// without floating point.

/// One entry of a timeline file.
struct ChromeTraceEntry: Comparable {
  /// The graphical form of an entry.
  enum Shape: Hashable {
    /// A bar with a length in nanoseconds.
    case bar(Int64)
    /// A mark on its row.
    case mark
    /// A mark across the rows of its machine.
    case machineMark
    /// A mark across all rows.
    case worldMark
    /// The beginning of an arrow.
    case arrowStart(UInt64)
    /// The end of an arrow.
    case arrowEnd(UInt64)
  }

  let shape: Shape
  let row: Int
  let time: Int64
  let category: String
  let name: String
  /// The number and step of the event; nil for a wait, an outage or an arrow.
  var event: (number: UInt64, step: UInt64)?
  /// The length of its bar, or of the mark of an arrow. Of entries at one time the longest sorts first,
  /// because shorter bars are drawn on top.
  let extent: Int64
  /// The index of the entry that it must follow directly, or its own.
  let anchor: Int
  /// The index of the entry in order of creation.
  let order: Int

  static func < (left: Self, right: Self) -> Bool {
    if left.time != right.time { return left.time < right.time }
    if left.extent != right.extent { return left.extent > right.extent }
    return (left.anchor, left.order) < (right.anchor, right.order)
  }

  static func == (left: Self, right: Self) -> Bool { left.order == right.order }

  /// Returns the entry as a JSON object on one line.
  func line(process: Int, thread: Int) -> String {
    let place = "\"pid\":\(process),\"tid\":\(thread),\"ts\":\(Self.microseconds(time))"
    let label = "\"cat\":\"\(category)\",\"name\":\(Self.quoted(name))"
    let args = event.map { ",\"args\":{\"event\":\($0.number),\"step\":\($0.step)}" } ?? ""
    return "{\(fields),\(place),\(label)\(args)}"
  }

  private var fields: String {
    switch shape {
    case .bar(let length): "\"ph\":\"X\",\"dur\":\(Self.microseconds(length))"
    case .mark: "\"ph\":\"i\",\"s\":\"t\""
    case .machineMark: "\"ph\":\"i\",\"s\":\"p\""
    case .worldMark: "\"ph\":\"i\",\"s\":\"g\""
    case .arrowStart(let id): "\"ph\":\"s\",\"id\":\(id)"
    case .arrowEnd(let id): "\"ph\":\"f\",\"bp\":\"e\",\"id\":\(id)"
    }
  }

  /// Formats nanoseconds as microseconds with three decimals.
  static func microseconds(_ nanoseconds: Int64) -> String {
    let (whole, rest) = nanoseconds.magnitude.quotientAndRemainder(dividingBy: 1_000)
    let digits = String(rest)
    let sign = nanoseconds < 0 ? "-" : ""
    return "\(sign)\(whole).\(String(repeating: "0", count: 3 - digits.count))\(digits)"
  }

  /// Returns the text as a JSON string literal.
  static func quoted(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) else { return "\"\(text)\"" }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
