// The list of identifiers against a sorted array without duplicates.

import PropertyTesting
import Testing

@testable import BooksTrack

@Suite struct IdentifierListTests {
  @Test func `insertions and removals give the sorted identifiers, as an array does`() throws {
    let edits = Gen<[Int]>.array(of: .integer(in: -6...6), count: 0...24)
    try check("identifier list", edits, count: 400) { edits in
      var list = IdentifierList<Work>()
      var array: [WorkID] = []
      for edit in edits {
        let id = WorkID(replica: 1, serial: UInt32(abs(edit)))
        let isKnown = array.contains(id)
        if edit < 0 {
          guard list.remove(id) == isKnown else { return false }
          array.removeAll { $0 == id }
        } else {
          list.insert(id)
          if !isKnown { array = (array + [id]).sorted() }
        }
        guard Array(list) == array, list.count == array.count, list.last == array.last else { return false }
      }
      var rebuilt = IdentifierList<Work>()
      for id in array.reversed() { rebuilt.insert(id) }
      return rebuilt == list
    }
  }
}
