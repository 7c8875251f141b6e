// Who knows how it ought to be. Where nobody can know — the power went in the middle of a commit, two wishes came at
// the same moment — several models are kept, and what is seen decides between them.

import BooksTrack
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
  private let log: ObjectionLog

  init(_ log: ObjectionLog) { self.log = log }

  /// Whether a session runs, as far as can be known.
  var hasSession: Bool { models.allSatisfy { $0.sittings.contains { $0.ending == nil } } }

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
    for place in models.indices { models[place].forgetProcess() }
    models = Self.distinct(models)
  }

  /// These calls begin, all at once.
  func begin(_ calls: [ReadingCall], at moment: ReadingMoment) { open = (calls, moment) }

  /// They have ended.
  ///
  /// - Parameter replies: What the app said to each; nothing where the storage refused, so that nothing has happened.
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
    settle(
      models.map { model in
        let differences = ReadingFact.differences(shown, model.picture(at: moment).facts)
        return (model, differences + model.objections(to: picture.refresh, since: lastRefresh))
      })
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
