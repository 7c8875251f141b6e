// Durations on the command line.

extension ParsedArguments {
  /// Returns the value of a duration option, such as `90s`, `5m` or `2h`; nil if the option was not given.
  func duration(_ long: String) throws(UsageError) -> Duration? {
    guard let text = text(long) else { return nil }
    let units: [(String, Int)] = [("s", 1), ("m", 60), ("h", 3_600)]
    for (suffix, seconds) in units where text.hasSuffix(suffix) {
      // A week is longer than any run, and cannot overflow.
      guard let count = Int(text.dropLast()), count > 0, count <= 604_800 / seconds else { break }
      return .seconds(count * seconds)
    }
    throw UsageError("--\(long) takes a time such as 90s, 5m or 2h, a week at most, not \"\(text)\"")
  }
}
