// A live adapter: a worker process must not outlive the program that started it, even in the middle of a
// world.

import Foundation

/// Ends this process when its parent has ended.
package enum ParentMonitor {
  /// Starts checking for the parent twice a second, on a separate thread.
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
