// The proofs of the clauses about several devices.

import LabWorld

extension ClauseProof {
  static let sync: [ClauseProof] = [
    ClauseProof(
      "SYN-1", in: [.devices, .hunt],
      "SyncedLibraryTests: SYN-1: a book of one device is on the other, and a second exchange sends nothing",
      "AppSyncTests: SYN-1: what a launch did not send is sent by the next one"),
    ClauseProof(
      "SYN-2", in: [.devices, .hunt],
      "SyncedLibraryTests: SYN-2: of two writes of a field the later one wins, and each field on its own"),
    ClauseProof(
      "SYN-3", in: [.devices, .hunt],
      "SyncedLibraryTests: SYN-3: a delete is not undone by the edit of a stale device",
      "SyncedLibraryTests: SYN-3: random edits of two and three devices converge",
      "HuntDevicesTests: SYN-3, LAB-1: the shipped stack passes, and a seed is one world"),
    ClauseProof("SYN-4", in: [.devices, .hunt], "SyncedLibraryTests"),
    ClauseProof(
      "SYN-5", in: [.devices],
      "MatrixTests: SYN-5, SYN-9, SYN-10, SYN-11: The shipped engine passes every row, and every row has data"
    ),
    ClauseProof("SYN-6", "SyncedLibraryTests", "SyncedSeriesTests"),
    ClauseProof("SYN-7", in: [.devices], "SyncedLibraryTests"),
    ClauseProof(
      "SYN-8",
      "SyncedOrderTests: SYN-8: of orders that are given on several devices one holds as a whole",
      "SyncedOrderTests: SYN-8: a reset removes a book that another device edits, and keeps its place once",
      "SyncedOrderTests: SYN-8: of an undo and a new statement the later one holds"),
    ClauseProof(
      "SYN-9", "SyncedVersionsTests",
      "MatrixTests: SYN-5, SYN-9, SYN-10, SYN-11: The shipped engine passes every row, and every row has data"
    ),
    ClauseProof(
      "SYN-10", "AccountTests: SYN-10: A library moves to another account only by an explicit call",
      "AppSyncTests: SYN-10: a restored backup and its original add rows that stay two",
      "AdoptionTests: SYN-10: a loss of power while a backup is adopted loses nothing"),
    ClauseProof(
      "SYN-11", in: [.devices], "EditTests: SYN-11: The status is never better than what is known",
      "AppSyncTests: SYN-11: without a network the app never says that it is syncing"),
    ClauseProof(
      "SYN-12", in: [.devices],
      "SyncCostTests: SYN-12: One edit costs the same in a small and in a large library",
      "SyncCostTests: SYN-12: A first sync of 1,500 books goes in few requests"),
  ]
}
