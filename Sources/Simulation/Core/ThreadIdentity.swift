// Which thread this is. A world belongs to the thread that runs it, and work that arrives from any other has
// escaped from the simulation.

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// The identity of a thread while it lives.
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

  /// Lets other threads of the machine run for a millisecond of real time.
  static func letOthersRun() { usleep(1_000) }
}
