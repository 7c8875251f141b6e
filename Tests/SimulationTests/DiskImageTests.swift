// The semantics of a disk, compared with a model that replays everything byte by byte.

import PropertyTesting
import Simulation
import Testing

/// An operation on a disk; files are numbered.
enum DiskCommand: Sendable {
  case write(file: Int, offset: Int, count: Int)
  case append(file: Int, count: Int)
  case truncate(file: Int, size: Int)
  case sync(file: Int)
  case syncDirectory
  case rename(file: Int, to: Int)
  case delete(file: Int)

  static let names = ["a", "b", "c"]

  static let any: Gen<DiskCommand> = {
    let file = Gen<Int>.integer(in: 0...2)
    // Sizes are close to sector boundaries.
    let place = Gen<Int>.frequency([
      (3, .integer(in: 0...20)), (2, .integer(in: 500...530)), (1, .integer(in: 0...1_600)),
    ])
    return .frequency([
      (6, combine(file, place, place).map { .write(file: $0.0, offset: $0.1, count: $0.2) }),
      (5, combine(file, place).map { .append(file: $0.0, count: $0.1) }),
      (2, combine(file, place).map { .truncate(file: $0.0, size: $0.1) }),
      (4, file.map { .sync(file: $0) }),
      (2, .always(.syncDirectory)),
      (2, combine(file, file).map { .rename(file: $0.0, to: $0.1) }),
      (1, file.map { .delete(file: $0) }),
    ])
  }()
}

/// A disk and its model, which get the same operations.
struct DiskPair {
  var disk = DiskImage()
  var model = DiskModel()
  private var fill: UInt8 = 0

  mutating func perform(_ command: DiskCommand) throws {
    switch command {
    case .write(let file, let offset, let count): try write(count, to: DiskCommand.names[file], at: offset)
    case .append(let file, let count):
      let name = DiskCommand.names[file]
      try write(count, to: name, at: model.visible()[name]?.count ?? 0)
    case .truncate(let file, let size) where exists(file):
      try disk.truncate(DiskCommand.names[file], to: size)
      model.truncate(DiskCommand.names[file], to: size)
    case .sync(let file) where exists(file):
      try disk.sync(DiskCommand.names[file])
      model.sync(DiskCommand.names[file])
    case .syncDirectory:
      disk.syncDirectory()
      model.syncDirectory()
    case .rename(let file, let other) where exists(file):
      try disk.rename(DiskCommand.names[file], to: DiskCommand.names[other])
      model.rename(DiskCommand.names[file], to: DiskCommand.names[other])
    case .delete(let file) where exists(file):
      try disk.delete(DiskCommand.names[file])
      model.delete(DiskCommand.names[file])
    case .truncate(let file, _), .sync(let file), .rename(let file, _), .delete(let file):
      try refuses(command, file)
    }
  }

  private func exists(_ file: Int) -> Bool { disk.exists(DiskCommand.names[file]) }

  private mutating func write(_ count: Int, to name: String, at offset: Int) throws {
    fill = fill % 250 + 1
    let bytes = [UInt8](repeating: fill, count: count)
    try disk.write(bytes, to: name, at: offset)
    model.write(bytes, to: name, at: offset)
  }

  /// Expects operations on a missing file to be refused without a change.
  private mutating func refuses(_ command: DiskCommand, _ file: Int) throws {
    let name = DiskCommand.names[file]
    let before = disk
    let failure = diskFailure {
      switch command {
      case .truncate(_, let size): try disk.truncate(name, to: size)
      case .sync: try disk.sync(name)
      case .rename(_, let other): try disk.rename(name, to: DiskCommand.names[other])
      default: try disk.delete(name)
      }
    }
    try claimEqual(failure, .noSuchFile(name), "\(command)")
    try claim(disk == before, "\(command) failed and changed something")
  }
}

/// Returns the disk error that the body throws, if any.
func diskFailure(_ body: () throws -> Void) -> DiskError? {
  do {
    try body()
    return nil
  } catch {
    return error as? DiskError
  }
}

@Suite struct DiskImageTests {
  @Test func whatIsVisibleIsWhatWasDone() throws {
    try check("disk against its model", .array(of: DiskCommand.any, count: 0...25)) { commands in
      var pair = DiskPair()
      for command in commands {
        try pair.perform(command)
        pair.disk.checkInvariants()
        try claimEqual(described(try pair.disk.allContent()), described(pair.model.visible()), "visible")
      }
      try claimEqual(pair.disk.names, pair.model.names().keys.sorted(), "names")
    }
  }

