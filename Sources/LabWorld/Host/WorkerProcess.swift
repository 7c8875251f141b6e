// A live adapter: one worker process. It handles one request at a time, so that a crash can be attributed to
// its request.

package import Foundation

/// The resources that a worker process may use before it is killed.
package struct WorkerLimits: Sendable {
  /// The time for one answer, in real time.
  package var silence: Duration
  /// The resident memory in bytes; checked several times a second during a request, on systems that report
  /// it.
  package var residentBytes: Int

  package init(silence: Duration = .seconds(60), residentBytes: Int = 4 << 30) {
    self.silence = silence
    self.residentBytes = residentBytes
  }
}

/// A process that reads lines and answers each with a line.
///
/// `@unchecked Sendable`: the pool passes it between threads, and only one thread uses it at a time.
package final class WorkerProcess: @unchecked Sendable {
  private let limits: WorkerLimits
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errors: FileHandle
  private var buffer = Data()
  /// The length of the prefix of the buffer that contains no newline.
  private var searched = 0

  /// Starts the process.
  package init(_ executable: URL, _ arguments: [String], _ limits: WorkerLimits) throws {
    self.limits = limits
    // A file, not a pipe: a full pipe would block the process. The file is unlinked once it is open, so that
    // nothing is left behind however this program ends.
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

  /// Sends a line and waits for the next line of output.
  ///
  /// - Throws: The reason for which there is no answer; the process has ended then.
  package func ask(_ line: Data) throws(WorkerFailure) -> Data {
    // If the process has ended before it reads the line, the end of its output is detected below.
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

  /// The last message of the process on standard error, in one line; for reports of its death.
  private var lastWords: String? {
    // The process and this one share the file offset, so the file is read only after the process has ended.
    guard !process.isRunning else { return nil }
    try? errors.seek(toOffset: 0)
    guard let data = try? errors.readToEnd() else { return nil }
    let lines = String(decoding: data.suffix(8_192), as: UTF8.self).split(whereSeparator: \.isNewline)
    let line = lines.first { $0.contains("Fatal error") } ?? lines.last
    return line.map { String($0.prefix(300)) }
  }

  /// Closes the input of the process and kills it if it is running.
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

  /// Waits for the end of the process after the end of its output, and kills it if it does not end.
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

  /// Returns the resident memory of the process in bytes; nil if the system does not report it.
  func resident() -> Int? {
    let path = "/proc/\(process.processIdentifier)/statm"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    let words = text.split(separator: " ")
    return words.count > 1 ? Int(words[1]).map { $0 * Int(getpagesize()) } : nil
  }
}
