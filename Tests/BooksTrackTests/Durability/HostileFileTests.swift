// Files that somebody has damaged: an error that says where, or the last committed state; never anything
// else, and never a changed file.

import BooksTrack
import Testing

@Suite("Library archive: hostile files", .timeLimit(.minutes(20)))
struct HostileFileTests {
  private struct Sample {
    var disk = MemoryDisk()
    var libraries = [Library(replica: 1)]
  }

  /// A snapshot after three transactions, a log that is older, and one behind it with three more.
  private func sample(compacting: Bool) async throws -> Sample {
    let files = MemoryFiles()
    let life = try await ArchiveLife.begin(files)
    var sample = Sample()
    for number in 0..<6 {
      try await life.step(number)
      sample.libraries.append(await life.store.snapshot)
      if compacting, number == 2 { #expect(try await life.archive.compact(await life.store.snapshot)) }
    }
    sample.disk = await files.disk
    return sample
  }

  /// Opens damaged files and gives the number of the last transaction, or nil for an error that names a file.
  private func open(_ disk: MemoryDisk, _ sample: Sample, _ place: String) async -> UInt64? {
    let files = MemoryFiles(disk)
    do throws(LibraryOpenError) {
      let library = try await LibraryArchive.open(files, replica: 1).library
      // Compared outside, so that a failure does not print two libraries a thousand times.
      let isKnown = library.sequence <= 6 && library == sample.libraries[Int(library.sequence)]
      #expect(isKnown, "\(place)")
      return library.sequence
    } catch .corrupt(let damage) {
      #expect(disk.names[damage.file] != nil, "\(place): \(damage)")
      #expect(await files.disk.contents == disk.contents, "\(place)")
    } catch {
      Issue.record("\(place): \(error)")
    }
    return nil
  }

  @Test(
    "a flipped bit anywhere is an error that names the file, never another library", arguments: [true, false])
  func flips(compacting: Bool) async throws {
    let sample = try await sample(compacting: compacting)
    for (file, bytes) in sample.disk.contents.sorted(by: { $0.key < $1.key }) {
      for index in bytes.indices {
        for mask: UInt8 in [1, 0x10, 0x80, 0xFF] {
          var disk = sample.disk
          disk[file]?[index] ^= mask
          let reached = await open(disk, sample, "\(file) at \(index), mask \(mask)")
          #expect(reached == nil || reached == 6, "\(file) at \(index), mask \(mask)")
        }
      }
    }
  }

  @Test("a file truncated at any byte is a committed state or an error")
  func cuts() async throws {
    let sample = try await sample(compacting: true)
    for (file, bytes) in sample.disk.contents {
      for size in 0..<bytes.count {
        var disk = sample.disk
        disk[file] = Array(bytes.prefix(size))
        let reached = await open(disk, sample, "\(file) cut at \(size)")
        if let reached { #expect(reached >= 3 && reached < 6, "\(file) cut at \(size)") }
        if file.hasPrefix("snapshot") { #expect(reached == nil) }
      }
    }
  }

  @Test("bytes after the last record that are not part of one are an error")
  func additions() async throws {
    let sample = try await sample(compacting: true)
    for file in sample.disk.listing {
      for addition: [UInt8] in [[1], [0x42, 0x4B], Array(repeating: 7, count: 40), Array("\n".utf8)] {
        var disk = sample.disk
        disk[file]?.append(contentsOf: addition)
        #expect(await open(disk, sample, "\(file) with \(addition)") == nil)
      }
    }
  }

  @Test("a damaged record before another record is an error, even if it could be torn")
  func damageInTheMiddle() async throws {
    let sample = try await sample(compacting: false)
    let file = "log-00000000000000000001"
    for first in [32, 100] {
      var disk = sample.disk
      for index in first..<first + 600 { disk[file]?[index] = 0 }
      #expect(await open(disk, sample, "zeros from \(first) on") == nil)
    }
  }

  @Test("a missing file is an error that names the missing transaction")
  func missingFiles() async throws {
    let sample = try await sample(compacting: true)
    var disk = sample.disk
    disk["snapshot-00000000000000000003"] = nil
    let error = CorruptLibrary(
      file: "log-00000000000000000004", offset: 12, transaction: 1, expected: "the record of transaction 1",
      found: "records from 4 on")
    guard case .failure(.corrupt(error)) = await recover(disk) else {
      Issue.record("expected \(error)")
      return
    }
  }

  @Test("files of another kind under a library's name are an error")
  func wrongFiles() async throws {
    let sample = try await sample(compacting: true)
    let (log, snapshot) = ("log-00000000000000000004", "snapshot-00000000000000000003")
    for content: [UInt8] in [Array("Title,Author\n".utf8), [0x89, 0x50, 0x4E, 0x47], sample.disk[log] ?? []] {
      var disk = sample.disk
      disk[snapshot] = content
      #expect(await open(disk, sample, "another snapshot") == nil)
    }
    for content: [UInt8] in [Array("Title,Author\n".utf8), sample.disk[snapshot] ?? []] {
      var disk = sample.disk
      disk[log] = content
      #expect(await open(disk, sample, "another log") == nil)
    }
  }

  @Test("a damaged snapshot is skipped if all earlier files are still there")
  func olderSnapshot() async throws {
    let files = MemoryFiles(keepsHistory: true)
    let life = try await ArchiveLife.begin(files)
    for number in 0..<4 { try await life.step(number) }
    try await life.archive.compact(await life.store.snapshot)
    let snapshot = "snapshot-00000000000000000004"
    var disk = try #require(await files.history.last { $0.listing.count == 2 && $0[snapshot] != nil })
    disk[snapshot]?[60] ^= 4
    let again = try await ArchiveLife.begin(MemoryFiles(disk))
    #expect(await again.store.snapshot == (await life.store.snapshot))
    #expect(again.report.passedOver?.file == snapshot)
  }

  @Test("a read that fails once is not mistaken for damage")
  func oneBadRead() async throws {
    let sample = try await sample(compacting: true)
    let files = OneBadRead(MemoryFiles(sample.disk))
    #expect(try await LibraryArchive.open(files, replica: 1).library == sample.libraries[6])
  }
}
