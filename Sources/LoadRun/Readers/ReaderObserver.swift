// Counts the events of one reader: enrichment, request times, violations.

import BooksTrack
import BooksTrackAPI
import LabWorld
import Simulation

/// Observes one device.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class ReaderObserver: @unchecked Sendable {
  private(set) var enrichment = EnrichmentFigures()
  var time = TimeFigures()
  var timeline = TimelineFigures()
  /// Queries that got no answer.
  private(set) var failures = 0
  /// The total of all pauses before retries, in nanoseconds.
  private(set) var pauseTime = 0
  /// The narrative of the reader; nil if the reader is not explained.
  var narrative: ReaderNarrative?
  private(set) var complaints: [(clause: ClauseID, text: String)] = []
  private let clock: VirtualClock
  private var lastDone = 0
  private var lastStaged = 0
  private var settled: Set<Question> = []
  private var started: [WorkID: VirtualClock.Instant] = [:]

  private struct Question: Hashable {
    let work: WorkID
    let query: MetadataQuery
  }

  init(clock: VirtualClock) { self.clock = clock }

  /// Records the progress of an import, which must not fall.
  func note(_ progress: ImportProgress) {
    if progress.staged > progress.total || (lastStaged < progress.total && progress.staged < lastStaged) {
      complaints.append(("IMP-8", "import progress went from \(lastStaged) to \(progress.staged)"))
    }
    lastStaged = progress.staged == progress.total ? 0 : progress.staged
  }

  /// Records an event of enrichment.
  func note(_ event: EnrichmentEvent) {
    narrative?.tell(event, at: clock.now)
    switch event {
    case .asked(let work, let query): noteQuestion(work, query)
    case .answered(let work, let query, let answer):
      enrichment.answers[answer.kind, default: 0] += 1
      if answer.isFinal { settled.insert(Question(work: work, query: query)) }
      if !answer.isAnswer { failures += 1 }
      timeline.note(answer.isAnswer ? .answered : .failed, at: clock.now)
    case .paused(_, let pause):
      enrichment.pauses += 1
      pauseTime += Int(pause.wholeNanoseconds)
    case .finished(let work, let result):
      note(result)
      if let start = started.removeValue(forKey: work) { time.record("work", start.duration(to: clock.now)) }
    case .progress(let progress):
      if progress.done < lastDone {
        complaints.append(("ENR-2", "progress fell from \(lastDone) to \(progress.done)"))
      }
      lastDone = progress.done
    case .breakerOpened: enrichment.breakerOpened += 1
    case .breakerClosed: enrichment.breakerClosed += 1
    case .polled: enrichment.looks += 1
    }
  }

  private func note(_ result: EnrichmentResult) {
    switch result {
    case .parked: enrichment.parkings += 1
    case .outdated: break
    case .enriched, .needsChoice, .notFound, .dropped: timeline.note(.settled, at: clock.now)
    }
  }

  private func noteQuestion(_ work: WorkID, _ query: MetadataQuery) {
    enrichment.requests[query.kind, default: 0] += 1
    if started[work] == nil { started[work] = clock.now }
    if settled.contains(Question(work: work, query: query)) {
      complaints.append(("ENR-6", "\(query.kind) of work \(work) was asked again after a final answer"))
    }
  }
}

extension MetadataQuery {
  var kind: String {
    switch self {
    case .isbn: "isbn"
    case .title: "title"
    case .titleAndAuthor: "titleAndAuthor"
    }
  }
}

extension MetadataAnswer {
  /// True if repeating the query cannot help.
  var isFinal: Bool {
    switch self {
    case .found, .notFound, .refused: true
    case .foundInPart, .failed, .offline, .intercepted, .cancelled: false
    }
  }

  var kind: String {
    switch self {
    case .found: "found"
    case .foundInPart: "foundInPart"
    case .notFound: "notFound"
    case .refused: "refused"
    case .failed(.timeout, _, _): "timeout"
    case .failed(.connectionLost, _, _): "connectionLost"
    case .failed(.rateLimited, _, _): "rateLimited"
    case .failed(.noCallsLeft, _, _): "quota"
    case .failed(.status(let status), _, _): "status \(status)"
    case .failed(.unreadable, _, _): "unreadable"
    case .offline: "offline"
    case .intercepted: "intercepted"
    case .cancelled: "cancelled"
    }
  }
}
