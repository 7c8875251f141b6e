// The labelled pairs: the file is up to date with its generator, and its labels are consistent.

import Foundation
import Testing

@testable import Synthesis

@Suite struct PairTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Corpora/Pairs")

  private static func pairs(_ name: String) throws -> [LabelledPair] {
    try LabelledPair.read(String(contentsOf: folder.appending(path: name), encoding: .utf8))
  }

  @Test func `The stored table equals the generated one, byte for byte`() throws {
    let file = try String(contentsOf: Self.folder.appending(path: PairTables.made), encoding: .utf8)
    // The texts themselves are not compared, since a failure would print all of them.
    #expect(
      digest(file.utf8) == digest(PairTables.text().utf8), "write it anew: bookstrack-sim pairs --write")
  }

  @Test func `There are thousands of pairs of both kinds, without repeats`() throws {
    let pairs = try PairTables.names.flatMap(Self.pairs)
    #expect(pairs.count > 7_500)
    #expect(pairs.count { $0.isSame } * 10 > pairs.count * 4)
    #expect(pairs.count { !$0.isSame } * 10 > pairs.count * 4)
    #expect(Set(pairs).count == pairs.count)
    #expect(pairs.allSatisfy { $0.left != $0.right })
  }

  @Test func `Every generator finds books to make pairs of`() throws {
    let kinds = Dictionary(grouping: try Self.pairs(PairTables.made), by: \.kind).mapValues(\.count)
    for maker in PairGenerator.sameMakers + PairGenerator.differentMakers {
      #expect((kinds[maker.kind] ?? 0) * 10 > maker.quota * 9, "\(maker.kind): \(kinds[maker.kind] ?? 0)")
    }
  }

  @Test func `No author has books in both parts`() throws {
    // A pair with two authors belongs to the part of the first, so only pairs with one author are checked.
    let pairs = try Self.pairs(PairTables.made).filter { $0.left.authors == $0.right.authors }
    var parts: [String: Set<PairPart>] = [:]
    for pair in pairs { parts[pair.left.authors[0], default: []].insert(pair.part) }
    let torn = parts.filter { $0.value.count > 1 }.keys.sorted()
    // Books of several authors belong to the first, which depends on the order of names.
    #expect(torn.count * 50 < parts.count, "\(torn)")
  }

  @Test func `Pairs of two books differ in title or in author`() throws {
    for pair in try Self.pairs(PairTables.made) where !pair.isSame {
      #expect(pair.left.title != pair.right.title || pair.left.authors != pair.right.authors)
    }
  }

  @Test(arguments: [
    ("author-form\tsame\tdev\tA\tB\t", "6 columns, expected 9"),
    ("x\tequal\tdev\tA\tB\t\tA\tC\t", "expected same or different, then dev or held-out"),
    ("x\tsame\ttest\tA\tB\t\tA\tC\t", "expected same or different, then dev or held-out"),
  ])
  func `An invalid line is reported with its number`(line: String, reason: String) throws {
    #expect(throws: PairProblem(line: 2, reason: reason)) { try LabelledPair.read("## head\n\(line)\n") }
  }

  @Test func `A pair survives encoding and decoding`() throws {
    let pair = LabelledPair(
      kind: "by-hand", isSame: false, part: .heldOut,
      left: PairSide("A", by: ["B", "C"], isbn: "9780261103573"),
      right: PairSide("D", by: []))
    #expect(try LabelledPair.read(pair.line) == [pair])
  }
}
