// The proofs of the clauses about several devices, which tests prove so far.

import LabWorld

extension ClauseProof {
  static let sync: [ClauseProof] = [
    ClauseProof(
      "SYN-1",
      "SyncedLibraryTests: SYN-1: a book of one device is on the other, and a second exchange sends nothing"),
    ClauseProof(
      "SYN-2",
      "SyncedLibraryTests: SYN-2: of two writes of a field the later one wins, and each field on its own"),
    ClauseProof(
      "SYN-3", "SyncedLibraryTests: SYN-3: a delete is not undone by the edit of a stale device",
      "SyncedLibraryTests: SYN-3: random edits of two and three devices converge"),
    ClauseProof("SYN-4", "SyncedLibraryTests"),
    ClauseProof(
      "SYN-5",
      "MatrixTests: SYN-5, SYN-9, SYN-10, SYN-11: The shipped engine passes every row, and every row has data"
    ),
    ClauseProof("SYN-6", "SyncedLibraryTests"),
    ClauseProof("SYN-7", "SyncedLibraryTests"),
    ClauseProof(
      "SYN-9",
      "MatrixTests: SYN-5, SYN-9, SYN-10, SYN-11: The shipped engine passes every row, and every row has data"
    ),
    ClauseProof(
      "SYN-10", "AccountTests: SYN-10: A library moves to another account only by an explicit call"),
    ClauseProof("SYN-11", "EditTests: SYN-11: The status is never better than what is known"),
  ]
}
