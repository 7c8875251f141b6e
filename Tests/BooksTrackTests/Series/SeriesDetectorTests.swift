// The series of a work, according to its title and to providers (SER-1 to SER-3).

import BooksTrackAPI
import Testing

@testable import BooksTrack

struct SeriesDetectorTests {
  private func found(_ title: String, _ references: [SeriesReferenceDTO]) -> [SeriesMention] {
    SeriesDetector().mentions(title: title, provider: references)
  }

  private func google(_ id: String, order: String? = nil, display: String? = nil) -> SeriesReferenceDTO {
    SeriesReferenceDTO(provider: "google-books", seriesID: id, position: order, displayNumber: display)
  }

  private let googleID = ExternalID(provider: "google-books", value: "s1")

  @Test func `a series without a name gets the title's series if the numbers agree`() {
    let mentions = found("Bleach, Volume 01", [google("s1", order: "1")])
    #expect(mentions == [SeriesMention(name: "Bleach", position: SeriesPosition(1), externalID: googleID)])
  }

  @Test(arguments: [("3", "1"), ("1", "3"), (nil, "1"), ("1", nil)] as [(String?, String?)])
  func `either the printed number or the order may agree`(order: String?, display: String?) {
    #expect(
      found("Saga (Saga, #1)", [google("s1", order: order, display: display)]).first?.externalID == googleID)
  }

  @Test func `a series without a name is ignored if the numbers differ or the title has no series`() {
    #expect(found("Saga (Saga, #1)", [google("s1", order: "2")]).first?.externalID == nil)
    #expect(found("The Hobbit", [google("s1", order: "1")]) == [])
    #expect(found("X (A, #1; B, #1)", [google("s1", order: "1")]).allSatisfy { $0.externalID == nil })
  }

  @Test func `a provider's named series is a mention, with its printed number`() {
    let reference = SeriesReferenceDTO(
      provider: "open-library", seriesID: "OL1", name: "The Expanse", position: "4", displayNumber: "3")
    let expected = SeriesMention(
      name: "The Expanse", position: SeriesPosition(3), source: .provider("open-library"),
      externalID: ExternalID(provider: "open-library", value: "OL1"))
    #expect(found("Abaddon's Gate", [reference]) == [expected])
  }

  @Test func `the title takes precedence over a provider, and gets its identifier`() {
    let reference = SeriesReferenceDTO(
      provider: "open-library", seriesID: "OL1", name: "The Narnia", position: "2")
    let mentions = found("The Lion (Narnia, #1)", [reference])
    #expect(mentions.map(\.position) == [SeriesPosition(1)] && mentions.map(\.name) == ["Narnia"])
    #expect(mentions.first?.externalID?.value == "OL1")
  }

  @Test func `a number in a provider's series name is parsed, and such a name only joins a series`() {
    let reference = SeriesReferenceDTO(provider: "open-library", name: "Mutineers' Moon #1")
    let mentions = found("Mutineers' Moon", [reference])
    #expect(mentions.map(\.name) == ["Mutineers' Moon"] && mentions.map(\.position) == [SeriesPosition(1)])
    #expect(mentions.map(\.joinsOnly) == [true])
    let known = SeriesReferenceDTO(provider: "open-library", seriesID: "OL1", name: "Mutineers' Moon #1")
    #expect(found("Mutineers' Moon", [known]).map(\.joinsOnly) == [false])
    #expect(found("Mutineers' Moon", [reference, known]).map(\.joinsOnly) == [false])
  }

  private func library(_ name: String, _ position: String?, id: String = "OL1") -> SeriesReferenceDTO {
    SeriesReferenceDTO(provider: "open-library", seriesID: id, name: name, position: position)
  }

  @Test(arguments: ["Discworld series", "The Discworld Novels", "DISCWORLD", "Discworld (series)"])
  func `a name with a generic word for series is the series of the title`(name: String) {
    let mentions = found("Mort (Discworld, #4)", [library(name, "4")])
    #expect(mentions.map(\.name) == ["Discworld"] && mentions.map(\.externalID?.value) == ["OL1"])
    let other = found("Mort (Discworld, #4)", [library(name, "5")])
    #expect(other.map(\.position) == [SeriesPosition(4)])
    let both = found("Mort", [library("Discworld", "4", id: "OL2"), library(name, "4")])
    #expect(both.map(\.name) == ["Discworld"])
  }

  @Test func `another name with the title's number is the same series, another number is another series`() {
    #expect(found("Mort (Discworld, #4)", [library("Scheibenwelt", "4")]).map(\.name) == ["Discworld"])
    #expect(found("Mort (Discworld, #4)", [library("Death", "1")]).map(\.name) == ["Discworld", "Death"])
    #expect(found("Mort (Discworld, #4)", [library("Corgi fantasy", nil)]).map(\.name) == ["Discworld"])
    #expect(found("Mort", [library("Death", nil)]).map(\.name) == ["Death"])
    // Two series of one provider in which the book has the same number (SER-11), and a text of a publisher's
    // series before a series.
    let rincewind = library("Rincewind", "1", id: "OL7")
    #expect(
      found("Magic", [library("Discworld", "1", id: "OL2"), rincewind]).map(\.name) == [
        "Discworld", "Rincewind",
      ])
    let row = SeriesReferenceDTO(provider: "open-library", name: "Corgi fantasy #1")
    #expect(found("Magic", [row, rincewind]).filter { !$0.joinsOnly }.map(\.name) == ["Rincewind"])
    #expect(
      found("Mort", [library("Death", nil), library("Discworld", "4")]).map(\.joinsOnly) == [true, false])
  }

  @Test(arguments: [("19", false), ("20", true), ("92", true), ("553", true)])
  func `SER-2: a provider's number of twenty or more creates no series`(position: String, joinsOnly: Bool) {
    let mention = found("Emma", [library("Dark Horse modern novels", position)])
    #expect(mention.map(\.joinsOnly) == [joinsOnly])
    #expect(found("Emma (Emma, #\(position))", [library("Emma", position)]).map(\.joinsOnly) == [false])
  }

  @Test(arguments: [
    ("Lantern fiction", "Victor Lantern", true), ("Corgi fantasy", "Corgi Books", false),
    ("Harbour Reed modern novel", "Harbour, Reed & Sons", false),
    ("Harbour crime", "Harbour Press", false), ("The Harbour", "Harbour Press", true),
    ("Harbour", "Harbour Press", true), ("Discworld", "", true), ("Reed crime", "Reed Publications", false),
    ("Reed Publications crime", "Harbour Press", false), ("Reed Verlag fiction", "", false),
    ("Publishing Wars", "Harbour Press", true), ("House of Reed Press crime", "", false),
    ("Press Gang", "", true),
  ])
  func `SER-2: a name that begins with the publisher's name is a publisher's series`(
    name: String, publisher: String, isSeries: Bool
  ) {
    let mentions = SeriesDetector().mentions(
      title: "Some Book", provider: [library(name, "12")], publishers: [publisher])
    #expect(mentions.isEmpty != isSeries)
  }

  @Test(arguments: [
    "Dover thrift editions", "Penguin Classics #12", "Folio, Policier : roman noir -- 820", "The Expanse",
    "Harvest book #123", "Iwanami bunko ; 12", "Thorndike Press large print basic, 7", "Object lessons #14",
    "Vintage International #36",
  ])
  func `SER-2: a publisher's series, or a bare text without a number, is none`(name: String) {
    #expect(found("Some Book", [SeriesReferenceDTO(provider: "open-library", name: name)]) == [])
  }

  @Test func `a named series with an identifier and no number is a mention without a position`() {
    let reference = SeriesReferenceDTO(provider: "open-library", seriesID: "OL1", name: "The Expanse")
    #expect(found("Drive", [reference]).map(\.position) == [nil])
    let publisher = SeriesReferenceDTO(provider: "open-library", seriesID: "OL2", name: "Penguin Classics")
    #expect(found("Emma", [publisher]) == [])
  }

  @Test func `SER-3: no metadata, no series`() {
    #expect(found("The Hobbit", []) == [])
  }

  @Test func `as written, only provider texts of one form are parsed, and titles are not`() {
    let detector = SeriesDetector.asWritten
    #expect(detector.mentions(title: "Saga (Saga, #1)") == [])
    let reference = SeriesReferenceDTO(provider: "open-library", name: "Foundation #1")
    #expect(detector.mentions(title: "Foundation", provider: [reference]).map(\.name) == ["Foundation"])
    let words = SeriesReferenceDTO(provider: "open-library", name: "Foundation Book 1")
    #expect(detector.mentions(title: "Foundation", provider: [words]) == [])
  }
}
