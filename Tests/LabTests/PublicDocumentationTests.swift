// What the libraries show to others, they explain: every public declaration of a product has a doc comment,
// or has one where it is asked for, in a protocol of the library or of the standard library.

import Testing

@Suite struct PublicDocumentationTests {
  /// The libraries of the package; everything else is for this package alone.
  private static let libraries = [
    "BooksTrack", "BooksTrackAPI", "PropertyTesting", "RecordSync", "SimulatedCloud", "Simulation",
    "SimulationTesting", "SyncMatrix",
  ]

  @Test func everyPublicSymbolIsDocumented() {
    let files = SourceFile.all.filter { Self.libraries.contains($0.room) }
    let asked = Set(files.flatMap { PublicSymbols($0.text).requirements })
    for file in files {
      for symbol in PublicSymbols(file.text).undocumented where !asked.contains(symbol.name) {
        Issue.record("\(file.path):\(symbol.line): \(symbol.name) has no doc comment")
      }
    }
  }

  @Test func onlyLibrariesHaveAPublicSurface() {
    for file in SourceFile.all where !Self.libraries.contains(file.room) {
      let count = PublicSymbols(file.text).count
      #expect(count == 0, "\(file.path) is of no library: package is as far as it may be seen")
    }
  }

  @Test(arguments: [
    ("public let a = 1", ["a"]), ("/// One.\npublic let a = 1", []), ("  let a = 1", []),
    ("/// One.\n@discardableResult\npublic static func f() {}", []),
    ("/// E.\npublic enum E {\n  case a\n  /// B.\n  case b, c\n  var d = 1\n}", ["a"]),
    ("/// P.\npublic protocol P {\n  func f()\n}\nenum E {\n  case a\n}", ["f"]),
    ("/// S.\npublic struct S {\n  public init() {}\n}", ["init"]),
    ("// No doc comment.\n@frozen\npublic struct S {}", ["S"]),
    ("public var description: String { \"\" }\npublic init(from decoder: any Decoder) {}", []),
  ]) func aSymbolWithoutADocCommentIsNamed(text: String, names: [String]) {
    #expect(PublicSymbols(text).undocumented.map(\.name) == names)
  }
}

/// The public declarations of a file, as its lines show them: what stands deeper by one step in a public enum
/// or protocol is as public as that.
private struct PublicSymbols {
  struct Symbol {
    let name: String
    let line: Int
  }

  private(set) var count = 0
  private(set) var undocumented: [Symbol] = []
  /// The requirements of public protocols, whose implementations need no documentation of their own.
  private(set) var requirements: [String] = []

  /// Requirements of the standard library, which documents them.
  private static let explainedElsewhere: Set<String> = [
    "description", "debugDescription", "hash", "encode", "rawValue", "index", "next", "makeIterator",
    "underestimatedCount",
  ]
  private static let words: Set<String> = [
    "func", "var", "let", "struct", "class", "actor", "enum", "protocol", "typealias", "case", "init",
    "subscript", "associatedtype",
  ]

  private struct Home {
    let indent: Int
    let isEnum: Bool
    let isProtocol: Bool
  }

  init(_ text: String) {
    var home: Home?
    var isDocumented = false
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("//") {
        isDocumented = code.hasPrefix("///")
        continue
      }
      // An attribute stands between a comment and what it is about.
      if code.hasPrefix("@"), !code.contains(" public ") { continue }
      let indent = line.count - code.count
      if let open = home, !code.isEmpty, indent <= open.indent { home = nil }
      let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "`" }.map(String.init)
      if let name = Self.name(of: words, in: home, at: indent) {
        count += 1
        if home?.isProtocol == true { requirements.append(name) }
        let isExplained =
          Self.explainedElsewhere.contains(name) || code.contains("init(from ")
          || code.contains("init(rawValue") || code.contains("func ==") || code.contains("func <")
        if !isDocumented, !isExplained { undocumented.append(Symbol(name: name, line: number + 1)) }
      }
      if words.contains("public"), code.hasSuffix("{"), words.contains("enum") || words.contains("protocol") {
        home = Home(
          indent: indent, isEnum: words.contains("enum"), isProtocol: words.contains("protocol"))
      }
      isDocumented = false
    }
  }

  /// The name that a line declares, if it is public.
  private static func name(of words: [String], in home: Home?, at indent: Int) -> String? {
    guard let place = words.firstIndex(where: Self.words.contains) else { return nil }
    let isWithin = home.map { indent == $0.indent + 2 } ?? false
    let isCase = isWithin && home?.isEnum == true && place == 0 && words[0] == "case"
    let isRequirement = isWithin && home?.isProtocol == true
    guard words[..<place].contains("public") || isCase || isRequirement else { return nil }
    if words[place] == "init" || words[place] == "subscript" { return words[place] }
    return place + 1 < words.count ? words[place + 1] : words[place]
  }
}
