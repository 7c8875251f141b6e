// The disk of a simulated machine: a disk image whose operations take time and can fail.
//
// Each operation is two named points, its beginning and its end. What may go wrong with it and how long it
// takes is drawn when it begins, and it takes effect, all at once, when it ends. Both happen behind a point
// that was just released, so no draw depends on the order of the runtime's jobs. A machine that dies in
// between has not done it; one that dies right afterwards has done it and does not know.

/// The disk of a machine; it outlives the machine's incarnations.
///
/// ```swift
/// try await phone.disk.write(Array("first".utf8), to: "log", at: 0)
/// try await phone.disk.sync("log")
/// try await phone.disk.syncDirectory()
/// ```
///
/// Its semantics are those of ``DiskImage``. Names are those of one directory.
///
/// `@unchecked Sendable`: used only on the thread of its world.
public final class SimulatedDisk: @unchecked Sendable {
  /// What becomes of unsynced changes when a machine dies.
  public enum Loss: Hashable, Sendable {
    /// The power went: what was not synced is at risk.
    case power
    /// The process died and the machine went on: nothing is lost.
    case none
  }

  /// How fast and how large the disk is. May be changed at any time.
  public var behavior = DiskBehavior() {
    didSet { image.capacity = behavior.capacity }
  }

  /// What is on it, now and after a power loss; reading it takes no time.
  public internal(set) var image = DiskImage()

  /// The kinds of fault that struck at the last power loss, by name; for oracles.
  public internal(set) var struck: [FaultKind] = []

  let core: WorldCore
  let site: String
  /// Those of the last power losses that the program has had no chance to see yet.
  var unseen: Set<FaultKind> = []
  /// How many reads have given a wrong bit, of this machine's whole life.
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

  /// Writes bytes into a file, which is created if there is none. A gap before them reads as zeros.
  ///
  /// - Throws: `DiskError.full` or `.writeFailed`, after which some first sectors may have arrived.
  public func write(_ bytes: [UInt8], to file: String, at offset: Int) async throws(DiskError) {
    let name = "disk write \(file) at \(offset)"
    try await pass(.zero, name)
    let fault = writeFault(bytes, file, at: offset)
    try await pass(behavior.writeLatency, name, bytes: bytes.count)
    try put(bytes, file, at: offset, fault)
  }

  /// Writes bytes at the end of a file, wherever that is when it happens, and gives the offset of the first.
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

  /// Cuts a file, or makes it longer with zeros.
  public func truncate(_ file: String, to size: Int) async throws(DiskError) {
    try await change("truncate \(file) to \(size)")
    try image.truncate(file, to: size)
    record("truncated \(file)", UInt64(size))
  }

  /// All bytes of a file.
  public func read(_ file: String) async throws(DiskError) -> [UInt8] { try await read(file, 0..<Int.max) }

  /// The bytes of a file in that range, as far as there are any.
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

  /// The length of a file in bytes.
  public func size(of file: String) async throws(DiskError) -> Int {
    try await readDirectory("size of \(file)")
    let size = try image.size(of: file)
    record("measured \(file)", UInt64(size))
    return size
  }

  /// Makes content and length of a file safe, as they were when this was called; its name is another matter.
  public func sync(_ file: String) async throws(DiskError) {
    let name = "disk sync \(file)"
    try await pass(.zero, name)
    let ticket = try image.beginSync(file)
    try await pass(behavior.syncLatency + syncDelay(), name)
    image.finishSync(ticket)
    record("synced \(file)", 0)
  }

  // MARK: - Names

  /// Makes the names of all files safe, as they were when this was called; their content is another matter.
  public func syncDirectory() async throws(DiskError) {
    let name = "disk sync directory"
    try await pass(.zero, name)
    let place = image.beginDirectorySync()
    try await pass(behavior.syncLatency + syncDelay(), name)
    image.finishDirectorySync(place)
    record("synced the directory", 0)
  }

  /// Gives a file another name, in one step; a file that had that name is gone.
  public func rename(_ file: String, to other: String) async throws(DiskError) {
    try await change("rename \(file) to \(other)")
    try image.rename(file, to: other)
    record("renamed \(file) to \(other)", 0)
  }

  /// Removes a file.
  public func delete(_ file: String) async throws(DiskError) {
    try await change("delete \(file)")
    try image.delete(file)
    record("deleted \(file)", 0)
  }

  /// The names of all files, in order.
  public func list() async throws(DiskError) -> [String] {
    try await readDirectory("list")
    let names = image.names
    record("listed the directory", UInt64(names.count))
    return names
  }

  /// Whether there is a file of that name.
  public func exists(_ file: String) async throws(DiskError) -> Bool {
    try await readDirectory("exists \(file)")
    let exists = image.exists(file)
    record("looked for \(file)", exists ? 1 : 0)
    return exists
  }

  // MARK: - By the scenario

  /// Puts another disk into the machine: an empty one, a backup. What was there is gone; takes no time.
  public func replace(with image: DiskImage) {
    self.image = image
    self.image.capacity = behavior.capacity
    struck = []
    unseen = []
    record("was replaced", UInt64(image.used))
  }

  /// Lets go of everything that is on it, so that it takes no memory: for a machine that nobody will use
  /// again. Takes no time and is no event, so the digest of a world does not depend on it.
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

  /// A named point so much later; a positive latency is drawn out by the jitter.
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
