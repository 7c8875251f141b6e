// The states that a campaign of reading worlds must reach.

import BooksTrack
import Simulation

/// A state that reading worlds should reach, as a probe.
package enum ReadingState: String, CaseIterable, Sendable {
  case killedWhileReading = "a device loses its power while a session runs"
  case clockSetBack = "the clock is set back while a session runs"
  case refused = "the storage refuses what a reader does"
  case unknowable = "nobody can know whether a commit was made"
  case longTimer = "a timer shows an hour or more"
  case abandoned = "a session is left"
  case longSitting = "a reader ends a session that the phone has heard nothing of for more than four hours"
  case finished = "a session ends on a page"
  case asked = "a question is shown after a session"
  case answered = "a question is answered"
  case skipped = "a question is skipped"
  case dated = "the day on which a book was finished is known"
  case complete = "all is known of all books"
  case emptied = "points were given, and no book is there"
}

extension ObjectionLog {
  /// Reports that a state has been reached.
  func reached(_ state: ReadingState) { reached(state.rawValue) }
}

extension ReadingModel {
  /// The states that hold in the model.
  var states: [ReadingState] {
    func any(_ state: ReadingState, _ holds: (Sitting) -> Bool) -> ReadingState? {
      sittings.contains(where: holds) ? state : nil
    }
    return [
      any(.abandoned) { $0.ending == .abandoned }, any(.finished) { $0.ending == .finished },
      any(.asked) { $0.question?.outcome == .shown }, any(.answered) { $0.question?.outcome == .answered },
      any(.skipped) { $0.question?.outcome == .skipped },
      books.contains { ($0.entry?.finished?.day ?? 0) > 0 } ? .dated : nil,
      percent() == 100 ? .complete : nil, books.isEmpty && !ledger.isEmpty ? .emptied : nil,
    ].compactMap { $0 }
  }
}
