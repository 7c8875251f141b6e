// A disk as a value, written for these tests and unlike the lab's: what is visible, what is safe, and every
// state in between that a loss of power may leave.

import BooksTrack

struct MemoryDisk: Sendable, Equatable {
  struct File: Sendable, Equatable {
    var visible: [UInt8] = []
    var safe: [UInt8] = []
  }

  var files: [Int: File] = [:]
  var names: [String: Int] = [:]
  var safeNames: [String: Int] = [:]
  var nextFile = 0

  var listing: [String] { names.keys.sorted() }

  /// The visible files by name.
  var contents: [String: [UInt8]] { names.mapValues { files[$0]?.visible ?? [] } }

  var bytes: Int { contents.values.reduce(0) { $0 + $1.count } }

  init() {}

  /// A disk on which these files are safe.
  init(_ contents: [String: [UInt8]]) {
    for (name, bytes) in contents.sorted(by: { $0.key < $1.key }) {
      names[name] = nextFile
      files[nextFile] = File(visible: bytes, safe: bytes)
      nextFile += 1
    }
    safeNames = names
  }

  subscript(name: String) -> [UInt8]? {
    get { names[name].flatMap { files[$0]?.visible } }
    set {
      guard let newValue else { return names[name] = nil }
      let number = names[name] ?? nextFile
      if names[name] == nil { nextFile += 1 }
      names[name] = number
      files[number, default: File()].visible = newValue
    }
  }

  mutating func sync(_ name: String) {
    guard let number = names[name], let file = files[number] else { return }
    files[number]?.safe = file.visible
  }

  /// The unsynced bytes of files that survive a loss of power.
  enum Loss: CaseIterable {
    /// Nothing.
    case all
    /// Everything.
    case none
    /// All but the first sector of each change.
    case firstSector
    /// All but the last sector.
    case lastSector
    /// Every second sector.
    case everySecondSector
    /// The length and nothing else.
    case content
  }

  /// The unsynced changes of the directory that survive a loss of power. A file system may perform them in
  /// any order.
  enum NameLoss: CaseIterable {
    /// Nothing.
    case all
    /// Everything.
    case none
    /// Names that were to go have gone, and none that was to come has come.
    case arrivals
  }

  /// The disk after a loss of power.
  func afterPowerLoss(_ loss: Loss, names nameLoss: NameLoss) -> MemoryDisk {
    let left =
      switch nameLoss {
      case .all: safeNames
      case .none: names
      case .arrivals: safeNames.filter { names[$0.key] != nil }
      }
    return afterPowerLoss(left) { file in
      guard file.visible.count > file.safe.count, file.visible.starts(with: file.safe) else {
        return loss == .all ? file.safe : file.visible
      }
      return file.torn(by: loss)
    }
  }

  /// The disk after a loss of power that left so many bytes of each unsynced addition.
  func afterPowerLoss(keeping count: Int) -> MemoryDisk {
    afterPowerLoss(names) { file in
      file.visible.count > file.safe.count
        ? Array(file.visible.prefix(file.safe.count + count)) : file.visible
    }
  }

  private func afterPowerLoss(_ names: [String: Int], _ content: (File) -> [UInt8]) -> MemoryDisk {
    MemoryDisk(names.mapValues { number in files[number].map(content) ?? [] })
  }

  /// The largest unsynced addition to a file.
  var longestUnsynced: Int {
    names.values.compactMap { files[$0] }.map { $0.visible.count - $0.safe.count }.max() ?? 0
  }
}

extension MemoryDisk.File {
  fileprivate func torn(by loss: MemoryDisk.Loss) -> [UInt8] {
    if loss == .all { return safe }
    var bytes = visible
    let first = safe.count / 512
    let last = (visible.count - 1) / 512
    for sector in first...last {
      let isLost =
        switch loss {
        case .all, .content: true
        case .none: false
        case .firstSector: sector == first
        case .lastSector: sector == last
        case .everySecondSector: sector % 2 == 0
        }
      guard isLost else { continue }
      for index in max(safe.count, sector * 512)..<min(visible.count, (sector + 1) * 512) { bytes[index] = 0 }
    }
    return bytes
  }
}
