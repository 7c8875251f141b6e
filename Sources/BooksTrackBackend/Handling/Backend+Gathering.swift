// Asking several providers at the same time.
//
// The tasks are children of the request: when it is cancelled they are, and none outlives it. What they give
// is put in the order of registration, so the order in which they come back decides nothing, except which
// providers are late if there is a limit.

extension Backend {
  private enum Event: Sendable {
    case came(Int, Contribution)
    case graceIsOver
    /// The timer ended early: all have answered, the request was cancelled, or the clock cannot sleep.
    case graceWasCut
  }

  /// The parts of these providers, in their order.
  func gather(
    _ places: [Int], _ ask: @escaping @Sendable (Int) async -> Contribution
  ) async -> [Contribution] {
    await withTaskGroup(of: Event.self) { group in
      for (index, place) in places.enumerated() {
        group.addTask { .came(index, await ask(place)) }
      }
      var parts: [Contribution?] = Array(repeating: nil, count: places.count)
      var isWaitingForGrace = false
      var isOver = false
      for await event in group {
        switch event {
        case .graceIsOver:
          isOver = true
          group.cancelAll()
        case .graceWasCut:
          break
        case .came(let index, let part):
          parts[index] = part
        }
        if !parts.contains(where: { $0 == nil }) {
          group.cancelAll()
        } else if !isWaitingForGrace, let grace, parts.contains(where: { $0?.books.isEmpty == false }) {
          isWaitingForGrace = true
          group.addTask { [clock] in
            do { try await clock.sleep(for: grace) } catch { return .graceWasCut }
            return .graceIsOver
          }
        }
      }
      return zip(places, parts).map { place, part in late(part ?? Contribution(), place, isOver) }
    }
  }

  private var grace: Duration? {
    if case .merging(let grace) = policy.strategy { grace } else { nil }
  }

  /// A call that was given up is no failure of its provider, unless the whole request was given up.
  private func late(_ part: Contribution, _ place: Int, _ graceIsOver: Bool) -> Contribution {
    guard graceIsOver, !Task.isCancelled, part.failure?.kind == .cancelled else { return part }
    counters.lateAnswers[upstreams[place].name, default: 0] += 1
    return Contribution(isLate: true)
  }
}
