// A recorded schedule once more.

/// Takes the choices of a recording in order; beyond its end, or where the recording does not fit, the ordinary
/// choice.
///
/// The empty recording is arrival order, so a recording can be made smaller until only what matters is left.
public struct Replay: Schedule {
  private let choices: [UInt64]
  private var position = 0

  /// Makes the schedule from the `choices` of an outcome.
  public init(_ choices: [UInt64]) { self.choices = choices }

  /// The next recorded choice.
  public mutating func choose(_ candidates: Candidates) -> Int {
    defer { position += 1 }
    guard position < choices.count, choices[position] < UInt64(candidates.count) else { return 0 }
    return Int(choices[position])
  }
}
