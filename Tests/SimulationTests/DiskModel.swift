// A deliberately simple disk: it records all changes with a flag for synced ones, and computes contents byte
// by byte from the start.

import Simulation

struct DiskModel {
  enum Change {
    case write(offset: Int, bytes: [UInt8])
    case resize(Int)
  }

  struct Past {
    let number: Int
    let change: Change
    var isSafe = false
  }

  enum Naming {
    case create(String, Int)
    case rename(String, String)
    case delete(String)
  }

  private(set) var contents: [[Past]] = []
  private(set) var namings: [Naming] = []
  private(set) var safeNamings = 0
  private var changes = 0

  // MARK: - Changes

  mutating func write(_ bytes: [UInt8], to file: String, at offset: Int) {
    if names()[file] == nil {
      contents.append([])
      namings.append(.create(file, contents.count - 1))
    }
    if !bytes.isEmpty { remember(file, .write(offset: offset, bytes: bytes)) }
  }

  mutating func truncate(_ file: String, to size: Int) {
    if size != visible()[file]?.count { remember(file, .resize(size)) }
  }

  mutating func sync(_ file: String) {
    guard let content = names()[file] else { return }
    for index in contents[content].indices { contents[content][index].isSafe = true }
  }

  mutating func syncDirectory() { safeNamings = namings.count }

  mutating func rename(_ file: String, to other: String) {
    if file != other { namings.append(.rename(file, other)) }
  }

  mutating func delete(_ file: String) { namings.append(.delete(file)) }

  private mutating func remember(_ file: String, _ change: Change) {
    guard let content = names()[file] else { return }
    changes += 1
    contents[content].append(Past(number: changes, change: change))
  }

  // MARK: - Contents

  func names(_ count: Int? = nil) -> [String: Int] {
    var names: [String: Int] = [:]
    for naming in namings.prefix(count ?? namings.count) {
      switch naming {
      case .create(let file, let content): names[file] = content
      case .rename(let file, let other): names[other] = names.removeValue(forKey: file)
      case .delete(let file): names[file] = nil
      }
    }
    return names
  }

  /// Returns all files with their bytes.
  func visible() -> [String: [UInt8]] { names().mapValues { replay(contents[$0]) { _ in .kept } } }

  /// Returns all files with their bytes after a power loss.
  func survivors(namings: Int, fate: (Int) -> WriteFate) -> [String: [UInt8]] {
    names(safeNamings + namings).mapValues { content in
      replay(contents[content]) { $0.isSafe ? .kept : fate($0.number) }
    }
  }

  /// The numbers of the unsynced changes that could be visible after a power loss, and the number of sectors
  /// of each, in order.
  var unsynced: [(number: Int, sectors: Int)] {
    let reachable = Set((safeNamings...namings.count).flatMap { names($0).values })
    return reachable.flatMap { contents[$0] }.filter { !$0.isSafe }.sorted { $0.number < $1.number }.map {
      past in
      guard case .write(let offset, let bytes) = past.change else { return (past.number, 0) }
      return (past.number, Set((offset..<offset + bytes.count).map { $0 / 512 }).count)
    }
  }

  var unsyncedNamings: Int { namings.count - safeNamings }

  private func replay(_ history: [Past], fate: (Past) -> WriteFate) -> [UInt8] {
    var bytes: [UInt8] = []
    for past in history {
      switch past.change {
      case .resize(let size):
        if fate(past) != .lost { bytes = (0..<size).map { $0 < bytes.count ? bytes[$0] : 0 } }
      case .write(let offset, let written):
        for place in offset..<offset + written.count {
          let sector = place / 512 - offset / 512
          let (arrives, grows) = Self.arrival(of: sector, fate(past))
          if arrives || grows { while bytes.count <= place { bytes.append(0) } }
          if arrives { bytes[place] = written[place - offset] }
        }
      }
    }
    return bytes
  }

  /// Returns whether a sector of a write arrived, and whether the file became long enough for it.
  private static func arrival(of sector: Int, _ fate: WriteFate) -> (Bool, Bool) {
    switch fate {
    case .kept: (true, true)
    case .lost: (false, false)
    case .torn(.prefix(let sectors)): (sector < sectors, sector < sectors)
    case .torn(.scattered(let arrived)): (sector < arrived.count && arrived[sector], true)
    }
  }
}

extension DiskImage {
  /// Returns all files with their bytes.
  func allContent() throws -> [String: [UInt8]] {
    var content: [String: [UInt8]] = [:]
    for name in names { content[name] = try read(name) }
    return content
  }
}

/// Describes each file by runs of equal bytes.
func described(_ content: [String: [UInt8]]) -> [String] {
  content.sorted { $0.key < $1.key }.map { name, bytes in
    var runs: [(byte: UInt8, count: Int)] = []
    for byte in bytes {
      if runs.last?.byte == byte { runs[runs.count - 1].count += 1 } else { runs.append((byte, 1)) }
    }
    return "\(name): " + runs.map { "\($0.count)×\($0.byte)" }.joined(separator: " ")
  }
}
