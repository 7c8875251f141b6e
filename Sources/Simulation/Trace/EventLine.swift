// An event of a run as one line of text that is the same in every build. Regression files store these lines;
// runs of different builds are compared by them.

/// An event as a line, such as `12.500000 ms  phone  sent  GET /search`.
///
/// The number and the digest are left out, so that an additional event before it does not change the line.
package struct EventLine: Hashable, Sendable {
  package let text: String
  /// The machine, the task and the words of the event.
  package let place: String

  package init(_ event: TraceEvent) {
    let words = event.text.split(whereSeparator: \.isNewline).joined(separator: " ")
    let site = event.task.isEmpty ? event.machine : "\(event.machine) (\(event.task))"
    place = "“\(site): \(words)”"
    text = "\(Self.time(event.time))  \(site)  \(event.kind.rawValue)  \(words)"
  }

  /// Formats virtual time in milliseconds with six decimals, which is exact.
  package static func time(_ nanoseconds: Int64) -> String {
    let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000)
    let digits = String(rest.magnitude)
    return "\(whole).\(String(repeating: "0", count: 6 - digits.count))\(digits) ms"
  }

  /// Returns the index of the first line that differs, or nil if there is none.
  package static func parting(_ left: [String], _ right: [String]) -> Int? {
    let equal = zip(left, right).prefix { $0 == $1 }.count
    return equal < max(left.count, right.count) ? equal : nil
  }
}
