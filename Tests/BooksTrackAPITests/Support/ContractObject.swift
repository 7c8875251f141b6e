// The contract's objects and their fields as a hand-written table, with which the DTOs are compared.

import BooksTrackAPI
import Foundation
import Testing

@testable import ContractSchemas

/// A kind of object of the contract, at its place in a response.
struct ContractObject: Sendable, CustomTestStringConvertible {
  let name: String
  /// Its place in the published schemas.
  let schema: String
  /// The kind of response that contains it.
  let answer: ContractAnswer
  /// A response in which every field of the object is present.
  let document: JSON
  /// The object's place in it.
  let place: [Step]
  let fields: [ContractField]

  var testDescription: String { name }
  /// The object with every field.
  var full: JSON { document[place] ?? .null }
}

/// A field of an object.
struct ContractField: Sendable {
  enum Kind: Sendable { case text, flag, whole, texts, objects, object }
  enum Presence: Sendable, Equatable {
    case required
    /// Omitted if unknown or empty.
    case optional
    /// Always sent; the value is the default for decoding.
    case always(JSON)
  }

  let name: String
  let kind: Kind
  let presence: Presence

  /// The expected type, in the words of `ContractError`.
  var expected: String {
    switch kind {
    case .text: "a string"
    case .flag: "a boolean"
    case .whole: "a whole number"
    case .texts, .objects: "a list"
    case .object: "an object"
    }
  }

  /// Invalid values, with the place of the error inside the value and the expected type.
  var wrongValues: [(value: JSON, place: [Step], expected: String, found: String)] {
    let samples: [JSON] = [
      .boolean(true), .number(1), .number(1.5), .string("1"), .list([]), .object([:]),
    ]
    var wrong: [(value: JSON, place: [Step], expected: String, found: String)] = samples.filter(isWrong).map {
      ($0, [], expected, $0.kind)
    }
    for element in samples + [.null] where kind == .texts || kind == .objects {
      if kind == .texts ? element.text != nil : element.members != nil { continue }
      let word = kind == .texts ? "a string" : "an object"
      wrong.append((.list([element]), [.element(0)], word, element.kind))
    }
    return wrong
  }

  private func isWrong(_ value: JSON) -> Bool {
    switch (kind, value) {
    case (.text, .string), (.flag, .boolean), (.texts, .list), (.objects, .list), (.object, .object): false
    case (.whole, .number(let number)): number != 1
    default: true
    }
  }
}

/// A field of one kind of object.
struct ContractCase: Sendable, CustomTestStringConvertible {
  let object: ContractObject
  let field: ContractField

  var testDescription: String { "\(object.name).\(field.name)" }
  var place: [Step] { object.place + [.member(field.name)] }

  static func all() throws -> [ContractCase] {
    try ContractObject.all().flatMap { object in
      object.fields.map { ContractCase(object: object, field: $0) }
    }
  }
}