  @Test func aPowerLossLeavesExactlyWhatItsFatesSay() throws {
    let luck = Gen<UInt64>.integer()
    try check("known fates", combine(.array(of: DiskCommand.any, count: 0...15), luck), count: 400) {
      commands, luck in
      var pair = DiskPair()
      for command in commands { try pair.perform(command) }
      var stream = RandomStream(seed: luck, name: "fates")
      let unsynced = pair.model.unsynced
      try claimEqual(pair.disk.unsyncedChanges.map(\.sectors), unsynced.map(\.sectors), "unsynced changes")
      let fates = unsynced.map { Self.anyFate(sectors: $0.sectors, &stream) }
      let fateOf = Dictionary(uniqueKeysWithValues: zip(unsynced.map(\.number), fates))
      for kept in 0...pair.model.unsyncedNamings {
        let after = pair.disk.crashed(fates: fates, directoryOperations: kept)
        after.checkInvariants()
        let allowed = pair.model.survivors(namings: kept) { fateOf[$0] ?? .kept }
        try claimEqual(
          described(try after.allContent()), described(allowed), "after \(fates), \(kept) operations")
        try claim(after.unsyncedChanges.isEmpty, "something is still unsynced after a crash")
      }
    }
  }

  @Test func everyAllowedOutcomeOccursAndNoOther() throws {
    var pair = DiskPair()
    for command: DiskCommand in [
      .write(file: 0, offset: 0, count: 600), .sync(file: 0), .syncDirectory,
      .write(file: 0, offset: 500, count: 600), .truncate(file: 0, size: 700), .append(file: 1, count: 3),
      .rename(file: 1, to: 2),
    ] { try pair.perform(command) }
    let unsynced = pair.model.unsynced
    #expect(unsynced.map(\.sectors) == [3, 0, 1])
    var allowed: Set<[String]> = []
    for fates in Self.allFates(unsynced.map(\.sectors)) {
      let fateOf = Dictionary(uniqueKeysWithValues: zip(unsynced.map(\.number), fates))
      for kept in 0...pair.model.unsyncedNamings {
        allowed.insert(described(pair.model.survivors(namings: kept) { fateOf[$0] ?? .kept }))
      }
    }
    var found: Set<[String]> = []
    for seed in 0..<12_000 as Range<UInt64> {
      var stream = RandomStream(seed: seed, name: "crash")
      found.insert(described(try pair.disk.crashed(using: &stream).allContent()))
    }
    #expect(found.subtracting(allowed).isEmpty)
    #expect(allowed.subtracting(found).isEmpty)
    #expect(allowed.count > 50)
  }

