// An event of a run as one line of text that is the same in every build: what regression files keep, and what
// two runs are compared by when their code may differ.

package import Simulation

/// An event as a line, such as `12.500000 ms  phone  sent  GET /search`.
///
/// Its number and its digest are left out on purpose: one more event before it does not change the line.
package struct EventLine: Hashable, Sendable {
  package let text: String

  package init(_ event: TraceEvent) {
    let place = event.task.isEmpty ? event.machine : "\(event.machine) (\(event.task))"
    let words = event.text.split(whereSeparator: \.isNewline).joined(separator: " ")
    text = "\(Self.time(event.time))  \(place)  \(event.kind.rawValue)  \(words)"
  }

  /// Virtual time in milliseconds with six decimals, which is exact.
  package static func time(_ nanoseconds: Int64) -> String {
    let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000)
    let digits = String(rest.magnitude)
    return "\(whole).\(String(repeating: "0", count: 6 - digits.count))\(digits) ms"
  }

  /// The place at which two runs part; nil if they are the same line for line.
  package static func parting(_ left: [String], _ right: [String]) -> Int? {
    let equal = zip(left, right).prefix { $0 == $1 }.count
    return equal < max(left.count, right.count) ? equal : nil
  }
}
