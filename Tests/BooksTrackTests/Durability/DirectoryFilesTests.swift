// The same archive over a real directory, and the lock that keeps a second one out.

import BooksTrack
import Foundation
import Testing

@Suite("Library in a directory", .timeLimit(.minutes(20)))
struct DirectoryFilesTests {
  private func withDirectory(_ body: (String) async throws -> Void) async throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "books-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    try await body(url.path(percentEncoded: false))
  }

  @Test("a library is created, committed to, compacted and reopened")
  func life() async throws {
    try await withDirectory { path in
      let expected: Library
      do {
        let life = try await ArchiveLife.begin(try DirectoryFiles.open("\(path)/new/library"), policy: .eager)
        for number in 0..<60 { try await life.step(number) }
        expected = await life.store.snapshot
      }
      let files = try DirectoryFiles.open("\(path)/new/library/")
      let life = try await ArchiveLife.begin(files)
      #expect(await life.store.snapshot == expected)
      #expect(life.report.snapshot != nil)
      try await life.store.addAuthor("A")
      let names = try await files.list()
      #expect(names.filter { $0.hasPrefix("snapshot") }.count == 1)
      #expect(names.contains("lock"))
    }
  }

  @Test("files perform the operations of the engine")
  func operations() async throws {
    try await withDirectory { path in
      let files = try DirectoryFiles.open(path)
      try await files.append([1, 2, 3], to: "a")
      try await files.append([4], to: "a")
      try await files.sync("a")
      try await files.truncate("a", to: 2)
      try await files.append([9], to: "a")
      #expect(try await files.read("a") == [1, 2, 9])
      try await files.append([], to: "b")
      try await files.rename("a", to: "b")
      try await files.append([5], to: "b")
      try await files.syncDirectory()
      #expect(try await files.list() == ["b", "lock"])
      #expect(try await files.read("b") == [1, 2, 9, 5])
      try await files.delete("b")
      await #expect(throws: FileError.missing(file: "b")) { try await files.read("b") }
      await #expect(throws: FileError.missing(file: "b")) { try await files.truncate("b", to: 0) }
      await #expect(throws: FileError.missing(file: "b")) { try await files.delete("b") }
      await #expect(throws: FileError.missing(file: "b")) { try await files.sync("b") }
      try await files.append([6], to: "b")
      #expect(try await files.read("b") == [6])
    }
  }

  @Test("a second opening is refused with the process number until the first is closed")
  func lock() async throws {
    try await withDirectory { path in
      do {
        let first = try DirectoryFiles.open(path)
        let process = ProcessInfo.processInfo.processIdentifier
        #expect(throws: DirectoryError.inUse(path: path, process: process)) { try DirectoryFiles.open(path) }
        try await first.syncDirectory()
      }
      _ = try DirectoryFiles.open(path)
    }
  }

  @Test("a directory of other files, a file and a missing directory are refused unchanged")
  func refusals() async throws {
    try await withDirectory { path in
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      let photo = "\(path)/holiday.jpg"
      try Data([1]).write(to: URL(filePath: photo))
      #expect(throws: DirectoryError.notALibrary(path: path, files: ["holiday.jpg"])) {
        try DirectoryFiles.open(path)
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["holiday.jpg"])
      #expect(throws: DirectoryError.notADirectory(path: photo)) { try DirectoryFiles.open(photo) }
      #expect(throws: DirectoryError.notADirectory(path: "\(photo)/deeper")) {
        try DirectoryFiles.open("\(photo)/deeper")
      }
      #expect(throws: DirectoryError.self) { try DirectoryFiles.open("\(path)/none", creating: false) }
      #expect(!FileManager.default.fileExists(atPath: "\(path)/none"))
    }
  }

  @Test(
    "a full medium gives its own error",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullMedium() async throws {
    try await withDirectory { path in
      let files = try DirectoryFiles.open(path)
      try FileManager.default.createSymbolicLink(
        atPath: "\(path)/log-00000000000000000001", withDestinationPath: "/dev/full")
      await #expect(throws: FileError.full(file: "log-00000000000000000001")) {
        try await files.append([1], to: "log-00000000000000000001")
      }
    }
  }
}
