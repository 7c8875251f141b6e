// The tables of figures: no property without a line, no line twice, and the published schema.

import BooksTrackBackend
import Foundation
import Testing

@testable import LabWorld

@Suite("Figures")
struct FigureTests {
  /// The properties and the lines of a group.
  private static func group<Group: FigureGroup>(_ group: Group.Type) -> (name: String, [String], [String]) {
    (
      "\(group)", Mirror(reflecting: Group()).children.map { $0.label ?? "" }.sorted(),
      Group.figures.map(\.key).sorted()
    )
  }

  @Test("LAB-3: every property of a group of figures has a line, whose key is its name")
  func lines() {
    let groups = [
      Self.group(RunFigures.self), Self.group(ImportFigures.self), Self.group(TitleSearchFigures.self),
      Self.group(EnrichmentFigures.self), Self.group(VerifyingFigures.self), Self.group(SeriesFigures.self),
      Self.group(ReadingFigures.self), Self.group(CuratingFigures.self), Self.group(MarathonFigures.self),
      Self.group(DevicesFigures.self), Self.group(TimeFigures.self), Self.group(BackendMetrics.self),
    ]
    for (name, properties, keys) in groups {
      // Reports have called the edits of series deeds since the first of them.
      #expect(properties == keys.map { name == "MarathonFigures" && $0 == "deeds" ? "edits" : $0 }.sorted())
    }
  }

  @Test("LAB-3: a figure is a sentence of its own, and its name is unique")
  func sentences() {
    let all = RunFigures.shape.named()
    #expect(all.count > 150)
    #expect(Set(all.map(\.name)).count == all.count)
    for (name, about) in all { #expect(about.hasSuffix(".") && about.count > 10, "\(name)") }
  }

  @Test("LAB-3: the published schema of the figures is that of the tables")
  func schema() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Reports/schema/figures.json").standardizedFileURL
    #expect(
      try Data(contentsOf: file) == FigureShape.schema(),
      "bookstrack-sim list figures --schema > Reports/schema/figures.json")
  }

  @Test("A figure that only some runs have is added where either has it, and left out where none does")
  func optional() throws {
    var sum = RunFigures()
    var other = RunFigures()
    sum.add(other)
    #expect(sum.reading == nil)
    other.reading = ReadingFigures()
    other.reading?.minutes = 5
    sum.add(other)
    sum.add(RunFigures())
    sum.add(other)
    #expect(sum.reading?.minutes == 10)
    #expect(try JSONDecoder().decode(RunFigures.self, from: JSONEncoder().encode(sum)) == sum)
    let text = String(decoding: try JSONEncoder().encode(RunFigures()), as: UTF8.self)
    #expect(!text.contains("\"reading\""))
  }

  @Test("A report that lacks a figure is refused")
  func lacking() throws {
    let whole = try #require(
      JSONSerialization.jsonObject(with: JSONEncoder().encode(SeriesFigures())) as? [String: Any])
    for key in whole.keys {
      let part = try JSONSerialization.data(withJSONObject: whole.filter { $0.key != key })
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(SeriesFigures.self, from: part) }
    }
  }
}
