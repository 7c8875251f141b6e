// Descriptions of errors in JSON documents, for their authors.

/// Describes errors of the JSON decoder.
package enum DecodingSentence {
  package static func make(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "it cannot be read: \(error)" }
    return switch error {
    case .keyNotFound(let key, let context): "\(place(context.codingPath + [key])) is missing"
    case .typeMismatch(let type, let context):
      "\(place(context.codingPath)) has the wrong form; expected \(name(type))"
    case .valueNotFound(let type, let context):
      "\(place(context.codingPath)) is null; expected \(name(type))"
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      "it is no JSON, or cut off: \(context.debugDescription)"
    case .dataCorrupted(let context): "\(place(context.codingPath)): \(context.debugDescription)"
    @unknown default: "it cannot be read: \(error)"
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    path.isEmpty
      ? "it"
      : path.enumerated().map { index, key in
        if let number = key.intValue { return "[\(number)]" }
        return index == 0 ? key.stringValue : ".\(key.stringValue)"
      }.joined()
  }

  private static func name(_ type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Int.Type, is UInt64.Type, is Int64.Type: "a whole number"
    case is [Any].Type: "a list"
    case is [String: Any].Type: "an object"
    default: "\(type)"
    }
  }
}
