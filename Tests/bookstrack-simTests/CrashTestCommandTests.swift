// A small run of the durability test with real processes: some kills, and the planted bug that must be found.

import Foundation
import Testing

@Suite struct CrashTestCommandTests {
  private struct Report: Decodable {
    struct Figures: Decodable {
      let kills, acknowledged, compactions: Int
    }
    struct Complaint: Decodable {
      let kind: String
    }
    let figures: Figures
    let complaint: Complaint?
  }

  private static func report(_ result: Tool.Result) throws -> Report {
    try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
  }

  @Test func processesThatAreKilledLoseNothing() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let result = try tool.run(
      "crash-test", "--kills", "25", "--seed", "3", "--directory", "library", "--json", "-q")
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    let report = try Self.report(result)
    #expect(report.figures.kills == 25 && report.complaint == nil)
    // Otherwise nothing was tested.
    #expect(report.figures.acknowledged > 25 && report.figures.compactions > 1, "\(result.output)")
    // The library exists, and a later test continues with it.
    #expect(try tool.files().contains("library/lock"))
    let again = try tool.run("crash-test", "--kills", "2", "--seed", "3", "--directory", "library", "-q")
    #expect(again.status == 0, "\(again.output)\(again.errors)")
    #expect(again.output.contains("nothing lost, nothing half there"))
  }

  @Test func ctrlCIsAnsweredAndEndsTheTestWithWhatThereIs() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let result = try tool.run(
      ["crash-test", "--kills", "1000000", "--directory", "library", "-q"],
      interrupted: { try tool.files().contains("library/lock") })
    #expect(result.status == 130, "\(result.output)\(result.errors)")
    #expect(result.errors.contains("ends as soon as what is under way lets it; Ctrl-C again ends at once"))
    #expect(result.output.hasPrefix("incomplete: "))
    #expect(result.output.contains(" of 1,000,000 kills, nothing lost so far"))
  }

  @Test func aWriterThatAcknowledgesBeforeItWritesIsFound() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let result = try tool.run(
      "crash-test", "--kills", "25", "--directory", "library", "--planted", "--json", "-q")
    #expect(result.status == 12, "\(result.output)\(result.errors)")
    #expect(try Self.report(result).complaint?.kind == "lost", "\(result.output)")
    #expect(result.errors.contains("left as it was found: library"))
  }

  @Test func whatIsNoLibraryOfSuchATestIsRefusedAndLeftAlone() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("notes.txt", Array("mine".utf8))
    try tool.write(
      "export.csv", Array("Title,Author,My Rating,Exclusive Shelf\nEmma,Jane Austen,3,read\n".utf8))
    #expect(try tool.run("import", "export.csv", "--into", "books").status == 0)
    #expect(try tool.run("crash-test", "--kills", "2", "--seed", "3", "--directory", "other").status == 0)
    func everything() throws -> [String: Data] {
      let files = try tool.files().filter { $0.contains(".") || $0.contains("/log") }
      return try Dictionary(
        uniqueKeysWithValues: files.map { ($0, try Data(contentsOf: tool.folder.appending(path: $0))) })
    }
    let before = try everything()
    for (folder, reason) in [
      (".", "expected a library or an empty directory"), ("notes.txt", "expected a directory"),
      ("books", "no library of a crash test with seed 1: after transaction"),
      ("other", "no library of a crash test with seed 1: "),
    ] {
      let result = try tool.run("crash-test", "--kills", "2", "--directory", folder, "--json", "-q")
      #expect(result.status == 65)
      #expect(result.output.isEmpty)
      #expect(result.errors.contains(folder) && result.errors.contains(reason), "\(result.errors)")
    }
    #expect(try everything() == before)
  }

  @Test func theWriterIsNoCommandForPeople() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let help = try tool.run("--help").output
    #expect(help.contains("  crash-test  "))
    #expect(!help.contains("store-worker"))
  }
}
