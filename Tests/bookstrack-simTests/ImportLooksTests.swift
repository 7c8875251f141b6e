import Foundation
import Testing

/// Inspections of a file that change nothing: preview, explanation, JSON.
@Suite struct `Looks at an export` {
  private static let export = """
    Title,Author,ISBN13,My Rating,Exclusive Shelf,My Review
    Emma,Jane Austen,9780141439587,4,read,
    ,Jane Austen,,,,
    Emma,Jane Austen,9780141439587,3,read,Long.

    """

  private static func call(_ options: String...) throws -> Tool.Result {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("export.csv", Array(export.utf8))
    let result = try tool.run(["import", "export.csv"] + options)
    #expect(try tool.files() == ["export.csv"])
    return result
  }

  @Test func `the preview is a table of the first books`() throws {
    let result = try Self.call("--preview")
    #expect(result.status == 0)
    #expect(result.output.contains("row 1"))
    #expect(result.output.contains("  rating   4"))
    #expect(result.output.contains("row 2 (line 3): expected a title"))
  }

  @Test func `a duplicate is explained with the taken and kept facts`() throws {
    let result = try Self.call("--explain", "3")
    #expect(result.status == 0)
    #expect(result.output.contains("row 3, \"Emma\": same title and author as row 1 — merged"))
    #expect(result.output.contains("kept"))
    let review = result.output.split(separator: "\n").first { $0.contains("review") }
    #expect(review?.hasSuffix("taken") == true)
  }

  @Test func `a rejected row is explained with its cells`() throws {
    let result = try Self.call("--explain", "2")
    #expect(result.output.contains("row 2 (line 3) is rejected"))
    #expect(result.output.contains("  Author           Jane Austen"))
  }

  @Test func `a missing row is an error with the number of rows`() throws {
    let result = try Self.call("--explain", "4")
    #expect(result.status == 65)
    #expect(result.errors.contains("export.csv has 3 rows, and no row 4"))
  }

  @Test func `the account as JSON has every row`() throws {
    let result = try Self.call("--json")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(json["imported"] as? Int == 1)
    let duplicates = try #require(json["duplicates"] as? [[String: Any]])
    #expect(duplicates.first?["taken"] as? [String] == ["review"])
    #expect(duplicates.first?["kept"] as? [String] == ["rating"])
    let rejected = try #require(json["rejected"] as? [[String: Any]])
    #expect(rejected.first?["row"] as? Int == 2)
  }

  @Test func `an inspection changes no library, an import does, and repeating it does not`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("export.csv", Array(Self.export.utf8))
    func account(_ options: String...) throws -> [String: Any] {
      let result = try tool.run(["import", "export.csv", "--json"] + options)
      return try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    }
    let plan = try account()
    #expect(plan["changesLibrary"] as? Bool == false && plan["library"] == nil)
    let first = try account("--into", "library")
    #expect(first["changesLibrary"] as? Bool == true)
    #expect((first["library"] as? String)?.hasPrefix("1 book, ") == true)
    #expect(try account("--into", "library")["changesLibrary"] as? Bool == false)
  }

  @Test func `rejected rows replace no existing file without --overwrite`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("export.csv", Array(Self.export.utf8))
    try tool.write("mended.csv", Array("mine".utf8))
    func call(_ options: String...) throws -> Tool.Result {
      try tool.run(["import", "export.csv", "--rejected", "mended.csv"] + options)
    }
    let refused = try call("--into", "library")
    #expect(refused.status == 73)
    #expect(refused.errors.contains("cannot write mended.csv: it is there already; --overwrite replaces it"))
    #expect(try tool.files() == ["export.csv", "mended.csv"])
    let replaced = try call("--overwrite")
    #expect(replaced.status == 0)
    #expect(replaced.output.hasSuffix("rejected rows: mended.csv\n"))
    let rows = try String(contentsOf: tool.folder.appending(path: "mended.csv"), encoding: .utf8)
    #expect(rows.contains(",Jane Austen,,,,"))
    // An empty file, as created by `mktemp`, is replaced.
    try tool.write("mended.csv", [])
    #expect(try call("--json").errors.contains("rejected rows: mended.csv\n"))
  }

  @Test func `without rejected rows no file is written for them`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(
      "export.csv", Array("Title,Author,My Rating,Exclusive Shelf\nEmma,Jane Austen,3,read\n".utf8))
    let result = try tool.run("import", "export.csv", "--rejected", "rejected.csv")
    #expect(result.status == 0)
    #expect(try tool.files() == ["export.csv"])
  }

  @Test(arguments: [
    ["--preview", "--json"], ["--explain", "1", "--rejected", "r.csv"], ["--preview", "--explain", "1"],
    ["--explain", "1", "--into", "library"], ["--explain", "0"],
  ])
  func `contradicting options are refused`(options: [String]) throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("export.csv", Array(Self.export.utf8))
    #expect(try tool.run(["import", "export.csv"] + options).status == 64)
    #expect(try tool.files() == ["export.csv"])
  }
}
