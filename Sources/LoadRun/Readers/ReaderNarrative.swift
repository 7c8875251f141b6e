// The life of one reader as sentences with times. It uses events that are recorded in any case and changes
// nothing: the world has the same digest as in the whole run.

import BooksTrack
import LabWorld
import Simulation

/// An event of a reader.
package struct NarrativeLine: Sendable, Hashable {
  /// Virtual nanoseconds since the start of the world.
  package let time: Int64
  package var text: String
  /// True for one of many similar events, which a page may omit.
  package let isRoutine: Bool
}

/// Records the events of one reader.
///
/// `@unchecked Sendable`: used only on the thread of its world.
package final class ReaderNarrative: @unchecked Sendable {
  private var ownLines: [NarrativeLine] = []
  /// The reader's reading after the import; nil if there was none.
  var diary: ReadingDiary?
  /// The cases of the reader that targets missed.
  var missed = MissedCases()
  /// The outages of the network, which are drawn for longer than the reader may stay.
  private var network: [NarrativeLine] = []
  private var titles: [WorkID: String] = [:]
  /// The work whose failure is the last line, to which its consequences are appended.
  private var failed: WorkID?
  /// Works that are being looked up and have been answered by some of the providers only.
  private var answeredInPart: Set<WorkID> = []
  /// Shares of the books, in percent, whose look-up is still to be reported.
  private var milestones = [25, 50, 75]

  /// All lines in the order of time. Outages after the last event of the reader are omitted.
  var lines: [NarrativeLine] {
    let end = ownLines.map(\.time).max() ?? 0
    // The sort is stable: events at the same time stay in the order in which they were recorded.
    return (network.filter { $0.time <= end } + ownLines).sorted { $0.time < $1.time }
  }

  func tell(_ text: String, at time: VirtualClock.Instant, isRoutine: Bool = false) {
    ownLines.append(NarrativeLine(time: time.nanoseconds, text: text, isRoutine: isRoutine))
    failed = nil
  }

  /// Records the outages of the network.
  func tell(_ network: DeviceNetwork) {
    self.network = network.outages.flatMap { outage in
      let length = VirtualTime.text(outage.end - outage.start)
      return [
        NarrativeLine(time: outage.start, text: "loses the network for \(length)", isRoutine: false),
        NarrativeLine(time: outage.end, text: "has a network again", isRoutine: false),
      ]
    }
  }

  /// Records the result of an import, and the titles for later lines.
  func tell(import results: RowResults, _ library: Library, at time: VirtualClock.Instant) {
    for work in library.works { titles[work.id] = work.title }
    let made = results.results.values
    let tiers = Dictionary(grouping: made.compactMap(\.tier?.rawValue), by: \.self).sorted { $0.key < $1.key }
    let reasons = Dictionary(grouping: made.compactMap(\.rejection), by: \.self).sorted { $0.key < $1.key }
    func list(_ groups: [(key: String, value: [String])]) -> String {
      groups.isEmpty ? "" : " (\(groups.map { "\($0.key) \($0.value.count)" }.joined(separator: ", ")))"
    }
    tell(
      "has imported \(library.works.count.of("book")); "
        + "\(made.count { $0.tier != nil }.of("row")) recognised as a book that is there\(list(tiers)), "
        + "\(made.count { $0.rejection != nil }.of("row")) rejected\(list(reasons))", at: time)
    tell("\(library.jobs.count.of("book")) wait to be looked up", at: time)
  }

  /// Records the result of enrichment, and the open questions for the reader.
  func tell(end library: Library, at time: VirtualClock.Instant) {
    let waiting = library.jobs.count
    tell(
      waiting == 0 ? "every book has its answer" : "gives up; \(waiting.of("book")) still wait", at: time)
    let works = Array(library.works)
    tell("is to choose between several books", works.filter { $0.enrichment == .needsChoice }, at: time)
    tell("gets no facts, for nobody knows the book", works.filter { $0.enrichment == .notFound }, at: time)
    tell(
      "is to verify what a provider contradicts", works.filter { !library.conflicts(of: $0.id).isEmpty },
      at: time)
  }

  private func tell(_ what: String, _ works: [Work], at time: VirtualClock.Instant) {
    guard !works.isEmpty else { return }
    let named = works.prefix(5).map { "“\($0.title)”" }
    let rest = works.count - named.count
    tell("\(what): \(named.joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : "")", at: time)
  }

  /// Records an event of the enricher; expected answers are only reported in bulk.
  func tell(_ event: EnrichmentEvent, at time: VirtualClock.Instant) {
    switch event {
    case .answered(let work, let query, .failed(let failure, _, _)):
      tell("\(title(work)) by \(query.words): \(failure.words)", at: time, isRoutine: true)
      failed = work
    case .answered(let work, _, .foundInPart): answeredInPart.insert(work)
    case .answered(let work, let query, .refused):
      tell("\(title(work)) by \(query.words): the backend refuses the question", at: time)
    case .paused(let work, let pause):
      follow(work, "; the next try is in \(VirtualTime.text(pause.wholeNanoseconds))")
    case .finished(let work, .parked):
      let waitsForProviders = answeredInPart.remove(work) != nil && failed != work
      let end =
        waitsForProviders
        ? "parked until a provider is back that had no part in its answer"
        : "parked until the network, a launch or the service comes back"
      if !follow(work, "; it is \(end)") { tell("\(title(work)) is \(end)", at: time, isRoutine: true) }
    case .progress(let progress):
      while let share = milestones.first, progress.done * 100 >= progress.total * share {
        milestones.removeFirst()
        tell("\(progress)", at: time)
      }
    case .breakerOpened: tell("the app stops asking, for the service fails again and again", at: time)
    case .breakerClosed: tell("the app goes on asking: the service is back", at: time)
    case .polled(_, let isBack):
      tell(
        "the app looks whether the service is back; it is\(isBack ? "" : " not")", at: time, isRoutine: true)
    case .finished(let work, _): answeredInPart.remove(work)
    case .asked, .answered: break
    }
  }

  /// Appends text to the last line if it is the failure of that work; returns true if so.
  @discardableResult
  private func follow(_ work: WorkID, _ text: String) -> Bool {
    guard failed == work, let last = ownLines.indices.last else { return false }
    ownLines[last].text += text
    return true
  }

  private func title(_ work: WorkID) -> String { titles[work].map { "“\($0)”" } ?? "a book" }
}

/// Virtual time as text.
package enum VirtualTime {
  /// Returns a duration in a suitable unit: `2.10 s`, `12 min`.
  static func text(_ nanoseconds: Int64) -> String {
    Hundredths(hundredths: Int(nanoseconds) / 10_000).asTime
  }

  /// Returns a time since the start of the world as hours, minutes and seconds: `1:02:09`.
  package static func moment(_ nanoseconds: Int64) -> String {
    let seconds = nanoseconds / 1_000_000_000
    func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(seconds / 3_600):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
  }
}

extension MetadataQuery {
  fileprivate var words: String {
    switch self {
    case .isbn: "ISBN"
    case .title: "title"
    case .titleAndAuthor: "title and author"
    }
  }
}

extension MetadataFailure {
  fileprivate var words: String {
    switch self {
    case .timeout: "no answer in time"
    case .connectionLost: "the connection broke"
    case .rateLimited: "the service asks for fewer requests"
    case .noCallsLeft: "a provider has no calls left"
    case .status(let status): "the service answers with status \(status)"
    case .unreadable: "the answer cannot be read"
    }
  }
}
