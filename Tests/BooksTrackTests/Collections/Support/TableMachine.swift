// Compares a table with a dictionary; copies that are made on the way must not change.

import PropertyTesting

@testable import BooksTrack

struct TableMachine: StateMachine {
  enum Command: Sendable {
    case put(Author)
    case remove(AuthorID)
    case copy
    /// Encodes all rows.
    case rest
  }

  struct Model: Sendable {
    var rows: [AuthorID: Author] = [:]
    var copies: [[AuthorID: Author]] = []
  }

  struct System {
    var table = Table<Author>()
    var copies: [Table<Author>] = []
  }

  /// Consecutive serial numbers, those at node boundaries, and the largest ones.
  static let serials: [UInt32] =
    Array(0..<40) + [63, 64, 1_023, 1_024, 1_025, 32_767, 32_768, 1_048_576, .max - 1, .max]

  static let ids: Gen<AuthorID> = combine(
    Gen<UInt32>.element(of: [1, 2, 7, .max]), Gen<UInt32>.element(of: serials)
  ).map { AuthorID(replica: $0, serial: $1) }

  static let rows: Gen<Author> = combine(ids, Gen<Int>.integer(in: 0...3)).map {
    Author(id: $0, name: "name \($1)")
  }

  var initialModel: Model { Model() }

  func commands(in model: Model) -> Gen<Command> {
    .frequency([
      (6, Self.rows.map { .put($0) }), (4, Self.ids.map { .remove($0) }), (1, .always(.copy)),
      (1, .always(.rest)),
    ])
  }

  func advance(_ model: inout Model, by command: Command) {
    switch command {
    case .put(let row): model.rows[row.id] = row
    case .remove(let id): model.rows[id] = nil
    case .copy: model.copies.append(model.rows)
    case .rest: break
    }
  }

  func makeSystem() -> System { System() }

  func perform(_ command: Command, on system: inout System, before: Model, after: Model) throws {
    switch command {
    case .put(let row): try claimEqual(system.table.put(row), before.rows[row.id])
    case .remove(let id): try claimEqual(system.table.remove(id), before.rows[id])
    case .copy: system.copies.append(system.table)
    case .rest:
      system.table.rest(above: 0, Author.codec)
      try claim(system.table.open.isEmpty, "a row is still open")
    }
  }

  func checkInvariants(of system: inout System, model: Model) throws {
    try claimEqual(system.table.count, model.rows.count)
    try claimEqual(system.table.isEmpty, model.rows.isEmpty)
    for (table, rows) in zip([system.table] + system.copies, [model.rows] + model.copies) {
      try claimEqual(Array(table), rows.values.sorted { $0.id < $1.id })
    }
    for id in model.rows.keys {
      try claimEqual(system.table[id], model.rows[id])
      try claimEqual(system.table.read(id) { $0.pointee.name }, model.rows[id]?.name)
    }
    for serial in Self.serials {
      let id = AuthorID(replica: 2, serial: serial)
      try claimEqual(system.table.contains(id), model.rows[id] != nil)
    }
    var again = Table<Author>()
    for row in model.rows.values { again.put(row) }
    try claim(again == system.table, "a table with the same rows is not equal")
  }
}
