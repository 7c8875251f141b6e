// A finished series is celebrated once (SER-13).

import BooksTrackAPI
import Testing

@testable import BooksTrack

struct SeriesCelebrationTests {
  private static let export = """
    Title,Author,ISBN13,My Rating,Exclusive Shelf
    "Red Rising (Red Rising, #1)",Pierce Brown,,5,read
    "Golden Son (Red Rising, #2)",Pierce Brown,,4,read

    """

  /// A store that records finished series, with the two volumes of "Red Rising", both unread.
  private struct Life {
    let store: LibraryStore
    let service: SeriesService

    init(_ library: Library = Library(replica: 1), in storage: any Storage = VolatileStorage()) {
      store = LibraryStore(
        library: library, storage: storage, wallTime: FixedTime(), rules: [FinishedSeriesRule()])
      service = SeriesService(store: store, wallTime: FixedTime())
    }

    func addBooks() async throws -> (series: SeriesID, works: [WorkID]) {
      try await store.commit(.edit("add")) { editor in
        let author = editor.newID(of: Author.self)
        editor.put(Author(id: author, name: "Pierce Brown"))
        let series = editor.newID(of: Series.self)
        editor.put(
          Series(
            id: series, name: "Red Rising", total: 2, author: author, source: .automatic,
            created: FixedTime().now()))
        let works = (1...2).map { volume in
          let work = editor.newID(of: Work.self)
          editor.put(Work(id: work, title: "Volume \(volume)", authors: [AuthorCredit(author: author)]))
          editor.put(
            Entry(id: editor.newID(), work: work, edition: nil, facts: ReaderFacts(status: .reading)))
          editor.put(
            Membership(
              id: editor.newID(), series: series, work: work, position: SeriesPosition(volume)))
          return work
        }
        return (series, works)
      }
    }

    func set(_ status: ReadingStatus, of work: WorkID) async throws {
      try await store.commit(.edit("status")) { editor in
        for var entry in editor.library.entries(of: work) {
          entry.facts.status = status
          editor.put(entry)
        }
      }
    }

    func told() async throws -> [String] { try await service.takeCelebrations().map(\.text) }
  }

  private static let text = "You finished Red Rising! 🎉"

  @Test
  func `SER-13: the last volume finishes the series in the same transaction, and it is celebrated once`()
    async throws
  {
    let reader = Life()
    let (series, works) = try await reader.addBooks()
    try await reader.set(.read, of: works[0])
    #expect(try await reader.told() == [])
    let before = await reader.store.snapshot.sequence
    try await reader.set(.read, of: works[1])
    #expect(await reader.store.snapshot.sequence == before + 1)
    #expect(await reader.store.snapshot.series[series]?.finish == SeriesFinish(reached: FixedTime().now()))
    #expect(try await reader.told() == [Self.text])
    #expect(try await reader.told() == [])
  }

  @Test
  func `SER-13: rereading, undoing and changes of the total bring no second celebration`() async throws {
    let reader = Life()
    let (series, works) = try await reader.addBooks()
    for work in works { try await reader.set(.read, of: work) }
    #expect(try await reader.told() == [Self.text])
    for status in [ReadingStatus.reading, .read, .didNotFinish, .read] {
      try await reader.set(status, of: works[1])
    }
    try await reader.service.setTotal(3, of: series)
    try await reader.service.setTotal(2, of: series)
    try await reader.service.setTotal(nil, of: series)
    try await reader.service.setTotal(1, of: series)
    try await reader.service.rename(series, to: "Rising")
    #expect(try await reader.told() == [])
  }

  /// The shelf says so too: one book of one is read (series 1795990010).
  @Test
  func
    `SER-13: a series is finished by the removal of its last unread volume if a book without number is read`()
    async throws
  {
    let reader = Life()
    let (series, works) = try await reader.addBooks()
    try await reader.store.commit(.edit("place")) { editor in
      for (work, position) in zip(works, [nil, SeriesPosition(1)]) {
        guard var row = editor.library.membership(of: work, in: series) else { continue }
        row.position = position
        editor.put(row)
      }
    }
    try await reader.service.setTotal(1, of: series)
    try await reader.set(.read, of: works[0])
    #expect(try await reader.told() == [])
    try await reader.store.commit(.edit("remove")) { $0.remove(works[1]) }
    #expect(try await reader.told() == [Self.text])
    #expect(try await reader.told() == [])
  }

  @Test
  func `SER-13: a status that is reverted before the celebration delays it until the series is finished`()
    async throws
  {
    let reader = Life()
    let (_, works) = try await reader.addBooks()
    for work in works { try await reader.set(.read, of: work) }
    try await reader.set(.reading, of: works[0])
    #expect(try await reader.told() == [])
    try await reader.set(.read, of: works[0])
    #expect(try await reader.told() == [Self.text])
    #expect(try await reader.told() == [])
  }

