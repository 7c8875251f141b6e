// The queue of the main actor, which belongs to the host and to no world: whether the present code runs on
// it, and whether it answers.

import Dispatch

/// The queue on which the main actor runs.
enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs on it.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) ?? false }

  /// Waits until everything that it was asked for before has been done, but no longer than some time of the
  /// host.
  static func catchUp() {
    let isDone = DispatchSemaphore(value: 0)
    DispatchQueue.main.async { isDone.signal() }
    _ = isDone.wait(timeout: .now() + .milliseconds(200))
  }
}
