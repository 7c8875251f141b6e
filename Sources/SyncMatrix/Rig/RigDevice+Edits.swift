// Edits of a person on a device, each logged in the history before it is made.

import RecordSync

/// A change that a scenario wants, without its value: the history gives every write a value of its own.
enum PlannedChange: Hashable, Codable, Sendable {
  case set(String)
  case clear(String)
  case setOnce(String)
  case add(String)
  /// Removes one of the shown elements.
  case removeFirst(String)
  case append(String)
}

/// An edit that a scenario wants.
struct PlannedEdit: Hashable, Sendable {
  enum Intent: Hashable, Codable, Sendable {
    case insert([PlannedChange])
    case change([PlannedChange])
    case delete
  }

  let name: RecordName
  let intent: Intent
  /// The parent of a new record.
  var parent: RecordName?
  /// Bytes that are appended to every value, so that records have a size.
  var padding = 0

  init(_ name: RecordName, _ intent: Intent, parent: RecordName? = nil, padding: Int = 0) {
    self.name = name
    self.intent = intent
    self.parent = parent
    self.padding = padding
  }
}

extension RigDevice {
  /// Makes the edits of one transaction. Returns true if the app acknowledged it.
  @discardableResult
  func edit(_ plans: [PlannedEdit]) async throws -> Bool {
    guard try await sample() != nil else { return false }
    let transaction = rig.history.beginTransaction()
    let edits = plans.compactMap { log($0, in: transaction) }
    guard !edits.isEmpty else { return false }
    let isDone: Bool? = try await ask("edit") { app in
      try await app.edit(edits)
      return true
    }
    guard isDone == true else { return false }
    acknowledge(transaction)
    await notice()
    if try await sample() != nil { checkOwnWrites(of: transaction) }
    return true
  }

  /// Makes many edits, each in a transaction of its own, without a look at the app in between.
  func editOneByOne(_ plans: [PlannedEdit]) async throws {
    guard try await sample() != nil else { return }
    for plan in plans {
      let transaction = rig.history.beginTransaction()
      guard let edit = log(plan, in: transaction) else { continue }
      let isDone: Bool? = try await ask("edit") { app in
        try await app.edit([edit])
        return true
      }
      if isDone == true { acknowledge(transaction) }
    }
    await notice()
    try await sample()
  }

  /// Makes one edit.
  @discardableResult
  func edit(_ plan: PlannedEdit) async throws -> Bool { try await edit([plan]) }

  /// Notes that a transaction is durable. A record that is made counts only from then on, or once it is
  /// shown: of an insertion without an answer the device may have nothing.
  private func acknowledge(_ transaction: Int) {
    rig.history.acknowledge(transaction: transaction)
    for write in rig.history.writes(ofTransaction: transaction) where write.field == WriteHistory.born {
      generations[write.name] = write.generation
    }
  }

  private func log(_ plan: PlannedEdit, in transaction: Int) -> RecordEdit? {
    let shown = lastShown[plan.name]
    switch plan.intent {
    case .delete:
      guard shown != nil else { return nil }
      _ = log(.delete, FieldPlace(name: plan.name, field: ""), generation(of: plan.name), transaction)
      return RecordEdit(plan.name, .delete)
    case .change(let changes):
      guard shown != nil else { return nil }
      let made = changes.compactMap { log($0, plan, generation(of: plan.name), transaction) }
      return made.isEmpty ? nil : RecordEdit(plan.name, .change(made))
    case .insert(let changes):
      guard shown == nil else { return nil }
      let generation = generations[plan.name].map { $0 + 1 } ?? 0
      if rig.history.deletions(of: plan.name).contains(where: { $0.generation >= generation }) {
        rig.ambiguous.insert(plan.name)
      }
      var made = ([.set(WriteHistory.born)] + changes).compactMap { log($0, plan, generation, transaction) }
      if let parent = plan.parent { made.append(.set(ReservedField.parent, parent.encoded)) }
      return RecordEdit(plan.name, .insert(made))
    }
  }

  private func generation(of name: RecordName) -> Int { generations[name] ?? 0 }

  private func log(
    _ change: PlannedChange, _ plan: PlannedEdit, _ generation: Int, _ transaction: Int
  ) -> FieldChange? {
    func write(_ kind: LoggedWrite.Kind, _ field: String) -> [UInt8] {
      let id = log(kind, FieldPlace(name: plan.name, field: field), generation, transaction)
      return WriteHistory.bytes(id) + [UInt8](repeating: 0x2E, count: plan.padding)
    }
    switch change {
    case .set(let field): return .set(field, write(.set, field))
    case .clear(let field):
      _ = write(.clear, field)
      return .set(field, nil)
    case .setOnce(let field):
      guard lastShown[plan.name]?.fields[field] == nil else { return nil }
      return .setOnce(field, write(.setOnce, field))
    case .add(let field): return .add(field, write(.add, field))
    case .append(let field): return .append(field, write(.append, field))
    case .removeFirst(let field):
      guard let element = lastShown[plan.name]?.fields[field]?.first else { return nil }
      _ = write(.remove(WriteHistory.id(element)), field)
      return .remove(field, element)
    }
  }

  private func log(
    _ kind: LoggedWrite.Kind, _ place: FieldPlace, _ generation: Int, _ transaction: Int
  ) -> UInt64 {
    let id = rig.history.log(
      kind, device: number, place, generation: generation, at: rig.now, knowing: known[place] ?? [],
      transaction: transaction)
    known[place, default: []].insert(id)
    return id
  }

  private func checkOwnWrites(of transaction: Int) {
    for write in rig.history.writes(ofTransaction: transaction) where !rig.ambiguous.contains(write.name) {
      if !rig.reference.reflects(lastShown[write.name], write, bornAt: bornGeneration(of: write.name)) {
        rig.object(.ownWrite, "\(name) does not show its write \(write.id) of \(write.name).\(write.field)")
      }
    }
  }
}
