// The list of a reader's series (SER-7).

import BooksTrackAPI
import Testing

@testable import BooksTrack

struct SeriesListTests {
  private var reader = SeriesFixture()

  /// Four series: half owned and started, completely read, owned and not started, and one with an unknown
  /// total.
  private mutating func fill() {
    let dune = reader.series("Dune", total: 4)
    reader.book("Dune", in: [(dune, "1")], .read, cover: "a")
    reader.book("Dune Messiah", in: [(dune, "2")], cover: "b")
    let archive = reader.series("The Archive", total: 1)
    reader.book("All of it", in: [(archive, "1")], .read)
    let expanse = reader.series("expanse", total: 3)
    for volume in 1...2 { reader.book("\(volume)", in: [(expanse, "\(volume)")]) }
    let open = reader.series("Discworld")
    for volume in [6, 5, 4, 3, 2, 1] {
      reader.book("\(volume)", in: [(open, "\(volume)")], cover: volume == 2 ? nil : "\(volume)")
    }
    _ = reader.series("Without books", total: 3)
  }

  @Test mutating func `SER-7: a series of the reader's own is listed before it has books`() {
    fill()
    let now = reader.now()
    _ = reader.editor.makeSeries(named: "Earthsea", total: 6, now: now)
    let lines = SeriesList(of: reader.library).lines(only: .notStarted)
    #expect(lines.map(\.name) == ["Discworld", "Earthsea", "expanse"])
    #expect(lines[1].text == "0/6 books")
  }

  @Test
  mutating func `SER-7: sorted by name without article and case; detected ones without books are left out`() {
    fill()
    let lines = SeriesList(of: reader.library).lines()
    #expect(lines.map(\.name) == ["The Archive", "Discworld", "Dune", "expanse"])
    #expect(lines.map(\.text) == ["1/1 book", "6 books", "2/4 books", "2/3 books"])
    #expect(lines.allSatisfy { $0.author == "J. K. Rowling" })
  }

  @Test mutating func `SER-7: sorted by completion, unknown completion last`() {
    fill()
    let names = SeriesList(of: reader.library).lines(by: .completion).map(\.name)
    #expect(names == ["The Archive", "expanse", "Dune", "Discworld"])
  }

  @Test mutating func `SER-7: sorted by the last change, newest first`() {
    fill()
    let dune = reader.library.series(named: "Dune").map(\.id)
    let now = reader.now()
    for series in dune { reader.editor.rename(series, to: "Dune Chronicles", now: now) }
    let names = SeriesList(of: reader.library).lines(by: .recentlyUpdated).map(\.name)
    #expect(names == ["Dune Chronicles", "Discworld", "expanse", "The Archive"])
  }

  @Test(arguments: [
    (SeriesList.Stage.completed, ["The Archive"]), (.inProgress, ["Dune"]),
    (.notStarted, ["Discworld", "expanse"]),
  ])
  func `SER-7: filtered by reading progress`(stage: SeriesList.Stage, names: [String]) {
    var tests = SeriesListTests()
    tests.fill()
    #expect(SeriesList(of: tests.reader.library).lines(only: stage).map(\.name) == names)
  }

  @Test mutating func `SER-7: up to four covers, in reading order`() {
    fill()
    let covers = SeriesList(of: reader.library).lines().map(\.covers)
    #expect(covers == [[], ["1", "3", "4", "5"], ["a", "b"], []])
  }

  // MARK: An incremental list

  /// Edits of a library with series, applied in sequence.
  private static let edits: [@Sendable (inout LibraryEditor, Timestamp) -> Void] = [
    { editor, _ in
      for var entry in editor.library.entries.prefix(2) { entry.facts.status = .read; editor.put(entry) }
    },
    { editor, now in _ = editor.makeSeries(named: "Abarat", total: 3, now: now) },
    { editor, now in
      guard let work = Array(editor.library.works).first,
        let series = editor.library.series(named: "Abarat").first
      else { return }
      editor.place(work.id, in: series.id, at: SeriesPosition(1), now: now)
    },
    { editor, now in
      if let series = Array(editor.library.series).first { editor.rename(series.id, to: "Zork", now: now) }
    },
    { editor, now in
      if let series = Array(editor.library.series).first { editor.setTotal(2, of: series.id, now: now) }
    },
    { editor, _ in
      guard var edition = Array(editor.library.editions).first else { return }
      edition.facts.coverURL = "new"
      editor.put(edition)
    },
    { editor, _ in
      guard var author = Array(editor.library.authors).first else { return }
      author.name = "Another"
      editor.put(author)
    },
    { editor, _ in
      guard var entry = Array(editor.library.entries).first, let last = editor.library.works.suffix(1).first
      else {
        return
      }
      entry.work = last.id
      entry.edition = nil
      editor.put(entry)
    },
    { editor, _ in if let work = Array(editor.library.works).first { editor.remove(work.id) } },
    { editor, now in
      guard let row = Array(editor.library.memberships).first else { return }
      editor.take(row.work, outOf: row.series, now: now)
    },
    { editor, _ in
      guard var row = Array(editor.library.memberships).first,
        let last = editor.library.series.suffix(1).first
      else { return }
      row.series = last.id
      editor.put(row)
    },
    { editor, _ in if let entry = Array(editor.library.entries).first { editor.remove(entry.id) } },
    { editor, _ in if let series = Array(editor.library.series).first { editor.remove(series.id) } },
    { editor, _ in editor.reset() },
  ]

  @Test mutating func `SER-7: an incremental list equals a new one after every edit`() async throws {
    fill()
    let store = LibraryStore(library: reader.library, storage: VolatileStorage(), wallTime: FixedTime())
    let service = SeriesListService(store: store)
    for edit in Self.edits {
      let before = await store.snapshot
      try await store.commit(.edit("edit")) { edit(&$0, FixedTime().now()) }
      #expect(await store.snapshot != before)
      let (kept, fresh) = (await service.list(), SeriesList(of: await store.snapshot))
      for order in SeriesList.Order.allCases {
        #expect(kept.lines(by: order) == fresh.lines(by: order))
        for stage in SeriesList.Stage.allCases {
          #expect(kept.lines(by: order, only: stage) == fresh.lines(by: order, only: stage))
        }
      }
    }
    #expect(await service.recounts == 1)
  }
}
