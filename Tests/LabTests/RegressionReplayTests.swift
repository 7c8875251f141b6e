// Every case that was ever kept, once more. An XCTest class on purpose: `swift test` runs those before
// everything else, so that an old bug that is back is the first thing that one hears.

import Foundation
import Hunt
import XCTest

final class RegressionReplayTests: XCTestCase {
  private var folder: RegressionFolder {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return RegressionFolder(root.appending(path: RegressionFolder.standard))
  }

  /// The shipped stack must pass; a planted bug must still be found, by the oracle that found it first.
  func testEveryKeptCaseEndsAsItMust() throws {
    let pool = ThreadPool(WorldRunner(HuntTargets.all()), workers: 1)
    for name in folder.names() {
      let replay = RegressionReplay(try folder.read(name), on: pool)
      if let complaint = replay.complaint {
        XCTFail("\(name): \(complaint). bookstrack-sim replay \(RegressionFolder.standard)/\(name)")
      }
    }
  }

  /// A file under a name of its own choosing would be written a second time by the next hunt.
  func testEveryKeptCaseHasTheNameThatAHuntGivesIt() throws {
    for name in folder.names() {
      let file = try folder.read(name)
      if case .passes = file.expected { continue }
      XCTAssertEqual(file.name, name)
    }
  }
}