  @Test func whatIsSyncedIsNeverLost() throws {
    let luck = Gen<UInt64>.integer()
    try check("synced", combine(.array(of: DiskCommand.any, count: 0...20), luck), count: 400) {
      commands, luck in
      var pair = DiskPair()
      for command in commands { try pair.perform(command) }
      for name in pair.disk.names { try pair.disk.sync(name) }
      pair.disk.syncDirectory()
      let before = try pair.disk.allContent()
      var stream = RandomStream(seed: luck, name: "crash")
      try claimEqual(try pair.disk.crashed(using: &stream).allContent(), before, "after the power loss")
      pair.disk.checkInvariants()
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func aRenameOverAFileLeavesOneOfTheTwoWhole(seed: UInt64) throws {
    var disk = DiskImage()
    try disk.write([1, 1, 1], to: "state", at: 0)
    try disk.sync("state")
    disk.syncDirectory()
    try disk.write([2, 2], to: "state.new", at: 0)
    try disk.sync("state.new")
    try disk.rename("state.new", to: "state")
    var stream = RandomStream(seed: seed, name: "crash")
    let after = disk.crashed(using: &stream)
    #expect([[1, 1, 1], [2, 2]].contains(try after.read("state")))
    disk.syncDirectory()
    #expect(try disk.crashed(using: &stream).allContent() == ["state": [2, 2]])
  }

  @Test func contentThatIsSyncedMayStillLoseItsName() throws {
    var disk = DiskImage()
    try disk.write([1], to: "new", at: 0)
    try disk.sync("new")
    #expect(disk.crashed(fates: [], directoryOperations: 0).names == [])
    #expect(try disk.crashed(fates: [], directoryOperations: 1).allContent() == ["new": [1]])
  }

  @Test func aNameThatIsSyncedMayStillLoseItsContent() throws {
    var disk = DiskImage()
    try disk.write([1], to: "new", at: 0)
    disk.syncDirectory()
    #expect(try disk.crashed(fates: [.lost], directoryOperations: 0).allContent() == ["new": []])
  }

  @Test func aDeletedFileMayComeBackUntilTheDirectoryIsSynced() throws {
    var disk = DiskImage()
    try disk.write([1], to: "old", at: 0)
    try disk.sync("old")
    disk.syncDirectory()
    try disk.delete("old")
    #expect(try disk.crashed(fates: [], directoryOperations: 0).allContent() == ["old": [1]])
    disk.syncDirectory()
    #expect(disk.crashed(fates: [], directoryOperations: 0).names == [])
    disk.checkInvariants()
  }

  @Test func aLogIsKeptOnceAndNotOnceAsReadAndOnceAsSafe() throws {
    var disk = DiskImage()
    for _ in 0..<100 {
      try disk.append([UInt8](repeating: 1, count: 1_000), to: "log")
      #expect(disk.storedBytes == disk.used)
      try disk.sync("log")
      #expect(disk.storedBytes == disk.used)
    }
    #expect(disk.storedBytes == 100_000)
    disk.checkInvariants()
  }

  @Test func aChangeInTheMiddleCostsItsBlockUntilItIsSafe() throws {
    var disk = DiskImage()
    try disk.write([UInt8](repeating: 1, count: 100_000), to: "log", at: 0)
    try disk.sync("log")
    try disk.write([9], to: "log", at: 50_000)
    #expect(disk.storedBytes == 100_000 + 16_384)
    try disk.sync("log")
    #expect(disk.storedBytes == 100_000)
    #expect(try disk.read("log", 49_999..<50_002) == [1, 9, 1])
  }

  @Test func aDeletedFileTakesMemoryUntilTheDirectoryIsSynced() throws {
    var disk = DiskImage()
    try disk.write([1, 2], to: "log", at: 0)
    disk.syncDirectory()
    try disk.delete("log")
    #expect((disk.used, disk.storedBytes) == (0, 2))
    disk.syncDirectory()
    #expect(disk.storedBytes == 0)
  }

  @Test func aFullDiskRefusesAndKeepsWhatItHas() throws {
    var disk = DiskImage(capacity: 10)
    try disk.write([1, 2, 3, 4, 5, 6], to: "a", at: 0)
    let before = disk
    #expect(diskFailure { try disk.write([1, 2, 3, 4, 5], to: "b", at: 0) } == .full("b"))
    #expect(diskFailure { try disk.write([1], to: "a", at: 10) } == .full("a"))
    #expect(diskFailure { try disk.truncate("a", to: 11) } == .full("a"))
    #expect(disk == before)
    try disk.write([9, 9, 9, 9, 9, 9], to: "a", at: 4)
    #expect(disk.used == 10)
    try disk.delete("a")
    try disk.write([1, 2, 3, 4, 5], to: "b", at: 5)
    #expect(disk.used == 10)
    disk.checkInvariants()
  }

  @Test(arguments: [-1, Int.max, Int.min]) func anImpossiblePlaceIsRefused(offset: Int) throws {
    var disk = DiskImage()
    try disk.write([1], to: "a", at: 0)
    #expect(diskFailure { try disk.write([1, 2], to: "a", at: offset) } == .outOfRange("a"))
    if offset < 0 {
      #expect(diskFailure { try disk.truncate("a", to: offset) } == .outOfRange("a"))
      #expect(diskFailure { _ = try disk.read("a", offset..<3) } == .outOfRange("a"))
    }
    #expect(try disk.allContent() == ["a": [1]])
  }

  @Test func damageIsForGoodAndNoPowerLossUndoesIt() throws {
    var disk = DiskImage()
    try disk.write([0, 0], to: "a", at: 0)
    try disk.sync("a")
    disk.syncDirectory()
    try disk.damage("a", bit: 9)
    #expect(try disk.read("a") == [0, 2])
    disk.checkInvariants()
    #expect(try disk.crashed(fates: [], directoryOperations: 0).read("a") == [0, 2])
  }

  @Test func aRangeIsReadAsFarAsThereAreBytes() throws {
    var disk = DiskImage()
    try disk.write([1, 2, 3, 4], to: "a", at: 0)
    #expect(try disk.read("a", 1..<3) == [2, 3])
    #expect(try disk.read("a", 3..<9) == [4])
    #expect(try disk.read("a", 7..<9) == [])
  }

  // MARK: - Fates

  private static func anyFate(sectors: Int, _ stream: inout RandomStream) -> WriteFate {
    let fates = allFates(of: sectors)
    return fates[stream.below(fates.count)]
  }

  private static func allFates(_ sectors: [Int]) -> [[WriteFate]] {
    sectors.reduce([[]]) { lists, sectors in
      lists.flatMap { list in allFates(of: sectors).map { list + [$0] } }
    }
  }

  private static func allFates(of sectors: Int) -> [WriteFate] {
    guard sectors > 0 else { return [.kept, .lost] }
    let scattered = (0..<(1 << sectors) - 1).map { mask in
      WriteFate.torn(.scattered((0..<sectors).map { mask >> $0 & 1 == 1 }))
    }
    return [.kept, .lost] + (1..<sectors).map { .torn(.prefix(sectors: $0)) } + scattered
  }
}
