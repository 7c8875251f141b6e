// What nothing uses goes. Every name that the sources declare is used somewhere in them; a test is no use,
// because code that only tests call is code of the tests. The public names of the libraries are there for
// others: of those a test is a use.

import Testing

@Suite struct UnusedNamesTests {
  /// Why a name may stand where nothing seems to use it.
  private static let excused: [String: String] = [
    "buildBlock()": "asked for by the language, of what puts together a block of markup",
    "buildEither(first:)": "asked for by the language, for a condition in such a block",
    "buildEither(second:)": "asked for by the language, for a condition in such a block",
    "buildExpression()": "asked for by the language, for each line of such a block",
    "buildOptional()": "asked for by the language, for a condition in such a block",
    "catalogSeed": "written into the file of the truth",
    "customMirror": "asked for by the standard library, of what shows its fields as if they were its own",
    "pair(catalog:)": "makes what tests in two targets hold the import of two sites to",
    "hash(into:)": "asked for by the standard library, of what is Hashable",
    "underestimatedCount": "asked for by the standard library, of a sequence",
    "waitingCommits": "tests wait for it until commits stand in line; the line is hidden",
    "waitingFollowers": "tests wait for it until somebody waits for a change; the line is hidden",
  ]

  private static let unused = NameUsage(SourceFile.all, tests: SourceFile.tests).unused

  @Test func everyNameIsUsed() {
    for unused in Self.unused where Self.excused[unused.name] == nil {
      Issue.record("\(unused.place): nothing uses \(unused.name); take it away, or move it to the tests")
    }
  }

  @Test func noExcuseIsLeftOver() {
    for name in Self.excused.keys.sorted() {
      #expect(Self.unused.contains { $0.name == name }, "\(name) is used or gone: it needs no excuse")
    }
  }

  @Test(arguments: [
    ("struct A { let used = 1; var unused = 2 }; A().used", ["unused"]),
    ("enum E { case first, second(Int), third }; E.first; E.third", ["second"]),
    ("enum E: Int { case first = 1\n case second = 2 }; E.second", ["first"]),
    ("enum E { case first }; switch E() { case .first: 1 }", []),
    ("let label = 2; func f(label: Int, in label: Int) {}; f(label: 1)", ["label"]),
    ("let a = 1; let b = a ? c : 2; let c = 1; b", []),
    ("let a = 1; let b = 2; let c = 3; \"\\(a) b\" // c", ["b", "c"]),
    ("func f(of a: Int) {}; func f(by a: Int) {}; f(by: 1)", ["f(of:)"]),
    ("func f(_ a: Int) {}; func g(in a: Int = 1) {}; func h() {}; f(1); g(); x.map(h)", []),
    ("struct A { let key = 1; func key(of a: Int) {} }; A().key", ["key(of:)"]),
  ]) func neitherALabelNorADeclarationIsAUse(code: String, unused: [String]) {
    // A mention in the same file counts, so what uses the names is in another one.
    let parts = code.split(separator: "; ").map(String.init)
    let files = parts.enumerated().map { SourceFile(path: "Hunt/\($0.offset).swift", text: $0.element) }
    #expect(NameUsage(files).unused.map(\.name) == unused)
  }

  @Test func ofALibraryATestMayUseWhatIsPublic() {
    let code = "public struct A { let b = 1 }\npublic enum C { case d }\nenum E { case f }"
    let usage = NameUsage(
      [
        SourceFile(path: "BooksTrack/1.swift", text: code),
        SourceFile(path: "Hunt/2.swift", text: "public let g = 1"),
      ],
      tests: [SourceFile(path: "3.swift", text: "A().b; C.d; E.f; g")])
    #expect(usage.unused.map(\.name) == ["E", "b", "f", "g"])
  }
}
