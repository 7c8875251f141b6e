// The queue of parked points, compared with a list that is sorted at each step.

import Testing

@testable import Simulation

@Suite struct PointQueueTests {
  private struct Model {
    var due: Int64
    let step: UInt64
    let process: Int
    let name: String
    let serial: Int
  }

  @Test(arguments: 0..<50, [0, 3]) func itReleasesWhatASortedListWould(seed: UInt64, slack: Int64) {
    var stream = RandomStream(seed: seed, name: "points")
    var queue = PointQueue()
    var model: [Model] = []
    var held: [Model] = []
    var isHeld = false
    var tokens: [Int: PointToken] = [:]
    var now: Int64 = 0
    var released: [Int] = []
    for serial in 0..<500 {
      switch stream.below(9) {
      case 0...3:
        let point = Model(
          due: now + Int64(stream.below(6)), step: UInt64(serial / 4), process: stream.below(3),
          name: ["a", "b"][stream.below(2)], serial: serial)
        tokens[serial] = queue.park(
          .event { released.append(serial) }, due: point.due, now: now, step: point.step,
          owner: PointOwner(process: point.process, incarnation: 1, lane: 0), name: point.name)
        if isHeld && point.process == 1 { held.append(point) } else { model.append(point) }
      case 4, 5:
        guard let victim = stream.pick(model + held) else { continue }
        model.removeAll { $0.serial == victim.serial }
        held.removeAll { $0.serial == victim.serial }
        #expect(tokens[victim.serial].flatMap { queue.withdraw($0) } != nil)
      case 6 where stream.below(4) == 0:
        if isHeld {
          queue.letGo(process: 1, now: now)
          model += held.map { point in
            var point = point
            point.due = max(point.due, now)
            return point
          }
          held = []
        } else {
          queue.hold(process: 1)
          held = model.filter { $0.process == 1 }
          model.removeAll { $0.process == 1 }
        }
        isHeld.toggle()
      default:
        model.sort {
          ($0.due, $0.step, $0.process, $0.name, $0.serial)
            < ($1.due, $1.step, $1.process, $1.name, $1.serial)
        }
        let count = queue.candidates(slack: slack)
        let first = model.first?.due ?? 0
        let expected = model.filter { $0.due <= first + slack }.count
        #expect(count == expected)
        guard count > 0 else { continue }
        let index = stream.below(count)
        #expect(queue.candidate(at: index).due == model[index].due)
        now = max(now, queue.due(at: index))
        if case .event(let event)? = queue.release(at: index)?.action { event() }
        #expect(released.last == model.remove(at: index).serial)
      }
      #expect(queue.parkedKeys().count == model.count + held.count)
    }
    #expect(queue.drain().count == model.count + held.count)
  }

  /// Timers of requests: nearly all of them are withdrawn long before they are due.
  @Test(arguments: 0..<10) func whatIsLeftOfManyWithdrawnGoesInOrder(seed: UInt64) {
    var stream = RandomStream(seed: seed, name: "timers")
    var queue = PointQueue()
    var left: [(due: Int64, step: UInt64)] = []
    var gone: [PointToken] = []
    let owner = PointOwner(process: 0, incarnation: 1, lane: 0)
    for step in 0..<3_000 as Range<UInt64> {
      let due = Int64(stream.below(1_000))
      let token = queue.park(.event {}, due: due, now: 0, step: step, owner: owner, name: "timer")
      if stream.below(20) == 0 {
        left.append((due, step))
      } else {
        #expect(queue.withdraw(token) != nil)
        gone.append(token)
      }
    }
    for token in gone { #expect(queue.withdraw(token) == nil) }
    left.sort { $0 < $1 }
    #expect(queue.parkedKeys().map(\.parkedAtStep) == left.map(\.step))
    for point in left {
      #expect(queue.candidates(slack: 0) > 0)
      let released = queue.release(at: 0)?.key
      #expect(released?.due == point.due && released?.parkedAtStep == point.step)
    }
    #expect(queue.candidates(slack: 0) == 0)
  }

  @Test(arguments: 0..<20) func theHeapGivesWhatASortedListWould(seed: UInt64) {
    var stream = RandomStream(seed: seed, name: "heap")
    let slots = PointSlots()
    var heap = PointHeap()
    var model: [ParkedPoint] = []
    for step in 0..<400 as Range<UInt64> {
      switch stream.below(8) {
      case 0...4:
        let point = ParkedPoint(due: Int64(stream.below(50)), step: step, process: 0, slot: 0)
        heap.push(point, slots)
        model.append(point)
      case 5 where stream.below(10) == 0:
        heap.filter(slots) { $0.step % 3 != 0 }
        model.removeAll { $0.step % 3 == 0 }
      default:
        guard !model.isEmpty else { continue }
        model.sort { ($0.due, $0.step) < ($1.due, $1.step) }
        #expect(heap.pop(slots).step == model.removeFirst().step)
      }
      #expect(heap.count == model.count)
    }
    slots.free()
  }

  @Test func aWithdrawnPointCannotBeWithdrawnAgain() {
    var queue = PointQueue()
    let owner = PointOwner(process: 0, incarnation: 1, lane: 0)
    let token = queue.park(.event {}, due: 5, now: 0, step: 0, owner: owner, name: "timer")
    #expect(queue.withdraw(token) != nil)
    #expect(queue.withdraw(token) == nil)
    #expect(queue.candidates(slack: 0) == 0)
  }

  @Test func aMachineLosesThePointsOfItsEarlierLivesAndOfNoOther() {
    var queue = PointQueue()
    for (incarnation, process) in [(0, 1), (1, 1), (2, 1), (1, 2)] {
      _ = queue.park(
        .event {}, due: 5, now: 0, step: 0,
        owner: PointOwner(process: process, incarnation: UInt32(incarnation), lane: 0),
        name: "\(process) \(incarnation)")
    }
    #expect(queue.remove(process: 1, upTo: 1).count == 1)
    #expect(queue.parkedKeys().map(\.name) == ["1 0", "1 2", "2 1"])
  }
}
