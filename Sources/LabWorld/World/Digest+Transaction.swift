// A committed transaction as part of the digest of a run: its number and its stored bytes. The bytes contain
// every field, since a field that is not stored is lost at the next launch.

import BooksTrack
import Simulation

extension Digest {
  /// Adds a transaction to the digest.
  mutating func absorb(_ transaction: StoredTransaction) {
    absorb(transaction.sequence)
    absorb(transaction.bytes)
  }
}
