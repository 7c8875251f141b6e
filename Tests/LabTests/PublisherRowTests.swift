// Rows of publishers that the world has and no list of the stack: held back, so that they show what becomes
// of others.

import BooksTrack
import BooksTrackAPI
import Synthesis
import Testing

@Suite struct PublisherRowTests {
  @Test(arguments: PublisherSeriesNames.unlisted)
  func `SER-16: the stack does not list the held-out publishers' series`(name: String) {
    let row = SeriesReferenceDTO(provider: "openlibrary", seriesID: "OL1L", name: name, position: "3")
    let mentions = SeriesDetector().mentions(title: "The Salt Road", provider: [row])
    #expect(mentions.map(\.name) == [name] && mentions.map(\.joinsOnly) == [false])
    #expect(PublisherSeriesNames.isUnlisted(name))
  }

  @Test func `two of ten series that records name are held out`() {
    let names = (0..<7_000).map { PublisherSeriesNames.name($0, imprint: "Tin Press") }
    let share = names.count { PublisherSeriesNames.isUnlisted($0) }
    #expect(share == 1_400)
    #expect(names.count { $0.hasPrefix("Tin Press ") } == 2_100)
  }
}
