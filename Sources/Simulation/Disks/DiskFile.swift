// One file of a disk: what a reader sees, what is safe, and the changes that lie between the two.
//
// Once everything is synced, the two contents share all their memory; a write then costs its own bytes and one block.

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
struct DiskFile: Hashable, Sendable {
  private(set) var visible = DiskContent()
  private(set) var durable = DiskContent()
  private(set) var pending: [PendingChange] = []

  mutating func change(_ change: FileChange, serial: UInt64) {
    visible.apply(change)
    pending.append(PendingChange(serial: serial, change: change))
  }

  /// Makes changes up to and with that number safe.
  mutating func settle(through serial: UInt64) {
    let count = pending.prefix { $0.serial <= serial }.count
    if count == pending.count {
      durable = visible
    } else {
      for settled in pending[..<count] { durable.apply(settled.change) }
    }
    pending.removeFirst(count)
  }

  /// The file when the power comes back.
  func afterPowerLoss(_ fate: (PendingChange) -> WriteFate) -> DiskFile {
    var survivor = DiskFile()
    survivor.durable = durable
    for pending in pending { survivor.durable.apply(pending.change, fate: fate(pending)) }
    survivor.visible = survivor.durable
    return survivor
  }

  var isConsistent: Bool {
    var replayed = durable
    for pending in pending { replayed.apply(pending.change) }
    return replayed == visible && zip(pending, pending.dropFirst()).allSatisfy { $0.serial < $1.serial }
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
