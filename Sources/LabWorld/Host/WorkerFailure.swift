// Why a worker process gave no answer. What that says of the request is for those to decide who made it.

/// A request that was not answered.
package enum WorkerFailure: Error, Hashable, Sendable {
  /// No process could be started.
  case notStarted(String)
  /// The process was ended by a signal that was not ours.
  case signal(Int32, lastWords: String?)
  /// The process ended by itself.
  case exit(Int32, lastWords: String?)
  /// Ended by us: it took longer than that.
  case silent(Duration)
  /// Ended by us: it held more memory than that.
  case oversized(bytes: Int)
  /// Ended by us: what it said is no answer. How that begins.
  case unreadable(String)
}
