// The oracles that watch what takes its time at a device — imports, a portal, a wish for new tries — each on
// a course that breaks its promise, told by hand, and on one that keeps it.

import BooksTrack
import BooksTrackAPI
import Foundation
import Simulation
import Synthesis
import Testing

@testable import Hunt
@testable import LabWorld

@Suite struct HuntTimelineOracleTests {
  private typealias World = HuntWorldOracleTests

  // MARK: Imports

  private static let file = "export 1.csv"
  private static let label = Commit.act(ofImport: file)

  /// Returns the objections to these events of an import of ten books.
  private static func imports(_ events: [DeviceEvent.Kind]) -> [String] {
    let rows = (0..<10).map { ModelBook.sample("\($0)") }
    return World.clauses(
      ImportProgressOracle(), ([.planned(label: label, .importRows(rows))] + events).map { World.at(0, $0) })
  }

  private static func staged(_ staged: Int, of total: Int, at bytes: Int, isExact: Bool = false)
    -> DeviceEvent.Kind
  {
    .staged(
      label: label, ImportProgress(staged: staged, total: total, isTotalExact: isExact), bytes: bytes,
      of: 1_000)
  }

  @Test func `IMP-8: progress is estimated from the size of the file`() {
    #expect(
      Self.imports([Self.staged(2, of: 8, at: 250), Self.staged(10, of: 10, at: 1_000, isExact: true)]) == [])
    #expect(Self.imports([Self.staged(2, of: 2, at: 250)]) == ["IMP-8"], "eight times as many")
    #expect(
      Self.imports([Self.staged(2, of: 41, at: 250)]) == ["IMP-8"],
      "there are ten, at most four times as many")
    #expect(Self.imports([Self.staged(4, of: 14, at: 300), Self.staged(3, of: 14, at: 300)]) == ["IMP-8"])
    #expect(Self.imports([Self.staged(10, of: 11, at: 1_000, isExact: true)]) == ["IMP-8"])
    #expect(Self.imports([Self.staged(3, of: 2, at: 1_000)]) == ["IMP-8"])
  }

  private static func stage(_ serial: UInt32, isComplete: Bool = false, digest: String? = nil) -> StagedImport
  {
    var stage = StagedImport(
      id: StagedImportID(replica: 1, serial: serial), fileName: file, format: "goodreads", header: [],
      strategy: .smart, started: Timestamp(milliseconds: 0))
    stage.isComplete = isComplete
    stage.digest = digest
    return stage
  }

  @Test func `IMP-11: staged rows are not discarded when their file is imported again`() {
    func clauses(isComplete: Bool, staged: [DeviceEvent.Kind] = []) -> [String] {
      let first = World.commit(.stageImport, [.put(Self.stage(0, isComplete: isComplete))])
      let gone = World.commit(
        .stageImport, [.remove(StagedImportID(replica: 1, serial: 0))], on: first.after)
      return Self.imports(staged + [.committed(gone)])
    }
    #expect(clauses(isComplete: false) == ["IMP-11"])
    #expect(clauses(isComplete: true) == [], "another one stands for it")
    #expect(clauses(isComplete: false, staged: [Self.staged(2, of: 8, at: 250)]) == [], "its own")
    #expect(clauses(isComplete: false, staged: [.refused(isLookUp: false)]) == [], "it gives up")
    #expect(clauses(isComplete: false, staged: [.refused(isLookUp: true)]) == ["IMP-11"])
  }

  @Test func `IMP-7: a file has one digest`() {
    func clauses(_ digests: [String?]) -> [String] {
      Self.imports(
        digests.map {
          .committed(
            World.commit(.stageImport, [.put(Self.stage(0, isComplete: $0 != nil, digest: $0))]))
        })
    }
    #expect(clauses(["a", nil, "a"]) == [])
    #expect(clauses(["a", "b"]) == ["IMP-7"])
  }

  @Test(arguments: [(2, 2, 2, 0), (0, 0, 0, 0), (1, 1, 2, 1), (2, 2, 0, 1), (2, 0, 2, 1)])
  func `IMP-9: the account lists the skipped cells`(said: Int, named: Int, are: Int, objections: Int) {
    let account = ImportAccount(
      rows: 1, imported: 1, duplicates: 0, rejected: 0, trueRows: 1, trueRejected: 0, leftOut: said,
      named: named,
      trueLeftOut: are)
    let events: [DeviceEvent.Kind] = [
      World.importing(["1"]), .committed(World.imported), .accounted(label: World.imported.act, account),
    ]
    #expect(World.clauses(RowConservationOracle(), events.map { World.at(0, $0) }).count == objections)
  }

  @Test func `a file is read in chunks, and may end early`() async throws {
    var file = ImportFile(name: "a.csv", bytes: Array(0..<10), books: [], damaged: [], chunkSize: 4)
    func read(_ file: ImportFile) async throws -> [[UInt8]] {
      let bytes = HandedBytes(file)
      var chunks: [[UInt8]] = []
      while let chunk = try await bytes.next() { chunks.append(chunk) }
      #expect(bytes.count == file.bytes.count)
      return chunks
    }
    #expect(try await read(file) == [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9]])
    file.chunkSize = 100
    #expect(try await read(file).count == 1)
    file.readable = 8
    file.chunkSize = 3
    let bytes = HandedBytes(file)
    var sizes: [Int] = []
    await #expect(throws: UnreadableFile.self) {
      while let chunk = try await bytes.next() { sizes.append(chunk.count) }
    }
    #expect(sizes == [3, 3, 2] && bytes.count == 8)
    let other = file.inOtherChunks(by: 3)
    #expect(other.bytes == file.bytes && other.chunkSize == 16)
  }

  @Test func `a rating beyond the scale gives a row without a rating`() throws {
    let catalog = Catalog.make(seed: 3, size: 200)
    let shelf = ReaderShelf.make(
      catalog: catalog, works: [0, 1], stream: RandomStream(seed: 3, name: "shelf"))
    var parser = ExportParser()
    try parser.append(shelf.export([.badRating(0), .row(1)]).bytes)
    try parser.finish()
    var books: [BookDraft] = []
    while let event = try parser.next() { if case .book(let draft) = event { books.append(draft) } }
    #expect(books.count == 2 && books[0].reader.rating == nil)
    #expect(parser.cellProblems.map(\.row) == [1] && parser.cellProblems[0].found == "999")
  }

  // MARK: A portal

  private static func page(_ seconds: Int64) -> [(Int64, DeviceEvent.Kind)] {
    let question = DeviceQuestion(label: World.label, isOffline: false, isIntercepted: true)
    return [
      World.at(seconds, .requestSent(question, World.stay)),
      World.at(seconds + 1, .answered(question, .failure(.offline), World.stay)),
    ]
  }

  @Test func `ENR-5: after a page in place of an answer, no request is sent for half a minute`() {
    func clauses(_ events: [(Int64, DeviceEvent.Kind)], outages: [DeviceNetwork.Outage] = []) -> [String] {
      World.clauses(OfflineSilenceOracle(outages: outages), Self.page(0) + events)
    }
    #expect(clauses([World.at(29, World.asked())]) == ["ENR-5"])
    #expect(clauses([World.at(30, World.asked())]) == [])
    let refusal = World.at(
      -5,
      .answered(
        DeviceQuestion(label: World.label, isOffline: false),
        .success(HTTPResponse(status: 503, body: Data())), World.stay))
    #expect(
      World.clauses(OfflineSilenceOracle(), [refusal] + Self.page(0) + [World.at(25, World.asked())]) == [],
      "the pause began before the page")
    #expect(clauses([World.at(5, .launched), World.at(6, World.asked())]) == [])
    #expect(clauses([World.at(5, .woken), World.at(6, World.asked())]) == [])
    #expect(
      clauses([World.at(5, .refused(isLookUp: true)), World.at(11, World.asked())]) == [], "it begins anew"
    )
    #expect(
      clauses([World.at(5, World.answered(200)), World.at(6, World.asked())]) == [], "there is a way")
    let outage = DeviceNetwork.Outage(start: 3_000_000_000, end: 5_000_000_000)
    #expect(clauses([World.at(6, World.asked())], outages: [outage]) == [], "another network")
    let ending = [(-100_000_001, ["ENR-5"]), (-50_000_000, []), (0, [])] as [(Int64, [String])]
    for (end, expected) in ending {
      let outage = DeviceNetwork.Outage(start: -3_000_000_000, end: end)
      let late = clauses([World.at(1, World.asked())], outages: [outage])
      #expect(late == expected, "the app learns of a network that is back when it has had a page")
    }
    #expect(clauses(Self.page(31) + [World.at(40, World.asked())]) == ["ENR-5"], "the page again")
    for (wish, expected) in [(1, []), (0, ["ENR-5"])] as [(Int64, [String])] {
      let (asked, answered) = (Self.page(0)[0], Self.page(0)[1])
      let found = World.clauses(
        OfflineSilenceOracle(), [asked, World.at(wish, .woken), answered, World.at(2, World.asked())])
      #expect(found == expected, "a wish that the page has overtaken is put into effect")
    }
  }

  // MARK: A wish

  @Test func `ENR-5: a retry request gives new tries`() {
    func clauses(_ events: [(Int64, DeviceEvent.Kind)], outages: [DeviceNetwork.Outage] = []) -> [String] {
      let start = [World.at(0, .launched), World.at(1, .committed(World.imported)), World.at(10, .woken)]
      return World.clauses(
        ReconnectOracle(outages: outages), start + events + [World.at(90, .looked(World.imported.after))])
    }
    #expect(clauses([]) == ["ENR-5"])
    #expect(clauses([World.at(12, World.asked())]) == [])
    #expect(clauses([World.at(40, World.asked())]) == ["ENR-5"], "that is late")
    #expect(clauses([World.at(12, .quitting)]) == [])
    let outage = DeviceNetwork.Outage(start: 11_000_000_000, end: 80_000_000_000)
    #expect(clauses([], outages: [outage]) == [], "there is no network")
  }

  @Test func `ENR-5: new tries count from the time at which a slow storage has them`() {
    func clauses(_ events: [(Int64, DeviceEvent.Kind)]) -> [String] {
      let start = [World.at(0, .launched), World.at(1, .committed(World.imported)), World.at(10, .woken)]
      return World.clauses(
        ReconnectOracle(outages: []), start + events + [World.at(90, .looked(World.imported.after))])
    }
    let commit = World.at(17, .committed(World.commit(.wake, World.row())))
    #expect(clauses([commit, World.at(41, World.asked())]) == [])
    #expect(clauses([commit]) == ["ENR-5"], "once")
    #expect(clauses([commit, World.at(43, World.asked())]) == ["ENR-5"], "that is late")
    #expect(clauses([World.at(12, World.asked()), commit]) == [], "it was asked for before")
    #expect(clauses([World.at(41, World.asked())]) == ["ENR-5"], "nothing was granted")
  }

  /// A server that asks for more than ten minutes counts as down, and is tried again at once.
  @Test(arguments: [(600, []), (601, ["ENR-5"])] as [(Int, [String])])
  func `ENR-5: a retry request ends the pause of a service, not that of a book`(
    seconds: Int, clauses: [String]
  ) {
    let events: [(Int64, DeviceEvent.Kind)] = [
      (0, .launched), (1, .committed(World.imported)), (2, World.asked()),
      (3, World.answered(503, retryAfter: seconds)), (10, .woken), (90, .looked(World.imported.after)),
    ]
    #expect(World.clauses(ReconnectOracle(outages: []), events) == clauses)
  }
}
