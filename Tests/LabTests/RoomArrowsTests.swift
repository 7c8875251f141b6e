// Which folders of a room may use which others. A room is a target under Sources; the compiler keeps the
// arrows between rooms, and these tests keep those inside them.
//
// The folders of a room stand in a row, and each may use those in front of it. Who needs something of a
// folder further on moves it to where both may use it, or moves the folder in the row. What is excused beside
// the row is one line with its reason, and a test goes red when the line is no longer needed.

import Foundation
import Testing

/// The folders of a room, each followed by those that may use it; `.` is what stands beside the folders.
struct RoomPlan: Sendable, CustomTestStringConvertible {
  /// An arrow against the row.
  struct Exception: Sendable {
    let arrow: RoomArrows.Arrow
    let reason: String

    init(_ from: String, uses to: String, because reason: String) {
      arrow = RoomArrows.Arrow(from: from, to: to)
      self.reason = reason
    }
  }

  let room: String
  let folders: [String]
  let exceptions: [Exception]

  init(_ room: String, _ folders: [String], except exceptions: [Exception] = []) {
    self.room = room
    self.folders = folders
    self.exceptions = exceptions
  }

  var testDescription: String { room }

  /// Every room of the house.
  static let all: [RoomPlan] = [
    RoomPlan(
      "BooksTrack",
      [
        "Environment", "Model", "Bytes", "Collections", "Titles", "Matching", "Rows", "Library", "Durability",
        "Series", "Authors", "Diversity", "Sessions",
        "Import",
        "Enrichment", "Curation", "Books", "App",
      ]),
    RoomPlan("BooksTrackAPI", ["Text", ".", "JSON", "Contract", "Transport"]),
    RoomPlan(
      "BooksTrackBackend",
      [
        "Text", "Genres", "Quotas", "Caching", "Normalized", "Merging", "Upstreams", "GoogleBooks",
        "OpenLibrary", "ISBNdb", "Handling",
      ]),
    RoomPlan("Facts", ["."]),
    RoomPlan(
      "LabWorld",
      ["Clauses", "Settings", "Figures", "Host", "Shards", "World", "Devices", "Accuracy", "Report"]),
    RoomPlan("LoadRun", ["Readers", "Reading", "Devices", "Lives", ".", "Sweep", "Attribution"]),
    RoomPlan(
      "Hunt",
      [
        ".", "ReadingModel", "Model", "SmallWorld", "Reading", "Curation", "Series", "Rules", "Devices",
        "Planted", "Workers", "Regressions", "Shrinking", "Campaign", "KillMatrix",
      ],
      except: [
        .init("Reading", uses: "Curation", because: "a world of reading reports the states of curation"),
        .init("Reading", uses: "Series", because: "a world of reading reports the states of series"),
      ]),
    RoomPlan("Bench", ["Memory", "Benchmarks", "Crash"]),
    RoomPlan("Verify", [".", "Planted", "Baseline"]),
    RoomPlan("Serving", ["HTTP", "Sockets", "Answering"]),
    RoomPlan("Measurement", ["."]),
    RoomPlan("Tables", ["."]),
    RoomPlan("Pages", ["Markup", "Charts", "Reports"]),
    RoomPlan("PropertyTesting", ["Generators", "Machines", "Shrinking", "Running"]),
    RoomPlan(
      "Providers",
      ["Moods", "Holdings", "Rendering", "Faults", "Search", "GoogleBooks", "OpenLibrary", "ISBNdb"]),
    RoomPlan(
      "Simulation",
      [
        "Time", "Randomness", "Trace", "Faults", "Probes", "Core", "Schedules", "Disks", "Links", "World",
        "Machines", ".", "Exploration",
      ]),
    RoomPlan("SimulationTesting", ["."]),
    RoomPlan("RecordSync", ["Records", "Cloud", "Rows", "Merging", "Exchange", "Memory", "Engine"]),
    RoomPlan("SimulatedCloud", ["."]),
    RoomPlan("SyncMatrix", ["Apps", "Naive", "Oracles", "Shipped", "Rig", "Rows", "Scorecard", "Worlds"]),
    RoomPlan("Synthesis", ["Wording", "Catalog", "Rows", "Export", "Library", "Pairs", "Lists"]),
    RoomPlan("bookstrack-sim", ["Arguments", "Terminal", "Commands", "Program"]),
  ]
}

/// The arrows of each room, read once.
private let arrowsOfRooms: [String: RoomArrows] =
  Dictionary(grouping: SourceFile.all, by: \.room).mapValues(RoomArrows.init)

// A part of the source rules, so that whoever runs these runs those.
extension SourceRulesTests {
  @Suite struct RoomArrowsTests {
    @Test func everyRoomHasAPlan() {
      #expect(RoomPlan.all.map(\.room).sorted() == arrowsOfRooms.keys.sorted())
    }

    @Test(arguments: RoomPlan.all)
    func everyFolderHasItsPlaceInTheRow(plan: RoomPlan) throws {
      let arrows = try #require(arrowsOfRooms[plan.room])
      #expect(plan.folders.sorted() == arrows.folders.sorted(), "give each folder of \(plan.room) its place")
    }

