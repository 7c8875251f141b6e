// A recorded schedule once more.

/// Takes the choices of a recording in order; beyond its end, or where the recording does not fit, the
/// ordinary choice.
///
/// The empty recording is arrival order, so a recording can be made smaller until only what matters is left.
/// A recording outlives changes of the program: it goes on as well as it can, and a ``ReplayReport`` says
/// from where on it no longer fitted.
public struct Replay: Schedule {
  /// That of the schedule that was recorded: another one offers other candidates.
  public let slack: Duration
  private let choices: [UInt64]
  private let report: ReplayReport?
  private var position = 0

  /// Makes the schedule from the `choices` of an outcome.
  ///
  /// - Parameters:
  ///   - slack: That of the recorded schedule.
  ///   - report: Where to say how well the recording fitted; a fresh one for each run.
  public init(_ choices: [UInt64], slack: Duration = .zero, report: ReplayReport? = nil) {
    self.choices = choices
    self.slack = slack
    self.report = report
    report?.begin(choices.count)
  }

  /// The next recorded choice.
  public mutating func choose(_ candidates: Candidates) -> Int {
    guard position < choices.count else { return 0 }
    let choice = choices[position]
    let fits = choice < UInt64(candidates.count)
    report?.used(position, fits ? nil : .init(index: position, choice: choice, candidates: candidates.count))
    position += 1
    return fits ? Int(choice) : 0
  }
}
