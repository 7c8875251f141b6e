// Rows about tokens and the queue of changes to fetch.

import RecordSync
import SimulatedCloud

extension MatrixRow {
  static let tokens = [
    MatrixRow("1", "token expired, and sync is stuck", [.stuck], [.takesExpiryForPause]) { rig, _ in
      try await rig.begin(books: 3)
      rig.server.expireTokens()
      try await rig.tablet.edit(.rate(1))
      try await rig.phone.edit(.rate(2))
      try await rig.settle()
      rig.evidence = rig.server.counts.count(of: "changeTokenExpired")
    },
    MatrixRow(
      "2", "token saved before its data, then a crash", [.vanished, .lostWrite, .differ],
      [.savesTokenFirst], variants: 1...12
    ) { rig, variant in
      try await rig.begin(books: 2)
      await rig.tablet.setOnline(false)
      try await rig.phone.edit(.rate(1))
      try await rig.phone.edit(PlannedEdit(SyncRig.book(9), .insert([.set("title")])))
      try await rig.settle()
      rig.tablet.storage.lastSave = rig.tablet.storage.saves + variant
      await rig.tablet.setOnline(true)
      try await rig.settle()
      rig.evidence = rig.tablet.isAlive ? 0 : 1
    },
    MatrixRow("7", "child before its parent is dropped", [.vanished, .differ], [.dropsOrphans]) { rig, _ in
      try await rig.begin(books: 0)
      rig.server.settings.pageLimit = 1
      await rig.phone.setOnline(false)
      let child = RecordName("note", "n1")
      let fetches = rig.server.counts.fetches
      try await rig.phone.edit(PlannedEdit(child, .insert([.set("text")]), parent: SyncRig.book(1)))
      try await rig.phone.edit(PlannedEdit(SyncRig.book(1), .insert([.set("title")])))
      await rig.phone.setOnline(true)
      try await rig.watch(20, every: .milliseconds(200))
      try await rig.settle()
      rig.evidence = rig.server.counts.fetches > fetches + 2 ? 1 : 0
    },
    MatrixRow(
      "20", "a late replica brings an edit back to its old value", [.wentBack, .lostWrite],
      [.lastFetchedWins]
    ) { rig, _ in
      try await rig.begin(books: 1)
      rig.server.settings.lag = 60_000
      try await rig.phone.edit(.rate(1))
      try await rig.pass(.seconds(20))
      try await rig.phone.edit(.rate(1))
      try await rig.pass(.seconds(50))
      let fetches = rig.server.counts.fetches
      await rig.phone.notice()
      try await rig.watch(10, every: .seconds(1))
      rig.evidence = rig.server.counts.fetches - fetches
      rig.server.settings.lag = 0
    },
    MatrixRow(
      "22", "the server's history is made anew, and content is doubled", [.doubled], [.copiesAfterExpiry]
    ) { rig, _ in
      try await rig.begin(books: 5)
      rig.server.expireTokens()
      try await rig.phone.edit(.rate(1))
      try await rig.settle()
      rig.evidence = rig.server.counts.count(of: "changeTokenExpired")
    },
    MatrixRow(
      "24", "changes reach clients out of order", [.wentBack, .lostWrite, .differ], [.lastFetchedWins]
    ) { rig, _ in
      try await rig.begin(books: 1)
      rig.server.settings.lag = 60_000
      try await rig.phone.edit(.rate(1))
      try await rig.pass(.seconds(20))
      try await rig.phone.edit(.rate(1))
      try await rig.pass(.seconds(10))
      // The answer to this edit brings the second rating, and the next fetch the first one.
      try await rig.tablet.edit(PlannedEdit(SyncRig.book(1), .change([.set("review")])))
      try await rig.watch(12, every: .seconds(4))
      await rig.tablet.notice()
      try await rig.watch(10, every: .seconds(1))
      rig.evidence = rig.server.counts.count(of: "serverRecordChanged")
      rig.server.settings.lag = 0
    },
    MatrixRow("28", "push lost, and nothing is fetched", [.stuck], [.waitsForPush]) { rig, _ in
      try await rig.begin(books: 1)
      rig.server.settings.sendsPushes = false
      try await rig.phone.edit(.rate(1))
      try await rig.settle()
      rig.evidence = rig.phone.isAlive ? 1 : 0
      try await rig.watch(2, every: .seconds(1_000))
      rig.noticesAtEnd = false
    },
  ]
}
