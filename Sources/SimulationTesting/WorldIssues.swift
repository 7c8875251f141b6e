// Issues of Swift Testing that are recorded while a world runs, as objections of that world.

internal import Simulation
internal import Synchronization
internal import Testing

/// The world that runs, and the issues that are recorded in it.
final class WorldIssues: Sendable {
  private let world = Mutex<World?>(nil)

  /// Assigns further issues to a world.
  func begin(_ world: World) { self.world.withLock { $0 = world } }

  /// Runs worlds, whose issues do not reach the test.
  func collected<Value: Sendable>(
    in test: Test, _ body: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    let value = Mutex<Value?>(nil)
    try await IssueHandlingTrait.compactMapIssues { [self] in objected($0) }
      .provideScope(for: test, testCase: Test.Case.current) {
        let result = try body()
        value.withLock { $0 = result }
      }
    guard let value = value.withLock({ $0 }) else { throw CancellationError() }
    return value
  }

  /// Turns an issue into an objection; an issue of another thread stays one.
  private func objected(_ issue: Issue) -> Issue? {
    guard let world = world.withLock({ $0 }), world.isOnItsThread, issue.severity >= .error else {
      return issue
    }
    let place = issue.sourceLocation.map { " at \($0.fileID.split(separator: "/").last ?? ""):\($0.line)" }
    let text = issue.description
    let severity = " (error)"
    world.object(
      "expectation\(place ?? "")",
      text.hasSuffix(severity) ? String(text.dropLast(severity.count)) : text)
    return nil
  }
}
