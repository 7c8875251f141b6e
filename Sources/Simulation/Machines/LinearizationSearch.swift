// The search for an order of a history's commands that a sequential model allows and that keeps the order of
// commands that did not overlap.
//
// Wing, Gong: Testing and verifying concurrent objects. JPDC 1993; with the memory of Lowe: Testing for
// linearizability. Concurrency and Computation 2017: a set of commands that led to a state of the model once
// is not tried again. Exponential in the number of overlapping commands, not in the length of the history.

internal import PropertyTesting

/// Searches for a linearization of a history of at most 64 commands.
struct LinearizationSearch<Machine: ConcurrentMachine> {
  private struct Place: Hashable {
    let taken: UInt64
    let model: Machine.Model
  }

  private let machine: Machine
  private let operations: [Operation<Machine.Command, Machine.Response>]
  /// The answered commands, which have to be taken.
  private let needed: UInt64
  private var visited: Set<Place> = []

  init(_ machine: Machine, _ operations: [Operation<Machine.Command, Machine.Response>]) {
    precondition(operations.count <= 64, "a history has at most 64 operations")
    self.machine = machine
    self.operations = operations
    needed = operations.indices.reduce(0) { $0 | (operations[$1].answered == nil ? 0 : 1 << UInt64($1)) }
  }

  /// Returns true if there is an order that explains all answers. A command without an answer may have taken
  /// effect at any time after its call, or never.
  mutating func succeeds() -> Bool { succeeds(from: 0, machine.initialModel) }

  private mutating func succeeds(from taken: UInt64, _ model: Machine.Model) -> Bool {
    if taken & needed == needed { return true }
    guard visited.insert(Place(taken: taken, model: model)).inserted else { return false }
    // What comes next was called before any other command that is left was answered.
    let left = operations.indices.filter { taken & (1 << UInt64($0)) == 0 }
    let firstAnswer = left.compactMap { operations[$0].answered }.min() ?? .max
    for index in left where operations[index].called < firstAnswer {
      var after = model
      machine.advance(&after, by: operations[index].command)
      if let response = operations[index].response,
        !machine.allows(response, to: operations[index].command, before: model, after: after)
      {
        continue
      }
      if succeeds(from: taken | 1 << UInt64(index), after) { return true }
    }
    return false
  }
}
