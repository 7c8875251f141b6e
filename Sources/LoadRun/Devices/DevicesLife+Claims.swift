// What devices claim while the reader edits: one that is in sync has nothing that the server lacks (SYN-11).

import BooksTrack
import LabWorld
import Measurement
import RecordSync
import SimulatedCloud

extension DevicesLife {
  /// Compares the status of a device with the server. If the device says that it is synced, the records of
  /// the server have to contain each text that the reader wrote on it since it last said so.
  mutating func hear(_ device: AccountDevice) async throws {
    let written = unproven[device.number] ?? [:]
    guard !written.isEmpty,
      let status = try await device.ask("status", { try await $0.sync?.status() }), case .synced? = status
    else { return }
    unproven[device.number] = nil
    let removed = account.removed
    // Another device may have written the field, or removed the book.
    let texts = written.filter { removed[$0.key.book] == nil && account.values(of: $0.key) == [$0.value] }
    guard !texts.isEmpty else { return }
    let id = AccountID("reader \(reader)")
    for (field, text) in texts.sorted(by: { $0.key < $1.key }) {
      let isThere = server.holds(Array(text.utf8), in: id)
      figures.claims.count(isThere)
      if !isThere {
        miss(
          "SYN-11.true", truth: "book \(field.book): \(field.field) “\(text)”",
          "\(device.name): synced, and the server does not have it")
      }
    }
  }
}
