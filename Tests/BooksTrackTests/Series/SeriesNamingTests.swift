// Creating a series with an existing or similar name raises a question (SER-5).

import Testing

@testable import BooksTrack

struct SeriesNamingTests {
  private var reader = SeriesFixture()

  private func named(_ name: String) -> SeriesNaming { SeriesNaming(of: name, in: reader.library) }

  @Test mutating func `SER-5: another spelling of the name is the same series`() {
    let expanse = reader.series("The Expanse")
    for name in ["The Expanse", "expanse", "EXPANSE, the", "The Éxpanse!"] {
      #expect(named(name) == .same(expanse), "\(name)")
    }
  }

  @Test mutating func `SER-5: an article before the article of another language is no part of the name`() {
    let tintin = reader.series("Les Aventures de Tintin")
    for name in ["The Les Aventures de Tintin", "Aventures de Tintin", "Les Aventures de Tintin, The"] {
      #expect(named(name) == .same(tintin), "\(name)")
    }
  }

  @Test mutating func `SER-5: a typing error raises a question, and never joins`() {
    let expanse = reader.series("The Expanse")
    for name in ["The Expanes", "Expance", "The Expnse"] {
      #expect(named(name) == .didYouMean([expanse]), "\(name)")
    }
    #expect(named("Expanes").question(in: reader.library) == "Did you mean \"The Expanse\"?")
    let made = reader.editor.makeSeries(named: "Expanes", now: reader.now())
    #expect(made != nil && made != expanse)
    #expect(reader.library.series.count == 2)
  }

  @Test mutating func `SER-5: a generic word for series makes no difference`() {
    let twilight = reader.series("The Twilight Saga")
    #expect(named("Twilight") == .didYouMean([twilight]))
    #expect(named("Twilight Series") == .didYouMean([twilight]))
    #expect(named("Saga") == .new)
  }

  @Test mutating func `SER-5: other numbers, short names and other words are other series`() {
    _ = reader.series("Area 51")
    _ = reader.series("It")
    _ = reader.series("Foundation")
    for name in ["Area 52", "Is", "Foundling", "Fontaine", "Dune"] { #expect(named(name) == .new, "\(name)") }
    #expect(named("Dune").question(in: reader.library) == nil)
  }

  @Test mutating func `SER-5: at most three similar series are suggested, nearest first`() {
    let two = reader.series("Chronicle of Stoms")
    let one = reader.series("Chronicle of Storm")
    let rest = (0..<3).map { reader.series("Chronicle of Sto\("abc".dropFirst($0).prefix(1))ps") }
    #expect(named("Chronicle of Storms") == .didYouMean([two, one, rest[0]]))
    #expect(
      named("Chronicle of Storms").question(in: reader.library)
        == "Did you mean \"Chronicle of Stoms\", \"Chronicle of Storm\" or \"Chronicle of Stoaps\"?")
  }
}
