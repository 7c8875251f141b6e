// The files for build services, read by others than their writer.

import Foundation
import Testing

@testable import LabWorld

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite struct CheckListTests {
  private static let hostile = "a<b> & \"c\" | `d` *e* _f_ [g](h)\n]]> \u{1}"

  private static let list = CheckList(
    "run <1>",
    [
      .init("ENR-12", "right & true", measured: "98.88", limit: "≥ 90 %", .passed),
      .init("DUP-9", hostile, measured: "97", limit: "≥ 99 %", .failed(hostile)),
      .init("TTL-7", "titles", measured: "88.75", limit: "≥ 90 %", .skipped("no data: 80 of 160 cases")),
    ])

  @Test func `JUnit's file is XML with a case for each row, whatever is in it`() throws {
    let reader = JUnitParser()
    let parser = XMLParser(data: Data(Self.list.junit.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(
      reader.elements == [
        "testsuites", "testsuite", "testcase", "testcase", "failure", "testcase", "skipped",
      ])
    let suite = reader.attributes[1]
    #expect(suite["name"] == "run <1>" && suite["tests"] == "3")
    #expect(suite["failures"] == "1" && suite["skipped"] == "1" && suite["errors"] == "0")
    #expect(reader.attributes[4]["message"] == Self.hostile.replacing("\u{1}", with: "\u{FFFD}"))
    #expect(reader.attributes[6]["message"] == "no data: 80 of 160 cases")
  }

  @Test func `a summary is Markdown whose tables nothing breaks`() {
    let text = Self.list.with([FigureChangeRow(["worse", "DUP-9", Self.hostile, "1", "2", "+1"])]).markdown
    #expect(text.hasPrefix("## run \\<1>: 1 check failed\n\n"))
    let tables = text.split(separator: "\n").filter { $0.hasPrefix("|") }
    // Heads, lines under them, and rows of three tables: what changed, what failed, and everything.
    #expect(tables.count == 3 + 3 + 5)
    for row in tables {
      let bars = row.replacing("\\|", with: "").count { $0 == "|" }
      #expect(
        bars == (row.hasPrefix("| worse") || row.hasPrefix("|  | clause") ? 7 : 6) || row.hasPrefix("| ---"),
        "\(row)")
    }
    #expect(Self.list.with([]).markdown.contains("No figure differs from the baseline."))
    #expect(!Self.list.markdown.contains("baseline"))
  }
}

/// Notes the elements of a document.
private final class JUnitParser: NSObject, XMLParserDelegate {
  var elements: [String] = []
  var attributes: [[String: String]] = []

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes values: [String: String] = [:]
  ) {
    elements.append(element)
    attributes.append(values)
  }
}
