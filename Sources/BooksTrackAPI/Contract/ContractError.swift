// That a document does not keep to the contract: where, what was expected there and what was found (CON-1).

import Foundation

/// The first place at which a document breaks the contract.
public struct ContractError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place, such as `data.works[3].title`; empty for the document as a whole.
  public let path: String
  /// What the contract wants there, such as `a string`.
  public let expected: String
  /// What stands there, such as `a number`, or `nothing`.
  public let found: String

  /// Makes an error.
  public init(path: String, expected: String, found: String) {
    self.path = path
    self.expected = expected
    self.found = found
  }

  /// One line: `data.works[3].title: expected a string, found a number`.
  public var description: String {
    "\(path.isEmpty ? "document" : path): expected \(expected), found \(found)"
  }
}

extension ContractError {
  /// Words an error of the decoder; reads the document again to see what stands at the place.
  init(_ error: any Error, in document: Data) {
    let tree = try? JSONDecoder().decode(JSONValue.self, from: document)
    switch error as? DecodingError {
    case .typeMismatch(let type, let context)?, .valueNotFound(let type, let context)?:
      self.init(context.codingPath, expected: Self.name(of: type), in: tree)
    case .keyNotFound(let key, let context)?:
      self.init(context.codingPath + [key], expected: "a value", in: tree)
    default:
      self.init([], expected: "a JSON document", in: tree)
    }
  }

  private init(_ path: [any CodingKey], expected: String, in tree: JSONValue?) {
    let found = tree.map { $0.value(at: path)?.kind ?? "nothing" } ?? "text that is not JSON"
    self.init(path: Self.text(of: path), expected: expected, found: found)
  }

  private static func text(of path: [any CodingKey]) -> String {
    path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "a boolean"
    case is Int.Type: "a whole number"
    case is any RangeReplaceableCollection.Type: "a list"
    default: "an object"
    }
  }
}
