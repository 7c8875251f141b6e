// LIVE ADAPTER: Ctrl-C asks a run to stop; the run then reports its partial results.
//
// It uses a signal handler instead of a dispatch source: a source becomes active only some time after it was
// resumed, and a Ctrl-C before that would be lost.

import Dispatch
import Foundation
import Synchronization

/// Tells whether Ctrl-C was pressed, or the signal of another request to end has come, since its creation. A
/// second one exits the program at once. Only one instance may exist at a time.
final class Interrupts: Sendable {
  private static let presses = Atomic(0)
  /// The pipe through which the handler reports a press to the thread that prints; a handler must not print
  /// itself.
  private static let bell = Atomic<Int32>(-1)
  private let allIsSaid = DispatchSemaphore(value: 0)

  private let signals: [Int32]

  /// - Parameter signals: The signals that ask the run to stop.
  init(_ console: Console, on signals: [Int32] = [SIGINT]) {
    self.signals = signals
    Self.presses.store(0, ordering: .sequentiallyConsistent)
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      Self.bell.store(ends[1], ordering: .sequentiallyConsistent)
      let end = ends[0]
      Thread.detachNewThread { [allIsSaid, signals] in
        // The parent process may have blocked the signal, and threads inherit the mask.
        var blocked = sigset_t()
        sigemptyset(&blocked)
        for signal in signals { sigaddset(&blocked, signal) }
        pthread_sigmask(SIG_UNBLOCK, &blocked, nil)
        var byte: UInt8 = 0
        while read(end, &byte, 1) == 1 {
          console.note("\nends as soon as what is under way lets it; Ctrl-C again ends at once\n")
        }
        close(end)
        allIsSaid.signal()
      }
    }
    for number in signals { signal(number) { _ in Interrupts.hear() } }
  }

  /// Called in the signal handler.
  private static func hear() {
    if presses.add(1, ordering: .sequentiallyConsistent).newValue > 1 {
      _exit(ExitStatus.interrupted.rawValue)
    }
    var byte: UInt8 = 1
    _ = write(bell.load(ordering: .sequentiallyConsistent), &byte, 1)
  }

  deinit {
    for number in signals { signal(number, SIG_DFL) }
    let end = Self.bell.exchange(-1, ordering: .sequentiallyConsistent)
    guard end >= 0 else { return }
    close(end)
    allIsSaid.wait()
  }

  var isInterrupted: Bool { Self.presses.load(ordering: .relaxed) > 0 }
}
