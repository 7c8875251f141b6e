// The labelled pairs: that the file is what its maker makes, and that the labels can be trusted as far as a
// test can look.

import Foundation
import Testing

@testable import Synthesis

@Suite struct PairTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Corpora/Pairs")

  private static func pairs(_ name: String) throws -> [LabelledPair] {
    try LabelledPair.read(String(contentsOf: folder.appending(path: name), encoding: .utf8))
  }

  @Test func `The made table is what its maker makes, byte for byte`() throws {
    let file = try String(contentsOf: Self.folder.appending(path: PairTables.made), encoding: .utf8)
    // Not the texts themselves: a difference would be printed, all of it.
    #expect(
      digest(file.utf8) == digest(PairTables.text().utf8), "write it anew: bookstrack-sim pairs --write")
  }

  @Test func `There are thousands of pairs of both sorts, none twice`() throws {
    let pairs = try PairTables.names.flatMap(Self.pairs)
    #expect(pairs.count > 7_500)
    #expect(pairs.count { $0.isSame } * 10 > pairs.count * 4)
    #expect(pairs.count { !$0.isSame } * 10 > pairs.count * 4)
    #expect(Set(pairs).count == pairs.count)
    #expect(pairs.allSatisfy { $0.left != $0.right })
  }

  @Test func `Every maker finds books to make pairs of`() throws {
    let kinds = Dictionary(grouping: try Self.pairs(PairTables.made), by: \.kind).mapValues(\.count)
    for maker in PairGenerator.sameMakers + PairGenerator.differentMakers {
      #expect((kinds[maker.kind] ?? 0) * 10 > maker.quota * 9, "\(maker.kind): \(kinds[maker.kind] ?? 0)")
    }
  }

  @Test func `No writer has books in both parts`() throws {
    // Of a pair with two writers, the first named one's part counts; so only pairs of one writer are looked
    // at.
    let pairs = try Self.pairs(PairTables.made).filter { $0.left.authors == $0.right.authors }
    var parts: [String: Set<PairPart>] = [:]
    for pair in pairs { parts[pair.left.authors[0], default: []].insert(pair.part) }
    let torn = parts.filter { $0.value.count > 1 }.keys.sorted()
    // Books of several writers are filed under the first; another order of names is another first.
    #expect(torn.count * 50 < parts.count, "\(torn)")
  }

  @Test func `Pairs of two books differ in title, in number or in writer`() throws {
    for pair in try Self.pairs(PairTables.made) where !pair.isSame {
      #expect(pair.left.title != pair.right.title || pair.left.authors != pair.right.authors)
    }
  }

  @Test(arguments: [
    ("author-form\tsame\tdev\tA\tB\t", "6 columns, expected 9"),
    ("x\tequal\tdev\tA\tB\t\tA\tC\t", "expected same or different, then dev or held-out"),
    ("x\tsame\ttest\tA\tB\t\tA\tC\t", "expected same or different, then dev or held-out"),
  ])
  func `A line that is no pair is named with its number`(line: String, reason: String) throws {
    #expect(throws: PairProblem(line: 2, reason: reason)) { try LabelledPair.read("## head\n\(line)\n") }
  }

  @Test func `A pair survives being written and read`() throws {
    let pair = LabelledPair(
      kind: "by-hand", isSame: false, part: .heldOut,
      left: PairSide("A", by: ["B", "C"], isbn: "9780261103573"),
      right: PairSide("D", by: []))
    #expect(try LabelledPair.read(pair.line) == [pair])
  }
}
