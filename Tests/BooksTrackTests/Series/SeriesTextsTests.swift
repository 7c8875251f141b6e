// Questions and messages about series (SER-12, SER-20).

import Testing

@testable import BooksTrack

struct SeriesTextsTests {
  private var reader = SeriesFixture(author: "Pierce Brown")

  @Test mutating func `SER-12: the questions of the documents`() {
    let series = reader.series("Red Rising", total: 3)
    let first = reader.book("Red Rising", in: [(series, "1")], .read)
    func question(title: String? = nil) -> String? {
      SeriesRecommendation.after(first, in: reader.library)
        .flatMap { SeriesTexts.question($0, in: reader.library, title: title) }
    }
    #expect(question(title: "Golden Son") == "Add 'Golden Son (Book 2)' to your library?")
    #expect(question() == "Add Book 2 of 'Red Rising' to your library?")
    let second = reader.book("Golden Son", in: [(series, "2")])
    #expect(question() == "Continue with 'Golden Son (Book 2)'?")
    reader.read(second)
    reader.editor.setTotal(nil, of: series, now: reader.now())
    #expect(question() == "Look for Book 3 of 'Red Rising'?")
    let others = SeriesRecommendation.others([reader.series("Sons of Ares"), series])
    #expect(
      SeriesTexts.question(others, in: reader.library)
        == "Continue with another series? 'Sons of Ares', 'Red Rising'")
    reader.editor.remove(series)
    #expect(SeriesTexts.question(.add(series, volume: 2), in: reader.library) == nil)
    #expect(SeriesTexts.question(.others([series]), in: reader.library) == nil)
  }

  @Test func `finishing a series shows a message`() {
    #expect(SeriesTexts.finished("Foundation") == "You finished Foundation! 🎉")
  }

  @Test func `SER-20: every button names its action and its object`() {
    let texts = SeriesTexts.Button.allCases.map {
      SeriesTexts.spoken($0, series: "Old Kingdom", book: "Lirael")
    }
    #expect(Set(texts).count == texts.count)
    #expect(texts.allSatisfy { $0.first?.isUppercase == true && !$0.hasSuffix(".") })
    #expect(SeriesTexts.spoken(.delete, series: "Old Kingdom") == "Delete Old Kingdom")
    #expect(
      SeriesTexts.spoken(.removeBook, series: "Old Kingdom", book: "Lirael")
        == "Remove Lirael from Old Kingdom")
    #expect(texts.count { $0.contains("Lirael") } == 3 && texts.count { $0.contains("Old Kingdom") } == 10)
  }
}
