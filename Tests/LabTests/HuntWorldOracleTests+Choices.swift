// The oracle of choices on courses that break its promise, and on those that keep it.

import BooksTrack
import BooksTrackAPI
import Foundation
import Testing

@testable import Hunt
@testable import LabWorld

extension HuntWorldOracleTests {
  private static let candidate = Candidate(
    title: "Title 1", authors: ["Author 1"], isbn: nil, externalID: nil, confidence: 700)

  /// An oracle for a catalog in which records "a" and "another a" are about one book.
  private static var choices: ChoiceOracle { ChoiceOracle { ["a": 1, "another a": 1, "b": 2][$0.value] } }

  /// The book with something to choose from.
  private static let offered = offering(candidate)

  private static func offering(_ candidate: Candidate) -> Commit {
    var changes = ended(.needsChoice)
    if case .work(.put(var work)) = changes[0] {
      work.candidates = [candidate]
      changes[0] = .put(work)
    }
    return commit(.enrich, changes, on: imported.after)
  }

  /// Returns the objections after the reader's choice and this end of the look-up.
  ///
  /// - Parameter id: The provider's identifier of the attached record.
  private static func choice(
    _ candidate: Candidate = HuntWorldOracleTests.candidate, keepingIt: Bool = true,
    then state: EnrichmentState?,
    attaching id: ExternalID? = nil
  ) -> [String] {
    let offered = offering(candidate)
    var editor = LibraryEditor(offered.after)
    editor.choose(candidate, for: work)
    var changes = Array(editor.changes)
    if !keepingIt, let job = editor.library.job(of: work) {
      changes.append(.put(EnrichmentJob(id: job.id, work: work)))
    }
    let chosen = commit(.edit("choose 1"), changes, on: offered.after)
    var events: [(seconds: Int64, kind: DeviceEvent.Kind)] = [
      (0, .planned(label: "choose 1", .choose(source: "1", title: "Title 1"))), (0, .committed(chosen)),
    ]
    if let state, var row = chosen.after.works[work], let job = chosen.after.job(of: work) {
      row.enrichment = state
      row.externalIDs = [id].compactMap { $0 }
      if state != .needsChoice { row.candidates = [] }
      events.append(
        (1, .committed(commit(.enrich, [.put(row), .remove(job.id)], on: chosen.after))))
    }
    return clauses(choices, events)
  }

  @Test func aChoiceThatIsKeptAndAppliedOrOfferedAgainIsLeftAlone() {
    #expect(Self.choice(then: nil) == [])
    #expect(Self.choice(then: .enriched) == [])
    #expect(Self.choice(then: .needsChoice) == [])
  }

  @Test func anotherRecordThanTheChosenOneIsNoticedAlsoWithoutANumber() {
    let names = ["a", "b", "another a"].map { ExternalID(provider: ProviderName.openLibrary, value: $0) }
    let named = Candidate(
      title: "Title 1", authors: ["Author 1"], isbn: nil, externalID: names[0], confidence: 700)
    #expect(Self.choice(named, then: .enriched, attaching: names[0]) == [])
    #expect(Self.choice(named, then: .enriched, attaching: names[1]) == ["ENR-9"])
    #expect(Self.choice(named, then: .enriched, attaching: names[2]) == [])
    #expect(Self.choice(named, then: .enriched) == ["ENR-9"])
  }

  @Test func aChoiceThatIsForgottenIsNoticed() {
    #expect(Self.choice(keepingIt: false, then: nil) == ["ENR-9"])
    #expect(Self.choice(then: .notFound) == ["ENR-9"])
  }

  @Test(arguments: [(5, []), (6, ["ENR-9"])] as [(Int, [ClauseID])])
  func aChoiceOfMoreThanFiveIsNoticed(count: Int, clauses: [ClauseID]) {
    guard var row = Self.offered.after.works[Self.work] else { return }
    row.candidates = Array(repeating: Self.candidate, count: count)
    let offered = Self.commit(.enrich, [.put(row)], on: Self.imported.after)
    #expect(Self.clauses(Self.choices, [(0, .committed(offered))]) == clauses.map(\.description))
  }

  @Test func aLookUpThatChoosesIsNoticed() {
    guard var row = Self.offered.after.works[Self.work] else { return }
    row.enrichment = .enriched
    let taken = Self.commit(.enrich, [.put(row)], on: Self.offered.after)
    let declined = Self.commit(.edit("decline 1"), [.put(row)], on: Self.offered.after)
    #expect(Self.clauses(Self.choices, [(0, .committed(taken))]) == ["ENR-9"])
    #expect(Self.clauses(Self.choices, [(0, .committed(declined))]) == [])
  }
}
