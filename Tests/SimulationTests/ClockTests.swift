// Clocks that drift and calendars that jump.

import Testing

@testable import Simulation

@Suite struct ClockTests {
  @Test(arguments: [(100_000, 11), (-100_000, 9), (0, 10)])
  func aDriftingClockCountsFasterOrSlowerAndItsTimersFollow(partsPerMillion: Int, counted: Int64) {
    let outcome = Simulator(seed: 1).run { world in
      let phone = world.process("phone")
      phone.drift(partsPerMillion: partsPerMillion)
      try await world.root.pass(.seconds(10), "wait")
      let shown = phone.clock.now.nanoseconds
      // One second of the phone's clock ends when that clock shows it, and not a nanosecond before.
      let start = phone.clock.now
      try await phone.run("sleep") {
        try await phone.clock.sleep(until: start.advanced(by: .seconds(1)), tolerance: nil)
      }
      return (shown, start.duration(to: phone.clock.now), world.clock.now.nanoseconds)
    }
    #expect(outcome.value?.0 == counted * 1_000_000_000)
    let slept = outcome.value?.1 ?? .zero
    #expect(slept >= .seconds(1) && slept < .seconds(1) + .nanoseconds(2))
    #expect((outcome.value?.2 ?? 0 < 11_000_000_000) == (partsPerMillion > 0))
  }

  @Test func aCalendarJumpsAndTheCountingClockDoesNot() {
    let outcome = Simulator(seed: 1).run { world in
      let phone = world.process("phone")
      try await world.root.pass(.seconds(1), "wait")
      phone.setCalendar(ahead: .seconds(3_600))
      return (phone.calendar, phone.clock.now.nanoseconds, world.root.calendar)
    }
    #expect(outcome.value?.0 == 3_601_000_000_000)
    #expect(outcome.value?.1 == 1_000_000_000)
    #expect(outcome.value?.2 == 1_000_000_000)
  }

  @Test func aClockJumpAsAFaultMovesTheCalendarOfThatMachineAlone() {
    let plan = FaultPlan.drawn([FaultRate(MachineFault.clockJump, firesPerTenThousand: 10_000)])
    let outcome = Simulator(seed: 1, faults: plan).run { world in
      let phone = world.process("phone")
      phone.exposed(to: [MachineFault.clockJump])
      try await phone.run("tick") { try await phone.pass(.seconds(1), "tick") }
      return phone.calendar != world.root.calendar
    }
    #expect(outcome.value == true)
  }

  @Test func aSkewIsThereFromTheBeginningAndStaysWhoeverSetsTheCalendar() {
    let plan = FaultPlan.drawn([FaultRate(MachineFault.clockSkew, firesPerTenThousand: 10_000)])
    let outcome = Simulator(seed: 1, faults: plan).run { world in
      let phone = world.process("phone")
      phone.exposed(to: [MachineFault.clockSkew])
      let skew = phone.calendar
      try await phone.run("tick") { try await phone.pass(.seconds(1), "tick") }
      let later = phone.calendar - skew
      phone.setCalendar(ahead: .seconds(60))
      return (skew, later, phone.calendar - skew, phone.calendarOffsets, phone.clock.now.nanoseconds)
    }
    let skew = outcome.value?.0 ?? 0
    #expect(skew.magnitude >= 900_000_000_000)
    #expect(outcome.value?.1 == 1_000_000_000)
    #expect(outcome.value?.2 == 61_000_000_000)
    #expect(outcome.value?.3.set == 60_000_000_000 && outcome.value?.3.always == skew)
    #expect(outcome.value?.4 == 1_000_000_000, "the clock that counts is right")
    #expect(outcome.ledger.rows[MachineFault.clockSkew]?.passes == 1)
  }
}
