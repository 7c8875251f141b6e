// Rows about lost zones, accounts, backups and devices that come and go.

import RecordSync
import SimulatedCloud

extension MatrixRow {
  static let accounts = [
    MatrixRow(
      "12", "data deleted in iCloud, and the library with it", [.vanished, .lostWrite], [.deletesOnPurge]
    ) {
      rig, _ in
      try await rig.begin(books: 4)
      rig.server.loseZone(of: SyncRig.account, because: .userDeletedZone)
      try await rig.phone.edit(.rate(1))
      try await rig.settle()
      rig.evidence = rig.server.counts.count(of: "userDeletedZone")
    },
    MatrixRow(
      "12b", "encrypted data reset, and the library with it", [.vanished], [.forgetsAfterReset]
    ) { rig, _ in
      try await rig.begin(books: 4)
      await rig.tablet.setOnline(false)
      try await rig.tablet.edit(.rate(2))
      rig.server.loseZone(of: SyncRig.account, because: .encryptedDataReset)
      try await rig.phone.edit(.rate(1))
      await rig.tablet.setOnline(true)
      try await rig.settle()
      rig.evidence = rig.server.counts.count(of: "encryptedDataReset")
    },
    MatrixRow(
      "13", "signed out, and the library is wiped", [.vanished, .lostWrite, .ownWrite], [.wipesOnSignOut]
    ) { rig, _ in
      try await rig.begin(books: 3)
      await rig.phone.sign(.signedOut)
      try await rig.settle()
      let isDone = try await rig.phone.edit(PlannedEdit(SyncRig.book(5), .insert([.set("title")])))
      rig.evidence = isDone ? 1 : 0
      try await rig.pass(.seconds(1_000))
      await rig.phone.sign(.signedIn(SyncRig.account))
      try await rig.settle()
    },
    MatrixRow("13b", "another account, and libraries are mixed", [.mixed], [.mixesAccounts]) { rig, _ in
      try await rig.begin(books: 3)
      await rig.phone.sign(.signedIn(SyncRig.otherAccount))
      let isDone = try await rig.phone.edit(PlannedEdit(SyncRig.book(5), .insert([.set("title")])))
      rig.evidence = isDone ? 1 : 0
      try await rig.watch(3, every: .seconds(1_000))
      await rig.phone.sign(.signedIn(SyncRig.account))
      try await rig.settle()
    },
    MatrixRow(
      "14", "a backup is restored: two devices, one identity", [.lostWrite, .undoneDelete, .differ],
      [.keepsIdentity]
    ) { rig, _ in
      rig.phone.start()
      try await rig.settle()
      try await rig.phone.edit(PlannedEdit(SyncRig.book(1), .insert([.add("tags")])))
      try await rig.settle()
      rig.tablet.storage.content = rig.phone.storage.content
      rig.tablet.start()
      for device in rig.devices { await device.setOnline(false) }
      try await rig.settle()
      for device in rig.devices {
        let isDone = try await device.edit(PlannedEdit(SyncRig.book(1), .change([.add("tags")])))
        rig.evidence += isDone ? 1 : 0
      }
      for device in rig.devices { await device.setOnline(true) }
      try await rig.settle()
      for _ in 0..<2 {
        try await rig.phone.edit(PlannedEdit(SyncRig.book(1), .change([.removeFirst("tags")])))
      }
      try await rig.settle()
    },
    MatrixRow(
      "15", "a peer that lost everything, in an endless loop", [.sendsForever, .stuck],
      [.touchesWhatItFetches]
    ) { rig, _ in
      try await rig.begin(books: 3)
      try await rig.tablet.kill()
      rig.tablet.erase()
      try await rig.tablet.revive()
      try await rig.settle()
      try await rig.phone.edit(.rate(1))
      try await rig.settle()
      rig.evidence = rig.tablet.isAlive ? 1 : 0
    },
    MatrixRow(
      "17", "a third device joins, and rows of the others vanish", [.vanished], [.joinerDeletes], devices: 3
    ) {
      rig, _ in
      rig.phone.start()
      rig.tablet.start()
      try await rig.settle()
      for number in 1...4 {
        try await rig.phone.edit(PlannedEdit(SyncRig.book(number), .insert([.set("title")])))
      }
      try await rig.settle()
      rig.devices[2].start()
      try await rig.settle()
      rig.evidence = rig.devices[2].isAlive ? 1 : 0
    },
    MatrixRow(
      "23", "tombstone collected, and the row comes back", [.undoneDelete], [.collectsAtOnce]
    ) { rig, _ in
      try await rig.begin(books: 3)
      await rig.tablet.setOnline(false)
      try await rig.tablet.edit(.rate(1))
      let isDone = try await rig.phone.edit(PlannedEdit(SyncRig.book(1), .delete))
      try await rig.pass(.seconds(33 * 86_400))
      rig.evidence = isDone ? 1 : 0
      await rig.tablet.setOnline(true)
      try await rig.settle()
    },
  ]
}
