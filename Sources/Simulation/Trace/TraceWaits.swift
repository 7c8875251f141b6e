// The waits of tasks, derived from a trace; used by the timeline and by the re-entrancy coverage.
//
// A trace records the end of a wait. Its begin is the step in which the point was parked or, for a request,
// the step in which the request departed.

/// A completed wait of a task.
struct TraceWait {
  enum Reason {
    /// For a point: a timer, a disk operation or a named point of the scenario.
    case point
    /// For a response, until it arrived or the request timed out.
    case answer
    /// For the start of the task.
    case birth
  }

  let machine: String
  let task: String
  /// The name of the point or the request.
  let place: String
  let reason: Reason
  /// The number of the event that ended it.
  let end: UInt64
  /// The departure number of the request, if a response ended the wait.
  let departure: UInt64?
  let steps: (from: UInt64, to: UInt64)
  let times: (from: Int64, to: Int64)

  /// The length in nanoseconds.
  var duration: Int64 { max(0, times.to.subtractingClamped(times.from)) }
}

/// Extracts the waits from a trace.
///
/// A child task has the name of the task that started it. Omitted are waits that ended with neither a
/// response nor a timeout, because the connection was reset or the machine was killed, and those that began
/// before the trace.
struct TraceWaits {
  /// The waits, in the order in which they ended.
  private(set) var all: [TraceWait] = []

  private struct Request: Hashable {
    let machine: String
    let task: String
    let label: String
    let parkedAtStep: UInt64
  }

  private struct Departure {
    let request: Request
    let step: UInt64
    let time: Int64
  }

  private let start: Int64
  private var times: [UInt64: Int64] = [:]
  private var lastPoint: TraceEvent?
  /// The requests whose senders wait, by the numbers of their departures.
  private var departures: [UInt64: Departure] = [:]
  private var open: [Request: UInt64] = [:]

  init(_ events: [TraceEvent]) {
    start = events.first?.time ?? 0
    times.reserveCapacity(events.count / 2)
    for event in events {
      switch event.kind {
      case .point: pass(event)
      case .sent, .lost: leave(event)
      case .arrived: arrive(event)
      case .fate where event.text == "killed": forget(event.machine)
      default: break
      }
    }
  }

  /// Returns the point of the task that caused an event, if both are in the same step on the same machine.
  static func sender(of event: TraceEvent, after point: TraceEvent?) -> TraceEvent? {
    guard let point, point.step == event.step, point.machine == event.machine, !point.task.isEmpty
    else { return nil }
    return point
  }

  private mutating func pass(_ point: TraceEvent) {
    times[point.step] = point.time
    lastPoint = point
    guard !point.task.isEmpty, let parkedAtStep = point.parkedAtStep else { return }
    let request = Request(
      machine: point.machine, task: point.task, label: point.text, parkedAtStep: parkedAtStep)
    if let number = open.removeValue(forKey: request), let left = departures.removeValue(forKey: number) {
      // A point that was parked in the step of the departure under the same name is the timeout of the
      // request.
      return close(left, .answer, at: point, departure: nil)
    }
    let time = times[parkedAtStep] ?? start
    close(
      Departure(request: request, step: parkedAtStep, time: time),
      point.text == point.task ? .birth : .point, at: point, departure: nil)
  }

  private mutating func leave(_ event: TraceEvent) {
    guard let point = Self.sender(of: event, after: lastPoint), event.message?.isAnswer != true,
      let parkedAtStep = point.parkedAtStep
    else { return }
    let request = Request(
      machine: point.machine, task: point.task, label: point.text, parkedAtStep: parkedAtStep)
    departures[event.number] = Departure(request: request, step: point.step, time: point.time)
    open[request] = event.number
  }

  private mutating func arrive(_ event: TraceEvent) {
    guard let message = event.message, message.isAnswer,
      departures[message.request]?.request.machine == event.machine,
      let left = departures.removeValue(forKey: message.request)
    else { return }
    close(left, .answer, at: event, departure: message.request)
  }

  /// Forgets the requests of a killed machine: none of its tasks resumes, whatever arrives later.
  private mutating func forget(_ machine: String) {
    open = open.filter { $0.key.machine != machine }
    departures = departures.filter { $0.value.request.machine != machine }
  }

  private mutating func close(
    _ left: Departure, _ reason: TraceWait.Reason, at end: TraceEvent, departure: UInt64?
  ) {
    all.append(
      TraceWait(
        machine: left.request.machine, task: left.request.task, place: left.request.label,
        reason: reason, end: end.number, departure: departure, steps: (left.step, end.step),
        times: (left.time, end.time)))
  }
}
