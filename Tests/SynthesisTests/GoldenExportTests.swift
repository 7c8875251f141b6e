// The digests of one small export, with separate facts, so that a corrected fact does not break them. A
// changed digest means that a seed no longer gives the same library, on which every stored seed relies.

import CatalogFacts
import Foundation
import Simulation
import Testing

@testable import Synthesis

@Suite struct GoldenExportTests {
  private static let facts = WellKnownFacts(
    series: [
      FactsLiteral(
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
    works: [FactsLiteral("works", "genres Fiction\n1999 A Plain Book: In Two Parts | Mara Quill")],
    authors: [FactsLiteral("authors", "Mara Quill | female | Irish | europe | en\n+form Quill, Mara")],
    words: [
      FactsLiteral(
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
    ("goodreads", UInt64(15_712_962_962_484_513_178)), ("goodreads-2022", 17_476_642_960_063_031_547),
    ("goodreads-2014", 17_680_941_039_784_932_328), ("goodreads-unwrapped", 11_584_611_470_564_519_382),
    ("storygraph", 15_378_186_421_403_981_606), ("storygraph-2021", 3_608_321_724_080_843_913),
    ("storygraph-trimmed", 5_071_123_465_812_084_641), ("storygraph-spreadsheet", 3_400_230_358_098_164_773),
    ("librarything", 4_233_429_155_483_821_959), ("librarything-csv", 9_838_648_993_590_717_854),
    ("librarything-json", 2_306_711_041_067_309_374),
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
