// LIVE ADAPTER, host only. The one place of this module with a real clock and the memory of a real process.
//
// What it measures is noise to a simulation: it belongs into the `host` part of a report and into benchmarks,
// and no decision of the stack or of a simulated world may depend on it. What the platform does not tell is
// nil.

internal import Foundation

/// What this process has used so far.
package struct HostSample: Sendable, Equatable, Codable {
  /// Time since the meter was made; it never runs backwards.
  package let elapsedNanoseconds: Int
  /// Processor time of all threads, in the program and in the system for it.
  package let processorNanoseconds: Int?
  /// Memory resident now.
  package let residentBytes: Int?
  /// The most memory that was ever resident at once.
  package let peakResidentBytes: Int?

  /// What was measured elsewhere.
  package init(
    elapsedNanoseconds: Int, processorNanoseconds: Int?, residentBytes: Int?, peakResidentBytes: Int?
  ) {
    self.elapsedNanoseconds = elapsedNanoseconds
    self.processorNanoseconds = processorNanoseconds
    self.residentBytes = residentBytes
    self.peakResidentBytes = peakResidentBytes
  }
}

/// Reads the clock, the processor time and the memory of this process.
package struct HostMeter: Sendable {
  private let start = ContinuousClock.now

  /// A meter whose time starts now.
  package init() {}

  /// What was used up to now. Time and processor are cheap; memory costs a small file on Linux.
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

  /// Makes what is resident now the peak, so that later samples tell the most that was resident from here on.
  /// Where the system cannot do that, as macOS, the peak stays that of the whole life of the process: then
  /// nothing that takes much memory may have been done before.
  ///
  /// - Returns: Whether the system did it.
  @discardableResult
  package static func forgetPeak() -> Bool {
    // Linux: 5 resets the high-water mark of resident memory and nothing else.
    guard let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") else { return false }
    return (try? file.write(contentsOf: Data("5".utf8))) != nil
  }

  /// What is resident now, where no text of the system tells it.
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

  /// The text in which Linux describes this process; nil elsewhere.
  private static func processStatus() -> String? {
    try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
  }

  /// A field such as `VmHWM:    12345 kB` in bytes; nil if it is missing or in another form.
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
    // Linux counts in KiB and imports the constant as an enumeration, macOS counts in bytes.
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
