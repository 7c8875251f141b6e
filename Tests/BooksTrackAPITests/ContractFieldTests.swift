// Every field of every object of the contract, when it is missing, null or of another type (CON-1).

import BooksTrackAPI
import Testing

@testable import ContractSchemas

@Suite("Every field of the contract")
struct ContractFieldTests {
  @Test("The table lists all fields of all objects", arguments: try ContractObject.all())
  func complete(object: ContractObject) {
    let open: Set = object.name == "Error" ? ["details"] : Set<String>()
    let names = Set(object.full.members?.keys.map { $0 } ?? [])
    #expect(names.subtracting(open) == Set(object.fields.map(\.name)))
  }

  @Test(
    "A missing optional field has its default; for a required one the error names it",
    arguments: try ContractCase.all())
  func missing(_ test: ContractCase) throws {
    var document = test.object.document
    document[test.place] = nil
    try expect(document, of: test, found: "nothing", expected: "a value")
  }

  @Test("Null is the same as a missing field", arguments: try ContractCase.all())
  func null(_ test: ContractCase) throws {
    var document = test.object.document
    document[test.place] = .null
    try expect(document, of: test, found: "null", expected: test.field.expected)
  }

  @Test(
    "A value of another type gives an error that names the field, or the element in it",
    arguments: try ContractCase.all())
  func wrongType(_ test: ContractCase) throws {
    for wrong in test.field.wrongValues {
      var document = test.object.document
      document[test.place] = wrong.value
      let error = ContractError(
        path: (test.place + wrong.place).path, expected: wrong.expected, found: wrong.found)
      let bytes = try document.document
      #expect(throws: error, "\(wrong.value)") { try test.object.answer.rewrite(bytes) }
    }
  }

  @Test("An unknown member is ignored", arguments: try ContractObject.all())
  func unknown(object: ContractObject) throws {
    var document = object.document
    document[object.place + [.member("fromTheFuture")]] = .object(["a": .list([.null, .number(2.5)])])
    #expect(try JSON(object.answer.rewrite(document.document)) == object.document)
  }

  private func expect(
    _ document: JSON, of test: ContractCase, found: String, expected: String
  ) throws {
    let bytes = try document.document
    var rewritten = test.object.document
    switch test.field.presence {
    case .required:
      let error = ContractError(path: test.place.path, expected: expected, found: found)
      #expect(throws: error) { try test.object.answer.rewrite(bytes) }
      return
    case .optional: rewritten[test.place] = nil
    case .always(let value): rewritten[test.place] = value
    }
    #expect(try JSON(test.object.answer.rewrite(bytes)) == rewritten)
  }
}
