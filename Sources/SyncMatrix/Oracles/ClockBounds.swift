// When a write was made, as far as any device can know.

/// The times at which devices heard from the server, and which clocks are wrong.
struct ClockBounds {
  /// The time by which a right clock may seem wrong, because of slow networks: milliseconds.
  static let tolerance: Int64 = 90_000

  private var contacts: [[Int64]]
  private var isWrong: [Bool]

  init(devices: Int) {
    contacts = Array(repeating: [], count: devices)
    isWrong = Array(repeating: false, count: devices)
  }

  mutating func noteContact(of device: Int, at time: Int64) { contacts[device].append(time) }

  mutating func noteWrongClock(of device: Int) { isWrong[device] = true }

  /// Returns true if the clock of a device was never wrong.
  func isRight(_ device: Int) -> Bool { !isWrong[device] }

  /// Returns true if a device ever heard from the server.
  func hasContact(_ device: Int) -> Bool { !contacts[device].isEmpty }

  /// Returns true if a write is certainly later than another one.
  func isLater(_ write: LoggedWrite, than other: LoggedWrite) -> Bool {
    earliest(write) > latest(other)
  }

  /// A device with a wrong clock only knows that it wrote after one answer of the server and before the next.
  private func earliest(_ write: LoggedWrite) -> Int64 {
    guard isWrong[write.device] else { return write.time - Self.tolerance }
    let last = contacts[write.device].last { $0 <= write.time }
    return last.map { $0 - Self.tolerance } ?? .min
  }

  private func latest(_ write: LoggedWrite) -> Int64 {
    guard isWrong[write.device] else { return write.time + Self.tolerance }
    let next = contacts[write.device].first { $0 > write.time }
    return next.map { $0 + Self.tolerance } ?? .max
  }
}
