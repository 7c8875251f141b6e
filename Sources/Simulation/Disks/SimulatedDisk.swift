// The disk of a simulated machine: a disk image whose operations take time and can fail.
//
// Each operation is two named points, its begin and its end. Its faults and its duration are drawn at the
// begin; it takes effect atomically at the end. Both follow a released point, so no draw depends on the order
// of runtime jobs. A machine that dies between the two has not performed the operation; one that dies right
// after the end has performed it without knowing.

/// The disk of a machine; it outlives the machine's incarnations.
///
/// ```swift
/// try await phone.disk.write(Array("first".utf8), to: "log", at: 0)
/// try await phone.disk.sync("log")
/// try await phone.disk.syncDirectory()
/// ```
///
/// Its semantics are those of ``DiskImage``. All names are in one directory.
///
/// `@unchecked Sendable`: used only on the thread of its world.
public final class SimulatedDisk: MachineDisk, @unchecked Sendable {
  /// The effect of a machine's death on unsynced changes.
  public enum Loss: Hashable, Sendable {
    /// The power was lost: unsynced changes are at risk.
    case power
    /// The process died and the machine kept running: nothing is lost.
    case none
  }

  /// The speed and capacity of the disk. May be changed at any time.
  public var behavior = DiskBehavior() {
    didSet { image.capacity = behavior.capacity }
  }

  /// The contents, visible and durable; reading the property takes no virtual time.
  public internal(set) var image = DiskImage()

  /// The kinds of fault that fired at the last power loss, sorted by name; for oracles.
  public internal(set) var struck: [FaultKind] = []

  var storedBytes: Int { image.storedBytes }

  let core: WorldCore
  let site: String
  /// Fired kinds of the last power losses that the program has not been able to observe yet.
  var unseen: Set<FaultKind> = []
  /// The number of reads that returned a wrong bit, over all incarnations.
  public internal(set) var misreads = 0
  var powerLosses = 0
  private let process: Int
  private var jitter: RandomStream

  init(core: WorldCore, process: Int, machine: String) {
    self.core = core
    self.process = process
    site = "disk \(machine)"
    jitter = RandomStream(seed: core.seed, name: site).substream("jitter")
  }

  // MARK: - Content

  /// Writes bytes into a file, which is created if needed. A gap before them reads as zeros.
  ///
  /// - Throws: `DiskError.full` or `.writeFailed`, after which some leading sectors may have been written;
  ///   `.outOfRange`.
  public func write(_ bytes: [UInt8], to file: String, at offset: Int) async throws(DiskError) {
    let name = "disk write \(file) at \(offset)"
    try await pass(.zero, name)
    let fault = writeFault(bytes, file, at: offset)
    try await pass(behavior.writeLatency, name, bytes: bytes.count)
    try put(bytes, file, at: offset, fault)
  }

  /// Appends bytes to a file, at its end when the operation takes effect, and returns the offset of the
  /// first.
  ///
  /// - Throws: As ``write(_:to:at:)``.
  @discardableResult
  public func append(_ bytes: [UInt8], to file: String) async throws(DiskError) -> Int {
    let name = "disk append \(file)"
    try await pass(.zero, name)
    let fault = writeFault(bytes, file, at: (try? image.size(of: file)) ?? 0)
    try await pass(behavior.writeLatency, name, bytes: bytes.count)
    let offset = image.exists(file) ? try image.size(of: file) : 0
    try put(bytes, file, at: offset, fault)
    return offset
  }

  /// Truncates a file, or extends it with zeros.
  public func truncate(_ file: String, to size: Int) async throws(DiskError) {
    try await change("truncate \(file) to \(size)")
    try image.truncate(file, to: size)
    record("truncated \(file)", UInt64(size))
  }

  /// Returns all bytes of a file.
  public func read(_ file: String) async throws(DiskError) -> [UInt8] { try await read(file, 0..<Int.max) }

  /// Returns the bytes of a file in the part of the range that exists.
  public func read(_ file: String, _ range: Range<Int>) async throws(DiskError) -> [UInt8] {
    let name = "disk read \(file)"
    try await pass(.zero, name)
    let expected = range.clamped(to: 0..<((try? image.size(of: file)) ?? 0)).count
    try await pass(behavior.readLatency, name, bytes: expected)
    let bytes = afflicted(try image.read(file, range), file, from: range.lowerBound)
    see()
    record("read \(file)", bytes: bytes)
    return bytes
  }

