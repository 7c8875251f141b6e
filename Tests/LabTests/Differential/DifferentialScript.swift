// The life that is lived twice, in a simulated world and on this machine: imports, edits and look-ups beside
// one another, a relaunch in the middle of all of it, the same imports again.
//
// Nothing in it depends on who comes first: edits touch what no provider touches, and a file whose rows could
// be matched differently according to what has been looked up is imported when all is at rest. So whatever
// order threads, disks and networks bring about, the reader must have the same library at the end.

import BooksTrack
import BooksTrackAPI

/// A life of one reader with one device.
struct DifferentialScript: Sendable {
  /// Why a life is not as it should be.
  enum Failure: Error {
    /// The library that a launch found is not the one that the app before had left.
    case relaunch(left: UInt64, found: UInt64)
    /// A file was not recognised.
    case unknownColumns(String)
    /// An import of what is there already changed something.
    case notTheSame(imported: Int)
    /// The library does not hold together.
    case unsound([String])
  }

  let fixture: DifferentialFixture
  let platform: DifferentialPlatform

  /// Lives it, and gives the library at its end.
  func live() async throws -> Library {
    let first = try await launch(after: nil) { app in
      try await app.take(fixture.first)
      let works = await app.works(every: 3)
      try await app.beginning(fixture.second) {
        try await app.rate(works, stars: 4)
        try await app.untilHalfWay()
      }
    }
    let second = try await launch(after: first) { app in
      try await app.app.importer.resume()
      let works = await app.works(every: 4)
      async let imported = app.take(fixture.second)
      try await app.rate(works, stars: 3)
      _ = try await imported
      try await app.rest()
      try await app.delete(await app.works(every: 7))
      try await app.take(fixture.first)
      try await app.rest()
    }
    let third = try await launch(after: second) { app in
      let summary = try await app.take(fixture.first)
      guard summary.imported == 0 else { throw Failure.notTheSame(imported: summary.imported) }
    }
    return try await launch(after: third) { _ in }
  }

  /// One run of the app, until `body` returns; gives the library that it leaves.
  private func launch(
    after left: Library?, _ body: @Sendable (DifferentialApp) async throws -> Void
  ) async throws -> Library {
    let app = try await App.open(
      try platform.files(), replica: 1, on: platform.app, policy: DifferentialApp.policy)
    let found = await app.library
    if let left, left != found {
      throw Failure.relaunch(left: left.sequence, found: found.sequence)
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await app.run() }
      try await body(DifferentialApp(app: app))
      group.cancelAll()
    }
    let library = await app.library
    let problems = library.checkInvariants()
    guard problems.isEmpty else { throw Failure.unsound(problems) }
    return library
  }
}
