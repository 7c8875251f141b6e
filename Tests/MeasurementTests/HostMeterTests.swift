// The host's figures are noise, so only their certain properties are tested, and the parser of the system's
// text.

import Foundation
import Testing

@testable import Measurement

@Suite struct HostMeterTests {
  @Test func whatWasUsedRises() throws {
    let meter = HostMeter()
    let before = meter.sample()
    let block = [UInt8](repeating: 1, count: 32 << 20)
    let after = meter.sample()
    #expect(block.last == 1)
    #expect(before.elapsedNanoseconds >= 0)
    #expect(after.elapsedNanoseconds > before.elapsedNanoseconds)
    #expect(try #require(after.processorNanoseconds) >= #require(before.processorNanoseconds))
    // Not more than before: another test may have reset the peak meanwhile.
    #expect(try #require(after.peakResidentBytes) >= #require(after.residentBytes))
    #expect(try #require(after.peakResidentBytes) >= 32 << 20)
  }

  /// Concurrent tests may reset the peak that this one is about to read: once in five tries is enough.
  @Test func theMemoryOfBeforeCanBeForgotten() throws {
    let meter = HostMeter()
    func take(_ bytes: Int) -> Int {
      [UInt8](repeating: 1, count: bytes).withUnsafeBytes { Int($0[bytes / 2]) }
    }
    let isForgotten = try (0..<5).contains { _ in
      #expect(take(512 << 20) == 1)
      let before = try #require(meter.sample().peakResidentBytes)
      // Only Linux supports it.
      guard HostMeter.forgetPeak() else { return true }
      let sample = meter.sample()
      #expect(try #require(sample.peakResidentBytes) >= #require(sample.residentBytes))
      return try #require(sample.peakResidentBytes) < before - 256 << 20
    }
    #expect(isForgotten)
  }

  @Test func theTimeOfAThreadIsWhatItWorked() {
    let slept = ThreadTime.nanoseconds { Thread.sleep(forTimeInterval: 0.2) }
    #expect(slept < 100_000_000)
    var sum = 0
    let worked = ThreadTime.nanoseconds { for number in 0..<1_000_000 { sum &+= number * number } }
    #expect(worked > 0 && sum != 0)
  }

  @Test(
    arguments: [
      ("VmHWM:\t   12345 kB", 12_641_280), ("Name:\tx\nVmHWM:\t1 kB\nVmRSS:\t9 kB", 1_024),
      ("VmHWM: 12345", nil), ("VmHWM: many kB", nil), ("VmHWMX: 1 kB", nil), ("VmHWM: 1 MB", nil), ("", nil),
    ] as [(String, Int?)])
  func theStatusTextIsReadOrRefused(status: String, bytes: Int?) {
    #expect(HostMeter.bytes(of: "VmHWM", in: status) == bytes)
  }
}
