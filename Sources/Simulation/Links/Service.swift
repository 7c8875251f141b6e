// A service that a machine offers to others.

/// A named request handler of a machine.
///
/// `@unchecked Sendable`: used only on the thread of its world.
public final class Service<Request: Sendable, Response: Sendable>: HeldByWorld, @unchecked Sendable {
  let name: String
  /// The number of the machine that offers it.
  let machine: Int
  private let core: WorldCore
  private var handler: @Sendable (Request) async -> Response?
  private var incarnation: UInt32

  init(
    core: WorldCore, name: String, machine: Int,
    handler: @escaping @Sendable (Request) async -> Response?
  ) {
    self.core = core
    self.name = name
    self.machine = machine
    self.handler = handler
    incarnation = core.machines[machine].incarnation
  }

  /// Replaces the handler after a restart of the machine.
  func renew(_ handler: @escaping @Sendable (Request) async -> Response?) {
    self.handler = handler
    incarnation = core.machines[machine].incarnation
  }

  func letGo() { handler = { _ in nil } }

  /// The handler; nil if the machine is dead or was restarted since it offered the service.
  var present: (@Sendable (Request) async -> Response?)? {
    let machine = core.machines[machine]
    return machine.state != .dead && machine.incarnation == incarnation ? handler : nil
  }
}
