// Who knows how it ought to be. Where nobody can know — the power went in the middle of a commit, two wishes
// came at the same moment — several models are kept, and what is seen decides between them.

import BooksTrack
import LabWorld
import Simulation

/// Compares what the app says and shows with what is so.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class ReadingOracle: @unchecked Sendable {
  /// All that may be so; never empty.
  private var models: [ReadingModel] = [ReadingModel()]
  /// What has begun and not ended.
  private var open: (calls: [ReadingCall], moment: ReadingMoment)?
  /// How the statistics stood when they were last looked at.
  private var lastRefresh = StatsRefresh()
  /// When something last happened from which the five seconds of a burst may count, and when the storage last
  /// kept what was calculated, both on the clock of the process.
  private var lastStir: Int64 = 0
  private var lastCalculation: Int64?
  private let log: ObjectionLog
  /// Whether statistics are calculated anew after a burst, and a screen is open that is kept current.
  private let refreshesStatistics: Bool

  /// Five seconds behind the last of a burst, and as much again for a slow disk and for a storage that
  /// refuses once.
  private static let longestRest: Int64 = 15_000_000_000

  /// - Parameter refreshesStatistics: Whether statistics are calculated anew after a burst, and a screen is
  ///   open that is kept current.
  init(_ log: ObjectionLog, refreshesStatistics: Bool = false) {
    self.log = log
    self.refreshesStatistics = refreshesStatistics
    if refreshesStatistics { models[0].overview = ReadingModel.Overview() }
  }

  /// Whether a session runs, as far as can be known.
  var hasSession: Bool { models.allSatisfy { $0.sittings.contains { $0.ending == nil } } }

  /// Whether the reader can be on that page, as far as can be known.
  func isInSession(_ page: Int) -> Bool { models.contains { $0.isInSession(page) } }

  /// A process ends: what it had begun may have happened or not, in any order.
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

  /// These calls begin, all at once.
  func begin(_ calls: [ReadingCall], at moment: ReadingMoment) {
    open = (calls, moment)
    for place in models.indices { models[place].past.relinked = [] }
    if calls.contains(where: { $0 == .resume || $0.isOverTheOverview }) { stir(at: moment) }
  }

  /// A burst may begin anew: the device goes on after a pause, or its storage has refused something.
  func stir(at moment: ReadingMoment) { lastStir = moment.uptime }

  /// The storage has kept what was calculated.
  func calculated(at moment: ReadingMoment) { lastCalculation = moment.uptime }

  /// They have ended.
  ///
  /// - Parameter replies: What the app said to each; nothing where the storage refused, so that nothing has
  ///   happened.
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

  /// The reader looks at everything.
  func compare(_ picture: ReadingPicture, at moment: ReadingMoment) {
    if picture.timer ?? 0 >= 3_600_000 { log.reached(.longTimer) }
    let shown = picture.facts
    // In the very moment of the commit the screen has not heard of it yet.
    let isSettled = !picture.refresh.isDue && lastCalculation.map { $0 < moment.uptime } ?? true
    settle(
      models.map { model in
        var differences = ReadingFact.differences(shown, model.picture(at: moment).facts)
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

  /// The calendar is set: a burst may end there.
  func calendarIsSet() { for place in models.indices { models[place].endBurst() } }

  /// Keeps what can be so; objects if nothing can.
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
  /// Every choice of elements, the empty one first.
  fileprivate var parts: [[Element]] {
    reduce([[]]) { parts, element in parts + parts.map { $0 + [element] } }
  }

  /// Every order of the elements.
  fileprivate var orders: [[Element]] {
    guard count > 1 else { return [self] }
    return indices.flatMap { place -> [[Element]] in
      var rest = self
      let first = rest.remove(at: place)
      return rest.orders.map { [first] + $0 }
    }
  }
}
