// The host's figures are noise; what is certain about them is tested, and how the text of the system is read.

import Testing

@testable import Measurement

@Suite struct HostMeterTests {
  @Test func figuresOnlyEverRise() throws {
    let meter = HostMeter()
    let before = meter.sample()
    let block = [UInt8](repeating: 1, count: 32 << 20)
    let after = meter.sample()
    #expect(block.last == 1)
    #expect(before.elapsedNanoseconds >= 0)
    #expect(after.elapsedNanoseconds > before.elapsedNanoseconds)
    #expect(try #require(after.processorNanoseconds) >= #require(before.processorNanoseconds))
    #expect(try #require(after.peakResidentBytes) >= #require(before.peakResidentBytes))
    #expect(try #require(after.peakResidentBytes) >= 32 << 20)
  }

  @Test func theMemoryOfBeforeCanBeForgotten() throws {
    let meter = HostMeter()
    func take(_ bytes: Int) -> Int {
      [UInt8](repeating: 1, count: bytes).withUnsafeBytes { Int($0[bytes / 2]) }
    }
    #expect(take(512 << 20) == 1)
    let before = try #require(meter.sample().peakResidentBytes)
    // Only Linux can.
    guard HostMeter.forgetPeak() else { return }
    let after = try #require(meter.sample().peakResidentBytes)
    // Other tests run beside this one, but none takes half as much.
    #expect(after < before - 256 << 20, "\(before) and then \(after)")
    #expect(try after >= #require(meter.sample().residentBytes))
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
