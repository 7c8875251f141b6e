// The module also works with XCTest: a check that holds passes there, another one throws.

import PropertyTesting
import XCTest

final class XCTestTests: XCTestCase {
  func testAPropertyThatHoldsPasses() throws {
    try check("reverse twice", .array(of: .integer(in: 0...9), count: 0...9)) { (list: [Int]) in
      list.reversed().reversed() == list
    }
  }

  func testAPropertyThatFailsThrowsItsReport() {
    XCTAssertThrowsError(try check("small", Gen<Int>.integer(in: 0...9_999)) { $0 < 50 }) { error in
      XCTAssertEqual((error as? PropertyFailure)?.value as? Int, 50)
    }
  }
}
