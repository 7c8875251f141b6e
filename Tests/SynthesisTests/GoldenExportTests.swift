// The digests of one small export, with separate facts, so that a corrected fact does not break them. A
// changed digest means that a seed no longer gives the same library, on which every stored seed relies.

import Facts
import Foundation
import Simulation
import Tables
import Testing

@testable import Synthesis

@Suite struct GoldenExportTests {
  private static let facts = WellKnownFacts(
    series: [
      TextTable(
        "series",
        """
        series The Long Tide
        by Mara Quill
        genres Fantasy
        total 2
        1 2001 Low Water
        +de Ebbe
        2 2003 High Water
        1-2 2005 Both Waters
        """)
    ],
    works: [TextTable("works", "genres Fiction\n1999 A Plain Book: In Two Parts | Mara Quill")],
    authors: [TextTable("authors", "Mara Quill | female | Irish | europe | en\n+form Quill, Mara")],
    words: [
      TextTable(
        "words",
        """
        names English
        region europe
        language en
        female Ann; Beth; Clara
        male Dan; Eric; Fred
        family Gray; Hill; Ives; Jones

        titles en Fantasy
        pattern The {adjective} {noun}
        pattern {noun} of {noun}
        subtitle A Tale of {noun}
        slot adjective Red; Blue; Green; Old; New; Lost
        slot noun Tower; River; Crown; Song; Stone; Gate; Wolf; Star

        publisher House | en | Imprint
        bindings en Paperback; Hardcover; Kindle Edition
        shelves wishlist; abandoned; fantasy; own
        review en Could not put it down.
        review en "Fine," he said.
        markers (Movie Tie-in Edition)
        """)
    ])

  private static let catalog = Catalog.make(facts: facts, seed: 42, size: 200)

  @Test(arguments: [
    ("goodreads", UInt64(3_066_533_017_415_720_945)), ("goodreads-2022", 3_126_483_087_696_382_418),
    ("goodreads-2014", 15_950_806_208_691_594_291), ("goodreads-unwrapped", 7_209_245_912_274_664_589),
    ("storygraph", 15_378_186_421_403_981_606), ("storygraph-2021", 3_608_321_724_080_843_913),
    ("storygraph-trimmed", 5_071_123_465_812_084_641), ("storygraph-spreadsheet", 3_400_230_358_098_164_773),
    ("librarything", 17_959_773_692_600_214_727), ("librarything-csv", 539_816_183_305_706_306),
    ("librarything-json", 8_476_110_138_755_034_234),
  ])
  func `The same seed still gives the same bytes`(format: String, expected: UInt64) throws {
    #expect(Self.facts.problems.isEmpty)
    let library = SyntheticLibrary.make(
      catalog: Self.catalog, books: 120, format: try #require(ExportKind.named(format)),
      stream: RandomStream(seed: 42, name: "golden"))
    #expect(digest(library.export) == expected)
  }

  @Test func `The same seed still gives the same truth`() throws {
    let library = SyntheticLibrary.make(
      catalog: Self.catalog, books: 120, stream: RandomStream(seed: 42, name: "golden"))
    let found = digest(try library.truth.encoded())
    #expect(found == 8_732_625_621_132_932_678)
  }
}
