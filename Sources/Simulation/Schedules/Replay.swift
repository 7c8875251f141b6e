// Replay of a recorded schedule.

/// Takes the choices of a recording in order, and the default choice beyond its end or where the recorded one
/// is out of range.
///
/// The empty recording is arrival order, so a recording can be shrunk to the choices that matter. A recording
/// remains usable after changes of the program: the replay continues as well as it can, and a
/// ``ReplayReport`` tells from where on the recording did not fit.
public struct Replay: Schedule {
  /// The slack of the recorded schedule; another slack yields other candidates.
  public let slack: Duration
  private let choices: [UInt64]
  private let report: ReplayReport?
  private var position = 0
  /// Draws the choices beyond the end of the recording; nil for the default choice.
  private var beyond: UniformRandom?

  /// Creates the schedule from the `choices` of an outcome.
  ///
  /// - Parameters:
  ///   - slack: The slack of the recorded schedule.
  ///   - report: Receives how well the recording fitted; a new one for each run.
  public init(_ choices: [UInt64], slack: Duration = .zero, report: ReplayReport? = nil) {
    self.choices = choices
    self.slack = slack
    self.report = report
    report?.begin(choices.count)
  }

  /// Creates the schedule from the beginning of a recording; beyond its end it draws uniformly from the seed.
  init(_ choices: [UInt64], slack: Duration, drawingBeyondFrom seed: UInt64) {
    self.init(choices, slack: slack)
    beyond = UniformRandom(seed: seed, slack: slack)
  }

  /// Returns the next recorded choice, or 0 if there is none or it is out of range.
  public mutating func choose(_ candidates: Candidates) -> Int {
    guard position < choices.count else { return beyond?.choose(candidates) ?? 0 }
    let choice = choices[position]
    let fits = choice < UInt64(candidates.count)
    report?.used(position, fits ? nil : .init(index: position, choice: choice, candidates: candidates.count))
    position += 1
    return fits ? Int(choice) : 0
  }
}
