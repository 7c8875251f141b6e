// One file of a disk: what a reader sees, what is safe, and the changes that lie between the two.
//
// A log only grows, so what is safe of it is the beginning of what is visible, and only its length is kept: a
// write at the end costs its own bytes. A change of what is safe costs the blocks that it touches, until it
// is safe itself.

/// A change of a file's content.
enum FileChange: Hashable, Sendable {
  case write(offset: Int, bytes: [UInt8])
  case resize(Int)
  /// The medium has gone bad there. Not something that anyone asked for, so no power loss can undo it.
  case damage(offset: Int, mask: UInt8)
}

/// A change that has not been synced, with its number among all changes of the disk.
struct PendingChange: Hashable, Sendable {
  let serial: UInt64
  let change: FileChange
}

/// Content, by whichever names it is known in the directory.
///
/// Invariant: `visible` is `durable` with all of `pending` applied in order; serials ascend.
struct DiskFile: Sendable {
  private(set) var visible = DiskContent()
  private(set) var pending: [PendingChange] = []
  private var safe = Safe.beginning(0)

  /// What a power loss cannot take.
  private enum Safe: Sendable {
    /// That many first bytes of what is visible.
    case beginning(Int)
    case content(DiskContent)
  }

  /// An empty file.
  init() {}

  private init(safe content: DiskContent) {
    visible = content
    safe = .beginning(content.count)
  }

  /// The content that a power loss cannot take.
  var durable: DiskContent {
    switch safe {
    case .content(let content): return content
    case .beginning(let count):
      var content = visible
      content.resize(to: count)
      return content
    }
  }

  /// The contents that take memory.
  var stored: [DiskContent] {
    if case .content(let content) = safe { [visible, content] } else { [visible] }
  }

  mutating func change(_ change: FileChange, serial: UInt64) {
    if case .beginning(let count) = safe, !change.leaves(beginning: count) { safe = .content(durable) }
    visible.apply(change)
    pending.append(PendingChange(serial: serial, change: change))
  }

  /// Makes changes up to and with that number safe.
  mutating func settle(through serial: UInt64) {
    let count = pending.prefix { $0.serial <= serial }.count
    if count == pending.count {
      safe = .beginning(visible.count)
    } else if count > 0 {
      var content = durable
      for settled in pending[..<count] { content.apply(settled.change) }
      safe = .content(content)
    }
    pending.removeFirst(count)
  }

  /// The file when the power comes back.
  func afterPowerLoss(_ fate: (PendingChange) -> WriteFate) -> DiskFile {
    var content = durable
    for pending in pending { content.apply(pending.change, fate: fate(pending)) }
    return DiskFile(safe: content)
  }

  var isConsistent: Bool {
    var replayed = durable
    for pending in pending { replayed.apply(pending.change) }
    return replayed == visible && zip(pending, pending.dropFirst()).allSatisfy { $0.serial < $1.serial }
  }
}

/// Two files are equal if the same is visible, safe and pending, however it is kept.
extension DiskFile: Hashable {
  static func == (left: DiskFile, right: DiskFile) -> Bool {
    left.visible == right.visible && left.pending == right.pending && left.durable == right.durable
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(visible)
    hasher.combine(pending)
  }
}

extension FileChange {
  /// Whether that many first bytes stay as they are.
  fileprivate func leaves(beginning count: Int) -> Bool {
    switch self {
    case .write(let offset, _), .damage(let offset, _): offset >= count
    case .resize(let length): length >= count
    }
  }
}

extension DiskContent {
  /// Changes the content.
  fileprivate mutating func apply(_ change: FileChange) {
    switch change {
    case .write(let offset, let bytes): write(bytes, at: offset)
    case .resize(let length): resize(to: length)
    case .damage(let offset, let mask): flip(mask, at: offset)
    }
  }

  /// Changes the content as far as the power loss let it.
  fileprivate mutating func apply(_ change: FileChange, fate: WriteFate) {
    switch (change, fate) {
    case (.damage, _), (_, .kept), (.resize, .torn): apply(change)
    case (_, .lost): break
    case (.write(let offset, let bytes), .torn(.prefix(let sectors))):
      for piece in Sectors(offset: offset, count: bytes.count).prefix(sectors) {
        write(Array(bytes[piece]), at: offset + piece.lowerBound)
      }
    case (.write(let offset, let bytes), .torn(.scattered(let arrived))):
      if count < offset + bytes.count { resize(to: offset + bytes.count) }
      for (piece, hasArrived) in zip(Sectors(offset: offset, count: bytes.count), arrived) where hasArrived {
        write(Array(bytes[piece]), at: offset + piece.lowerBound)
      }
    }
  }
}

/// The parts of a write that lie in one sector of 512 bytes each, as ranges of its bytes.
struct Sectors: RandomAccessCollection {
  static let size = 512

  let offset: Int
  let bytes: Int

  init(offset: Int, count: Int) {
    self.offset = offset
    bytes = count
  }

  var startIndex: Int { 0 }
  var endIndex: Int { bytes == 0 ? 0 : (offset + bytes - 1) / Self.size - offset / Self.size + 1 }

  subscript(index: Int) -> Range<Int> {
    let start = (offset / Self.size + index) * Self.size - offset
    return Swift.max(0, start)..<Swift.min(bytes, start + Self.size)
  }
}
