// The journal by itself: the power goes at any moment, and what was acknowledged by then is there afterwards.

import Testing

@testable import Lab
@testable import Simulation

@Suite struct JournalStoreTests {
  /// Runs a journal that is given records two at a time, and takes the disk away at that moment.
  private static func interrupted(
    seed: UInt64, at moment: Duration, _ parts: JournalParts = JournalParts()
  ) -> (image: DiskImage, acknowledged: Int)? {
    Simulation(seed: seed).run { world in
      let machine = world.process("machine")
      machine.disk.behavior.jitter = .milliseconds(3)
      let count = Count()
      let writing = machine.start("writing") {
        let journal = try await open(on: machine, parts, snapshotEvery: 5)
        for first in stride(from: 1, to: 24, by: 2) {
          try await journal.append([record(first), record(first + 1)])
          await count.reach(first + 1)
        }
      }
      try await world.root.pass(moment, "until the power goes")
      let end = (machine.disk.image, await count.value)
      try? await writing.value
      return end
    }.value
  }

  /// What a journal finds on a disk.
  private static func opened(_ image: DiskImage, _ parts: JournalParts = JournalParts()) -> Opened {
    Simulation(seed: 1).run { world in
      let disk = world.process("machine").disk
      disk.replace(with: image)
      do throws(JournalError) {
        return .records(try await JournalRecovery.open(disk, parts).records)
      } catch {
        return .failed(error)
      }
    }.value ?? .failed(.closed)
  }

  private enum Opened: Equatable {
    case records([JournalRecord])
    case failed(JournalError)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func whatWasAcknowledgedBeforeThePowerWentIsThereAfterwards(seed: UInt64) throws {
    var stream = RandomStream(seed: seed, name: "moment")
    for _ in 0..<6 {
      let moment = Duration.microseconds(stream.below(500_000))
      let (image, acknowledged) = try #require(Self.interrupted(seed: seed, at: moment))
      image.checkInvariants()
      let survivor = image.crashed(using: &stream)
      guard case .records(let records) = Self.opened(survivor) else {
        Issue.record("after \(moment) the journal does not open: \(Self.opened(survivor))")
        continue
      }
      #expect(records.count >= acknowledged)
      #expect(records == (0..<records.count).map { record($0 + 1) })
    }
  }

  @Test(arguments: JournalVariant.planted)
  func aPlantedJournalLosesSomething(variant: JournalVariant) throws {
    var stream = RandomStream(seed: 1, name: "moment")
    for seed in 0..<400 as Range<UInt64> {
      let moment = Duration.microseconds(stream.below(500_000))
      let (image, acknowledged) = try #require(Self.interrupted(seed: seed, at: moment, variant.parts))
      let found = Self.opened(image.crashed(using: &stream), variant.parts)
      guard case .records(let records) = found, records.count >= acknowledged,
        records == (0..<records.count).map({ record($0 + 1) })
      else { return }
    }
    Issue.record("\(variant.name) lost nothing")
  }

  @Test func aJournalThatWasNeverInterruptedHoldsEverything() throws {
    let (image, acknowledged) = try #require(Self.interrupted(seed: 3, at: .seconds(60)))
    #expect(acknowledged == 24)
    #expect(Self.opened(image) == .records((1...24).map { record($0) }))
    #expect(image.names == ["log-4", "snapshot"])
  }

  @Test func everyFlippedBitOfWhatIsSafeIsATypedErrorOrChangesNothing() throws {
    let (image, _) = try #require(Self.interrupted(seed: 3, at: .seconds(60)))
    let whole = Self.opened(image)
    for file in image.names {
      for bit in stride(from: 0, to: try image.size(of: file) * 8, by: 197) {
        var damaged = image
        try damaged.damage(file, bit: bit)
        let found = Self.opened(damaged)
        guard found != whole else { continue }
        #expect(found == .failed(.corrupt(file: file, "its content is not what was written")))
      }
    }
  }

