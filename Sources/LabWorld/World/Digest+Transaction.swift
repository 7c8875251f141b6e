// A committed transaction as part of the digest of a run: its number, and all that a library's files keep of
// it. No field can be left out, since a field that the files do not keep is lost with the next start.

import BooksTrack
import Simulation

extension Digest {
  /// Adds a transaction.
  mutating func absorb(_ transaction: StoredTransaction) {
    absorb(transaction.sequence)
    absorb(transaction.bytes)
  }
}
