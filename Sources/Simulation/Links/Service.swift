// What one machine offers to others.

/// A named request handler of a process.
public final class Service<Request: Sendable, Response: Sendable>: Sendable {
  let name: String
  let process: SimulatedProcess
  let handler: @Sendable (Request) async -> Response?

  init(
    name: String, process: SimulatedProcess, handler: @escaping @Sendable (Request) async -> Response?
  ) {
    self.name = name
    self.process = process
    self.handler = handler
  }
}
