// Rows about the queue of changes to send.

import RecordSync
import SimulatedCloud

extension MatrixRow {
  static let queue = [
    MatrixRow(
      "3", "crash between the change and its entry in the outbox", [.differ, .stuck, .lostWrite, .vanished],
      [.editBeforeOutbox], variants: 1...6
    ) { rig, variant in
      try await rig.begin(books: 2)
      await rig.phone.setOnline(false)
      rig.phone.storage.lastSave = rig.phone.storage.saves + variant
      for _ in 0..<3 { try await rig.phone.edit(.rate(1)) }
      try await rig.settle()
      rig.evidence = rig.phone.isAlive ? 0 : 1
    },
    MatrixRow(
      "4", "transient error, and the record is not queued again", [.lostWrite, .differ],
      [.takesPauseForSuccess]
    ) { rig, _ in
      try await rig.begin(books: 2)
      rig.server.modifyMishaps = [.refuseItem(0, .zoneBusy(retryAfter: 2_000))]
      try await rig.phone.edit(.rate(1))
      try await rig.settle()
      rig.evidence = rig.server.counts.count(of: "zoneBusy")
    },
    MatrixRow(
      "5", "a record that cannot be built drops its batch, and success is reported", [.vanished, .differ],
      [.dropsBatchOfBadRecord]
    ) { rig, _ in
      try await rig.begin(books: 0)
      rig.server.invalidNames = [SyncRig.book(2)]
      await rig.phone.setOnline(false)
      for number in 1...4 {
        try await rig.phone.edit(PlannedEdit(SyncRig.book(number), .insert([.set("title")])))
      }
      await rig.phone.setOnline(true)
      try await rig.settle()
      rig.evidence = rig.server.counts.count(of: "invalidRecord")
      rig.server.invalidNames = []
      try await rig.phone.edit(PlannedEdit(SyncRig.book(2), .change([.set("title")])))
      try await rig.settle()
    },
    MatrixRow(
      "6", "delete, then insert with the same key: only the delete arrives", [.vanished, .lostWrite],
      [.sendsOnlyDelete], variants: 0...1
    ) { rig, variant in
      try await rig.begin(books: 2)
      try await rig.phone.edit(PlannedEdit(SyncRig.book(1), .delete))
      if variant == 1 { try await rig.settle() }
      let isDone = try await rig.phone.edit(PlannedEdit(SyncRig.book(1), .insert([.set("title")])))
      rig.evidence = isDone ? 1 : 0
      try await rig.settle()
    },
    MatrixRow("11", "more than 400 items, deletes counted", [.stuck], [.sendsTooMany]) { rig, _ in
      try await rig.begin(books: 1)
      await rig.phone.setOnline(false)
      try await rig.phone.editOneByOne(
        (10..<430).map { PlannedEdit(SyncRig.book($0), .insert([.set("title")])) })
      try await rig.phone.edit(PlannedEdit(SyncRig.book(1), .delete))
      let items = rig.server.counts.items
      await rig.phone.setOnline(true)
      try await rig.settle()
      rig.evidence = rig.server.counts.items > items + 400 ? 1 : 0
    },
    MatrixRow(
      "16b", "the answer is lost, and the record is sent as a new one", [.doubled], [.sendsAsNew]
    ) { rig, _ in
      try await rig.begin(books: 1)
      rig.server.settings.lag = 60_000
      rig.server.modifyMishaps = [.loseAnswer]
      try await rig.phone.edit(PlannedEdit(SyncRig.book(7), .insert([.set("title")])))
      try await rig.settle()
      rig.evidence = rig.server.modifyMishaps.isEmpty ? 1 : 0
      rig.server.settings.lag = 0
    },
    MatrixRow(
      "19", "killed between write and queue: blocked, or waits for the next write",
      [.lostWrite, .differ, .vanished], [.forgetsOutbox], variants: 1...4
    ) { rig, variant in
      try await rig.begin(books: 2)
      await rig.phone.setOnline(false)
      for number in 1...2 { try await rig.phone.edit(.rate(number)) }
      try await rig.pass(.seconds(Int64(variant)))
      try await rig.phone.kill()
      rig.evidence = 1
      try await rig.phone.revive()
      await rig.phone.setOnline(true)
      try await rig.settle()
    },
    MatrixRow("26", "no space left, and the change is dropped", [.lostWrite, .differ], [.dropsOnQuota]) {
      rig, _ in
      try await rig.begin(books: 2)
      let quota = rig.server.settings.quota
      rig.server.settings.quota = 10
      try await rig.phone.edit(.rate(1))
      try await rig.watch(3, every: .seconds(600))
      rig.evidence = rig.server.counts.count(of: "quotaExceeded")
      rig.server.settings.quota = quota
    },
    MatrixRow(
      "27", "the demanded pause is not kept", [.hasty], [.ignoresRetryAfter], devices: 1
    ) { rig, _ in
      try await rig.begin(books: 1)
      rig.server.modifyMishaps = [.refuse(.serviceUnavailable(retryAfter: 1_800_000))]
      try await rig.phone.edit(.rate(1))
      try await rig.pass(.seconds(10))
      rig.evidence = rig.server.modifyMishaps.isEmpty ? 1 : 0
      let requests = rig.server.counts.modifies + rig.server.counts.fetches
      for _ in 0..<5 {
        try await rig.pass(.seconds(240))
        await rig.phone.notice()
      }
      let more = rig.server.counts.modifies + rig.server.counts.fetches - requests
      if more > 0 { rig.object(.hasty, "\(more) requests in a pause that the server demanded") }
    },
    MatrixRow("29", "a cleared field comes back", [.lostWrite, .differ], [.neverClears]) { rig, _ in
      try await rig.begin(books: 1)
      let isDone = try await rig.phone.edit(PlannedEdit(SyncRig.book(1), .change([.clear("rating")])))
      rig.evidence = isDone ? 1 : 0
      try await rig.settle()
    },
  ]
}
