// Describes the settings in which two runs differ, for messages about shards that cannot be merged.

import Foundation

/// The difference of two values in their JSON form.
enum SettingsDifference {
  /// Returns one phrase for each setting that differs, by name: `books 80, not 60`.
  static func between(_ own: some Encodable, _ other: some Encodable) -> [String] {
    guard let own = try? leaves(of: own), let other = try? leaves(of: other) else {
      return ["they cannot be compared"]
    }
    return Set(own.keys).union(other.keys).sorted().compactMap { name in
      let (mine, theirs) = (own[name] ?? "none", other[name] ?? "none")
      return mine == theirs ? nil : "\(name) \(mine), not \(theirs)"
    }
  }

  private static func leaves(of value: some Encodable) throws -> [String: String] {
    try JSONDecoder().decode(Leaves.self, from: JSONEncoder().encode(value)).byPath
  }

  /// The numbers and texts of a document by their paths, such as `spells[0].mood`.
  private struct Leaves: Decodable {
    private(set) var byPath: [String: String] = [:]

    private struct Key: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }

      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
      if let object = try? decoder.container(keyedBy: Key.self) {
        for key in object.allKeys { add(try object.decode(Leaves.self, forKey: key), at: key.stringValue) }
      } else if var list = try? decoder.unkeyedContainer() {
        while !list.isAtEnd { add(try list.decode(Leaves.self), at: "[\(list.currentIndex - 1)]") }
      } else {
        byPath[""] = Self.text(try decoder.singleValueContainer())
      }
    }

    private mutating func add(_ inner: Leaves, at place: String) {
      for (path, text) in inner.byPath {
        byPath[path.isEmpty || path.hasPrefix("[") ? place + path : "\(place).\(path)"] = text
      }
    }

    private static func text(_ value: any SingleValueDecodingContainer) -> String {
      if let text = try? value.decode(String.self) { return text }
      if let number = try? value.decode(Int64.self) { return "\(number)" }
      if let number = try? value.decode(UInt64.self) { return "\(number)" }
      if let isTrue = try? value.decode(Bool.self) { return "\(isTrue)" }
      return (try? value.decode(Double.self)).map { "\($0)" } ?? "null"
    }
  }
}
