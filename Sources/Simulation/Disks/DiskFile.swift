// One file of a disk: its visible content, its durable content, and the pending changes between the two.
//
// An append-only file is durable up to a prefix of its visible content, so only the length of the prefix is
// stored and an append costs only its own bytes. A change of the durable part copies the blocks that it
// touches until it is durable itself.

/// A change of the content of a file.
enum FileChange: Hashable, Sendable {
  case write(offset: Int, bytes: [UInt8])
  case resize(Int)
  /// Damage of the medium. No program requested it, so no power loss undoes it.
  case damage(offset: Int, mask: UInt8)
}

/// An unsynced change, with its serial number on the disk.
struct PendingChange: Hashable, Sendable {
  let serial: UInt64
  let change: FileChange
}

/// The content of a file, independent of its name.
///
/// Invariant: `visible` is `durable` with all of `pending` applied in order; serial numbers ascend.
struct DiskFile: Sendable {
  private(set) var visible = DiskContent()
  private(set) var pending: [PendingChange] = []
  private var safe = Safe.beginning(0)

  /// The durable content.
  private enum Safe: Sendable {
    /// A prefix of the visible content, by its length.
    case beginning(Int)
    case content(DiskContent)
  }

  /// Creates an empty file.
  init() {}

  private init(safe content: DiskContent) {
    visible = content
    safe = .beginning(content.count)
  }

  /// The content that survives every power loss.
  var durable: DiskContent {
    switch safe {
    case .content(let content): return content
    case .beginning(let count):
      var content = visible
      content.resize(to: count)
      return content
    }
  }

  /// The contents that are held in memory.
  var stored: [DiskContent] {
    if case .content(let content) = safe { [visible, content] } else { [visible] }
  }

  mutating func change(_ change: FileChange, serial: UInt64) {
    if case .beginning(let count) = safe, !change.leaves(beginning: count) { safe = .content(durable) }
    visible.apply(change)
    pending.append(PendingChange(serial: serial, change: change))
  }

  /// Makes the changes up to and including a serial number durable.
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

  /// Returns the file after a power loss with the given fates.
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

/// Files are equal if their visible, durable and pending data are equal, whatever the representation.
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
  /// Returns true if the change leaves the first `count` bytes as they are.
  fileprivate func leaves(beginning count: Int) -> Bool {
    switch self {
    case .write(let offset, _), .damage(let offset, _): offset >= count
    case .resize(let length): length >= count
    }
  }
}

extension DiskContent {
  /// Applies a change.
  fileprivate mutating func apply(_ change: FileChange) {
    switch change {
    case .write(let offset, let bytes): write(bytes, at: offset)
    case .resize(let length): resize(to: length)
    case .damage(let offset, let mask): flip(mask, at: offset)
    }
  }

  /// Applies the part of a change that survived a power loss.
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

/// The parts of a write by sector of 512 bytes, as ranges of its bytes.
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
