// A live adapter: Ctrl-C asks a run to end; the run then reports what it has.
//
// A signal handler, and no dispatch source: a source listens only some time after it was resumed, and a
// Ctrl-C that comes before that is lost.

import Dispatch
import Foundation
import Synchronization

/// Whether somebody has pressed Ctrl-C since this was made. A second time ends the program at once. There is
/// one at a time.
final class Interrupts: Sendable {
  private static let presses = Atomic(0)
  /// Where the handler tells of a press; what may be called in a handler cannot say it to a person.
  private static let bell = Atomic<Int32>(-1)
  private let allIsSaid = DispatchSemaphore(value: 0)

  init(_ console: Console) {
    Self.presses.store(0, ordering: .sequentiallyConsistent)
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      Self.bell.store(ends[1], ordering: .sequentiallyConsistent)
      let end = ends[0]
      Thread.detachNewThread { [allIsSaid] in
        // Who has started the program may block the signal, and all threads begin so.
        var blocked = sigset_t()
        sigemptyset(&blocked)
        sigaddset(&blocked, SIGINT)
        pthread_sigmask(SIG_UNBLOCK, &blocked, nil)
        var byte: UInt8 = 0
        while read(end, &byte, 1) == 1 {
          console.note("\nends as soon as what is under way lets it; Ctrl-C again ends at once\n")
        }
        close(end)
        allIsSaid.signal()
      }
    }
    signal(SIGINT) { _ in Interrupts.hear() }
  }

  /// Called in the handler.
  private static func hear() {
    if presses.add(1, ordering: .sequentiallyConsistent).newValue > 1 {
      _exit(ExitStatus.interrupted.rawValue)
    }
    var byte: UInt8 = 1
    _ = write(bell.load(ordering: .sequentiallyConsistent), &byte, 1)
  }

  deinit {
    signal(SIGINT, SIG_DFL)
    let end = Self.bell.exchange(-1, ordering: .sequentiallyConsistent)
    guard end >= 0 else { return }
    close(end)
    allIsSaid.wait()
  }

  var isInterrupted: Bool { Self.presses.load(ordering: .relaxed) > 0 }
}
