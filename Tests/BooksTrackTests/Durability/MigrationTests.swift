// A chain of three steps from version 1 to version 4, interrupted at every operation.

import BooksTrack
import Testing

@Suite("Library archive: versions", .timeLimit(.minutes(20)))
struct MigrationTests {
  /// Names of authors get a letter for each step. A name is written as its length and its bytes, in front of
  /// the rest.
  private static let chain: [FormatStep] = [(1, "b"), (2, "c"), (3, "d")].map { version, letter in
    FormatStep(from: version) { raw throws(FormatStepError) in
      for row in raw.rows(ofKind: 3) {
        guard let length = row.bytes.first, length < 100, Int(length) < row.bytes.count else {
          throw FormatStepError("author \(row.replica).\(row.serial) has no name")
        }
        raw.put(
          [length + 1] + row.bytes[1...Int(length)] + Array(letter.utf8)
            + row.bytes.dropFirst(Int(length) + 1),
          ofKind: 3, replica: row.replica, serial: row.serial)
      }
    }
  }

  private static let fourth = LibraryFormat(version: 4, steps: chain)

  private static func oldDisk(compacting: Bool) async throws -> MemoryDisk {
    let files = MemoryFiles()
    let life = try await ArchiveLife.begin(files, format: LibraryFormat(version: 1))
    for number in 0..<3 { try await life.store.addAuthor("a\(number)") }
    if compacting { #expect(try await life.archive.compact(await life.store.snapshot)) }
    try await life.store.addAuthor("a3")
    let author = try await life.store.addAuthor("gone")
    try await life.store.commit(.edit("remove")) { $0.remove(author) }
    return await files.disk
  }

  @Test(
    "a library of version 1 is migrated step by step, and accepts later commits", arguments: [true, false])
  func carriedOver(compacting: Bool) async throws {
    let files = MemoryFiles(try await Self.oldDisk(compacting: compacting))
    let life = try await ArchiveLife.begin(files, format: Self.fourth)
    #expect(life.report.carriedOverFrom == 1)
    #expect(await life.store.authorNames == ["a0bcd", "a1bcd", "a2bcd", "a3bcd"])
    #expect(await life.store.snapshot.sequence == 6)
    // The serial number of the author that is gone is not given out again.
    #expect(try await life.store.addAuthor("new").serial == 5)
    let again = try await ArchiveLife.begin(files, format: Self.fourth)
    #expect(again.report.carriedOverFrom == nil)
    #expect(await again.store.authorNames == ["a0bcd", "a1bcd", "a2bcd", "a3bcd", "new"])
    guard
      case .failure(.newerVersion(_, found: 4, newestKnown: 1)) = await recover(
        await files.disk, format: LibraryFormat(version: 1))
    else {
      Issue.record("an old program took files of a new one")
      return
    }
  }

  @Test(
    "a migration interrupted at any operation is repeated or continued; never twice, and never half (SES-7)",
    arguments: [
      true, false,
    ])
  func interrupted(compacting: Bool) async throws {
    let old = try await Self.oldDisk(compacting: compacting)
    let whole = MemoryFiles(old, keepsHistory: true)
    let expected = await (try ArchiveLife.begin(whole, format: Self.fourth)).store.snapshot
    let history = await whole.history
    #expect(history.count > 7)
    for (place, disk) in history.enumerated() {
      var states = [disk]
      for loss in MemoryDisk.Loss.allCases {
        states += MemoryDisk.NameLoss.allCases.map { disk.afterPowerLoss(loss, names: $0) }
      }
      for state in states {
        let files = MemoryFiles(state)
        let life = try await ArchiveLife.begin(files, format: Self.fourth)
        #expect(await life.store.snapshot == expected, "interrupted at \(place)")
        try await life.store.addAuthor("new")
        let after = try await recover(await files.disk, format: Self.fourth).get()
        #expect(after == (await life.store.snapshot), "interrupted at \(place)")
      }
    }
  }

  @Test("a full disk, or a row that a step cannot parse, leaves the old files unchanged")
  func failed() async throws {
    let old = try await Self.oldDisk(compacting: true)
    let full = MemoryFiles(old, capacity: old.bytes + 10)
    await #expect(throws: LibraryOpenError.self) { try await ArchiveLife.begin(full, format: Self.fourth) }
    #expect(await full.disk.contents == old.contents)

    let confused = LibraryFormat(
      version: 2, steps: [FormatStep(from: 1) { _ throws(FormatStepError) in throw FormatStepError("what?") }]
    )
    await #expect(throws: LibraryOpenError.notCarriedOver(fromVersion: 1, reason: "what?")) {
      try await ArchiveLife.begin(MemoryFiles(old), format: confused)
    }
  }
}
