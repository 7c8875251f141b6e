// The same stack on simulated and on real ground: whatever order threads, disks and clocks bring about, the
// reader has the same library at the end.
//
// Built with `swift build --build-tests --sanitize=thread`, these tests also show that the stack has no data
// race.

import BooksTrack
import Foundation
import Simulation
import Testing

@Suite(.serialized) struct DifferentialTests {
  private static let fixture = DifferentialFixture(seed: 5)

  /// The library that all others are compared with.
  private static func reference() throws -> LibraryAsSeen {
    try library(of: DifferentialRun(fixture).simulated(seed: 1))
  }

  private static func library(of outcome: Outcome<LibraryAsSeen>) throws -> LibraryAsSeen {
    #expect(outcome.verdict == .passed)
    let value = outcome.value
    return try #require(value)
  }

  private static func real(faster: Int) async throws -> LibraryAsSeen {
    let directory = FileManager.default.temporaryDirectory.appending(
      path: "bookstrack-differential-\(ProcessInfo.processInfo.globallyUniqueString)")
    defer { try? FileManager.default.removeItem(at: directory) }
    return try await DifferentialRun(fixture).real(
      directory: directory.path(percentEncoded: false), faster: faster)
  }

  @Test func theLifeIsWorthComparing() throws {
    let lines = try Self.reference().lines
    func count(_ text: String) -> Int { lines.count { $0.contains(text) } }
    #expect(lines.count { $0.hasPrefix("work ") } > 25)
    #expect(count("| enriched |") > 15, "\(lines)")
    #expect(count("rated 3") > 2 && count("rated 4") > 2)
    #expect(count("| waiting") == 0 && lines.count { $0.hasPrefix("staged") } == 0)
    #expect(lines.count { $0.hasPrefix("import ") } == 3)
    #expect(lines.count { $0.hasPrefix("series ") } > 2)
  }

  @Test(.timeLimit(.minutes(20)), arguments: 0..<8)
  func everyScheduleGivesTheSameLibrary(seed: UInt64) throws {
    let outcome = DifferentialRun(Self.fixture).simulated(
      seed: seed,
      schedule: seed.isMultiple(of: 2) ? ArrivalOrder() : UniformRandom(seed: seed, slack: .milliseconds(40)))
    #expect(try Self.reference().difference(to: Self.library(of: outcome)) == [])
  }

  @Test(.timeLimit(.minutes(20)), arguments: [50, 100, 150, 200, 250, 300, 400, 500, 700, 1_000])
  func realThreadsFilesAndTimeGiveTheSameLibrary(faster: Int) async throws {
    let library = try await Self.real(faster: faster)
    #expect(try Self.reference().difference(to: library) == [])
  }

  @Test func aDifferenceIsSeen() throws {
    let reference = try Self.reference()
    var other = Library(replica: 1)
    other.apply(.put(Author(id: AuthorID(replica: 1, serial: 0), name: "Nobody At All")))
    let difference = LibraryAsSeen(other).difference(to: reference)
    #expect(difference.contains("- author Nobody At All"))
    #expect(difference.count == reference.lines.count + 1)
  }
}
