// The queue of parked points against a list that is sorted each time.

import Testing

@testable import Simulation

@Suite struct PointQueueTests {
  @Test(arguments: 0..<50) func itReleasesWhatASortedListWould(seed: UInt64) {
    var stream = RandomStream(seed: seed, name: "points")
    var queue = PointQueue()
    var model: [(due: Int64, step: UInt64, process: Int, serial: Int)] = []
    var tokens: [Int: PointToken] = [:]
    var now: Int64 = 0
    var released: [Int] = []
    for serial in 0..<400 {
      switch stream.below(4) {
      case 0, 1:
        let due = now + Int64(stream.below(4))
        let process = stream.below(3)
        tokens[serial] = queue.park(
          .event { released.append(serial) }, due: due, now: now, step: UInt64(serial / 4),
          process: process, name: "p")
        model.append((due, UInt64(serial / 4), process, serial))
      case 2:
        guard let victim = stream.pick(model) else { continue }
        model.removeAll { $0.serial == victim.serial }
        #expect(tokens[victim.serial].flatMap { queue.withdraw($0) } != nil)
      default:
        if queue.readyCount == 0 {
          guard let time = queue.advance() else { continue }
          now = time
        }
        model.sort { ($0.due, $0.step, $0.process, $0.serial) < ($1.due, $1.step, $1.process, $1.serial) }
        let index = stream.below(queue.readyCount)
        if case .event(let event)? = queue.release(at: index)?.action { event() }
        #expect(released.last == model.remove(at: index).serial)
      }
      #expect(queue.parkedKeys().count == model.count)
    }
    #expect(queue.drain().count == model.count)
  }

  @Test func aWithdrawnPointCannotBeWithdrawnAgain() {
    var queue = PointQueue()
    let token = queue.park(.event {}, due: 5, now: 0, step: 0, process: 0, name: "timer")
    #expect(queue.withdraw(token) != nil)
    #expect(queue.withdraw(token) == nil)
    #expect(queue.advance() == nil)
  }
}
