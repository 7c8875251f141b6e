// One entry of a timeline file, and how it is written: JSON by hand, because a time has to keep its
// nanoseconds and no floating point number may touch it.

/// One entry.
struct ChromeTraceEntry: Comparable {
  /// How an entry is drawn.
  enum Shape: Hashable {
    /// A bar, so many nanoseconds long.
    case bar(Int64)
    /// A mark on its row.
    case mark
    /// A mark across the rows of its machine.
    case machineMark
    /// A mark across everything.
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
  /// The event and its step; nil for what is no event by itself.
  var event: (number: UInt64, step: UInt64)?
  /// How long that is to which it belongs. Of what begins at one moment the longest stands first, for shorter
  /// bars lie on top of it.
  let extent: Int64
  /// The entry that it has to follow at once, or itself.
  let anchor: Int
  /// The order in which it was drawn.
  let order: Int

  static func < (left: Self, right: Self) -> Bool {
    if left.time != right.time { return left.time < right.time }
    if left.extent != right.extent { return left.extent > right.extent }
    return (left.anchor, left.order) < (right.anchor, right.order)
  }

  static func == (left: Self, right: Self) -> Bool { left.order == right.order }

  /// The entry as a JSON object on one line.
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

  /// Nanoseconds as microseconds with three decimals.
  static func microseconds(_ nanoseconds: Int64) -> String {
    let (whole, rest) = nanoseconds.magnitude.quotientAndRemainder(dividingBy: 1_000)
    let digits = String(rest)
    let sign = nanoseconds < 0 ? "-" : ""
    return "\(sign)\(whole).\(String(repeating: "0", count: 3 - digits.count))\(digits)"
  }

  /// The text as a JSON string.
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
