// Recommendations after a book of a series is read (SER-12).

import BooksTrackAPI
import Testing

@testable import BooksTrack

struct SeriesRecommendationTests {
  private var reader = SeriesFixture(author: "Pierce Brown")

  private func after(_ work: WorkID) -> SeriesRecommendation? {
    SeriesRecommendation.after(work, in: reader.library)
  }

  @Test mutating func `SER-12: a missing next volume can be added`() {
    let series = reader.series("Red Rising", total: 6)
    let first = reader.book("Red Rising", in: [(series, "1")], .read)
    #expect(after(first) == .add(series, volume: 2))
  }

  @Test mutating func `SER-12: an owned next volume can be started`() {
    let series = reader.series("Red Rising", total: 6)
    let first = reader.book("Red Rising", in: [(series, "1")], .read)
    let second = reader.book("Golden Son", in: [(series, "2")])
    #expect(after(first) == .continueWith(series, second))
  }

  @Test mutating func `SER-12: the earliest of several missing volumes is offered`() {
    let series = reader.series("Red Rising", total: 6)
    let first = reader.book("Red Rising", in: [(series, "1")], .read)
    reader.book("Iron Gold", in: [(series, "4")])
    #expect(after(first) == .add(series, volume: 2))
  }

  @Test mutating func `SER-12: after the last volume the author's other unfinished series are recommended`() {
    let series = reader.series("Red Rising", total: 1)
    let other = reader.series("Sons of Ares", total: 3)
    let finished = reader.series("Finished", total: 1)
    reader.book("Done", in: [(finished, "1")], .read)
    let last = reader.book("Red Rising", in: [(series, "1")], .read)
    #expect(after(last) == .others([other]))
    reader.editor.remove(other)
    #expect(after(last) == nil)
  }

  @Test mutating func `SER-12: without a total the volume after the last one is searched`() {
    let series = reader.series("Red Rising")
    let first = reader.book("Red Rising", in: [(series, "1")], .read)
    #expect(after(first) == .lookFor(series, volume: 2))
    reader.book("Golden Son", in: [(series, "2")], .read)
    #expect(after(first) == .lookFor(series, volume: 3))
  }

  @Test mutating func `SER-12: volumes that were read are skipped, also within an omnibus`() {
    let series = reader.series("Red Rising", total: 5)
    let first = reader.book("Red Rising", in: [(series, "1")], .read)
    reader.book("Golden Son and Morning Star", in: [(series, "2-3")], .read)
    reader.book("Morning Star", in: [(series, "3")])
    #expect(after(first) == .add(series, volume: 4))
  }

  @Test
  mutating func `SER-12: an owned half volume is next, and a read one leads to the next whole volume`() {
    let series = reader.series("Red Rising", total: 2)
    let first = reader.book("Red Rising", in: [(series, "1")], .read)
    let half = reader.book("A novella", in: [(series, "1.5")])
    #expect(after(first) == .continueWith(series, half))
    reader.read(half)
    #expect(after(half) == .add(series, volume: 2))
  }

  @Test mutating func `SER-12: the next volume may be in an omnibus that begins with read volumes`() {
    let series = reader.series("Red Rising", total: 4)
    let first = reader.book("Red Rising", in: [(series, "1")], .read)
    let omnibus = reader.book("Trilogy", in: [(series, "1-3")])
    #expect(after(first) == .continueWith(series, omnibus))
    let second = reader.book("Golden Son", in: [(series, "2")])
    #expect(after(first) == .continueWith(series, second), "the book itself before the omnibus")
    reader.read(second)
    #expect(after(second) == .continueWith(series, omnibus))
    reader.book("Morning Star", in: [(series, "3")], .read)
    #expect(after(second) == .add(series, volume: 4), "nothing of the omnibus is left")
  }

  @Test mutating func `SER-12: after an omnibus the volume that follows it is recommended`() {
    let series = reader.series("Red Rising", total: 4)
    let omnibus = reader.book("Trilogy", in: [(series, "1-3")], .read)
    #expect(after(omnibus) == .add(series, volume: 4))
  }

  @Test mutating func `SER-12: of two series the first with a next volume is recommended`() {
    let first = reader.series("Trilogy", total: 1)
    let second = reader.series("Saga", total: 2)
    let book = reader.book("Red Rising", in: [(first, "1"), (second, "1")], .read)
    #expect(after(book) == .add(second, volume: 2))
  }

  @Test mutating func `SER-12: a book without a series or without a place recommends nothing`() {
    let series = reader.series("Red Rising", total: 3)
    let loose = reader.book("Loose", in: [(series, nil)], .read)
    let alone = reader.book("Alone", in: [], .read)
    #expect(after(loose) == nil && after(alone) == nil)
  }
}
