// Why a journal did not do what it was asked.

import Simulation

/// A journal that cannot go on, or a request that it cannot take.
enum JournalError: Error, Hashable, Sendable {
  /// What was safe is not there any more or not genuine; which file, and what is wrong with it.
  case corrupt(file: String, String)
  /// A record came before the one before it.
  case gap(writer: Int, expected: Int, found: Int)
  /// The disk refused; the batch was not written.
  case disk(DiskError)
  /// It is not known what is safe; the journal has to be opened again.
  case closed
}
