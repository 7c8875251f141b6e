// A live adapter: Ctrl-C asks a run to end; the run then reports what it has.

import Dispatch
import Foundation
import Synchronization

/// Whether somebody has pressed Ctrl-C since this was made. A second time ends the program at once.
final class Interrupts: Sendable {
  private let flag = Flag()
  private let source: Source

  init(_ console: Console) {
    signal(SIGINT, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler { [flag] in
      if flag.value.exchange(true, ordering: .relaxed) { exit(ExitStatus.interrupted.rawValue) }
      console.note("\nends as soon as what is under way lets it; Ctrl-C again ends at once\n")
    }
    source.resume()
    self.source = Source(source)
  }

  deinit {
    source.source.cancel()
    signal(SIGINT, SIG_DFL)
  }

  var isInterrupted: Bool { flag.value.load(ordering: .relaxed) }

  private final class Flag: Sendable {
    let value = Atomic(false)
  }

  /// `@unchecked Sendable`: a dispatch source may be used from any thread.
  private struct Source: @unchecked Sendable {
    let source: any DispatchSourceSignal

    init(_ source: any DispatchSourceSignal) { self.source = source }
  }
}
