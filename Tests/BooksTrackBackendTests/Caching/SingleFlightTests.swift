// Sharing one operation, and the effects of cancellation on its callers.

import Testing

@testable import BooksTrackBackend

@Suite("Single flight")
struct SingleFlightTests {
  private let flights = SingleFlight<String, Int>()

  @Test("Callers that arrive during the operation share its result, and it runs once")
  func shared() async throws {
    let gate = Gate()
    let runs = Log()
    let results = try await withThrowingTaskGroup(of: Int?.self) { group in
      for _ in 0..<100 {
        group.addTask {
          await flights.run("key") {
            runs.note(1)
            return await gate.pass() ? 42 : nil
          }
        }
      }
      try await until { flights.waiting(for: "key") == 99 }
      gate.open()
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results == Array(repeating: 42, count: 100))
    #expect(runs.entries == [1])
    #expect(flights.waiting(for: "key") == nil)
  }

  @Test("Different keys do not wait for each other, and a finished operation is not kept")
  func separate() async throws {
    #expect(await flights.run("a") { await flights.run("b") { 1 } } == 1)
    #expect(await flights.run("a") { 2 } == 2)
  }

  @Test("If the working caller is cancelled, the next one repeats the operation for the others")
  func handOver() async throws {
    let first = Gate()
    let second = Gate()
    let starts = Log()
    @Sendable func work(_ number: Int, _ gate: Gate) async -> Int? {
      starts.note(number)
      return await gate.pass() ? number : nil
    }
    let leader = Task { await flights.run("key") { await work(0, first) } }
    try await until { first.arrivals == 1 }
    var others: [Task<Int?, Never>] = []
    for number in 1...3 {
      others.append(Task { await flights.run("key") { await work(number, second) } })
      try await until { flights.waiting(for: "key") == number }
    }
    leader.cancel()
    #expect(await leader.value == nil)
    try await until { second.arrivals == 1 }
    second.open()
    for other in others { #expect(await other.value == 1) }
    #expect(starts.entries == [0, 1])
  }

  @Test("A caller that is cancelled while it waits leaves at once, and the others stay")
  func waiterLeaves() async throws {
    let gate = Gate()
    let leader = Task { await flights.run("key") { await gate.pass() ? 1 : nil } }
    try await until { gate.arrivals == 1 }
    let leaving = Task { await flights.run("key") { 2 } }
    try await until { flights.waiting(for: "key") == 1 }
    let staying = Task { await flights.run("key") { 3 } }
    try await until { flights.waiting(for: "key") == 2 }
    leaving.cancel()
    #expect(await leaving.value == nil)
    #expect(flights.waiting(for: "key") == 1)
    gate.open()
    #expect(await leader.value == 1)
    #expect(await staying.value == 1)
  }

  @Test("A caller that is already cancelled does nothing")
  func cancelledBefore() async throws {
    let gate = Gate()
    let runs = Log()
    let task = Task {
      _ = await gate.pass()
      return await flights.run("key") {
        runs.note(1)
        return 1
      }
    }
    try await until { gate.arrivals == 1 }
    task.cancel()
    #expect(await task.value == nil)
    #expect(runs.entries.isEmpty)
    #expect(await flights.run("key") { 2 } == 2)
  }

  @Test("No caller waits forever, with any interleaving of callers, cancellations and results")
  func noLostWakeUp() async throws {
    let outcomes = try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<600 {
        group.addTask {
          let task = Task {
            await flights.run("key \(number % 3)") {
              await Task.yield()
              return Task.isCancelled ? nil : number % 3
            }
          }
          if number.isMultiple(of: 5) { task.cancel() }
          let value = await task.value
          return number.isMultiple(of: 5) ? value == nil || value == number % 3 : value == number % 3
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes == Array(repeating: true, count: 600))
    #expect((0..<3).allSatisfy { flights.waiting(for: "key \($0)") == nil })
  }

  @Test("If all callers are cancelled, no state is left")
  func allCancelled() async throws {
    let gate = Gate()
    let tasks = (0..<20).map { _ in Task { await flights.run("key") { await gate.pass() ? 1 : nil } } }
    try await until { flights.waiting(for: "key") == 19 }
    for task in tasks { task.cancel() }
    for task in tasks { #expect(await task.value == nil) }
    #expect(flights.waiting(for: "key") == nil)
  }
}
