// Any JSON document as a value, so that tests can inspect encoded data without the DTOs.

import Foundation

/// A JSON value. Numbers are doubles: no number of the contract needs more.
enum JSON: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case list([JSON])
  case object([String: JSON])

  /// Parses a document.
  init(_ document: Data) throws { self = try JSONDecoder().decode(JSON.self, from: document) }

  /// Parses the text of a document.
  init(_ text: String) throws { try self.init(Data(text.utf8)) }

  /// The value as a document.
  var document: Data { get throws { try JSONEncoder().encode(self) } }

  /// The members of an object.
  var members: [String: JSON]? {
    guard case .object(let members) = self else { return nil }
    return members
  }

  /// The elements of a list.
  var elements: [JSON]? {
    guard case .list(let elements) = self else { return nil }
    return elements
  }

  /// The text of a string.
  var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The kind of value in the words of `ContractError`.
  var kind: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

extension JSON: Codable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    // Strings and objects are most frequent, and a failed attempt is slow.
    if let text = try? value.decode(String.self) {
      self = .string(text)
    } else if let members = try? value.decode([String: JSON].self) {
      self = .object(members)
    } else if let elements = try? value.decode([JSON].self) {
      self = .list(elements)
    } else if let flag = try? value.decode(Bool.self) {
      self = .boolean(flag)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else {
      guard value.decodeNil() else {
        throw DecodingError.dataCorruptedError(in: value, debugDescription: "no JSON value")
      }
      self = .null
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .boolean(let flag): try value.encode(flag)
    case .number(let number): try value.encode(number)
    case .string(let text): try value.encode(text)
    case .list(let elements): try value.encode(elements)
    case .object(let members): try value.encode(members)
    }
  }
}
