// Conversion of a trace to bars, marks and arrows.

/// Builds the rows and entries of a timeline.
struct ChromeTraceDrawing {
  var rows = ChromeTraceRows()
  private(set) var entries: [ChromeTraceEntry] = []

  /// The rows of the waits, by the numbers of the events that ended them.
  private var waitRows: [UInt64: Int] = [:]
  /// The rows on which responses were awaited, by the numbers of the request departures.
  private var senderRows: [UInt64: Int] = [:]
  /// The tasks that handled requests, by the numbers of the request departures.
  private var answerers: [UInt64: String] = [:]
  /// The marks of departed messages, by the numbers of their departures.
  private var departures: [UInt64: (row: Int, mark: Int, time: Int64, name: String)] = [:]
  /// The machines that are dead or paused, each with the begin of that state.
  private var outages: [String: (name: String, since: Int64)] = [:]
  private var lastPoint: TraceEvent?

  init(_ events: [TraceEvent]) {
    for event in events { _ = rows.machine(event.machine) }
    // Tasks get their rows in order of appearance, whatever is drawn of them first.
    for event in events where !event.task.isEmpty { _ = rows.row(event.machine, .task(event.task)) }
    drawWaits(events)
    findAnswerers(events)
  }

  mutating func draw(_ events: [TraceEvent]) {
    for event in events {
      switch event.kind {
      case .point:
        lastPoint = event
        mark(event, on: waitRows[event.number] ?? ownRow(event))
      case .sent: depart(event)
      case .arrived: arrive(event)
      case .lost: mark(event, on: messageRow(event))
      case .fate: strike(event)
      case .fault: mark(event, on: ownRow(event), .machineMark)
      case .violation: mark(event, on: ownRow(event), .worldMark)
      case .machine, .draw, .disk, .note: mark(event, on: ownRow(event))
      }
    }
    let end = events.last?.time ?? 0
    for machine in rows.machines { endOutage(of: machine, at: end) }
  }

  // MARK: - Waits

  private mutating func drawWaits(_ events: [TraceEvent]) {
    let waits = TraceWaits(events).all.filter { $0.reason != .birth }
    for wait in waits.sorted(by: { ($0.times.from, $0.end) < ($1.times.from, $1.end) }) {
      let isShown = wait.duration > 0
      let row =
        isShown
        ? rows.free(wait.machine, .task(wait.task), from: wait.times.from, to: wait.times.to)
        : rows.row(wait.machine, .task(wait.task))
      waitRows[wait.end] = row
      if let departure = wait.departure { senderRows[departure] = row }
      guard isShown else { continue }
      let name = wait.reason == .answer ? "for an answer to \(wait.place)" : "until \(wait.place)"
      bar(name, "wait", on: row, from: wait.times.from, length: wait.duration)
    }
  }

  // MARK: - Messages

  /// Finds the tasks that handle requests: those from which the responses depart.
  private mutating func findAnswerers(_ events: [TraceEvent]) {
    var point: TraceEvent?
    for event in events {
      if event.kind == .point { point = event }
      guard event.kind == .sent, let message = event.message, message.isAnswer,
        let sender = TraceWaits.sender(of: event, after: point)
      else { continue }
      answerers[message.request] = sender.task
    }
  }

  private mutating func depart(_ event: TraceEvent) {
    let row = messageRow(event)
    let mark = bar(event.text, event.kind.rawValue, on: row, from: event.time, length: 1, event: event)
    guard let message = event.message else { return }
    departures[message.departure] = (row, mark, event.time, lastPoint?.text ?? event.text)
  }

  private mutating func arrive(_ event: TraceEvent) {
    guard let message = event.message else { return mark(event, on: ownRow(event)) }
    let row =
      if message.isAnswer {
        senderRows[message.request] ?? rows.row(event.machine, .network)
      } else {
        rows.row(
          event.machine, answerers[message.departure].map { .task($0) } ?? .network)
      }
    let mark = bar(event.text, event.kind.rawValue, on: row, from: event.time, length: 1, event: event)
    guard let left = departures[message.departure], left.time <= event.time else { return }
    // Each arrow has the number of its arrival, so it always has both ends, and a second arrival has its own
    // arrow.
    let id = event.number
    add(.arrowStart(id), on: left.row, left.time, "message", left.name, extent: 1, anchor: left.mark)
    add(.arrowEnd(id), on: row, event.time, "message", left.name, extent: 1, anchor: mark)
  }

  /// Returns the row of the task that sends a message.
  private mutating func messageRow(_ event: TraceEvent) -> Int {
    if let row = senderRows[event.number] { return row }
    guard let sender = TraceWaits.sender(of: event, after: lastPoint) else {
      return rows.row(event.machine, .network)
    }
    return rows.row(event.machine, .task(sender.task))
  }

  // MARK: - Machine states

  private mutating func strike(_ event: TraceEvent) {
    let row = rows.row(event.machine, .machine)
    mark(event, on: row, .machineMark)
    switch event.text {
    case "killed": beginOutage(of: event.machine, "dead", at: event.time)
    case "paused": beginOutage(of: event.machine, "paused", at: event.time)
    case "restarted", "resumed": endOutage(of: event.machine, at: event.time)
    default: break
    }
  }

  private mutating func beginOutage(of machine: String, _ name: String, at time: Int64) {
    endOutage(of: machine, at: time)
    outages[machine] = (name, time)
  }

  private mutating func endOutage(of machine: String, at time: Int64) {
    guard let outage = outages.removeValue(forKey: machine) else { return }
    bar(
      outage.name, "outage", on: rows.row(machine, .machine), from: outage.since,
      length: max(0, time.subtractingClamped(outage.since)))
  }

  // MARK: - Entries

  /// Returns the row of an event that is not a message.
  private mutating func ownRow(_ event: TraceEvent) -> Int {
    if !event.task.isEmpty { return rows.row(event.machine, .task(event.task)) }
    return rows.row(event.machine, event.kind == .point ? .network : .machine)
  }

  private mutating func mark(
    _ event: TraceEvent, on row: Int, _ shape: ChromeTraceEntry.Shape = .mark
  ) {
    let index = add(shape, on: row, event.time, event.kind.rawValue, event.text, extent: 0)
    entries[index].event = (event.number, event.step)
  }

  @discardableResult
  private mutating func bar(
    _ name: String, _ category: String, on row: Int, from time: Int64, length: Int64,
    event: TraceEvent? = nil
  ) -> Int {
    let index = add(.bar(length), on: row, time, category, name, extent: length)
    entries[index].event = event.map { ($0.number, $0.step) }
    return index
  }

  @discardableResult
  private mutating func add(
    _ shape: ChromeTraceEntry.Shape, on row: Int, _ time: Int64, _ category: String, _ name: String,
    extent: Int64, anchor: Int? = nil
  ) -> Int {
    let order = entries.count
    entries.append(
      ChromeTraceEntry(
        shape: shape, row: row, time: time, category: category, name: name, extent: extent,
        anchor: anchor ?? order, order: order))
    return order
  }
}
