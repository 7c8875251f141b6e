// Shared parts of the reference decoders: decoding fields with Foundation, and wording its errors as
// `ContractError`.

import BooksTrackAPI
import Foundation

@testable import ContractSchemas

extension KeyedDecodingContainer {
  /// Returns the list in that field; empty if it is missing.
  func list<Element: Decodable>(_ key: Key) throws -> [Element] {
    try decodeIfPresent([Element].self, forKey: key) ?? []
  }

  /// Returns the whole number in that field. For fractions the decoder's own error lacks the place.
  func wholeNumber(_ key: Key) throws -> Int? {
    do {
      return try decodeIfPresent(Int.self, forKey: key)
    } catch let error as DecodingError {
      throw error
    } catch {
      let place = DecodingError.Context(codingPath: codingPath + [key], debugDescription: "\(error)")
      throw DecodingError.typeMismatch(Int.self, place)
    }
  }

  /// Returns the open enumeration value in that field, known or not.
  func openValue<Value: OpenValue>(_ key: Key) throws -> Value? {
    try decodeIfPresent(String.self, forKey: key).map { Value(rawValue: $0) }
  }

  /// Returns the identifiers in the fields of single providers, in the order of the fields, then those in the
  /// common field.
  func externalIDs(_ fields: [ReferenceIDField<Key>], others: Key) throws -> [ExternalID] {
    var ids: [ExternalID] = []
    for field in fields {
      let values: [String] =
        try field.isList
        ? list(field.key) : decodeIfPresent(String.self, forKey: field.key).map { [$0] } ?? []
      ids += values.map { ExternalID(provider: field.provider, value: $0) }
    }
    return try ids + list(others)
  }
}

extension KeyedEncodingContainer {
  /// Encodes a list unless it is empty.
  mutating func encodeUnlessEmpty<Element: Encodable>(_ list: [Element], forKey key: Key) throws {
    if !list.isEmpty { try encode(list, forKey: key) }
  }

  /// Encodes each identifier into the field of its provider, or into the common one.
  mutating func encode(_ ids: [ExternalID], as fields: [ReferenceIDField<Key>], others: Key) throws {
    for field in fields {
      let values = ids.filter { $0.provider == field.provider }.map(\.value)
      if field.isList {
        try encodeUnlessEmpty(values, forKey: field.key)
      } else {
        try encodeIfPresent(values.first, forKey: field.key)
      }
    }
    let named = Set(fields.map(\.provider))
    try encodeUnlessEmpty(ids.filter { !named.contains($0.provider) }, forKey: others)
  }
}

/// A field of the contract for the identifiers of one provider.
struct ReferenceIDField<Key: CodingKey> {
  let key: Key
  let provider: String
  let isList: Bool

  static func one(_ key: Key, _ provider: String) -> Self {
    Self(key: key, provider: provider, isList: false)
  }
  static func list(_ key: Key, _ provider: String) -> Self {
    Self(key: key, provider: provider, isList: true)
  }
}

/// Foundation's decoding and encoding of the contract.
enum Reference {
  static func decode<Value: Decodable>(_ type: Value.Type, _ document: Data) throws(ContractError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: document)
    } catch {
      throw ContractError(reference: error, in: document)
    }
  }

  static func encode(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value)
  }
}

extension ContractError {
  /// Converts an error of the decoder; reads the document again to find the value at the place.
  init(reference error: any Error, in document: Data) {
    let tree = try? JSON(document)
    switch error as? DecodingError {
    case .typeMismatch(let type, let context)?, .valueNotFound(let type, let context)?:
      self.init(context.codingPath, expected: Self.name(of: type), in: tree)
    case .keyNotFound(let key, let context)?:
      self.init(context.codingPath + [key], expected: "a value", in: tree)
    default:
      self.init(path: "", expected: "a JSON document", found: "text that is not JSON")
    }
  }

  private init(_ path: [any CodingKey], expected: String, in tree: JSON?) {
    let steps = path.map { key in key.intValue.map(Step.element) ?? .member(key.stringValue) }
    let found = tree.map { $0[steps]?.kind ?? "nothing" } ?? "text that is not JSON"
    self.init(path: steps.path, expected: expected, found: found)
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
