// What one machine offers to others.

/// A named request handler of a process.
///
/// `@unchecked Sendable`: used only on the thread of its world.
public final class Service<Request: Sendable, Response: Sendable>: @unchecked Sendable {
  let name: String
  let process: SimulatedProcess
  private var handler: @Sendable (Request) async -> Response?
  private var incarnation: Int

  init(
    name: String, process: SimulatedProcess,
    handler: @escaping @Sendable (Request) async -> Response?
  ) {
    self.name = name
    self.process = process
    self.handler = handler
    incarnation = process.incarnation
  }

  /// The machine has started again and offers the service anew.
  func renew(_ handler: @escaping @Sendable (Request) async -> Response?) {
    self.handler = handler
    incarnation = process.incarnation
  }

  /// The handler, if the machine that offered it still lives the same life.
  var present: (@Sendable (Request) async -> Response?)? {
    process.isAlive && process.incarnation == incarnation ? handler : nil
  }
}
