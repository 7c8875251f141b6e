// The main queue, which belongs to the host and to no world: tests whether the current code runs on it, and
// waits for it to drain.

import Dispatch

/// The queue on which the main actor runs.
enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// True if the caller runs on the main queue.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) ?? false }

  /// Waits until the main queue has run everything that was enqueued before, but for at most 200 ms of real
  /// time.
  static func catchUp() {
    let isDone = DispatchSemaphore(value: 0)
    DispatchQueue.main.async { isDone.signal() }
    _ = isDone.wait(timeout: .now() + .milliseconds(200))
  }
}
