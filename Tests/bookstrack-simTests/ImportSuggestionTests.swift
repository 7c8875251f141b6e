// Suggested commands are the reader's own call with the missing part; impossible calls are refused before
// anything is done.

import Foundation
import Testing

@Suite struct `What is to be typed` {
  private static let named = "Name,Writer,Finished\nEmma,Jane Austen,2020-05-17\n"
  private static let strange = "Was,Wovon,Wann,Punkte\nEmma,Jane Austen,2020-05-17,9\n"

  /// Returns the calls that a text suggests, as words.
  private static func calls(in text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("  bookstrack-sim import") }.map {
      String($0.dropFirst(2))
    }
  }

  @Test func `has all options of the call (IMP-5)`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("a.csv", Array(Self.strange.utf8))
    let result = try tool.run(
      "import", "a.csv", "--into", "lib", "--strategy", "skip", "--map", "title=Nichts")
    #expect(
      Self.calls(in: result.errors)
        == ["bookstrack-sim import a.csv --into lib --strategy skip --map 'title=?,author=?'"])
    let other = try tool.run("import", "a.csv", "--into=lib", "--map=title=Nichts", "--json")
    #expect(
      Self.calls(in: other.errors)
        == ["bookstrack-sim import a.csv --into=lib --json --map 'title=?,author=?'"])
  }

  @Test func `works for a file that begins with a dash (IMP-5)`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("-a.csv", Array(Self.strange.utf8))
    let result = try tool.run("import", "--", "-a.csv")
    #expect(result.status == 65)
    let call = try #require(Self.calls(in: result.errors).first)
    #expect(call.hasSuffix("-- -a.csv"))
    let again = try tool.run("import", "--map", "title=Was,author=Wovon", "--", "-a.csv")
    #expect(again.status == 0)
  }

  @Test func `is the call without a mapping for a file that has no columns (IMP-4)`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let json = try Data(contentsOf: Tool.corpora.appending(path: "Exports/good/librarything.json"))
    try tool.write("a.json", Array(json))
    let result = try tool.run("import", "a.json", "--map", "title=nope", "--into", "lib")
    #expect(result.status == 65)
    #expect(result.errors.contains("needs no mapping"))
    #expect(Self.calls(in: result.errors) == ["bookstrack-sim import a.json --into lib"])
    #expect(try tool.files() == ["a.json"])
  }

  @Test func `uses the names of mappings (IMP-6)`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("a.csv", Array(Self.named.utf8))
    let preview = try tool.run(
      "import", "a.csv", "--preview", "--map", "title=Name,author=Writer,date-read=Finished")
    #expect(preview.output.contains("date-read"))
  }
}

@Suite struct `Folders that are no library` {
  @Test(arguments: ["log-00000000000000000001", "snapshot-00000000000000000001"])
  func `a folder in place of a library file is reported`(_ name: String) throws {
    let tool = try Tool()
    defer { tool.remove() }
    try FileManager.default.createDirectory(
      at: tool.folder.appending(path: "lib/\(name)"), withIntermediateDirectories: true)
    let result = try tool.run("library", "lib")
    #expect(result.status != 0 && result.status < 128, "\(result.status)")
    #expect(result.errors.contains(name), "\(result.errors)")
  }

  @Test func `an empty folder is no library, and stays empty`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try FileManager.default.createDirectory(
      at: tool.folder.appending(path: "lib"), withIntermediateDirectories: true)
    for call in [["library", "lib"], ["import", "--undo", "--into", "lib"]] {
      let result = try tool.run(call)
      #expect(result.status == 65)
      #expect(result.errors.contains("lib is an empty folder"))
    }
    #expect(try tool.files() == ["lib"])
  }
}

@Suite struct `An import that was cut off` {
  @Test func `is discarded for another file, but not for a refused one (IMP-11)`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let rows = (1...20_000).map { "\($0),Title \($0),Writer \($0 % 700),4,read\n" }
    try tool.write(
      "big.csv", Array(("Book Id,Title,Author,My Rating,Exclusive Shelf\n" + rows.joined()).utf8))
    try tool.write("broken.csv", Array("date;amount\n2020-01-01;12\n".utf8))
    try tool.write(
      "small.csv", Array("Title,Author,My Rating,Exclusive Shelf\nEmma,Jane Austen,5,read\n".utf8))
    let library = tool.folder.appending(path: "lib")
    let cut = try tool.run(
      ["import", "big.csv", "--into", "lib"],
      interrupted: {
        let files =
          (try? FileManager.default.contentsOfDirectory(
            at: library, includingPropertiesForKeys: [.fileSizeKey])) ?? []
        return files.compactMap { try? $0.resourceValues(forKeys: [.fileSizeKey]).fileSize }.reduce(0, +)
          > 20_000
      })
    #expect(cut.status != 0)
    let refused = try tool.run("import", "broken.csv", "--into", "lib")
    #expect(refused.status == 65)
    #expect(!refused.errors.contains("given up"), "\(refused.errors)")
    let taken = try tool.run("import", "small.csv", "--into", "lib")
    #expect(taken.status == 0)
    #expect(taken.errors.contains("big.csv was cut off after") && taken.errors.contains("is given up"))
    #expect(taken.output.contains("imported    1 book"))
  }

  /// The same file, another one of the same name, and the same one under another name.
  @Test(arguments: [("a.csv", "Alpha", true), ("a.csv", "Beta", false), ("b.csv", "Alpha", true)])
  func `continues with a file of the same bytes and is discarded otherwise, whatever its name (IMP-11)`(
    _ name: String, _ word: String, _ isSame: Bool
  ) throws {
    let tool = try Tool()
    defer { tool.remove() }
    func export(_ word: String) -> [UInt8] {
      let rows = (1...600).map { "\($0),\(word) \($0),Writer \($0),4,read\n" }
      return Array(("Book Id,Title,Author,My Rating,Exclusive Shelf\n" + rows.joined()).utf8)
    }
    try tool.write("a.csv", export("Alpha"))
    let cut = try tool.run(["import", "a.csv", "--into", "lib"], fileLimit: 32)
    #expect(cut.status == 73)
    #expect(cut.errors.contains("What was staged is kept"), "\(cut.errors)")
    try tool.write(name, export(word))
    let taken = try tool.run("import", name, "--into", "lib")
    #expect(taken.status == 0)
    #expect(taken.errors.contains("goes on with a.csv, staged so far: ") == isSame, "\(taken.errors)")
    #expect(taken.errors.contains("a.csv was cut off after ") == !isSame, "\(taken.errors)")
    #expect(taken.output.contains("imported    600 books"))
  }
}
