// Merging a detected series into the reader's own of the same name, and undoing it (SER-6).

import BooksTrackAPI
import Testing

@testable import BooksTrack

struct SeriesMergeTests {
  private var reader = SeriesFixture(author: "Isaac Asimov")

  private func mention(_ name: String, _ place: Int?, id: String? = nil) -> SeriesMention {
    SeriesMention(
      name: name, position: place.map { SeriesPosition($0) },
      externalID: id.map { ExternalID(provider: "openlibrary", value: $0) })
  }

  private mutating func link(_ work: WorkID, _ mention: SeriesMention) -> [SeriesID] {
    SeriesLinker().link([mention], of: work, in: &reader.editor, now: reader.now())
  }

  private mutating func make(_ name: String, total: Int? = nil) throws -> SeriesID {
    let made = reader.editor.makeSeries(named: name, total: total, now: reader.now())
    return try #require(made)
  }

  private mutating func place(_ work: WorkID, in series: SeriesID, at position: String) {
    let now = reader.now()
    reader.editor.place(work, in: series, at: SeriesPosition(position), now: now)
  }

  private func places(_ series: SeriesID) -> [String] {
    reader.library.members(of: series).map { "\($0.title) \($0.position?.description ?? "?")" }.sorted()
  }

  /// Merges four detected books, including A, into the reader's "Foundation!" with A at 2 and B at 1.
  private mutating func merged() throws -> (own: SeriesID, merge: SeriesMerge, works: [WorkID]) {
    let detected = reader.series("Foundation")
    let works = ["A", "B", "C", "D", "E"].enumerated().map { index, title in
      reader.book(title, in: index == 1 ? [] : [(detected, "\(index + 1)")])
    }
    let own = try make("Foundation and more", total: 5)
    place(works[0], in: own, at: "2")
    place(works[1], in: own, at: "1")
    let now = reader.now()
    reader.editor.rename(own, to: "The Foundation!", now: now)
    return (own, try #require(reader.library.merges(into: own).first), works)
  }

  @Test mutating func `SER-6: a merge keeps the reader's name, total and order`() throws {
    let (own, merge, _) = try merged()
    #expect(reader.library.series.map(\.id) == [own])
    #expect(merge.absorbed.name == "Foundation" && merge.undone == nil)
    let shelf = reader.shelf(own)
    #expect(shelf.name == "The Foundation!" && shelf.owned.total == 5)
    #expect(places(own) == ["A 2", "B 1", "C 3", "D 4", "E 5"])
    #expect(reader.library.checkInvariants() == [])
  }

  @Test mutating func `SER-6: an immediate undo restores both series`() throws {
    let (own, merge, works) = try merged()
    let now = reader.now()
    let undone = reader.editor.undoMerge(merge.id, now: now)
    let back = try #require(undone)
    #expect(back == merge.absorbed.id && reader.library.series.count == 2)
    #expect(places(own) == ["A 2", "B 1"])
    #expect(places(back) == ["A 1", "C 3", "D 4", "E 5"])
    #expect(reader.library.series[back]?.source == .automatic)
    #expect(reader.library.members(of: back).map(\.source) == Array(repeating: .automatic, count: 4))
    #expect(reader.library.membership(of: works[0], in: own)?.source == .manual)
    let before = reader.library
    #expect(reader.editor.undoMerge(merge.id, now: now) == nil && reader.library == before)
    #expect(reader.library.checkInvariants() == [])
  }

  @Test mutating func `SER-6: an undo keeps the reader's later edits and orders made by hand`() throws {
    let (own, merge, works) = try merged()
    let now = reader.now()
    // E is moved to the front, C is removed, D is deleted, a book is added, name and total change.
    reader.editor.reorder(own, as: [works[4], works[1], works[0]], now: now)
    reader.editor.take(works[2], outOf: own, now: now)
    reader.editor.remove(works[3])
    let more = reader.book("F", in: [])
    place(more, in: own, at: "6")
    reader.editor.rename(own, to: "Empire", now: now)
    reader.editor.setTotal(9, of: own, now: now)
    let undone = reader.editor.undoMerge(merge.id, now: now)
    let back = try #require(undone)
    #expect(places(own) == ["A 3", "B 2", "E 1", "F 6"])
    #expect(places(back) == ["A 1", "E 5"])
    #expect(reader.shelf(own).name == "Empire" && reader.shelf(own).owned.total == 9)
    #expect(reader.shelf(back).name == "Foundation" && reader.shelf(back).owned.total == nil)
    #expect(reader.library.checkInvariants() == [])
  }

  @Test
  mutating func `SER-6: detected books that join the reader's series are split off as one series`() throws {
    let own = try make("Foundation", total: 7)
    let mine = reader.book("Mine", in: [])
    place(mine, in: own, at: "3")
    let works = (1...3).map { reader.book("Detected \($0)", in: []) }
    for (index, work) in works.enumerated() {
      #expect(link(work, mention("foundation", index + 1, id: index == 0 ? "OL1" : nil)) == [own])
    }
    #expect(link(mine, mention("Foundation", 9)) == [own])
    #expect(reader.library.series.count == 1 && reader.library.seriesMerges.count == 1)
    #expect(places(own) == ["Detected 1 1", "Detected 2 2", "Detected 3 3", "Mine 3"])
    let before = reader.library
    #expect(link(mine, mention("Foundation", 9)) == [own] && reader.library == before)
    let merge = try #require(reader.library.merges(into: own).first)
    #expect(reader.library.series[own]?.externalIDs == merge.addedIDs && merge.addedIDs.count == 1)
    let now = reader.now()
    let undone = reader.editor.undoMerge(merge.id, now: now)
    let back = try #require(undone)
    #expect(places(own) == ["Mine 3"] && reader.library.series[own]?.externalIDs == [])
    #expect(places(back) == ["Detected 1 1", "Detected 2 2", "Detected 3 3", "Mine 9"])
    #expect(reader.library.series[back]?.externalIDs == merge.addedIDs)
    #expect(reader.library.checkInvariants() == [])
  }

  @Test mutating func `SER-6: after an undone merge, detected books no longer join the reader's series`()
    throws
  {
    let (own, merge, works) = try merged()
    let now = reader.now()
    let undone = reader.editor.undoMerge(merge.id, now: now)
    let back = try #require(undone)
    let later = reader.book("Later", in: [])
    #expect(link(later, mention("Foundation", 6)) == [back])
    #expect(link(works[1], mention("Foundation", 2)) == [back])
    reader.editor.remove(back)
    #expect(link(later, mention("Foundation", 6)) != [own])
    reader.editor.rename(own, to: "Foundation", now: now)
    #expect(reader.library.members(of: own).count == 2)
  }

  @Test mutating func `SER-6: a series can be merged by hand after an undo, and undone again`() throws {
    let (own, merge, _) = try merged()
    let now = reader.now()
    let undone = reader.editor.undoMerge(merge.id, now: now)
    let back = try #require(undone)
    let again = reader.editor.merge(back, into: own, now: now)
    #expect(again != nil && places(own).count == 5 && reader.library.series.count == 1)
    let second = try #require(again)
    #expect(reader.editor.undoMerge(second, now: now) == back)
    #expect(places(own) == ["A 2", "B 1"] && places(back).count == 4)
    #expect(reader.library.checkInvariants() == [])
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func `SER-6: other names of a merged series are names of the reader's series, each with an undo`(
    order: [Int]
  ) throws {
    var test = SeriesMergeTests()
    let detected = test.reader.series("Harbour")
    let works = ["A", "B"].map { test.reader.book($0, in: []) }
    #expect(test.link(works[0], test.mention("Harbour", 1)) == [detected])
    #expect(test.link(works[1], test.mention("Harbour Saga", 2)) == [detected])
    let own = try test.make("Boats")
    test.place(works[0], in: own, at: "7")
    let now = test.reader.now()
    test.reader.editor.merge(detected, into: own, now: now)
    let merges = test.reader.library.merges(into: own)
    #expect(merges.map(\.absorbed.name) == ["Harbour Saga", "Harbour"])
    #expect(test.places(own) == ["A 7", "B 2"] && test.reader.library.checkInvariants() == [])
    for number in order { test.reader.editor.undoMerge(merges[number].id, now: now) }
    #expect(test.places(own) == ["A 7"] && test.places(detected) == ["A 1", "B 2"])
    #expect(test.places(merges[0].absorbed.id) == ["B 2"])
    #expect(test.reader.library.checkInvariants() == [])
  }

  @Test
  mutating func
    `SER-6: a detected book of a series that the reader has changed stays in it when a merge is undone`()
    throws
  {
    let own = reader.series("Foundation")
    let other = reader.series("Foundation Universe")
    let work = reader.book("Foundation", in: [(own, "1"), (other, "4")])
    let now = reader.now()
    reader.editor.setTotal(7, of: own, now: now)
    let made = reader.editor.merge(other, into: own, now: now)
    let merge = try #require(made)
    #expect(places(own) == ["Foundation 1"])
    let undone = reader.editor.undoMerge(merge, now: now)
    let back = try #require(undone)
    #expect(places(own) == ["Foundation 1"] && places(back) == ["Foundation 4"])
    #expect(reader.library.membership(of: work, in: own)?.source == .automatic)
  }

  /// Merges two detected series with a shared book into the reader's, and undoes the merges in that order.
  private static func undone(
    _ order: [Int], isReset: Bool = false, isLinked: Bool = false
  ) throws -> SeriesMergeTests {
    var test = SeriesMergeTests()
    let own = try test.make("Foundation")
    let mine = test.reader.book("Mine", in: [])
    test.place(mine, in: own, at: "9")
    let detected = ["One", "Two"].map { test.reader.series($0) }
    let shared = test.reader.book("Shared", in: detected.map { ($0, "4") })
    test.reader.book("Alone", in: [(detected[1], "5")])
    var merges: [SeriesMergeID] = []
    let now = test.reader.now()
    if isReset { test.reader.editor.reset() }
    for series in detected {
      if let merge = test.reader.editor.merge(series, into: own, now: now) { merges.append(merge) }
    }
    if isLinked {
      _ = test.link(shared, test.mention("Foundation", 7))
      merges = test.reader.library.merges(into: own).map(\.id)
    }
    for place in order { _ = test.reader.editor.undoMerge(merges[place], now: now) }
    #expect(test.reader.library.checkInvariants() == [])
    return test
  }

  @Test(arguments: [[0, 1], [1, 0]], [false, true])
  func `SER-6: two merges with a shared book can be undone in either order`(
    _ order: [Int], isReset: Bool
  ) throws {
    let test = try Self.undone(order, isReset: isReset)
    let library = test.reader.library
    let own = try #require(library.series(named: "Foundation").first).id
    let one = try #require(library.series(named: "One").first).id
    let two = try #require(library.series(named: "Two").first).id
    if isReset {
      #expect(
        [own, one, two].map { library.absentBooks(of: $0).map(\.title).sorted() } == [
          ["Mine"], ["Shared"], ["Alone", "Shared"],
        ])
    } else {
      #expect([own, one, two].map(test.places) == [["Mine 9"], ["Shared 4"], ["Alone 5", "Shared 4"]])
    }
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 0, 2], [0, 2, 1]])
  func `SER-6: undoing all merges removes a shared detected book from the reader's series`(
    _ order: [Int]
  ) throws {
    let test = try Self.undone(order, isLinked: true)
    let own = try #require(test.reader.library.series.first { $0.source == .manual }).id
    #expect(test.places(own) == ["Mine 9"])
  }

  @Test mutating func `SER-6: series by another author, or by two authors, are not merged`() throws {
    let other = reader.editor.newID(of: Author.self)
    reader.editor.put(Author(id: other, name: "Julia Glass"))
    _ = reader.series("Legacy")
    let now = reader.now()
    let made = reader.editor.makeSeries(named: "Legacy", author: other, now: now)
    let own = try #require(made)
    #expect(reader.library.merges(into: own).isEmpty && reader.library.series.count == 2)
    // Two detected series by different authors: the reader's intention is unknown.
    reader.editor.put(
      Series(
        id: reader.editor.newID(of: Series.self), name: "Trilogy", author: other, source: .automatic,
        created: now))
    _ = reader.series("Trilogy")
    let trilogy = try make("Trilogy")
    #expect(reader.library.merges(into: trilogy).isEmpty && reader.library.series.count == 5)
  }

  @Test mutating func `SER-6: only a detected series is merged, and only into one of the reader's`() throws {
    let detected = reader.series("One")
    let own = try make("Two")
    let third = try make("Three")
    let now = reader.now()
    let before = reader.library
    #expect(reader.editor.merge(own, into: third, now: now) == nil)
    #expect(reader.editor.merge(own, into: detected, now: now) == nil)
    #expect(reader.editor.merge(detected, into: detected, now: now) == nil)
    #expect(reader.editor.merge(SeriesID(replica: 9, serial: 9), into: own, now: now) == nil)
    #expect(reader.library == before)
  }

  @Test mutating func `SER-6: a merge does not repeat the celebration of a finished series`() throws {
    let detected = reader.series("Dune", total: 1)
    reader.book("Dune", in: [(detected, "1")], .read)
    var row = try #require(reader.library.series[detected])
    row.finish = SeriesFinish(reached: reader.now(), isTold: true)
    reader.editor.put(row)
    let own = try make("Dune", total: 1)
    #expect(reader.library.series[own]?.finish == row.finish)
  }

  @Test func `SER-6: undone after a relaunch, with edits on both sides of it`() async throws {
    let files = MemoryFiles(MemoryDisk())
    let first = try await ArchiveLife.begin(files)
    let (own, works) = try await first.store.commit(.edit("merge")) { editor -> (SeriesID, [WorkID]) in
      let now = FixedTime().now()
      for number in 1...3 { editor.addBook(number) }
      let works = editor.library.works.map(\.id)
      for (index, work) in works.enumerated() {
        let mention = SeriesMention(name: "Shelf", position: SeriesPosition(index + 1))
        // All by one author, so that they are one series.
        var row = editor.library.works[work] ?? Work(id: work, title: "", authors: [])
        row.authors = editor.library.works[works[0]]?.authors ?? []
        editor.put(row)
        SeriesLinker().link([mention], of: work, in: &editor, now: now)
      }
      let made = editor.makeSeries(named: "Shelf", now: now)
      return (try #require(made), works)
    }
    let second = try await ArchiveLife.begin(files)
    try await second.store.commit(.edit("reorder")) { editor in
      editor.reorder(own, as: [works[2], works[0]], now: FixedTime().now())
    }
    let third = try await ArchiveLife.begin(files)
    let service = SeriesService(store: third.store, wallTime: FixedTime())
    let merge = try #require(await third.store.snapshot.merges(into: own).first)
    let undone = try await service.undoMerge(merge.id)
    let back = try #require(undone)
    let library = await third.store.snapshot
    let order = { (series: SeriesID) in
      library.series[series].map { SeriesShelf(of: $0, in: library).places.compactMap(\.work) }
    }
    #expect(order(own) == [works[2], works[0]])
    #expect(order(back) == works)
    #expect(await (try ArchiveLife.begin(files)).store.snapshot == library)
    #expect(library.checkInvariants() == [])
  }
}
