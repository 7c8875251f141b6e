// What a document promises about itself: how long it is, where its links and paths lead, and that what it
// shows of the program is a sample that `.ci/samples` writes.

import Foundation
import Testing

@Suite struct DocumentTests {
  @Test func theREADMEHasAtMost150Lines() throws {
    let lines = try Document("README.md").lines
    #expect(lines.count <= 150)
  }

  @Test(arguments: try Document.all())
  func everyRelativeLinkLeadsToAFile(document: Document) {
    for (number, line) in document.prose {
      for link in line.matches(of: /\]\(([^)#\s]+)[^)]*\)/) where !link.1.contains(":") {
        #expect(document.reaches(String(link.1)), "\(document.path):\(number): \(link.1)")
      }
      for article in line.matches(of: /<doc:(\w+)>/) {
        #expect(document.reaches("\(article.1).md"), "\(document.path):\(number): \(article.1)")
      }
    }
  }

  @Test(arguments: try Document.all())
  func everyPathOfThisRepositoryExists(document: Document) {
    for (number, line) in document.prose {
      for path in line.matches(of: /`((?:Sources|Tests|Corpora|Reports|\.ci|\.github)\/[\w\/.+-]*)`/)
      where !path.1.hasPrefix("Reports/runs") && path.1.firstMatch(of: /\/[A-Z]{2,}\b/) == nil {
        #expect(Document.exists(String(path.1)), "\(document.path):\(number): \(path.1)")
      }
    }
  }

  @Test(arguments: try Document.all())
  func whatTheProgramPrintsIsASampleWithItsCommand(document: Document) {
    var shown: Set<String> = []
    var language: String?
    var before = ""
    for (number, line) in document.numbered {
      if line.hasPrefix("```") {
        language = language == nil ? String(line.dropFirst(3)) : nil
        if language == "text" {
          #expect(
            before.hasPrefix("<!-- sample: "),
            "\(document.path):\(number): no command stands above the sample")
        } else if language != nil {
          #expect(
            !before.hasPrefix("<!-- sample: "), "\(document.path):\(number): the sample is no text block")
        }
      } else if language == "sh" {
        shown.insert(Document.command(line))
      } else if language == nil, let sample = line.wholeMatch(of: /<!-- sample: (.*) -->/) {
        for call in sample.1.matches(of: /bookstrack-sim [^|;>]*/) {
          #expect(
            shown.contains(Document.command(String(call.0))),
            "\(document.path):\(number): the reader is not shown \"\(call.0)\"")
        }
      }
      before = line
    }
    #expect(language == nil, "\(document.path): a block is not closed")
  }
}

/// A file of this repository.
struct Document: Sendable, CustomTestStringConvertible {
  /// From the folder of the repository.
  let path: String
  let lines: [String]

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  init(_ path: String) throws {
    self.path = path
    let text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  var testDescription: String { path }

  /// The documents, by path.
  static func all() throws -> [Document] {
    try [Document("README.md")] + all(".md", in: ".github", "Corpora", "Reports", "Sources", "Tests")
  }

  /// The files with that ending below some folders, by path; reports of runs are not the repository's.
  static func all(_ ending: String, in folders: String...) throws -> [Document] {
    try folders.flatMap { folder in
      try FileManager.default.subpathsOfDirectory(
        atPath: root.appending(path: folder).path(percentEncoded: false)
      ).filter { $0.hasSuffix(ending) && !$0.hasPrefix("runs/") }.sorted().map {
        try Document("\(folder)/\($0)")
      }
    }
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path(percentEncoded: false))
  }

  /// Returns true if a relative link leads to a file or a folder.
  func reaches(_ link: String) -> Bool {
    let folder = Self.root.appending(path: path).deletingLastPathComponent()
    return FileManager.default.fileExists(
      atPath: folder.appending(path: link).standardizedFileURL.path(percentEncoded: false))
  }

  /// The lines with their numbers, from 1.
  var numbered: [(Int, String)] { zip(1..., lines).map { ($0, $1) } }

  /// The lines that stand in no code block.
  var prose: [(Int, String)] {
    var isCode = false
    return numbered.filter { _, line in
      if line.hasPrefix("```") { isCode.toggle() }
      return !isCode
    }
  }

  /// A line of a shell without its comment, its redirections and the blanks around it.
  static func command(_ line: String) -> String {
    line.replacing(/\s+#\s.*$/, with: "").replacing(/\s*2$/, with: "").trimmingCharacters(in: .whitespaces)
  }
}
