// The ledger of a campaign in which a fault does nothing, or nobody survives it: it has to be red, and it is
// green for the stack as it ships (LAB-4).

import BooksTrack
import BooksTrackAPI
import Foundation
import Providers
import Simulation
import Testing

@testable import Hunt
@testable import LabWorld

@Suite struct FaultLedgerTests {
  /// Returns the ledger's complaints after some worlds of a stack in which only these faults fire.
  private static func complaints(_ rates: [FaultRate], _ plant: (inout StackVariant) -> Void) throws
    -> [String]
  {
    var stack = StackVariant.shipped
    stack.name = "planted"
    plant(&stack)
    let target = SmallWorldTarget(planted: [stack], style: .crashes)
    var ledger = FaultLedger()
    for seed in 1...24 as ClosedRange<UInt64> {
      var drawn = target.draw(seed: seed, variant: "planted")
      drawn.faults = .drawn(rates)
      ledger.add(try target.run(drawn, trace: .none).ledger)
    }
    return ledger.complaints()
  }

  private static let kills = FaultRate(MachineFault.kill, firesPerTenThousand: 400)
  private static let misreads = FaultRate(DiskFault.corruptRead, firesPerTenThousand: 1_500)

  @Test func theShippedStackMeetsAndGetsOverWhatFires() throws {
    #expect(try Self.complaints([Self.kills, Self.misreads]) { _ in } == [])
  }

  @Test func aKillThatNoLibrarySurvivesIsRed() throws {
    let complaints = try Self.complaints([Self.kills]) {
      $0.recover = { Library(replica: $0.replica + 1, matchRules: .corrected) }
    }
    #expect(complaints.count == 1, "\(complaints)")
    #expect(complaints.first?.contains("device.kill was met") == true)
    #expect(complaints.first?.contains("never got over it") == true)
  }

  @Test(arguments: ProviderFault.allCases) func aFaultThatLeavesTheAnswerAsItIsIsNotFelt(fault: ProviderFault)
  {
    let truth = HTTPResponse(status: 200, contentType: "application/json", body: Data("{}".utf8))
    #expect(!AlteredAnswer(fault: fault, truth: truth).isFelt(in: .success(truth)))
    #expect(!AlteredAnswer(fault: fault, truth: truth).isFelt(in: .failure(.connectionLost)))
  }

  @Test func aRequestThatIsNeverAnsweredOvercomesNothing() {
    let asked = HTTPRequest(path: "/v1/search/isbn", query: [HTTPRequest.QueryItem("isbn", "9780306406157")])
    let call = HTTPRequest(
      path: "/books/v1/volumes", query: [HTTPRequest.QueryItem("q", "isbn:9780306406157")])
    let other = HTTPRequest(path: "/v1/search/isbn", query: [HTTPRequest.QueryItem("isbn", "9780261103573")])
    let kind = ProviderFault.badGateway.kind
    var troubles = ProviderTroubles()
    troubles.begin(1, asked)
    troubles.begin(2, other)
    troubles.record(kind, in: call)
    #expect(troubles.end(2, with: HTTPResponse(status: 200, body: Data())) == [])
    #expect(troubles.end(1, with: HTTPResponse(status: 503, body: Data())) == [])
    troubles.begin(3, asked)
    #expect(troubles.end(3, with: nil) == [])
    troubles.begin(4, asked)
    #expect(troubles.end(4, with: HTTPResponse(status: 404, body: Data())) == [kind])
    troubles.begin(5, asked)
    #expect(troubles.end(5, with: HTTPResponse(status: 200, body: Data())) == [])
  }
}
