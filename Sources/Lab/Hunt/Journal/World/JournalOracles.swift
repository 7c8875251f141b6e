// What must be true of a journal after it has been opened, whatever happened to its machine before.

import Simulation

/// The oracles of the journal.
package enum JournalOracleName: String, Sendable, CaseIterable {
  /// Every record whose writer was told that it is safe is there.
  case durability = "journal-durability"
  /// The records of a writer are there in order, each once, without gaps.
  case order = "journal-order"
  /// Nothing is there that was not sent, and nothing with another content.
  case authenticity = "journal-authenticity"
  /// A journal calls its files corrupt only if the medium has damaged them.
  case soundness = "journal-soundness"
}

/// What everybody knows who is not part of the world: what was sent, what was acknowledged, what was found.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class JournalWatch: @unchecked Sendable {
  private(set) var objections: [Objection] = []
  /// The world in which it happens, while it lasts; objections become events of it.
  var world: World?
  /// What the journal called corrupt, once it did.
  private(set) var corruption: String?
  private var sent: [Int: [JournalRecord]] = [:]
  private var acknowledged: [Int: Int] = [:]

  /// The promise of which a journal is the sample: a crash at any point leaves nothing half done.
  private static let clause = "IMP-11"
  /// Objections beyond the first ones say nothing new.
  private static let most = 20

  /// The next record of a writer is about to be sent.
  func send(_ record: JournalRecord) { sent[record.writer, default: []].append(record) }

  /// The writer was told that its records up to that number are safe.
  func acknowledge(writer: Int, through number: Int) {
    acknowledged[writer] = max(acknowledged[writer, default: 0], number)
  }

  /// The journal says that it has not got that record.
  func miss(writer: Int, _ number: Int) {
    guard number <= acknowledged[writer, default: 0] else { return }
    object(.durability, "record \(number) of writer \(writer) was acknowledged and is asked for again")
  }

  /// The journal refuses to open.
  func refuse(_ what: String) { corruption = corruption ?? what }

  /// Records that are there although nobody was told that they are safe.
  func unpromised(_ records: [JournalRecord]) -> Int {
    records.count { $0.number > acknowledged[$0.writer, default: 0] }
  }

  /// The journal was opened and holds these records.
  func find(_ records: [JournalRecord]) {
    let byWriter = Dictionary(grouping: records, by: \.writer)
    for writer in Set(byWriter.keys).union(sent.keys).sorted() {
      let found = byWriter[writer] ?? []
      checkOrder(writer, found.map(\.number))
      checkContent(writer, found)
      checkDurability(writer, Set(found.map(\.number)))
    }
  }

  /// The run is over, and it is known whether anything damaged the medium.
  func close(mediumIsDamaged: Bool) {
    world = nil
    if let corruption, !mediumIsDamaged { object(.soundness, "the medium is sound, but \(corruption)") }
  }

  private func checkOrder(_ writer: Int, _ numbers: [Int]) {
    if let place = numbers.indices.first(where: { numbers[$0] != $0 + 1 }) {
      object(.order, "record \(place + 1) of writer \(writer) should be there, number \(numbers[place]) is")
    }
  }

  private func checkContent(_ writer: Int, _ found: [JournalRecord]) {
    let sent = sent[writer] ?? []
    let stranger = found.first { record in
      !sent.indices.contains(record.number - 1) || sent[record.number - 1] != record
    }
    if let stranger {
      object(.authenticity, "writer \(writer) did not send what is there as number \(stranger.number)")
    }
  }

  private func checkDurability(_ writer: Int, _ found: Set<Int>) {
    let acknowledged = acknowledged[writer] ?? 0
    if let missing = (1...max(1, acknowledged)).first(where: { $0 <= acknowledged && !found.contains($0) }) {
      object(.durability, "record \(missing) of writer \(writer) was acknowledged and is gone")
    }
  }

  private func object(_ oracle: JournalOracleName, _ text: String) {
    let objection = Objection(oracle: oracle.rawValue, clause: Self.clause, text: text)
    guard objections.count < Self.most, !objections.contains(objection) else { return }
    objections.append(objection)
    world?.object(oracle.rawValue, text)
  }
}