  /// Returns the length of a file in bytes.
  public func size(of file: String) async throws(DiskError) -> Int {
    try await readDirectory("size of \(file)")
    let size = try image.size(of: file)
    record("measured \(file)", UInt64(size))
    return size
  }

  /// Makes the content and length of a file durable as of the beginning of the call, but not its name.
  public func sync(_ file: String) async throws(DiskError) {
    let name = "disk sync \(file)"
    try await pass(.zero, name)
    let ticket = try image.beginSync(file)
    try await pass(behavior.syncLatency + syncDelay(), name)
    image.finishSync(ticket)
    record("synced \(file)", 0)
  }

  // MARK: - Names

  /// Makes the names of all files durable as of the beginning of the call, but not their content.
  public func syncDirectory() async throws(DiskError) {
    let name = "disk sync directory"
    try await pass(.zero, name)
    let place = image.beginDirectorySync()
    try await pass(behavior.syncLatency + syncDelay(), name)
    image.finishDirectorySync(place)
    record("synced the directory", 0)
  }

  /// Renames a file atomically, replacing any file with the new name.
  public func rename(_ file: String, to other: String) async throws(DiskError) {
    try await change("rename \(file) to \(other)")
    try image.rename(file, to: other)
    record("renamed \(file) to \(other)", 0)
  }

  /// Deletes a file.
  public func delete(_ file: String) async throws(DiskError) {
    try await change("delete \(file)")
    try image.delete(file)
    record("deleted \(file)", 0)
  }

  /// Returns the names of all files, sorted.
  public func list() async throws(DiskError) -> [String] {
    try await readDirectory("list")
    let names = image.names
    record("listed the directory", UInt64(names.count))
    return names
  }

  /// Returns whether a file exists.
  public func exists(_ file: String) async throws(DiskError) -> Bool {
    try await readDirectory("exists \(file)")
    let exists = image.exists(file)
    record("looked for \(file)", exists ? 1 : 0)
    return exists
  }

  // MARK: - Scenario operations

  /// Replaces the contents of the disk, for example by a backup. Takes no virtual time.
  public func replace(with image: DiskImage) {
    self.image = image
    self.image.capacity = behavior.capacity
    struck = []
    unseen = []
    record("was replaced", UInt64(image.used))
  }

  /// Drops the contents to free memory, for a machine that is not used again. Takes no virtual time and is no
  /// event, so it does not affect the digest.
  public func discard() { image = DiskImage(capacity: behavior.capacity) }

  // MARK: - Steps

  private func put(_ bytes: [UInt8], _ file: String, at offset: Int, _ fault: WriteFault?) throws(DiskError) {
    guard let fault else {
      try image.write(bytes, to: file, at: offset)
      return record("wrote \(file) at \(offset)", bytes: bytes)
    }
    let written = Array(bytes.prefix(fault.written))
    if !written.isEmpty { try image.write(written, to: file, at: offset) }
    record("failed to write \(file) at \(offset)", bytes: written)
    throw fault.kind == DiskFault.full ? .full(file) : .writeFailed(file)
  }

  private func readDirectory(_ what: String) async throws(DiskError) {
    try await pass(.zero, "disk \(what)")
    try await pass(behavior.readLatency, "disk \(what)")
    see()
  }

  private func change(_ what: String) async throws(DiskError) {
    try await pass(.zero, "disk \(what)")
    try await pass(behavior.writeLatency, "disk \(what)")
  }

  /// Waits at a named point for the latency and the transfer; jitter is added to a positive latency.
  private func pass(_ latency: Duration, _ name: String, bytes: Int = 0) async throws(DiskError) {
    var due = core.now.addingClamped(latency.wholeNanoseconds).addingClamped(behavior.transfer(of: bytes))
    let spread = behavior.jitter.wholeNanoseconds
    if latency > .zero, spread > 0 { due = due.addingClamped(Int64(jitter.below(Int(spread) + 1))) }
    do {
      try await core.park(until: due, process: process, name: name)
    } catch {
      throw .cancelled
    }
  }

  func record(_ text: @autoclosure () -> String, _ word: UInt64) {
    core.record(.disk, process: process, word: word, text: text)
  }

  private func record(_ text: @autoclosure () -> String, bytes: [UInt8]) {
    var digest = Digest()
    digest.absorb(bytes)
    core.record(.disk, process: process, word: digest.value) { "\(text()), \(bytes.count) bytes" }
  }
}
