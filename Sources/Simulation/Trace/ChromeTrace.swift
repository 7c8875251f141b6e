// Export of a trace to the JSON Trace Event Format, which Chrome and Perfetto read.

/// A trace as a timeline.
///
/// ```swift
/// var file = ""
/// ChromeTrace(outcome.trace).write(to: &file)
/// ```
///
/// A viewer such as <https://ui.perfetto.dev> shows:
///
/// - Each machine is a process, with a row for the machine itself, one for the network, and one or more for
///   each of its tasks, in order of appearance. A task whose children wait at the same time has a row for
///   each that waits.
/// - A wait is a bar, from the step in which it began to the point that ended it: `until fetch`, `for an
///   answer to GET /books`. Waits of zero length and waits that never ended are omitted.
/// - A message is an arrow, from a mark on the row of the sending task to a mark on the row of the receiving
///   task. A lost message has a mark and no arrow; a duplicated one has two arrows.
/// - A change of a machine's state is a mark across its rows, and the time during which it is dead or paused
///   is a bar on its own row. Faults are marks across the rows of their machine, objections across all rows.
/// - All other events are marks on the row of their task. Each event of the trace is exactly one mark; its
///   `args` contain its number and its step.
///
/// Times are virtual, in microseconds with three decimals, which is exact. The marks at the ends of an arrow
/// are one nanosecond long, because flow events need an enclosing slice. Equal traces yield equal bytes.
///
/// - Note: Format: "Trace Event Format", Google, 2016. Flow events bind to the slice that encloses them, so
///   each of them follows its mark at once.
public struct ChromeTrace: Sendable {
  private let rows: [ChromeTraceRows.Row]
  private let machines: [String]
  private let entries: [ChromeTraceEntry]

  /// Lays out a trace.
  ///
  /// - Parameter events: All events of a run, or a contiguous part of them, in order.
  /// - Complexity: O(*n* log *n*) time, O(*n*) memory.
  public init(_ events: [TraceEvent]) {
    var drawing = ChromeTraceDrawing(events)
    drawing.draw(events)
    rows = drawing.rows.inOrder
    machines = drawing.rows.machines
    entries = drawing.entries.sorted()
  }

  /// The contents of the file.
  public var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// Writes the file, one entry per line.
  public func write(to output: inout some TextOutputStream) {
    output.write("{\"displayTimeUnit\":\"ns\",\"traceEvents\":[")
    var separator = "\n"
    func write(_ line: String) {
      output.write(separator)
      output.write(line)
      separator = ",\n"
    }
    for (index, machine) in machines.enumerated() {
      let process = index + 1
      write(Self.metadata("process_name", process, 0, ("name", ChromeTraceEntry.quoted(machine))))
      write(Self.metadata("process_sort_index", process, 0, ("sort_index", "\(index)")))
    }
    var threads: [Int: (process: Int, thread: Int)] = [:]
    for (index, row) in rows.enumerated() {
      // Thread numbers differ from process numbers, because some viewers take an equal one for the main
      // thread.
      let (process, thread) = (row.machine + 1, machines.count + index + 1)
      threads[row.id] = (process, thread)
      write(Self.metadata("thread_name", process, thread, ("name", ChromeTraceEntry.quoted(row.title))))
      write(Self.metadata("thread_sort_index", process, thread, ("sort_index", "\(index)")))
    }
    for entry in entries {
      guard let place = threads[entry.row] else { continue }
      write(entry.line(process: place.process, thread: place.thread))
    }
    output.write("\n]}\n")
  }

  private static func metadata(
    _ name: String, _ process: Int, _ thread: Int, _ argument: (name: String, value: String)
  ) -> String {
    "{\"ph\":\"M\",\"pid\":\(process),\"tid\":\(thread),\"name\":\"\(name)\","
      + "\"args\":{\"\(argument.name)\":\(argument.value)}}"
  }
}
