// A disk inside a world: times, ordering, faults and power losses.

import Testing

@testable import Simulation

@Suite struct DiskWorldTests {
  @Test func aWriteAndASyncTakeTheirTime() {
    let outcome = Simulator(seed: 1).run { world in
      let disk = world.process("phone").disk
      try await disk.write([UInt8](repeating: 7, count: 50_000), to: "log", at: 0)
      let written = world.clock.now.nanoseconds
      try await disk.sync("log")
      return [written, world.clock.now.nanoseconds]
    }
    // 0.1 ms and 50,000 bytes at 500 MB/s; then 5 ms.
    #expect(outcome.value == [200_000, 5_200_000])
  }

  @Test func whatIsWrittenCanBeReadAtOnce() {
    let outcome = Simulator(seed: 1).run { world in
      let disk = world.process("phone").disk
      try await disk.append([1, 2], to: "a")
      let offset = try await disk.append([3], to: "a")
      try await disk.rename("a", to: "b")
      try await disk.truncate("b", to: 5)
      return (
        offset, try await disk.read("b"), try await disk.read("b", 1..<3), try await disk.size(of: "b"),
        try await disk.list(), try await disk.exists("a")
      )
    }
    #expect(outcome.value?.0 == 2)
    #expect(outcome.value?.1 == [1, 2, 3, 0, 0])
    #expect(outcome.value?.2 == [2, 3])
    #expect(outcome.value?.3 == 5)
    #expect(outcome.value?.4 == ["b"])
    #expect(outcome.value?.5 == false)
  }

  @Test func aMissingFileIsATypedError() {
    let outcome = Simulator(seed: 1).run { world in
      await failure { _ = try await world.root.disk.read("nothing") }
    }
    #expect(outcome.value == DiskError.noSuchFile("nothing"))
  }

  @Test func aSyncCoversOnlyWhatWasWrittenBeforeItBegan() {
    let outcome = Simulator(seed: 1, faults: .allOf(DiskFault.lostWrite)).run { world in
      let phone = world.process("phone")
      try await phone.disk.write([1], to: "log", at: 0)
      let syncing = phone.start("sync") { try await phone.disk.sync("log") }
      try await phone.pass(.milliseconds(1), "the sync is under way")
      try await phone.disk.write([2], to: "log", at: 1)
      try await syncing.value
      try await phone.disk.syncDirectory()
      phone.disk.losePower()
      return try await phone.disk.read("log")
    }
    #expect(outcome.value == [1])
  }

  @Test func aSyncOfTheDirectoryCoversOnlyNamesFromBeforeItBegan() {
    let outcome = Simulator(seed: 1, faults: .allOf(DiskFault.lostEntry)).run { world in
      let phone = world.process("phone")
      try await phone.disk.write([1], to: "early", at: 0)
      let syncing = phone.start("sync") { try await phone.disk.syncDirectory() }
      try await phone.pass(.milliseconds(1), "the sync is under way")
      try await phone.disk.write([2], to: "late", at: 0)
      try await syncing.value
      phone.disk.losePower()
      return try await phone.disk.list()
    }
    #expect(outcome.value == ["early"])
  }

  @Test func aCancelledOperationHasNotTakenPlace() {
    let outcome = Simulator(seed: 1).run { world in
      let disk = world.process("phone").disk
      await withTaskGroup(of: Void.self) { group in
        group.addTask { try? await disk.write([1], to: "log", at: 0) }
        try? await world.root.pass(.microseconds(50), "wait")
        group.cancelAll()
      }
      return disk.image.names
    }
    #expect(outcome.value == [])
  }

  @Test func theDeathOfAProcessAloneLosesNothing() {
    let outcome = Simulator(seed: 1, faults: .allOf(DiskFault.lostWrite)).run { world in
      let phone = world.process("phone")
      let disk = phone.disk
      try await disk.write([1], to: "log", at: 0)
      try await disk.syncDirectory()
      try await phone.kill(.none)
      let afterDeath = try disk.image.read("log")
      disk.losePower()
      return (afterDeath, try disk.image.read("log").count)
    }
    #expect(outcome.value?.0 == [1])
    #expect(outcome.value?.1 == 0)
  }

  @Test func whereOnlyFaultsLoseNothingIsLostWithoutOne() {
    for seed in 0..<50 as Range<UInt64> {
      let outcome = Simulator(seed: seed).run { world in
        let disk = world.process("phone").disk
        disk.behavior.unsynced = .kept
        try await disk.write([1, 2, 3], to: "log", at: 0)
        disk.losePower()
        return try await disk.read("log")
      }
      #expect(outcome.value == [1, 2, 3])
    }
  }

  @Test func whereLossIsDrawnSomeSeedsLoseAndSomeKeep() {
    let found = (0..<60 as Range<UInt64>).map { seed in
      Simulator(seed: seed).run { world in
        let disk = world.process("phone").disk
        try await disk.write([1, 2, 3], to: "log", at: 0)
        disk.losePower()
        return try? disk.image.read("log")
      }.value
    }
    #expect(Set(found) == [[UInt8]?.none, [], [0, 0, 0], [1, 2, 3]])
  }

