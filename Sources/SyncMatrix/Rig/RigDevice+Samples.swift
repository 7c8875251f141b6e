// Samples: what a device shows and claims at a moment, and what is wrong about it.

import RecordSync
import SimulatedCloud

extension RigDevice {
  /// Reads what the app shows and claims, and judges it; nil if the device is off.
  @discardableResult
  func sample() async throws -> ShownStatus? {
    let answer: (ShownStatus, [ShownRecord])? = try await ask("look") { app in
      let status = try await app.status()
      return (status, try await app.shown())
    }
    guard let (status, records) = answer else { return nil }
    var shown: [RecordName: ShownRecord] = [:]
    for record in records {
      if shown.updateValue(record, forKey: record.name) != nil {
        rig.object(.doubled, "\(name) shows \(record.name) twice")
      }
    }
    judgeSteps(shown)
    lastShown = shown
    learn()
    if let time = status.syncedAt {
      // A claim from before the server lost the data says nothing about what it has now.
      let loss = rig.server.lastLoss
      if time > loss { rig.history.noteClaim(of: number, at: rig.now, after: loss) }
      judgeClaim(time)
    }
    judgeTransactions()
    return status
  }

  /// Returns the generation of the record that the device shows; nil if it shows none.
  func bornGeneration(of name: RecordName) -> Int? {
    guard let shown = lastShown[name] else { return nil }
    guard let id = shown.fields[WriteHistory.born]?.first.map(WriteHistory.id) else { return 0 }
    return rig.history[id]?.generation ?? 0
  }

  private func learn() {
    for (name, record) in lastShown {
      if let generation = bornGeneration(of: name) {
        generations[name] = max(generation, generations[name] ?? 0)
      }
      for (field, values) in record.fields {
        known[FieldPlace(name: name, field: field), default: []].formUnion(values.map(WriteHistory.id))
      }
    }
  }

  /// No field goes back to a value that the shown one had replaced.
  private func judgeSteps(_ shown: [RecordName: ShownRecord]) {
    for (name, record) in lastShown.sorted(by: { $0.key < $1.key }) {
      guard let next = shown[name] else { continue }
      for (field, values) in record.fields.sorted(by: { $0.key < $1.key }) where values.count == 1 {
        guard let old = rig.history[WriteHistory.id(values[0])], old.kind == .set,
          let new = next.fields[field]?.first.flatMap({ rig.history[WriteHistory.id($0)] })
        else { continue }
        if old.known.contains(new.id) && old.generation == new.generation {
          rig.object(.wentBack, "\(self.name) showed \(old.id) in \(name).\(field), and then \(new.id)")
        }
      }
    }
  }

  /// A device that is in sync since a time has what others had sent by then.
  private func judgeClaim(_ time: Int64) {
    let lag = max(rig.server.settings.lag, Self.greatestLag)
    let reference = rig.reference
    for write in rig.history.writes where write.device != number {
      guard let claimed = write.claimed, claimed > rig.server.lastLoss, claimed + lag < time,
        !rig.ambiguous.contains(write.name)
      else {
        continue
      }
      if !reference.reflects(lastShown[write.name], write, bornAt: bornGeneration(of: write.name)) {
        rig.object(
          .falseStatus,
          "\(name) claims to be in sync at \(seconds(time)) s and lacks write \(write.id) of "
            + "\(write.name).\(write.field), which \(rig.devices[write.device].name) had sent "
            + "at \(seconds(claimed)) s")
      }
    }
  }

  private func seconds(_ time: Int64) -> Int64 { (time - CloudServer.beginning) / 1_000 }

  private static let greatestLag: Int64 = 700_000

  /// A transaction of another device is shown as a whole or not at all.
  private func judgeTransactions() {
    for (_, writes) in rig.transactionsToWatch.sorted(by: { $0.key < $1.key }) {
      guard let first = writes.first, first.device != number else { continue }
      let shown = writes.filter { write in
        lastShown[write.name]?.fields[write.field]?.contains { WriteHistory.id($0) == write.id } ?? false
      }
      guard !shown.isEmpty else { continue }
      let lacking = writes.first { write in
        !rig.reference.reflects(lastShown[write.name], write, bornAt: bornGeneration(of: write.name))
      }
      if let lacking, !rig.ambiguous.contains(lacking.name) {
        rig.object(
          .half,
          "\(name) shows \(shown.count) of \(writes.count) writes of a transaction of "
            + "\(rig.devices[first.device].name), and lacks write \(lacking.id) of \(lacking.name)")
        rig.note("half of a transaction of \(seconds(first.time)) s on \(name)")
      }
    }
  }
}

extension SyncRig {
  /// The acknowledged transactions that wrote several records.
  var transactionsToWatch: [Int: [LoggedWrite]] {
    var result: [Int: [LoggedWrite]] = [:]
    for write in history.writes where write.isAcknowledged {
      result[write.transaction, default: []].append(write)
    }
    return result.filter { Set($0.value.map(\.name)).count > 1 }
  }
}
