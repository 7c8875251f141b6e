// Rows about what people see: false claims, and half of a transaction.

import RecordSync
import SimulatedCloud

extension MatrixRow {
  static let views = [
    MatrixRow("21", "both say “in sync” and differ", [.falseStatus], [.alwaysClaims]) { rig, _ in
      try await rig.begin(books: 2)
      for device in rig.devices { await device.setOnline(false) }
      try await rig.phone.edit(.rate(1))
      let isDone = try await rig.tablet.edit(.rate(2))
      rig.evidence = isDone ? 1 : 0
      try await rig.watch(4, every: .seconds(600))
    },
    MatrixRow("25", "half of a transaction is visible", [.half], [.appliesPerRecord]) { rig, _ in
      try await rig.begin(books: 1)
      rig.server.settings.pageLimit = 2
      let fetches = rig.server.counts.fetches
      try await rig.phone.edit((11...16).map { PlannedEdit(SyncRig.book($0), .insert([.set("title")])) })
      try await rig.watch(30, every: .milliseconds(200))
      try await rig.settle()
      rig.evidence = rig.server.counts.fetches > fetches + 3 ? 1 : 0
    },
    MatrixRow(
      "25b", "a part of a transaction of more than 400 records is visible", [.half], [.appliesPerRecord],
      latency: .milliseconds(400)
    ) { rig, _ in
      try await rig.begin(books: 1)
      let modifies = rig.server.counts.modifies
      try await rig.phone.edit((11...420).map { PlannedEdit(SyncRig.book($0), .insert([])) })
      try await rig.watch(12, every: .milliseconds(700))
      try await rig.settle()
      rig.evidence = rig.server.counts.modifies > modifies + 1 ? 1 : 0
    },
  ]

}
