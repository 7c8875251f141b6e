import BooksTrackAPI
import Foundation
import Simulation
import Synthesis
import Testing

@testable import Providers

@Suite struct MoodTests {
  private static let request = search("intitle:the last", ("maxResults", "2"))

  /// Returns the responses to a thousand requests.
  private static func answers(_ mood: Mood, count: Int = 1_000) -> [ProviderAnswer] {
    let provider = MoodyLookalike(World.complete, mood: mood, latency: .googleBooks)
    var faults = RandomStream(seed: 9, name: "faults")
    var latency = RandomStream(seed: 9, name: "latency")
    var content = RandomStream(seed: 9, name: "content")
    return (0..<count).map { _ in
      provider.answer(request, faults: &faults, latency: &latency, content: &content)
    }
  }

  private static let flaky = answers(.flaky, count: 400)

  @Test(arguments: ProviderFault.allCases)
  func `LAB-4: switching one fault off changes no other pass`(fault: ProviderFault) {
    var mood = Mood.flaky
    mood[fault] = 0
    let without = Self.answers(mood, count: Self.flaky.count)
    let changed = zip(Self.flaky, without).filter { left, right in
      left.delay != right.delay || (left.fault == fault ? right.fault == fault : left.fault != right.fault)
    }
    #expect(changed.isEmpty)
  }

  @Test(arguments: ProviderFault.allCases)
  func `Each fault fires at its rate`(fault: ProviderFault) {
    var mood = Mood(name: "one")
    mood[fault] = 1_000
    let fired = Self.answers(mood).count { $0.fault == fault }
    // Five standard deviations of a tenth of 1,000.
    #expect((53...147).contains(fired), "\(fired)")
    #expect(mood.enabled == [fault])
  }

  @Test func `A flawless provider never fails`() {
    #expect(Self.answers(.flawless).allSatisfy { $0.fault == nil })
  }

  @Test func `In an outage every request fails`() {
    #expect(
      Self.answers(.outage).allSatisfy { answer in
        if case .response(let response) = answer.outcome { response.status >= 500 } else { true }
      })
  }

  @Test func `In a brown-out about half of the requests fail, and on a bad day one in twelve`() {
    #expect((380...560).contains(Self.answers(.brownOut).count { $0.fault != nil }))
    #expect((50...115).contains(Self.answers(.flaky).count { $0.fault != nil }))
    #expect(Self.answers(.healthy).count { $0.fault != nil } < 25)
  }

  @Test func `Half of the responses take up to 450 ms and one in a hundred more than three seconds`() {
    #expect(LatencyTable.googleBooks.quantile(millionths: 500_000) == .milliseconds(450))
    #expect(LatencyTable.googleBooks.quantile(millionths: 990_000) == .milliseconds(3_000))
    #expect(LatencyTable.googleBooks.quantile(millionths: 1_000_000) == .seconds(20))
    #expect(LatencyTable.googleBooks.quantile(millionths: 625_000) == .milliseconds(565))
  }

  @Test(arguments: [LatencyTable.googleBooks, .openLibrary, .isbndb])
  func `Drawn latencies have the quantiles of their table`(table: LatencyTable) {
    var stream = RandomStream(seed: 4, name: "latency")
    let drawn = (0..<20_000).map { _ in table.draw(&stream) }.sorted()
    for share in [100_000, 250_000, 500_000, 900_000, 990_000] {
      let low = table.quantile(millionths: share - 12_000)
      let high = table.quantile(millionths: min(1_000_000, share + 9_000))
      #expect((low...high).contains(drawn[share / 50]))
    }
  }

  @Test func `A slowdown multiplies the latencies`() {
    let usual = Self.answers(.flawless, count: 50).map(\.delay)
    let slow = Self.answers(Mood(name: "slow", slowdown: 420), count: 50).map(\.delay)
    for (left, right) in zip(usual, slow) { #expect(right == left * 420 / 100) }
  }

  @Test func `A constant table always gives the same latency`() {
    var stream = RandomStream(seed: 1, name: "x")
    #expect(
      (0..<50).allSatisfy { _ in LatencyTable.constant(milliseconds: 7).draw(&stream) == .milliseconds(7) })
  }

  @Test func `New kinds of faults are appended, so that draws of the old ones do not change`() {
    let last = ProviderFault.allCases.suffix(4)
    #expect(Array(last) == [.hugeBody, .schemaDrift, .staleRecord, .wrongFacts])
    #expect(Mood.all.suffix(2).map(\.name) == ["schema-drift", "lying"])
  }

  @Test func `Lies and schema drift occur at the rates of their moods`() {
    #expect((250...400).contains(Self.answers(.lying).count { $0.fault != nil }))
    #expect((380...560).contains(Self.answers(.schemaDrift).count { $0.fault != nil }))
  }
}
