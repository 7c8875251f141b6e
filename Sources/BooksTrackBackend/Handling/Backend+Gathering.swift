// Concurrent calls to several providers.
//
// The tasks are children of the request: they are cancelled with it and do not outlive it. Results are in the
// order of registration, so the order of the responses affects only which providers are late, if there is a
// grace.

extension Backend {
  private enum Event: Sendable {
    case came(Int, Contribution)
    case graceIsOver
    /// The timer ended early: all responses have arrived, the request was cancelled, or the clock cannot
    /// sleep.
    case graceWasCut
  }

  /// Returns the contributions of these providers, in their order.
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

  /// Marks a part as late if its call was cancelled by the grace. That is not a failure of the provider.
  private func late(_ part: Contribution, _ place: Int, _ graceIsOver: Bool) -> Contribution {
    guard graceIsOver, !Task.isCancelled, part.failure?.kind == .cancelled else { return part }
    counters.lateAnswers[upstreams[place].name, default: 0] += 1
    return Contribution(isLate: true)
  }
}
