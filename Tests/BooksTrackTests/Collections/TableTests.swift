// A table is a dictionary sorted by key, after any operations, and its copies are independent.

import PropertyTesting
import Testing

@testable import BooksTrack

@Suite("Table")
struct TableTests {
  @Test("behaves like a sorted dictionary, and leaves its copies unchanged")
  func model() async throws {
    try await check("a table is an ordered dictionary", TableMachine(), steps: 0...50, count: 100)
  }

  @Test("is not equal to a table without one of its rows, or with a different one")
  func inequality() throws {
    try check("one row makes a difference", TableMachine.rows.array(count: 1...30), count: 50) { rows in
      var table = Table<Author>()
      for row in rows { table.put(row) }
      var less = table
      less.remove(rows[0].id)
      var other = table
      other.put(Author(id: rows[0].id, name: "another"))
      return less != table && other != table && less != other
    }
  }

  @Test("is equal to a table with the same rows, whatever its history")
  func equality() {
    var table = Table<Author>()
    var other = Table<Author>()
    for serial in 0..<UInt32(100) { table.put(.sample(serial)) }
    for serial in (0..<UInt32(100)).reversed() { other.put(.sample(serial)) }
    #expect(table == other)
    other.put(.sample(40_000))
    #expect(table != other)
    // The table stays as high as the greater number required.
    other.remove(AuthorID(replica: 1, serial: 40_000))
    #expect(table == other)
    other.put(.sample(50, name: "another"))
    #expect(table != other)
  }

  @Test("compares rows with those of a copy only where nodes differ")
  func costOfComparison() {
    let comparisons = Comparisons()
    var table = Table<CountedRow>()
    for serial in 0..<UInt32(10_000) { table.put(CountedRow(serial, counting: comparisons)) }
    var copy = table
    #expect(table == copy)
    #expect(comparisons.count == 0)
    copy.put(CountedRow(5_000, counting: comparisons))
    #expect(table == copy)
    #expect((1...32).contains(comparisons.count))
  }

  @Test("one change after a copy copies one path of nodes", arguments: [1, 1_000, 40_000])
  func costOfOneChange(rows: Int) {
    var table = Table<Author>()
    for serial in 0..<UInt32(rows) { table.put(.sample(serial)) }
    let before = table
    table.put(.sample(UInt32(rows / 2), name: "changed"))
    let cost = table.nodeAddresses.subtracting(before.nodeAddresses).count
    #expect(cost >= 1)
    #expect(cost <= 4, "of \(table.nodeAddresses.count) nodes")
  }

  @Test("removing an absent row copies no node")
  func costOfNoChange() {
    var table = Table<Author>()
    for serial in 0..<UInt32(1_000) { table.put(.sample(serial * 2)) }
    let before = table
    table.remove(AuthorID(replica: 1, serial: 501))
    #expect(table.nodeAddresses == before.nodeAddresses)
  }

  @Test("scattered serial numbers cost nodes only for existing rows")
  func sparse() throws {
    try check("seven nodes a row at most", Gen<UInt32>.integer().array(count: 1...100), count: 50) {
      serials in
      var table = Table<Author>()
      for serial in serials { table.put(.sample(serial, replica: 9)) }
      return table.nodeAddresses.count <= 7 * serials.count
    }
  }

  @Test("a table that has shrunk to one row keeps one path of nodes", arguments: [0, 5_000, 9_999])
  func shrunk(last: UInt32) {
    var table = Table<Author>()
    for serial in 0..<UInt32(10_000) { table.put(.sample(serial)) }
    for serial in 0..<UInt32(10_000) where serial != last {
      table.remove(AuthorID(replica: 1, serial: serial))
    }
    #expect(Array(table) == [.sample(last)])
    #expect(table.nodeAddresses.count <= 7)
  }

  @Test("encodes its rows when there are more than the limit, and then has none open")
  func resting() {
    var table = Table<Author>()
    for serial in 0..<UInt32(100) {
      table.put(.sample(serial))
      table.rest(above: 40, Author.codec)
    }
    #expect(table.resting?.fields.count == 82)
    #expect(table.open.count == 18)
    #expect(Array(table) == (0..<100).map { .sample($0) })
  }

  @Test("a changed row leaves its group, and the group keeps the others")
  func changeOfResting() {
    var table = Table<Author>()
    for serial in 0..<UInt32(64) { table.put(.sample(serial)) }
    table.rest(above: 0, Author.codec)
    let before = table
    #expect(table.put(.sample(5, name: "changed")) == .sample(5))
    #expect(table.remove(AuthorID(replica: 1, serial: 40)) == .sample(40))
    #expect(table.count == 63)
    #expect(before.count == 64)
    table.rest(above: 0, Author.codec)
    #expect(table[AuthorID(replica: 1, serial: 5)] == .sample(5, name: "changed"))
    #expect(table[AuthorID(replica: 1, serial: 40)] == nil)
    #expect(table != before)
    table.put(.sample(5))
    table.put(.sample(40))
    #expect(table == before)
  }

  @Test("an emptied table has no nodes")
  func emptied() {
    var table = Table<Author>()
    for serial in TableMachine.serials { table.put(.sample(serial)) }
    for serial in TableMachine.serials { table.remove(AuthorID(replica: 1, serial: serial)) }
    #expect(table.nodeAddresses.isEmpty)
    #expect(table == Table<Author>())
  }
}

/// A row that counts comparisons.
private struct CountedRow: Row {
  let id: Identifier<CountedRow>
  private let comparisons: Comparisons

  init(_ serial: UInt32, counting comparisons: Comparisons) {
    id = Identifier(replica: 1, serial: serial)
    self.comparisons = comparisons
  }

  static func == (left: Self, right: Self) -> Bool {
    left.comparisons.count += 1
    return left.id == right.id
  }
}

/// `@unchecked Sendable`: used by one test, on its thread.
private final class Comparisons: @unchecked Sendable {
  var count = 0
}
