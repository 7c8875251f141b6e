// The catalogs of the domain-free rooms list every symbol that a user sees, and the libraries say how they
// are added.

import Foundation
import Testing

@Suite struct TopicsTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func files(of room: String, ending suffix: String) throws -> [(path: String, text: String)] {
    let folder = root.appending(path: "Sources/\(room)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
    return try paths.filter { $0.hasSuffix(suffix) }.sorted().map {
      ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
    }
  }

  /// Of Measurement nothing is public; what the other rooms see is what its catalog tells of.
  @Test(arguments: [
    ("Simulation", "public"), ("SimulationTesting", "public"),
    ("PropertyTesting", "public"), ("Measurement", "package"),
  ])
  func `The topics are the symbols that a user sees`(room: String, access: String) throws {
    let declaration = try Regex(
      "(?m)^\(access) (?:final )?(?:struct|enum|class|protocol|actor|func|typealias) ([A-Za-z]+)",
      as: (Substring, Substring).self)
    let symbols = try Self.files(of: room, ending: ".swift").flatMap { file in
      file.text.matches(of: declaration).map { String($0.1) }
    }
    #expect(symbols.count >= 3)
    let topics = try Self.files(of: room, ending: ".md").flatMap { file in
      file.text.components(separatedBy: "## Topics").dropFirst().flatMap { list in
        list.matches(of: /(?m)^- ``([A-Za-z]+)(?:\([^`]*)?``/).map { String($0.1) }
      }
    }
    #expect(Set(symbols).subtracting(topics).sorted() == [], "these are in no list")
    #expect(Set(topics).subtracting(symbols).sorted() == [], "these are in a list and not in the code")
    #expect(topics.count == Set(topics).count, "some are listed twice")
  }

  @Test func `Every library's page shows how to add it to a package`() throws {
    let package = try String(contentsOf: Self.root.appending(path: "Package.swift"), encoding: .utf8)
    let libraries = package.matches(of: /\.library\(name: "([A-Za-z]+)"/).map { String($0.1) }
    #expect(libraries.count >= 3)
    for library in libraries {
      let article = try String(
        contentsOf: Self.root.appending(path: "Sources/\(library)/\(library).docc/\(library).md"),
        encoding: .utf8)
      #expect(article.contains(".package(path: \"../bookstrack-lab\")"), "\(library)")
      #expect(article.contains(".product(name: \"\(library)\", package: \"bookstrack-lab\")"), "\(library)")
    }
  }
}
