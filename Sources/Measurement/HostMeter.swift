// LIVE ADAPTER, host only. Reads the real clock and the memory of the real process.
//
// The results are noise to a simulation: they belong in the `host` part of a report and in benchmarks, and no
// decision of the stack or of a simulated world may depend on them. Values that the platform does not provide
// are nil.

internal import Foundation

/// The resources that this process has used so far.
package struct HostSample: Sendable, Equatable, Codable {
  /// The time since the meter was created; monotonic.
  package let elapsedNanoseconds: Int
  /// The processor time of all threads, user and system.
  package let processorNanoseconds: Int?
  /// The resident memory.
  package let residentBytes: Int?
  /// The peak of the resident memory.
  package let peakResidentBytes: Int?

  /// Creates a sample from given values.
  package init(
    elapsedNanoseconds: Int, processorNanoseconds: Int?, residentBytes: Int?, peakResidentBytes: Int?
  ) {
    self.elapsedNanoseconds = elapsedNanoseconds
    self.processorNanoseconds = processorNanoseconds
    self.residentBytes = residentBytes
    self.peakResidentBytes = peakResidentBytes
  }
}

/// Measures the elapsed time, the processor time and the memory of this process.
package struct HostMeter: Sendable {
  private let start = ContinuousClock.now

  /// Creates a meter whose time starts now.
  package init() {}

  /// Returns the resources used up to now. Time and processor are cheap; memory reads a small file on Linux.
  package func sample() -> HostSample {
    let elapsed = ContinuousClock.now - start
    let usage = Self.resourceUsage()
    let status = Self.processStatus()
    return HostSample(
      elapsedNanoseconds: Int(elapsed.components.seconds) * 1_000_000_000
        + Int(elapsed.components.attoseconds / 1_000_000_000),
      processorNanoseconds: usage?.processorNanoseconds,
      residentBytes: status.flatMap { Self.bytes(of: "VmRSS", in: $0) } ?? Self.residentBytes,
      peakResidentBytes: status.flatMap { Self.bytes(of: "VmHWM", in: $0) } ?? usage?.peakResidentBytes)
  }

  /// Resets the peak of the resident memory to the current value. Where the system cannot do that, as on
  /// macOS, the peak remains that of the whole life of the process; then no other memory-intensive work may
  /// precede.
  ///
  /// - Returns: True if the system reset the peak.
  @discardableResult
  package static func forgetPeak() -> Bool {
    // Linux: 5 resets the high-water mark of resident memory and nothing else.
    guard let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") else { return false }
    return (try? file.write(contentsOf: Data("5".utf8))) != nil
  }

  /// The resident memory on systems without `/proc`.
  private static var residentBytes: Int? {
    #if canImport(Darwin)
    var task = proc_taskinfo()
    let size = Int32(MemoryLayout<proc_taskinfo>.size)
    guard proc_pidinfo(getpid(), PROC_PIDTASKINFO, 0, &task, size) == size else { return nil }
    return Int(task.pti_resident_size)
    #else
    return nil
    #endif
  }

  /// The contents of `/proc/self/status`; nil on systems other than Linux.
  private static func processStatus() -> String? {
    try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
  }

  /// Returns a field such as `VmHWM:  12345 kB` in bytes, or nil if it is missing or malformed.
  static func bytes(of field: String, in status: String) -> Int? {
    for line in status.split(separator: "\n") {
      let words = line.split(whereSeparator: \.isWhitespace)
      guard words.count == 3, words[0] == "\(field):", words[2] == "kB" else { continue }
      return Int(words[1]).map { $0 * 1_024 }
    }
    return nil
  }

  private static func resourceUsage() -> (processorNanoseconds: Int, peakResidentBytes: Int)? {
    var usage = rusage()
    // Linux counts in KiB and imports the constant as an enumeration; macOS counts in bytes.
    #if os(Linux)
    let (who, bytesPerUnit) = (RUSAGE_SELF.rawValue, 1_024)
    #else
    let (who, bytesPerUnit) = (RUSAGE_SELF, 1)
    #endif
    guard getrusage(who, &usage) == 0 else { return nil }
    func nanoseconds(_ time: timeval) -> Int {
      Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_usec) * 1_000
    }
    return (
      nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime), Int(usage.ru_maxrss) * bytesPerUnit
    )
  }
}
