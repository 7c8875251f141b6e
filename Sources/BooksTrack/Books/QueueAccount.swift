// Why each book of the queue waits (CON-14, ENR-5).

/// The books that wait for a look-up, with the reason of each.
public struct QueueAccount: Hashable, Sendable {
  /// The reason why a book waits.
  public enum Reason: Hashable, Sendable {
    /// Its turn has not come.
    case turn
    /// Several answers are offered, and the reader has chosen one that is not fetched yet.
    case chosen(String)
    /// This many attempts have failed, and another one follows.
    case failed(attempts: Int)
    /// All attempts have failed, the last one like this; the next reconnect or launch starts again.
    case parked(LookUpFailure?)
    /// Several answers are offered, and the reader has to choose.
    case needsChoice(candidates: Int)
  }

  /// A book.
  public struct Line: Hashable, Sendable {
    /// The work.
    public let work: WorkID
    /// The title.
    public let title: String
    /// The reason.
    public let reason: Reason
  }

  /// The books in the order of the queue, and then those that wait for the reader's choice.
  public let lines: [Line]

  /// Creates the account of a library.
  ///
  /// - Complexity: O(*works*).
  public init(of library: Library) {
    let waiting = library.jobs.compactMap { job -> Line? in
      library.works[job.work].map { work in Line(work: work.id, title: work.title, reason: job.reason) }
    }
    let open = library.works.filter { $0.enrichment == .needsChoice && library.job(of: $0.id) == nil }
    lines =
      waiting
      + open.map { work in
        Line(work: work.id, title: work.title, reason: .needsChoice(candidates: work.candidates.count))
      }
  }
}

extension EnrichmentJob {
  fileprivate var reason: QueueAccount.Reason {
    if isParked { return .parked(failure) }
    if let choice { return .chosen(choice.title) }
    return attempts > 0 ? .failed(attempts: attempts) : .turn
  }
}

extension QueueAccount.Reason {
  /// The next step of the app for a book of which all attempts have failed, in a sentence; nil for others.
  public var next: String? {
    guard case .parked = self else { return nil }
    return "What failed is searched for again at the next launch or reconnect."
  }
}

extension QueueAccount.Reason: CustomStringConvertible {
  /// The reason in a sentence.
  public var description: String {
    switch self {
    case .turn: "waits for its turn"
    case .chosen(let title): "“\(title)” is chosen and is fetched in its turn"
    case .failed(let attempts): "search failed \(attempts.counted("time")); the app tries again by itself"
    case .parked(let failure):
      (failure ?? LookUpFailure(.noAnswer)).sentence
    case .needsChoice(let candidates):
      "you have to choose one of \(candidates.counted("answer"))"
    }
  }
}
