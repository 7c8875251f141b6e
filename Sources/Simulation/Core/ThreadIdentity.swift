// The identity of threads. A world belongs to the thread that runs it; work that arrives from any other
// thread has escaped from the simulation.

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// The identity of a live thread.
struct ThreadIdentity: Equatable {
  private let raw: UInt

  /// The calling thread.
  static var current: ThreadIdentity {
    #if canImport(Darwin)
    ThreadIdentity(raw: UInt(bitPattern: pthread_self()))
    #else
    ThreadIdentity(raw: UInt(pthread_self()))
    #endif
  }

  /// Sleeps for a millisecond of real time, so that other threads can run.
  static func letOthersRun() { usleep(1_000) }
}
