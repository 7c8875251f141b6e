// A file is made small and strange, and the import says the same of it.

import Foundation
import Testing

@Suite struct ImportReductionTests {
  private static let header = "Title,Author,My Rating,Exclusive Shelf,Number of Pages"

  /// A file of sixty books with some rows in place of others.
  private static func file(_ rows: [Int: String] = [:]) -> [UInt8] {
    let all = (0..<60).map { number in
      rows[number] ?? "Chronicle of Year \(1000 + number * 7),Ann Other \(number),4,read,\(200 + number)"
    }
    return Array(([header] + all).joined(separator: "\n").utf8)
  }

  private static func text(_ name: String, _ tool: Tool) throws -> String {
    try String(contentsOf: tool.folder.appending(path: name), encoding: .utf8)
  }

  @Test
  func `A cell that is left out is left out of a file of two lines, which has none of the reader's words`()
    throws
  {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("a.csv", Self.file([31: "My Secret Diary,Maria Muster,5,read,-20"]))
    let result = try tool.run("import", "a.csv", "--reduce", "small.csv")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("same symptom: left out: Number of Pages"))
    #expect(result.output.contains("2 of 61 lines"))
    let small = try Self.text("small.csv", tool)
    #expect(small.split(separator: "\n").count == 2 && small.hasPrefix(Self.header))
    for word in ["Secret", "Diary", "Maria", "Muster"] { #expect(!small.contains(word), "\(small)") }
    // The reduced file is reduced to itself, up to its texts.
    let again = try tool.run("import", "small.csv", "--reduce", "smaller.csv")
    #expect(again.output.contains("2 of 2 lines"))
  }

  @Test func `A wrong merge stays, with two rows that resemble each other`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(
      "a.csv",
      Self.file([
        7: "The Wandering Lighthouse,Maria Muster,5,read,300",
        40: "The Wandering Lighthuose,Maria Muster,3,read,300",
      ]))
    let result = try tool.run("import", "a.csv", "--reduce", "small.csv", "--keep", "merged")
    #expect(result.output.contains("same symptom: merged: fuzzy"), "\(result.output) \(result.errors)")
    let small = try Self.text("small.csv", tool)
    #expect(small.split(separator: "\n").count == 3 && !small.contains("Lighthouse"), "\(small)")
  }

  @Test func `A file that is refused stays refused`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("a.csv", Array("%PDF-1.4\nMy Secret Diary\nmore\n".utf8))
    let result = try tool.run("import", "a.csv", "--reduce", "small.csv")
    #expect(result.output.contains("same symptom: refused: otherFile"), "\(result.output) \(result.errors)")
    #expect(try Self.text("small.csv", tool) == "%PDF-1.4\n")
    #expect(try tool.run("import", "small.csv").status == 65)
  }

  @Test(arguments: [
    (["--reduce", "small.csv"], 65, "nothing to keep"),
    (["--reduce", "a.csv"], 64, "names the export itself"),
    (["--keep", "merged"], 64, "needs --reduce"),
    (["--reduce", "small.csv", "--into", "books"], 64, "does not go with --reduce"),
  ])
  func `A reduction that makes no sense is refused`(words: [String], status: Int32, message: String) throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("a.csv", Self.file())
    let result = try tool.run(["import", "a.csv"] + words)
    #expect(result.status == status && result.errors.contains(message), "\(result.errors)")
    #expect(try tool.files() == ["a.csv"])
  }

  @Test func `A symptom that the file does not have is refused with those that it has`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("a.csv", Self.file([31: "Diary,Maria Muster,5,read,-20"]))
    let result = try tool.run("import", "a.csv", "--reduce", "small.csv", "--keep", "rejected")
    #expect(result.status == 64 && result.errors.contains("it says left out: Number of Pages"))
  }
}
