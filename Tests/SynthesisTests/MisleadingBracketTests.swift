// Brackets after titles that name no series: as frequent as in real exports, of every kind, and labelled.

import Simulation
import Testing

@testable import Synthesis

@Suite struct MisleadingBracketTests {
  private static let catalog = Catalog.make(seed: 1)
  private static let rows = ReaderKind.all.enumerated().flatMap { place, kind in
    SyntheticLibrary.make(
      catalog: catalog, books: 1_500, reader: kind,
      stream: RandomStream(seed: 6, name: "brackets").substream(place)
    ).truth.rows
  }

  @Test func `The share of rows with brackets is as counted, and every kind occurs`() {
    let silent = Self.rows.filter { $0.kind == .book && $0.marker == .none }
    let wanted = SeriesOddity.brackets.reduce(0) { $0 + $1.rate.perTenThousand }
    let met = silent.count { $0.oddity != nil }
    #expect(wanted == 488)
    #expect(abs(met * 10_000 - silent.count * wanted) < silent.count * 80, "\(met) of \(silent.count)")
    let kinds = Set(Self.rows.compactMap(\.oddity))
    #expect(kinds.isSuperset(of: SeriesOddity.brackets) && kinds.contains(.titleBeforeMarker))
    #expect(
      Self.rows.allSatisfy { $0.oddity == nil || $0.marker == .none || $0.oddity == .titleBeforeMarker })
  }

  @Test func `Every rate has a description and a source`() {
    for oddity in SeriesOddity.allCases {
      #expect(oddity.rate.perTenThousand > 0 && oddity.rate.perTenThousand < 10_000)
      #expect(!oddity.rate.of.isEmpty)
      #expect(oddity.rate.source == "assumed" || oddity.rate.source.hasPrefix("counted: "))
    }
  }

  @Test(arguments: ["The Farseer Trilogy", "Discworld", "The Expanse", "進撃の巨人"])
  func `A variant of a name keeps its words`(name: String) {
    let forms = Set((0..<24).map { SeriesNameForms.other(name, number: $0) })
    #expect(forms.count > 3)
    let words = name.lowercased().split(separator: " ").filter { $0 != "the" && $0 != "trilogy" }
    for form in forms { #expect(words.allSatisfy { form.lowercased().contains($0) }, "\(form)") }
  }
}
