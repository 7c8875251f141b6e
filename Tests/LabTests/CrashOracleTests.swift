// The judge of the crash test must object to each kind of damage, and to nothing else.

import BooksTrack
import BooksTrackAPI
import Foundation
import Synchronization
import Testing

@testable import Bench
@testable import LabWorld

@Suite struct CrashOracleTests {
  /// A library of the crash test in a directory of its own.
  private struct Scene {
    let directory: URL
    var path: String { directory.path(percentEncoded: false) }

    init() {
      directory = FileManager.default.temporaryDirectory.appending(
        path: "bookstrack-witness-\(ProcessInfo.processInfo.globallyUniqueString)")
    }

    func remove() { try? FileManager.default.removeItem(at: directory) }

    /// Commits up to that transaction and gives what the writer said.
    func write(until last: UInt64, seed: UInt64 = 1) async throws -> [String] {
      let lines = Mutex<[String]>([])
      try await PairWriter(path, seed: seed).run(until: last) { line in lines.withLock { $0.append(line) } }
      return lines.withLock { $0 }
    }

    /// A witness that has heard those lines.
    func oracle(_ lines: [String], seed: UInt64 = 1) throws -> CrashOracle {
      var oracle = CrashOracle(path, seed: seed)
      try oracle.hear(lines)
      return oracle
    }

    /// The sizes of all logs.
    func logs() throws -> [String: Int] {
      var sizes: [String: Int] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: path) where name.hasPrefix("log-") {
        sizes[name] = try Data(contentsOf: directory.appending(path: name)).count
      }
      return sizes
    }

    /// Commits something that no transaction of the test would.
    func tamper(_ body: @escaping @Sendable (inout LibraryEditor) -> Void) async throws {
      let opened = try await LibraryArchive.open(try DirectoryFiles.open(path), replica: 1)
      let store = LibraryStore(library: opened.library, storage: opened.archive, wallTime: NoTime())
      try await store.commit(.edit("tamper"), body)
    }
  }

  private struct NoTime: WallTime {
    func now() -> Timestamp { SimulatedWallTime.beginning }
  }

  @Test func aLibraryThatWasLeftAloneIsGood() async throws {
    let scene = Scene()
    defer { scene.remove() }
    var oracle = try scene.oracle(try await scene.write(until: 120))
    #expect(oracle.last == 120)
    #expect(await oracle.complaint() == nil)
    // And after another writer, whose last commit was not acknowledged.
    try oracle.hear(try await scene.write(until: 160).dropLast())
    #expect(await oracle.complaint() == nil)
    #expect(oracle.last == 160)
    let files = try FileManager.default.contentsOfDirectory(atPath: scene.path)
    #expect(files.contains { $0.hasPrefix("snapshot-") }, "no compaction in \(files)")
  }

  @Test func anAcknowledgedRecordThatIsCutOffIsLost() async throws {
    let scene = Scene()
    defer { scene.remove() }
    let first = try await scene.write(until: 29)
    let before = try scene.logs()
    let second = try await scene.write(until: 30)
    for (name, size) in try scene.logs() where size != before[name] {
      let file = try FileHandle(forWritingTo: scene.directory.appending(path: name))
      try file.truncate(atOffset: UInt64(before[name] ?? 0))
      try file.close()
    }
    var oracle = try scene.oracle(first + second)
    #expect(
      await oracle.complaint()
        == CrashComplaint(.lost, "transaction 30 was acknowledged; the library ends with transaction 29"))
  }

  @Test func moreThanOneCommitThatNobodyHeardOfIsTooMany() async throws {
    let scene = Scene()
    defer { scene.remove() }
    var oracle = try scene.oracle(try await scene.write(until: 30).dropLast(2))
    #expect(await oracle.complaint()?.kind == .ahead)
  }

  @Test func aTransactionOfWhichHalfIsThereIsFound() async throws {
    let scene = Scene()
    defer { scene.remove() }
    let lines = try await scene.write(until: 30)
    try await scene.tamper { editor in
      guard var entry = editor.library.entries.first(where: { _ in true }) else { return }
      entry.facts.review = "half"
      editor.put(entry)
    }
    var oracle = try scene.oracle(lines)
    #expect(await oracle.complaint()?.kind == .half)
  }

  @Test func aPairThatShouldBeGoneIsFound() async throws {
    let scene = Scene()
    defer { scene.remove() }
    let lines = try await scene.write(until: 30)
    try await scene.tamper { editor in
      editor.put(Work(id: editor.newID(), title: "a work too many", authors: []))
    }
    var oracle = try scene.oracle(lines)
    #expect(await oracle.complaint()?.kind == .half)
  }

  @Test func aDamagedFileIsFound() async throws {
    let scene = Scene()
    defer { scene.remove() }
    let lines = try await scene.write(until: 30)
    let name = try #require(try scene.logs().keys.min())
    let file = scene.directory.appending(path: name)
    var bytes = try Data(contentsOf: file)
    bytes[40] ^= 0x10
    try bytes.write(to: file)
    var oracle = try scene.oracle(lines)
    #expect(await oracle.complaint()?.kind == .unreadable)
  }

  @Test func aWriterThatSaysSomethingElseIsNotBelieved() async throws {
    let scene = Scene()
    defer { scene.remove() }
    let lines = try await scene.write(until: 5)
    #expect(throws: CrashComplaint.self) { try scene.oracle(Array(lines.dropFirst(2))) }
    #expect(throws: CrashComplaint.self) { try scene.oracle(["opened 3"]) }
    var other = try scene.oracle(lines.dropLast() + ["committed 5 17"])
    #expect(await other.complaint()?.kind == .untrue)
    var stranger = try scene.oracle(lines, seed: 2)
    #expect(await stranger.complaint()?.kind == .untrue)
  }

  @Test func theModelAddsChangesAndTakesAway() {
    var pairs = StampedPairs(seed: 1)
    var added = 0
    var changed = 0
    var removed = 0
    for _ in 0..<300 {
      let step = pairs.advance()
      switch (step.old, step.new) {
      case (nil, .some): added += 1
      case (.some, .some): changed += 1
      case (_, nil): removed += 1
      }
      #expect(pairs.all.count == added - removed)
    }
    #expect(added > 30 && changed > 100 && removed > 30)
    #expect(pairs.all.count <= StampedPairs.places)
  }
}

extension CrashOracle {
  /// Recovers the library and says what is wrong with it, if anything.
  fileprivate mutating func complaint() async -> CrashComplaint? {
    do throws(CrashComplaint) {
      _ = try await inspect()
      return nil
    } catch {
      return error
    }
  }
}