  @Test func aLogThatIsMissingIsCorruptAndNotEmpty() throws {
    var (image, _) = try #require(Self.interrupted(seed: 3, at: .seconds(60)))
    try image.delete("log-4")
    #expect(Self.opened(image) == .failed(.corrupt(file: "log-4", "the file is missing")))
  }

  @Test func aRepeatedRequestIsNotWrittenTwiceAndAGapIsRefused() {
    let outcome = Simulation(seed: 1).run { world in
      let journal = try await open(on: world.process("machine"))
      try await journal.append([record(1), record(2)])
      try await journal.append([record(2), record(3)])
      var refusal: JournalError?
      do throws(JournalError) { try await journal.append([record(5)]) } catch { refusal = error }
      return (await journal.records, refusal)
    }
    #expect(outcome.value?.0 == [record(1), record(2), record(3)])
    #expect(outcome.value?.1 == .gap(writer: 0, expected: 4, found: 5))
  }

  @Test func requestsThatComeTogetherShareABatch() {
    let outcome = Simulation(seed: 1).run { world in
      let machine = world.process("machine")
      let journal = try await open(on: machine)
      let start = world.clock.now
      let appends = (0..<8).map { writer in
        machine.start("writer \(writer)") { try await journal.append([record(1, writer: writer)]) }
      }
      for append in appends { try await append.value }
      return (await journal.records.count, start.duration(to: world.clock.now))
    }
    #expect(outcome.value?.0 == 8)
    // Two batches of two syncs: the first request, and all that came while it was written.
    #expect((outcome.value?.1 ?? .zero) < .milliseconds(21))
  }

  @Test func aRefusedWriteIsAnErrorAndTheNextAttemptMayPass() {
    let plan = FaultPlan.exactly([FaultFiring(kind: DiskFault.writeError, site: "disk machine", pass: 2)])
    let outcome = Simulation(seed: 1, faults: plan).run { world in
      let journal = try await open(on: world.process("machine"))
      var refusal: JournalError?
      do throws(JournalError) { try await journal.append([record(1)]) } catch { refusal = error }
      try await journal.append([record(1)])
      return (refusal, await journal.records)
    }
    #expect(outcome.value?.0 == .disk(.writeFailed("log-0")))
    #expect(outcome.value?.1 == [record(1)])
  }

  @Test func aReadThatIsWrongOnceIsReadAgain() throws {
    let (image, _) = try #require(Self.interrupted(seed: 3, at: .seconds(60)))
    var repeated = 0
    for seed in 0..<20 as Range<UInt64> {
      let plan = FaultPlan.exactly([FaultFiring(kind: DiskFault.corruptRead, site: "disk machine", pass: 0)])
      let outcome = Simulation(seed: seed, faults: plan).run { world in
        let disk = world.process("machine").disk
        disk.replace(with: image)
        return try? await JournalRecovery.open(disk, JournalParts())
      }
      guard let recovery = outcome.value.flatMap({ $0 }) else { continue }
      #expect(recovery.records.count == 24)
      repeated += recovery.repeated
    }
    #expect(repeated > 4)
  }
}

private func record(_ number: Int, writer: Int = 0) -> JournalRecord {
  JournalRecord(
    writer: writer, number: number, payload: (0..<number * 40).map { UInt8(($0 + number) % 255 + 1) })
}

/// A journal at work.
private func open(
  on machine: SimulatedProcess, _ parts: JournalParts = JournalParts(), snapshotEvery: Int = 100
) async throws -> Journal {
  let recovery = try await JournalRecovery.open(machine.disk, parts)
  let journal = Journal(recovery, on: machine.disk, parts: parts, snapshotEvery: snapshotEvery)
  _ = machine.start("journal") { await journal.run() }
  return journal
}

/// A number that only grows.
private actor Count {
  private(set) var value = 0
  func reach(_ number: Int) { value = max(value, number) }
}
