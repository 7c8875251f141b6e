// The announcement that a route ends: since when it is deprecated (RFC 9745), when it ends (RFC 8594), and
// the route that replaces it (RFC 8288).

/// The deprecation of a route (CON-14).
public struct RouteDeprecation: Hashable, Sendable {
  /// The time since which clients should use the successor.
  public let since: Timestamp
  /// The time from which the route may be gone.
  public let end: Timestamp
  /// The path of the route that replaces it.
  public let successor: String

  /// Creates a deprecation.
  public init(since: Timestamp, end: Timestamp, successor: String) {
    self.since = since
    self.end = end
    self.successor = successor
  }

  /// The header fields that announce it.
  public var headers: [(name: String, value: String)] {
    [
      ("Deprecation", "@\(since.milliseconds / 1_000)"), ("Sunset", end.httpDate),
      ("Link", "<\(successor)>; rel=\"successor-version\""),
    ]
  }
}

extension Timestamp {
  /// The time in the format of HTTP, to the second: `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110). Years have
  /// four digits.
  public var httpDate: String {
    let day = Int64(86_400_000)
    let days = milliseconds / day - (milliseconds % day < 0 ? 1 : 0)
    // The first day of 1970 was a Thursday.
    let weekday = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"][Int((days % 7 + 7) % 7)]
    let parts = iso8601.split { "-T:.Z".contains($0) }
    guard parts.count > 5, let month = Int(parts[1]) else { return iso8601 }
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    return
      "\(weekday), \(parts[2]) \(months[month - 1]) \(parts[0]) \(parts[3]):\(parts[4]):\(parts[5]) GMT"
  }
}
