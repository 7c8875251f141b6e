// The size of a reader's file, which tells the parser when it has all of it.

import Foundation
import Testing

@testable import Bench

@Suite struct ExportFileTests {
  @Test func `a link has the size of its target file`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "bookstrack-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "export.csv")
    let link = folder.appending(path: "link.csv")
    try Data(count: 1_000).write(to: file)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    for url in [file, link] {
      #expect(try #require(ExportFile(url.path(percentEncoded: false))).byteCount == 1_000)
    }
  }

  @Test func `a path that is not a regular file has no known size`() throws {
    #expect(try #require(ExportFile("/dev/null")).byteCount == nil)
  }
}
