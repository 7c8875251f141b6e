// The error for documents that violate the contract: the path, and the expected and the actual value (CON-1).

/// The first violation of the contract in a document.
public struct ContractError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path, such as `data.works[3].title`; empty for the whole document.
  public let path: String
  /// The expected value, such as `a string`.
  public let expected: String
  /// The actual value, such as `a number` or `nothing`.
  public let found: String

  /// Creates an error.
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
  /// Describes a mismatch in a document.
  init(_ mismatch: JSONMismatch, in document: JSONTape.Value) {
    let place = document.path(to: mismatch.index)
    let found = document.kind(at: mismatch.index)
    switch mismatch.need {
    case .text: self.init(path: place, expected: "a string", found: found)
    case .flag: self.init(path: place, expected: "a boolean", found: found)
    case .wholeNumber: self.init(path: place, expected: "a whole number", found: found)
    case .list: self.init(path: place, expected: "a list", found: found)
    case .object: self.init(path: place, expected: "an object", found: found)
    case .member(let name):
      self.init(path: place.isEmpty ? "\(name)" : "\(place).\(name)", expected: "a value", found: "nothing")
    case .sound: self = .noDocument
    }
  }

  /// The bytes are not a JSON document.
  static let noDocument = ContractError(
    path: "", expected: "a JSON document", found: "text that is not JSON")
}

extension JSONTape.Value {
  /// Returns the kind of a value in words, with its article.
  fileprivate func kind(at index: Int) -> String {
    switch JSONTape.Value(bytes: bytes, entries: entries, index: index).kind {
    case .null: "null"
    case .yes, .no: "a boolean"
    case .number: "a number"
    case .text, .key: "a string"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