  @Test func `SER-13: a companion without a position finishes no series with a missing volume`()
    async throws
  {
    let reader = Life()
    let (series, works) = try await reader.addBooks()
    try await reader.service.setTotal(3, of: series)
    let companion = try await reader.store.commit(.edit("add")) { editor in
      let work = Work(id: editor.newID(), title: "The World of Red Rising", authors: [])
      editor.put(work)
      editor.put(
        Entry(id: editor.newID(), work: work.id, edition: nil, facts: ReaderFacts(status: .reading)))
      return work.id
    }
    try await reader.service.place(companion, in: series, at: nil)
    for work in works + [companion] { try await reader.set(.read, of: work) }
    let library = await reader.store.snapshot
    let shelf = SeriesShelf(of: try #require(library.series[series]), in: library)
    #expect(shelf.missing == [3] && shelf.badge == nil && shelf.stage == .inProgress)
    #expect(shelf.read.text == "2/3 books" && shelf.percentageText == "66 %")
    #expect(try await reader.told() == [])
    // The reader places it as the third volume.
    try await reader.service.place(companion, in: series, at: SeriesPosition(3))
    #expect(try await reader.told() == [Self.text])
  }

  @Test func `SER-13: a total that is set later finishes a series that is completely read`() async throws {
    let reader = Life()
    let (series, works) = try await reader.addBooks()
    try await reader.service.setTotal(nil, of: series)
    for work in works { try await reader.set(.read, of: work) }
    #expect(try await reader.told() == [])
    try await reader.service.setTotal(2, of: series)
    #expect(try await reader.told() == [Self.text])
  }

  @Test func `SER-13: a book that is read before it is placed finishes a series as well`() async throws {
    let reader = Life()
    let (series, works) = try await reader.addBooks()
    try await reader.service.take(works[1], outOf: series)
    for work in works { try await reader.set(.read, of: work) }
    #expect(try await reader.told() == [])
    try await reader.service.place(works[1], in: series, at: SeriesPosition(2))
    #expect(try await reader.told() == [Self.text])
  }

  @Test func `SER-13: celebrated once, also after a reset and another import`() async throws {
    let reader = Life()
    func take() async throws {
      var source = BytesSource(Array(Self.export.utf8))
      _ = try await Importer(store: reader.store, wallTime: FixedTime()).run(&source, fileName: "export.csv")
    }
    try await take()
    let series = try #require(await reader.store.snapshot.series(named: "Red Rising").first)
    try await reader.service.setTotal(2, of: series.id)
    #expect(try await reader.told() == [Self.text])
    try await reader.store.commit(.edit("reset")) { $0.reset() }
    try await take()
    let library = await reader.store.snapshot
    #expect(library.series[series.id]?.isFinished(in: library) == true)
    #expect(try await reader.told() == [])
  }

  @Test func `SER-13: after any loss of power the celebration is shown once`() async throws {
    let files = MemoryFiles(MemoryDisk(), keepsHistory: true)
    let opened = try await LibraryArchive.open(files, replica: 1, policy: .never)
    let reader = Life(opened.library, in: opened.archive)
    let (series, works) = try await reader.addBooks()
    for work in works { try await reader.set(.read, of: work) }
    #expect(try await reader.told() == [Self.text])
    var met: Set<String> = []
    for disk in await files.history {
      for loss in MemoryDisk.Loss.allCases {
        let after = try await LibraryArchive.open(
          MemoryFiles(disk.afterPowerLoss(loss, names: .all)), replica: 1, policy: .never)
        guard let finish = after.library.series[series].map(\.finish) else { continue }
        let again = Life(after.library, in: after.archive)
        for work in works { try await again.set(.reading, of: work) }
        for work in works { try await again.set(.read, of: work) }
        let wasTold = finish?.isTold ?? false
        met.insert(finish == nil ? "not finished" : wasTold ? "told" : "finished")
        #expect(try await again.told() == (wasTold ? [] : [Self.text]))
      }
    }
    #expect(met == ["not finished", "finished", "told"])
  }

  @Test func `SER-13: a series that was finished before the rule existed is not celebrated at the next edit`()
    async throws
  {
    let before = Life()
    let (series, works) = try await before.addBooks()
    let store = LibraryStore(
      library: await before.store.snapshot, storage: VolatileStorage(), wallTime: FixedTime())
    try await store.commit(.edit("old program")) { editor in
      for work in works {
        for var entry in editor.library.entries(of: work) {
          entry.facts.status = .read
          editor.put(entry)
        }
      }
    }
    let reader = Life(await store.snapshot)
    try await reader.service.rename(series, to: "Rising")
    try await reader.set(.read, of: works[0])
    #expect(try await reader.told() == [])
  }
}
