// The oracle of reading worlds. If the state is uncertain, as after a power failure during a commit or
// concurrent operations, it keeps several models and discards those that contradict what is seen.

import BooksTrack
import LabWorld
import Simulation

/// Compares replies and pictures of the app with the models.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class ReadingOracle: @unchecked Sendable {
  /// The possible states; never empty.
  private var models: [ReadingModel] = [ReadingModel()]
  /// The operations in progress.
  private var open: (calls: [ReadingCall], moment: ReadingMoment)?
  /// The state of the statistics at the last comparison.
  private var lastRefresh = StatsRefresh()
  /// The uptime of the last event that may restart the delay of a burst, and of the last commit of calculated
  /// statistics.
  private var lastStir: Int64 = 0
  private var lastCalculation: Int64?
  private let log: ObjectionLog
  /// True if statistics are recalculated after a burst and an overview is open.
  private let refreshesStatistics: Bool

  /// The delay of five seconds, and as much again each for a slow disk and for a refusal of the storage.
  private static let longestRest: Int64 = 15_000_000_000

  /// - Parameter refreshesStatistics: True if statistics are recalculated after a burst and an overview is
  ///   open.
  init(_ log: ObjectionLog, refreshesStatistics: Bool = false) {
    self.log = log
    self.refreshesStatistics = refreshesStatistics
    if refreshesStatistics { models[0].overview = ReadingModel.Overview() }
  }

  /// True if a session is certainly running.
  var hasSession: Bool { models.allSatisfy { $0.sittings.contains { $0.ending == nil } } }

  /// Returns true if the page may be within the running session.
  func isInSession(_ page: Int) -> Bool { models.contains { $0.isInSession(page) } }

  /// Notes the end of the process: each operation in progress may have happened or not, in any order.
  func endOfProcess() {
    if let (calls, moment) = open {
      models = Self.distinct(
        models.flatMap { model in
          calls.parts.flatMap(\.orders).map { calls in
            var model = model
            let calls = calls.map(model.seen)
            for call in calls { _ = model.play(call, at: moment) }
            return model
          }
        })
      open = nil
    }
    lastCalculation = nil
    for place in models.indices { models[place].forgetProcess() }
    models = Self.distinct(models)
  }

  /// Notes the start of concurrent operations.
  func begin(_ calls: [ReadingCall], at moment: ReadingMoment) {
    open = (calls, moment)
    for place in models.indices { models[place].past.relinked = [] }
    if calls.contains(where: { $0 == .resume || $0.isOverTheOverview }) { stir(at: moment) }
  }

  /// Notes an event that may restart a burst: the device resumes, or its storage has refused.
  func stir(at moment: ReadingMoment) { lastStir = moment.uptime }

  /// Notes the commit of calculated statistics.
  func calculated(at moment: ReadingMoment) { lastCalculation = moment.uptime }

  /// Compares the replies to the operations in progress.
  ///
  /// - Parameter replies: The reply to each; nil if the storage refused, so that nothing has happened.
  func end(_ replies: [[ReadingFact]?]) {
    guard let (calls, moment) = open else { return }
    open = nil
    let done = calls.indices.filter { replies[$0] != nil }
    settle(
      models.flatMap { model in
        done.orders.map { order in
          var model = model
          let calls = calls.map(model.seen)
          var differences: [ReadingFact] = []
          for place in order {
            let known = model.play(calls[place], at: moment)
            differences += ReadingFact.differences(replies[place] ?? [], known)
          }
          return (model, differences)
        }
      })
  }

  /// Compares a picture of the app.
  func compare(_ picture: ReadingPicture, at moment: ReadingMoment) {
    if picture.timer ?? 0 >= 3_600_000 { log.reached(.longTimer) }
    // At the time of the commit itself, the screen has not been notified yet.
    let isSettled = !picture.refresh.isDue && lastCalculation.map { $0 < moment.uptime } ?? true
    settle(
      models.map { model in
        var differences = picture.differences(from: model.picture(at: moment))
        differences += model.objections(to: picture.refresh, since: lastRefresh)
        differences +=
          picture.overview.map { model.objections(to: $0, isSettled: isSettled) } ?? []
        return (model, differences)
      })
    if let overview = picture.overview {
      for place in models.indices { models[place].noteLook(at: overview, isSettled: isSettled) }
    }
    if refreshesStatistics, picture.refresh.isDue, moment.uptime - lastStir > Self.longestRest {
      log.object(
        .refresh, "CAS-7", "the statistics are due for \((moment.uptime - lastStir) / 1_000_000) ms")
    }
    lastRefresh = picture.refresh
  }

  /// Notes that the calendar is set, which may end a burst.
  func calendarIsSet() { for place in models.indices { models[place].endBurst() } }

  /// Keeps the possible models; objects if there is none.
  private func settle(_ all: [(model: ReadingModel, differences: [ReadingFact])]) {
    let possible = all.filter(\.differences.isEmpty).map(\.model)
    if !possible.isEmpty {
      models = Self.distinct(possible)
    } else if let nearest = all.min(by: { $0.differences.count < $1.differences.count }) {
      models = [nearest.model]
      for fact in nearest.differences { log.object(fact.oracle, fact.clause, "\(fact.about): \(fact.text)") }
    }
    if models.count > 1 { log.reached(.unknowable) }
    for state in models[0].states { log.reached(state) }
    for state in models[0].curationStates { log.reached(state) }
    for state in models[0].seriesStates { log.reached(state) }
  }

  private static func distinct(_ models: [ReadingModel]) -> [ReadingModel] {
    var distinct: [ReadingModel] = []
    for model in models where !distinct.contains(model) { distinct.append(model) }
    return distinct
  }
}

extension Array {
  /// All subsequences of the elements, the empty one first.
  fileprivate var parts: [[Element]] {
    reduce([[]]) { parts, element in parts + parts.map { $0 + [element] } }
  }

  /// All permutations of the elements.
  fileprivate var orders: [[Element]] {
    guard count > 1 else { return [self] }
    return indices.flatMap { place -> [[Element]] in
      var rest = self
      let first = rest.remove(at: place)
      return rest.orders.map { [first] + $0 }
    }
  }
}
