// The glossary and the names of the sources: one word for one thing.

import Foundation
import Testing

@Suite struct GlossaryTests {
  @Test func theGlossarySaysEveryWordOnce() throws {
    let words = try Self.rows { $0 != "Not used" }.flatMap { $0[0].components(separatedBy: ", ") }
    // The page was read.
    #expect(words.count > 50)
    for (word, uses) in Dictionary(grouping: words, by: \.self).sorted(by: { $0.key < $1.key }) {
      #expect(uses.count == 1, "\(word)")
    }
  }

  @Test func theGlossaryIsAPage() throws {
    #expect(try Document(Self.path).lines.count <= 120)
  }

  @Test func noDeclaredNameHasAWordThatTheGlossaryForbids() throws {
    let forbidden = Set(try Self.rows { $0 == "Not used" }.flatMap { [$0[0], $0[0] + "s"] })
    #expect(forbidden.count > 10)
    for (place, name) in try Self.declarations() {
      for word in name.matches(of: /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/)
      where forbidden.contains(word.0.lowercased()) {
        Issue.record("\(place): \(name) — the glossary says what to call it instead of \(word.0)")
      }
    }
  }

  @Test func aTypeThatIsCalledReaderIsAPerson() throws {
    let people: Set<String> = ["HuntReader"]
    for (place, name) in try Self.declarations() where name.hasSuffix("Reader") && !people.contains(name) {
      if name.first?.isUppercase == true { Issue.record("\(place): \(name) is a parser") }
    }
  }

  private static let path = "Sources/bookstrack-sim/bookstrack-sim.docc/Glossary.md"

  /// The cells of the rows below the headings that are wanted, without the rows of titles and of dashes.
  private static func rows(below isWanted: (String) -> Bool) throws -> [[String]] {
    var heading = ""
    var rows: [[String]] = []
    var isBody = false
    for line in try Document(path).lines {
      if line.hasPrefix("## ") { heading = String(line.dropFirst(3)) }
      if !line.hasPrefix("|") { isBody = false }
      if isBody, isWanted(heading) {
        rows.append(line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) })
      }
      if line.hasPrefix("|--") { isBody = true }
    }
    return rows
  }

  /// The names of types, functions, properties and cases, with file and line. Facts about books are not read.
  private static func declarations() throws -> [(place: String, name: String)] {
    let declaration =
      /\b(?:struct|class|enum|actor|protocol|typealias|func|var|let|case)\s+`?([A-Za-z]\w*)/
    return try Document.all(".swift", in: "Sources", "Tests").flatMap { file in
      file.numbered.flatMap { number, line in
        line.trimmingCharacters(in: .whitespaces).hasPrefix("//")
          ? []
          : line.prefix { $0 != "\"" }.matches(of: declaration).map {
            ("\(file.path):\(number)", String($0.1))
          }
      }
    }
  }
}
