// The waits of a run's readers, exactly: the histogram of a report rounds them up to its buckets, and the
// differences between runs are smaller than that.

package import LabWorld
import Simulation
import Synchronization

/// Collects the waits of readers.
package final class ReaderWaits: Sendable {
  private struct State {
    /// In milliseconds, of readers whose books are all settled.
    var finished: [Int] = []
    var readers = 0
    var arrivals = Digest()
  }

  private let state = Mutex(State())

  /// Creates an empty collection.
  package init() {}

  /// Adds the readers of a cell; cells must come in the order of their numbers.
  package func note(_ readers: [ReaderFigures]) {
    state.withLock { state in
      for reader in readers {
        state.readers += 1
        if reader.waiting == 0 { state.finished.append(reader.lookUpTime) }
        state.arrivals.absorb(reader.export)
        for number in [reader.arrival, reader.rows, reader.books, reader.duplicates, reader.rejected] {
          state.arrivals.absorb(Int64(number))
        }
      }
    }
  }

  /// The digest of what readers came with and when they came, which no cause of waits may change.
  var arrivals: UInt64 { state.withLock { $0.arrivals.value } }

  /// Returns the time in milliseconds within which a share of 10,000 readers had their last book, by nearest
  /// rank; nil if fewer had all their books.
  func wait(perTenThousand share: Int) -> Int? {
    state.withLock { state in
      let rank = (state.readers * share + 9_999) / 10_000
      guard rank >= 1, rank <= state.finished.count else { return nil }
      return state.finished.sorted()[rank - 1]
    }
  }
}
