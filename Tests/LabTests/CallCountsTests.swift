// Whether calls are counted as the account has them.

import Testing

@testable import Bench

@Suite struct CallCountsTests {
  private static let account = """
    # callgrind format
    events: Ir

    ob=(2) /usr/lib/libswiftCore.so
    fn=(7) swift_allocObject
    0 12
    cob=(3)
    cfi=(1) ???
    cfn=(9) malloc
    calls=30 0
    0 3000
    fn=(9)
    0 500
    cfn=(11) _int_malloc
    calls=4 0
    0 90
    fn=(12) $s3Lab3RunV3add_2toySi_SStF
    cfn=(9)
    calls=5 0
    0 100
    cfn=(7)
    calls=35 0
    0 900
    cfn=(13) swift_retain
    calls=1000 +3
    0 5
    """

  @Test(arguments: [
    ("malloc", 35), ("_int_malloc", 4), ("swift_retain", 1_000), ("swift_allocObject", 35), ("calloc", 0),
  ])
  func `calls from all places are summed by the name of their number`(function: String, calls: Int) {
    #expect(CallCounts(Self.account)[function] == calls)
  }

  @Test func `an invalid profile has no calls`() {
    #expect(CallCounts("calls=3 0\ncfn=\ncalls=x\n")["malloc"] == 0)
  }
}
