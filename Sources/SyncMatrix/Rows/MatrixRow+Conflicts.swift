// Rows about two devices that write at the same time, and about clocks.

import RecordSync
import SimulatedCloud

extension MatrixRow {
  static let conflicts = [
    MatrixRow("8", "equal times, and devices differ silently", [.differ], [.keepsOwnOnTie]) { rig, _ in
      try await rig.begin(books: 1)
      for device in rig.devices { await device.setOnline(false) }
      try await rig.phone.edit(.rate(1))
      try await rig.tablet.edit(.rate(1))
      let times = rig.history.writes.suffix(2).map { $0.time / 1_000 }
      rig.evidence = times.first == times.last ? 1 : 0
      for device in rig.devices { await device.setOnline(true) }
      try await rig.settle()
    },
    MatrixRow(
      "9", "a newer server record against a pending edit", [.lostWrite, .differ], [.serverWins]
    ) { rig, _ in
      try await rig.begin(books: 1)
      await rig.tablet.setOnline(false)
      try await rig.tablet.edit(PlannedEdit(SyncRig.book(1), .change([.set("review")])))
      // Between the tablet's fetch and its request the phone writes the record.
      try await rig.phone.edit(.rate(1))
      try await rig.settle()
      rig.server.settings.lag = 600_000
      await rig.tablet.setOnline(true)
      try await rig.settle()
      rig.evidence = rig.server.counts.count(of: "serverRecordChanged")
      rig.server.settings.lag = 0
    },
    MatrixRow(
      "9b", "an edit during its upload is forgotten", [.lostWrite, .differ], [.ignoresRevision],
      variants: 1...10, latency: .seconds(1)
    ) { rig, variant in
      try await rig.begin(books: 1)
      let modifies = rig.server.counts.modifies
      try await rig.phone.edit(.rate(1))
      try await rig.pass(.milliseconds(500 * Int64(variant)))
      try await rig.phone.edit(.rate(1))
      try await rig.settle()
      rig.evidence = rig.server.counts.modifies > modifies ? 1 : 0
    },
    MatrixRow("10", "a clock that is years ahead wins for ever", [.lostWrite], [.trustsClock]) { rig, _ in
      rig.tablet.setClock(wrongBy: .seconds(3 * 31_557_600))
      try await rig.begin(books: 1)
      await rig.phone.setOnline(false)
      try await rig.tablet.edit(.rate(1))
      try await rig.pass(.seconds(3_600))
      let isDone = try await rig.phone.edit(.rate(1))
      await rig.phone.setOnline(true)
      rig.evidence = isDone ? 1 : 0
      try await rig.settle()
    },
    MatrixRow(
      "10b", "a clock that is years behind refuses everything",
      [.lostWrite, .differ, .stuck, .vanished, .falseStatus],
      [.refusesFuture]
    ) { rig, _ in
      rig.tablet.setClock(wrongBy: .seconds(-3 * 31_557_600))
      try await rig.begin(books: 1)
      let isDone = try await rig.phone.edit(.rate(1))
      rig.evidence = isDone ? 1 : 0
      try await rig.settle()
    },
    MatrixRow("16", "the same book is made on two devices", [.doubled], [.drawsKeys]) { rig, _ in
      try await rig.begin(books: 1)
      for device in rig.devices { await device.setOnline(false) }
      for device in rig.devices {
        let isDone = try await device.edit(
          (1...3).map { PlannedEdit(SyncRig.isbn($0), .insert([.set("title")])) })
        rig.evidence += isDone ? 1 : 0
      }
      for device in rig.devices { await device.setOnline(true) }
      try await rig.settle()
    },
    MatrixRow("18", "an old app erases fields that it does not know", [.unknownField], [.erasesUnknown]) {
      rig, _ in
      try await rig.begin(books: 2)
      let bytes: [UInt8] = [0xFE, 1, 2, 3]
      for number in 1...2 {
        rig.server.write(SyncRig.book(number), [MatrixFields.unknown: bytes], of: SyncRig.account)
        rig.foreignFields[FieldPlace(name: SyncRig.book(number), field: MatrixFields.unknown)] = bytes
      }
      let isDone = try await rig.phone.edit(.rate(1))
      rig.evidence = isDone ? 1 : 0
      try await rig.settle()
      try await rig.tablet.edit(.rate(2))
      try await rig.settle()
    },
  ]
}
