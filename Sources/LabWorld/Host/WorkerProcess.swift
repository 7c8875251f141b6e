// A live adapter: one worker process. It is asked one thing at a time, so that whatever ends it is the doing
// of what it was asked.

package import Foundation

/// What a worker process may use before it is ended.
package struct WorkerLimits: Sendable {
  /// How long it may take over one answer, in real time.
  package var silence: Duration
  /// How much memory it may hold, in bytes; checked a few times a second while it works, where the system
  /// tells.
  package var residentBytes: Int

  package init(silence: Duration = .seconds(60), residentBytes: Int = 4 << 30) {
    self.silence = silence
    self.residentBytes = residentBytes
  }
}

/// A process that reads lines and answers each with a line.
///
/// `@unchecked Sendable`: the pool hands it from thread to thread, and only one of them has it at a time.
package final class WorkerProcess: @unchecked Sendable {
  private let limits: WorkerLimits
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errors: FileHandle
  private var buffer = Data()
  /// How much of the buffer is known to hold no end of a line.
  private var searched = 0

  /// Starts the process.
  package init(_ executable: URL, _ arguments: [String], _ limits: WorkerLimits) throws {
    self.limits = limits
    // A file, not a pipe: a pipe that nobody empties would stop the process. It has no name any more once it
    // is open, so that nothing is left behind however this program ends.
    let file = FileManager.default.temporaryDirectory.appending(
      path: "bookstrack-worker-\(ProcessInfo.processInfo.globallyUniqueString)")
    _ = FileManager.default.createFile(atPath: file.path(percentEncoded: false), contents: nil)
    errors = try FileHandle(forUpdating: file)
    try FileManager.default.removeItem(at: file)
    process.executableURL = executable
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    // No backtrace is printed: it takes seconds, and a crash can be repeated from its seed.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"], uniquingKeysWith: { _, new in new })
    try process.run()
  }

  deinit { end() }

  var isRunning: Bool { process.isRunning }

  /// Sends a line and waits for the next one.
  ///
  /// - Throws: What became of the process; it is over then.
  package func ask(_ line: Data) throws(WorkerFailure) -> Data {
    // A process that is gone before it has read the line is found out below, by the end of its output.
    try? input.fileHandleForWriting.write(contentsOf: line)
    let start = ContinuousClock.now
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        let line = Data(buffer[..<end])
        buffer = Data(buffer[(end + 1)...])
        searched = 0
        return line
      }
      searched = buffer.count
      switch readMore() {
      case .some: continue
      case .end: throw ending()
      case .nothing: break
      }
      if start.duration(to: .now) > limits.silence {
        throw kill(.silent(limits.silence))
      }
      if resident() ?? 0 > limits.residentBytes { throw kill(.oversized(bytes: limits.residentBytes)) }
    }
  }

  /// What the process said last on standard error, in one line; for reports of its death.
  private var lastWords: String? {
    // The process shares the place in the file with this one, so the file is read only after the process has
    // ended.
    guard !process.isRunning else { return nil }
    try? errors.seek(toOffset: 0)
    guard let data = try? errors.readToEnd() else { return nil }
    let lines = String(decoding: data.suffix(8_192), as: UTF8.self).split(whereSeparator: \.isNewline)
    let line = lines.first { $0.contains("Fatal error") } ?? lines.last
    return line.map { String($0.prefix(300)) }
  }

  /// Ends the process and forgets it.
  package func end() {
    try? input.fileHandleForWriting.close()
    if process.isRunning { kill() }
  }

  private enum Read { case some, nothing, end }

  private func readMore() -> Read {
    let descriptor = output.fileHandleForReading.fileDescriptor
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, 100) > 0 else { return process.isRunning ? .nothing : .end }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &bytes, bytes.count)
    guard count > 0 else { return .end }
    buffer.append(contentsOf: bytes[..<count])
    return .some
  }

  /// The output has ended, so the process ends as well, or is made to.
  private func ending() -> WorkerFailure {
    waitForEnd(milliseconds: 2_000)
    guard !process.isRunning else { return kill(.silent(limits.silence)) }
    return process.terminationReason == .uncaughtSignal
      ? .signal(process.terminationStatus, lastWords: lastWords)
      : .exit(process.terminationStatus, lastWords: lastWords)
  }

  private func kill(_ failure: WorkerFailure) -> WorkerFailure {
    kill()
    return failure
  }

  private func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    waitForEnd(milliseconds: 5_000)
  }

  private func waitForEnd(milliseconds: Int) {
    for _ in 0..<milliseconds where process.isRunning { usleep(1_000) }
  }

  /// Memory that the process holds, in bytes; nil where the system does not tell.
  func resident() -> Int? {
    let path = "/proc/\(process.processIdentifier)/statm"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    let words = text.split(separator: " ")
    return words.count > 1 ? Int(words[1]).map { $0 * Int(getpagesize()) } : nil
  }
}
