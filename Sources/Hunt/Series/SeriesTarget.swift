// The hunt target `series`: worlds of a reader who reads series, arranges them by hand, takes or ignores
// recommendations, resets the library and imports again, while the power fails. They run as reading worlds
// with other workloads: one reader, one device, and the reference model.

import BooksTrack
package import Simulation

/// The kind of worlds of series.
package enum SeriesKind: ReadingWorldKind {
  package typealias State = SeriesState

  package static let name = "series"
  package static let curates = false

  package static func workload(_ stream: inout RandomStream) -> [WorkStep] {
    SeriesGenerator.workload(&stream)
  }
}

/// Worlds of series shelves, recommendations and manual series.
package typealias SeriesTarget = ReadingWorldTarget<SeriesKind>

/// A state that series worlds should reach, as a probe.
package enum SeriesState: String, CaseIterable, Sendable {
  case gap = "a volume between two is missing"
  case half = "a half volume stands between two whole ones"
  case omnibus = "an omnibus and a volume that it covers are there"
  case twoSeries = "a book stands in two series"
  case anywhere = "a book stands anywhere in a series"
  case finished = "a series is finished"
  case long = "a series of ten volumes is finished"
  case beyond = "more is there than the total says"
  case namesake = "two authors have a series of one name"
  case near = "two series have nearly the same name"
  case prefix = "the name of a series begins as that of another one"
  case joined = "a volume that was found joins a series of the reader's own"
  case add = "a missing volume is recommended"
  case lookFor = "a volume that may not exist is recommended"
  case read = "a volume that is there is recommended"
  case others = "other series of the author are recommended"
  case emptied = "a series has no book"
  case goal = "a goal is reached"
  case waiting = "a celebration waits"
  case celebrated = "a celebration was shown"
  case merged = "a series is part of another one"
  case apart = "a merge is undone"
  case absent = "a book of a series is gone with a reset"
  case provided = "a provider's total counts"
  case story = "a story goes in another order than its volumes"
  case partly = "some books of a series have a place in its story"
  case refuted = "a provider's total does not count"
}

extension ObjectionLog {
  /// Reports that a state has been reached.
  func reached(_ state: SeriesState) { reached(state.rawValue) }
}

extension ReadingModel {
  /// The series states that hold in the model.
  var seriesStates: [SeriesState] {
    guard !series.isEmpty else { return [] }
    func any(_ state: SeriesState, _ holds: (SeriesRow) -> Bool) -> SeriesState? {
      series.contains(where: holds) ? state : nil
    }
    func pair(
      _ state: SeriesState, _ holds: (SeriesRow, SeriesRow) -> Bool
    ) -> SeriesState? {
      any(state) { one in series.contains { $0.identity != one.identity && holds(one, $0) } }
    }
    func key(_ row: SeriesRow) -> String { SeriesWord.key(row.name) }
    let offers = books.map(offer)
    func offered(_ state: SeriesState, _ holds: (Offer) -> Bool) -> SeriesState? {
      offers.contains { $0.map(holds) ?? false } ? state : nil
    }
    return [
      any(.gap) { row in missing(row).contains { $0 < volumes(of: row, onlyRead: false).last ?? 0 }
      },
      any(.half, hasHalf), any(.omnibus, hasOmnibus),
      books.contains { memberships(of: $0).count > 1 } ? .twoSeries : nil,
      any(.anywhere) { $0.members.contains { $0.place == nil } }, any(.finished, isFinished),
      any(.long) { isFinished($0) && $0.total ?? 0 >= 10 },
      any(.beyond) { row in
        row.members.contains { $0.place?.last ?? 0 > (row.total ?? .max / 200) * 100 }
      },
      pair(.namesake) { key($0) == key($1) },
      pair(.near) { SeriesWord.slips($0.name, $1.name) != nil },
      pair(.prefix) { key($1).hasPrefix(key($0)) && key($0) != key($1) },
      any(.joined) { $0.isManual && $0.members.contains(where: isFound) },
      offered(.add) { if case .add = $0 { true } else { false } },
      offered(.lookFor) { if case .lookFor = $0 { true } else { false } },
      offered(.read) { if case .read = $0 { true } else { false } },
      offered(.others) { if case .others = $0 { true } else { false } },
      any(.emptied) { $0.members.isEmpty },
      any(.goal) { SeriesPicture.years.contains(finishedIn($0) ?? 0) },
      celebrations.isEmpty ? nil : .waiting, any(.celebrated) { $0.isCelebrated == true },
      past.merges.contains { !$0.isUndone } ? .merged : nil,
      past.merges.contains(where: \.isUndone) ? .apart : nil, past.absent.isEmpty ? nil : .absent,
      any(.provided) { $0.found != nil && $0.found == $0.total },
      any(.story) { row in
        placesInStory(of: row) != places(of: row) && row.members.allSatisfy { $0.story != nil }
      },
      any(.partly) { row in
        row.members.contains { $0.story != nil } && row.members.contains { $0.story == nil }
      },
      any(.refuted) { $0.found != nil && $0.found != $0.total },
    ].compactMap { $0 }
  }

  private func isFound(_ member: SeriesMember) -> Bool {
    books.contains {
      $0.number == member.book && $0.title.hasPrefix("Book 1") && $0.title.count > 7
    }
  }

  private func hasHalf(_ row: SeriesRow) -> Bool {
    row.members.contains { member in
      guard let place = member.place, place.first % 100 == 50 else { return false }
      let there = volumes(of: row, onlyRead: false)
      return there.contains((place.first - 50) / 100) && there.contains((place.first + 50) / 100)
    }
  }

  private func hasOmnibus(_ row: SeriesRow) -> Bool {
    row.members.contains { one in
      guard let place = one.place, place.first < place.last else { return false }
      return row.members.contains { other in
        guard let inner = other.place, inner != place else { return false }
        return place.first <= inner.first && inner.last <= place.last
      }
    }
  }
}
