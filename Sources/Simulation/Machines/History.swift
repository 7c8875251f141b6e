// The history of a concurrent run: when each command was called and answered, in whole steps of one counter.

/// A command of a history.
struct Operation<Command: Sendable, Response: Sendable>: Sendable {
  let command: Command
  let client: Int
  /// The moment of the call.
  let called: Int
  /// The moment of the answer; nil if there was none.
  var answered: Int?
  /// The answer; nil if there was none.
  var response: Response?
  /// The reason why there was none.
  var error: String?
}

/// The commands of a run in the order of their calls.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class History<Command: Sendable, Response: Sendable>: @unchecked Sendable, CustomStringConvertible {
  private(set) var operations: [Operation<Command, Response>] = []
  private var moment = 0

  /// Records a call and returns its number.
  func call(_ command: Command, client: Int) -> Int {
    moment += 1
    operations.append(Operation(command: command, client: client, called: moment))
    return operations.count - 1
  }

  /// Records an answer.
  func answer(_ call: Int, _ response: Response) {
    moment += 1
    operations[call].answered = moment
    operations[call].response = response
  }

  /// Records that a command will never be answered.
  func giveUp(_ call: Int, _ error: any Error) {
    operations[call].error = String(describing: error)
  }

  /// One command a line, with its stretch from call to answer.
  var description: String {
    let width = moment + 1
    let names = operations.map { "client \($0.client + 1)  \($0.command)" }
    let longest = names.map(\.count).max() ?? 0
    return operations.indices.map { index in
      let operation = operations[index]
      let end = operation.answered ?? width
      let bar = String(repeating: "─", count: max(0, end - operation.called - 1))
      let left = String(repeating: " ", count: operation.called)
      let right = String(repeating: " ", count: max(0, width - end))
      let pad = String(repeating: " ", count: longest - names[index].count)
      let unknown = operation.error.map { "unknown: \($0)" } ?? "unknown"
      let answer = "→ " + (operation.response.map { "\($0)" } ?? unknown)
      return "\(names[index])\(pad) \(left)├\(bar)\(operation.answered == nil ? "…" : "┤")\(right) \(answer)"
    }.joined(separator: "\n")
  }
}
