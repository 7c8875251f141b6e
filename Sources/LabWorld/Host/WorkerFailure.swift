// The reasons for which a worker process returns no answer. The caller decides what they mean for the
// request.

/// The failure of a request.
package enum WorkerFailure: Error, Hashable, Sendable {
  /// The process could not be started.
  case notStarted(String)
  /// The process was ended by a signal that the pool did not send.
  case signal(Int32, lastWords: String?)
  /// The process exited.
  case exit(Int32, lastWords: String?)
  /// Killed by the pool: the answer took longer than this.
  case silent(Duration)
  /// Killed by the pool: the process used more memory than this.
  case oversized(bytes: Int)
  /// Killed by the pool: the answer could not be decoded. Its beginning.
  case unreadable(String)
}
