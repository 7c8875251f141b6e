// The command that runs the matrix of sync failures and random worlds of devices.

import Foundation
import Testing

@Suite struct DevicesCommandTests {
  @Test func theNaiveEngineIsJudgedAndReported() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let result = try tool.run(
      "devices", "--engine", "naive", "--json", "card.json", "--junit", "card.xml", "--html", "card.html")
    #expect(result.status == 12, "\(result.errors)")
    #expect(result.output.contains("rows held"))
    #expect(try tool.files() == ["card.html", "card.json", "card.xml"])
    let page = try String(contentsOf: tool.folder.appending(path: "card.html"), encoding: .utf8)
    #expect(page.contains("The engine naive held"))
    // The scorecard becomes the same page later.
    #expect(try tool.run("report", "card.json", "--html", "later.html").status == 0)
    #expect(try String(contentsOf: tool.folder.appending(path: "later.html"), encoding: .utf8) == page)
  }

  @Test func aWorldIsShownAgainByItsSeed() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let first = try tool.run("devices", "--devices", "3", "--seed", "4")
    #expect(first.status == 0, "\(first.errors)")
    #expect(try tool.run("devices", "--devices", "3", "--seed", "4").output == first.output)
    #expect(try tool.run("devices", "--seeds", "2").output.contains("2 worlds of 2 devices"))
  }

  @Test func aFailingWorldIsMadeSmallAndReplayed() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let first = try tool.run("devices", "--engine", "naive", "--seed", "3", "--save", "world.json")
    #expect(first.status == 12, "\(first.errors)")
    #expect(first.output.contains("small case: "))
    #expect(first.output.contains("replay: bookstrack-sim devices --engine naive --case world.json"))
    let again = try tool.run("devices", "--engine", "naive", "--case", "world.json")
    #expect(again.status == 12, "\(again.errors)")
    #expect(first.output.contains(again.output))
    #expect(try tool.run("devices", "--case", "world.json").status == 0)
    #expect(try tool.run("devices", "--case", "none.json").status != 0)
  }

  @Test(arguments: [
    ["devices", "--devices", "2"], ["devices", "--seeds", "1", "--devices", "4"],
    ["devices", "--planted", "--seed", "1"], ["devices", "--engine", "other"],
    ["devices", "--save", "x.json"], ["devices", "--case", "x.json", "--seeds", "2"],
    ["devices", "--seed", "1", "--json", "x.json"], ["devices", "--planted", "--html", "x.html"],
  ]) func wrongUseIsRefused(words: [String]) throws {
    let tool = try Tool()
    defer { tool.remove() }
    #expect(try tool.run(words).status == 64)
  }
}
