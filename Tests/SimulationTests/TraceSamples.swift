// Small worlds with traces for the tests of timeline, table and re-entrancy, and hand-made events.

@testable import Simulation

enum TraceSamples {
  /// Readers of two phones send requests to a server over a bad network; one phone is paused, the other
  /// killed and restarted.
  static func busy(seed: UInt64, trace: TraceRequest = .all) -> Outcome<Void> {
    Simulator(seed: seed, schedule: UniformRandom(seed: seed), trace: trace).run { world in
      let server = world.process("server")
      let service = server.serve("shelf") { (number: Int) in
        try? await server.pass(.microseconds(number * 37), "look up \(number)")
        return number
      }
      let link = LinkBehavior(lossPerTenThousand: 800, duplicatesPerTenThousand: 1_000) {
        .nanoseconds($0.within(1...20_000_000))
      }
      for name in ["phone", "tablet"] {
        let device = world.process(name)
        let connection = world.connect(device, to: service, over: link)
        device.boot("app") { device in
          await withTaskGroup { group in
            for (child, name) in [(1, "front"), (2, "middle"), (3, "back")] {
              group.addTask {
                for round in 0..<4 {
                  _ = try? await connection.send(
                    round, label: "get \(name) \(round)", timeout: .milliseconds(30))
                  try? await device.pass(.nanoseconds(child * 1_000_001), "rest \(name)")
                }
              }
            }
          }
        }
        try await world.root.pass(.milliseconds(9), "wait")
        try await device.pause()
        try await world.root.pass(.milliseconds(11), "wait")
        try await device.resume()
        try await device.kill()
        try await world.root.pass(.milliseconds(7), "wait")
        try await device.restart()
      }
      world.object("sample", "a \"quoted\" objection\nof two lines")
      try await world.root.pass(.milliseconds(400), "wait")
    }
  }
}

/// A hand-made trace: each call adds an event with the next number.
struct TraceScript {
  private(set) var events: [TraceEvent] = []
  private var step: UInt64 = 0
  private var time: Int64 = 0

  /// Adds a point of a task, that long after the last event.
  mutating func point(
    _ machine: String, _ task: String, _ name: String, parked: UInt64?, after nanoseconds: Int64 = 0
  ) {
    step += 1
    time += nanoseconds
    add(machine, task, .point, name, parked: parked)
  }

  /// Adds an event in the current step.
  mutating func add(
    _ machine: String, _ task: String, _ kind: TraceEvent.Kind, _ text: String, parked: UInt64? = nil,
    message: TracedMessage? = nil, after nanoseconds: Int64 = 0
  ) {
    time += nanoseconds
    events.append(
      TraceEvent(
        number: UInt64(events.count), step: step, time: time, machine: machine, task: task, kind: kind,
        text: text, digest: 0, parkedAtStep: parked, message: message))
  }
}