  @Test(arguments: [DiskFault.full, DiskFault.writeError])
  func aWriteThatFailsMayLeaveItsFirstSectors(kind: FaultKind) {
    let bytes = (0..<2_000).map { UInt8($0 % 251) }
    var left: Set<Int> = []
    for seed in 0..<60 as Range<UInt64> {
      let outcome = Simulator(seed: seed, faults: .allOf(kind)).run { world in
        let disk = world.process("phone").disk
        let error = await failure { try await disk.write(bytes, to: "log", at: 100) }
        return (error, (try? disk.image.read("log")) ?? [])
      }
      #expect(outcome.value?.0 == (kind == DiskFault.full ? .full("log") : .writeFailed("log")))
      let found = outcome.value?.1 ?? []
      #expect(Array(found.dropFirst(100)) == Array(bytes.prefix(max(0, found.count - 100))))
      left.insert(found.count)
    }
    #expect(left == [0, 512, 1_024, 1_536, 2_048])
  }

  @Test func overwritingNeedsNoRoom() {
    let outcome = Simulator(seed: 1, faults: .allOf(DiskFault.full)).run { world in
      let disk = world.process("phone").disk
      var image = DiskImage()
      try image.write([1, 2, 3], to: "log", at: 0)
      disk.replace(with: image)
      try await disk.write([9], to: "log", at: 2)
      return try await disk.read("log")
    }
    #expect(outcome.value == [1, 2, 9])
  }

  @Test func aDiskWithoutRoomRefusesTheWholeWrite() {
    let outcome = Simulator(seed: 1).run { world in
      let disk = world.process("phone").disk
      disk.behavior.capacity = 3
      let error = await failure { try await disk.write([1, 2, 3, 4], to: "log", at: 0) }
      return (error, disk.image.names)
    }
    #expect(outcome.value?.0 == .full("log"))
    #expect(outcome.value?.1 == [])
  }

  @Test func aCorruptReadIsOneWrongBitForOnceOrForGood() {
    let bytes = [UInt8](repeating: 0, count: 40)
    var staying = 0
    for seed in 0..<40 as Range<UInt64> {
      let plan = FaultPlan.exactly([FaultFiring(kind: DiskFault.corruptRead, site: "disk phone", pass: 0)])
      let outcome = Simulator(seed: seed, faults: plan).run { world in
        let disk = world.process("phone").disk
        try await disk.write(bytes, to: "log", at: 0)
        let range = try await disk.read("log", 10..<20)
        return (range, try await disk.read("log"))
      }
      let bits = outcome.value?.0.map(\.nonzeroBitCount).reduce(0, +)
      #expect(bits == 1)
      let again = outcome.value?.1 ?? []
      if again != bytes {
        staying += 1
        #expect(Array(again[10..<20]) == outcome.value?.0)
        #expect(again.map(\.nonzeroBitCount).reduce(0, +) == 1)
      }
    }
    #expect((8...32).contains(staying))
  }

  @Test func aSlowSyncTakesLonger() {
    let plan = FaultPlan.exactly([FaultFiring(kind: DiskFault.slowSync, site: "disk phone", pass: 1)])
    let outcome = Simulator(seed: 1, faults: plan).run { world in
      let disk = world.process("phone").disk
      try await disk.write([1], to: "log", at: 0)
      var times: [Int64] = []
      for _ in 0..<3 {
        let before = world.clock.now
        try await disk.sync("log")
        times.append(before.duration(to: world.clock.now).wholeNanoseconds / 1_000_000)
      }
      return times
    }
    #expect(outcome.value?[0] == 5)
    #expect((105...4_005).contains(outcome.value?[1] ?? 0))
    #expect(outcome.value?[2] == 5)
  }

  @Test func jitterStretchesAndIsPartOfTheSeed() {
    let times = (0..<20 as Range<UInt64>).map { seed in
      Simulator(seed: seed).run { world in
        let disk = world.process("phone").disk
        disk.behavior.jitter = .milliseconds(2)
        try await disk.write([1], to: "log", at: 0)
      }.virtualTime.wholeNanoseconds
    }
    #expect(Set(times).count > 15)
    #expect(times.allSatisfy { (100_000...2_100_002).contains($0) })
  }

  @Test func whatADiskDoesIsPartOfTheDigest() {
    let digest = { (bytes: [UInt8], seed: UInt64) in
      Simulator(seed: seed).run { world in
        let disk = world.process("phone").disk
        try await disk.write(bytes, to: "log", at: 0)
        disk.losePower()
      }.digest
    }
    #expect(digest([1, 2], 1) == digest([1, 2], 1))
    #expect(digest([1, 2], 1) != digest([1, 3], 1))
  }

  @Test func anotherDiskCanBePutIn() {
    let outcome = Simulator(seed: 1).run { world in
      let disk = world.process("phone").disk
      try await disk.write([1], to: "log", at: 0)
      let backup = disk.image
      try await disk.write([2], to: "log", at: 0)
      disk.replace(with: backup)
      return try await disk.read("log")
    }
    #expect(outcome.value == [1])
  }

  @Test func aDiskThatIsDiscardedTakesNoMemoryAndIsNoEvent() {
    let outcomes = [false, true].map { isDiscarded in
      Simulator(seed: 1).run { world in
        let phone = world.process("phone")
        try await phone.disk.write([1, 2, 3], to: "log", at: 0)
        try await world.root.disk.write([4], to: "log", at: 0)
        if isDiscarded { phone.disk.discard() }
        return world.bytesOnDisks
      }
    }
    #expect(outcomes.map(\.value) == [4, 1])
    #expect(outcomes[0].digest == outcomes[1].digest)
  }
}

extension FaultPlan {
  /// Returns a plan in which the kind fires at every pass.
  static func allOf(_ kind: FaultKind) -> FaultPlan { .drawn([FaultRate(kind, firesPerTenThousand: 10_000)]) }
}

/// Returns the disk error of an operation, if any.
private func failure(_ body: () async throws -> Void) async -> DiskError? {
  do {
    try await body()
    return nil
  } catch {
    return error as? DiskError
  }
}