    @Test(arguments: RoomPlan.all)
    func aFolderUsesOnlyThoseInFrontOfIt(plan: RoomPlan) throws {
      let arrows = try #require(arrowsOfRooms[plan.room]).arrows
      let excused = Set(plan.exceptions.map(\.arrow))
      for (arrow, places) in arrows where plan.pointsForward(arrow) && !excused.contains(arrow) {
        Issue.record(
          """
          \(plan.room)/\(arrow.from) uses \(arrow.to), which stands behind it. Move what both need in front of \
          both: \(places.prefix(5).joined(separator: ", "))
          """)
      }
    }

    @Test(arguments: RoomPlan.all)
    func noExceptionIsLeftThatNothingNeeds(plan: RoomPlan) throws {
      let arrows = try #require(arrowsOfRooms[plan.room]).arrows
      for exception in plan.exceptions {
        #expect(
          arrows[exception.arrow] != nil && plan.pointsForward(exception.arrow),
          "\(plan.room)/\(exception.arrow.from) no longer uses \(exception.arrow.to): delete the exception")
        #expect(!exception.reason.isEmpty)
      }
    }

    /// The content of a file in one folder, and true if it uses the other folder, which declares `Shelf` with
    /// a nested `Kind`, a `Book`, and a member `spineWidth` of the first folder's `Page`.
    @Test(arguments: [
      ("let all: [Shelf]", true), ("extension Shelf {}", true), ("let width = Page().spineWidth", true),
      ("let text = \"of \\(Shelf())\"", true), ("let kind: Shelf.Kind", true),
      ("extension Page { var b: Book }", true),
      ("// as a Shelf\n/* and a /* Shelf */ Book */", false), ("let text = \"Shelf\"", false),
      ("let text = #\"a \"Shelf\" of \\(Book)\"#", false), ("let kind: Kind", false),
      ("struct Row { private struct Shelf {}\n var all: [Shelf] }", false),
      ("func put<Book>(_ book: Book) {}", false),
      ("let none = Page.Book.self", false), ("enum Way { case spineWidth }\nlet way = Way.spineWidth", false),
    ])
    func anArrowIsANameThatAnotherFolderDeclares(source: String, isArrow: Bool) {
      let arrows = RoomArrows([
        SourceFile(path: "Room/Lower/Page.swift", text: "struct Page {}\n" + source),
        SourceFile(
          path: "Room/Upper/Shelf.swift",
          text:
            "struct Shelf { enum Kind { case low } }\nclass Book {}\nextension Page { var spineWidth: Int { 1 } }"
        ),
      ]).arrows
      #expect((arrows[RoomArrows.Arrow(from: "Lower", to: "Upper")] != nil) == isArrow)
      #expect(arrows[RoomArrows.Arrow(from: "Upper", to: "Lower")] != nil)
    }

    /// The pages that tell of a room's folders, one row each.
    @Test(arguments: [("BooksTrack", "BooksTrack.md"), ("Simulation", "Rooms.md")])
    func thePageOfARoomListsItsFoldersInTheirOrder(room: String, page: String) throws {
      let plan = try #require(RoomPlan.all.first { $0.room == room })
      let rows = Self.firstCells(of: try Self.page("\(room)/\(room).docc/\(page)"))
      #expect(rows.filter(plan.folders.contains) == plan.folders.filter { $0 != "." })
    }

    /// The page of the lab has a section for each of its targets.
    @Test(arguments: PackageFiles.lab)
    func thePageOfTheLabListsTheFoldersOfATargetInTheirOrder(room: String) throws {
      let plan = try #require(RoomPlan.all.first { $0.room == room })
      let sections = try Self.page(Self.pageOfTheLab).components(separatedBy: "\n### ")
      let section = try #require(sections.first { $0.hasPrefix("`\(room)`\n") })
      #expect(Self.firstCells(of: section) == plan.folders.filter { $0 != "." })
    }

    private static let pageOfTheLab = "bookstrack-sim/bookstrack-sim.docc/Folders.md"

    private static func page(_ path: String) throws -> String {
      try String(contentsOf: PackageFiles.root.appending(path: "Sources/\(path)"), encoding: .utf8)
    }

    /// Returns the names in the first column of a page's tables.
    private static func firstCells(of page: String) -> [String] {
      page.matches(of: /(?m)^\| `(\w+)` \|/).map { String($0.output.1) }
    }

    /// Where the second column says `Hunt/SmallWorld`, there is such a folder.
    @Test func whereThePageOfTheLabSaysThatSomethingBelongsIsAFolder() throws {
      let text = try Self.page(Self.pageOfTheLab)
      let folders = Set(
        SourceFile.all.flatMap { file in
          let parts = file.path.split(separator: "/").dropLast()
          return parts.indices.map { parts[...$0].joined(separator: "/") }
        })
      let named = text.matches(of: /`([A-Za-z-]+\/[A-Za-z\/]+)`/).map { String($0.output.1) }
      #expect(named.count >= 10)
      for name in named where !folders.contains(name) {
        Issue.record("the page of the lab's folders names \(name)")
      }
    }
  }
}

extension RoomPlan {
  /// Returns true if an arrow points at a later folder than the one that it starts from.
  func pointsForward(_ arrow: RoomArrows.Arrow) -> Bool {
    guard let from = folders.firstIndex(of: arrow.from), let to = folders.firstIndex(of: arrow.to) else {
      return false
    }
    return to > from
  }
}
