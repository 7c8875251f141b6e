// A live adapter: a worker process must not outlive the program that started it, even in the middle of a
// world.

import Foundation

/// Ends this process when its parent is gone.
package enum ParentMonitor {
  /// Begins to watch, on a thread of its own, twice a second.
  package static func begin() {
    // Ctrl-C reaches every process of the terminal; a worker ignores it, because its parent ends it.
    signal(SIGINT, SIG_IGN)
    let parent = getppid()
    let thread = Thread {
      while getppid() == parent { usleep(500_000) }
      _exit(1)
    }
    thread.name = "parent watch"
    thread.start()
  }
}
