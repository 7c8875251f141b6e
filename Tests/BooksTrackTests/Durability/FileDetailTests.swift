// Small promises of the library's files that no life of a library meets by itself: each was found by a
// changed line that nothing objected to.

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite("Library files: details") struct FileDetailTests {
  @Test("bytes after the last change of a transaction are an error")
  func bytesBehind() throws {
    let work = Work(id: WorkID(replica: 1, serial: 4), title: "Emma", authors: [])
    let transaction = Transaction(
      sequence: 1, origin: .edit("add"), committed: Timestamp(milliseconds: 1), changes: [.put(work)])
    let bytes = StoredTransaction(transaction).bytes
    func replay(_ bytes: [UInt8]) throws -> RawLibrary {
      var raw = RawLibrary(replica: 1)
      let source = raw.addSource("log", bytes)
      try raw.replay(transaction: 1, bytes.indices, of: source)
      return raw
    }
    #expect(try replay(bytes).sequence == 1)
    #expect(throws: ByteError.self) { try replay(bytes + [0]) }
  }

  @Test("a serial number is never assigned twice, even if its row is removed")
  func serials() throws {
    let id = WorkID(replica: 1, serial: 4)
    let put = Change.put(Work(id: id, title: "Emma", authors: []))
    for changes in [[put], [put, .remove(id)]] {
      let transaction = Transaction(
        sequence: 1, origin: .edit("both"), committed: Timestamp(milliseconds: 1),
        changes: ChangeList(changes))
      let bytes = StoredTransaction(transaction).bytes
      for (replica, next) in [(UInt32(1), UInt64(5)), (2, 0)] {
        var raw = RawLibrary(replica: replica)
        let source = raw.addSource("log", bytes)
        try raw.replay(transaction: 1, bytes.indices, of: source)
        #expect(raw.nextSerials[Int(Work.tag)] == next, "replica \(replica)")
      }
    }
  }

  @Test("a snapshot contains rows of kinds that this installation never created")
  func rowsOfOthers() async throws {
    // The library belongs to replica 1, its only work was made by replica 2.
    let work = Work(id: WorkID(replica: 2, serial: 4), title: "Emma", authors: [])
    let bytes = StoredTransaction(
      Transaction(
        sequence: 1, origin: .edit("add"), committed: Timestamp(milliseconds: 1), changes: [.put(work)])
    ).bytes
    var raw = RawLibrary(replica: 1)
    let source = raw.addSource("log", bytes)
    try raw.replay(transaction: 1, bytes.indices, of: source)
    #expect(raw.nextSerials[Int(Work.tag)] == 0)
    var parts = SnapshotParts(raw, partSize: 1_000)
    var copy = RawLibrary(replica: 1)
    var isComplete = false
    while let part = parts.next() {
      let frame = try #require(Frame.read(part, at: 0))
      isComplete = try copy.take(partOfSnapshot: frame.content, of: copy.addSource("snapshot", part))
    }
    #expect(isComplete)
    #expect(!copy.tables[Int(Work.tag)].isEmpty)
  }

  @Test("a changed header of full length is damage; an incomplete one is not")
  func headers() {
    let header = FileHeader(kind: .log, version: 4, replica: 1, sequence: 7).bytes
    for size in 1..<header.count {
      #expect(TornTail.isPlausibleHeader(Array(header.prefix(size)), number: 7), "\(size) bytes")
    }
    for index in header.indices {
      var changed = header
      changed[index] ^= 1
      #expect(!TornTail.isPlausibleHeader(changed, number: 7), "at \(index)")
    }
    #expect(TornTail.isPlausibleHeader(Array(repeating: 0, count: header.count), number: 7))
  }

  @Test("the error for a text that exceeds the file states its claimed length")
  func longText() {
    var writer = ByteWriter()
    writer.number(9)
    writer.raw([0x41, 0x42])
    var parser = ByteParser(writer.bytes)
    #expect(throws: ByteError(offset: 0, expected: "a text of at most 2 bytes", found: "8")) {
      try parser.optionalText()
    }
  }

  @Test("the first commit deletes files that the launch found to be superfluous")
  func leftovers() async throws {
    let files = MemoryFiles()
    let life = try await ArchiveLife.begin(files)
    try await life.step(0)
    var disk = await files.disk
    disk["snapshot-00000000000000000009.partial"] = [1, 2, 3]
    let next = MemoryFiles(disk)
    let again = try await ArchiveLife.begin(next)
    #expect(again.report.leftovers == ["snapshot-00000000000000000009.partial"])
    #expect(await next.disk.listing.count == 2, "a launch changes nothing")
    try await again.step(1)
    #expect(await next.disk.listing == ["log-00000000000000000001"])
  }
}
