// A report as named figures: `enrichment.requests.isbn` is 25,805. The names follow from the JSON alone, so a
// figure that is added to a report appears here without further code.

import Foundation
package import LabWorld

/// Figures and texts by name. A name is the path of keys to a value, joined with dots.
package struct FigureTree: Decodable, Sendable {
  /// Numbers, and the counts of lists. A part of a whole also has its rest.
  package private(set) var numbers: [String: Hundredths] = [:]
  package private(set) var texts: [String: String] = [:]

  /// The names of all values.
  package var names: [String] { (Array(numbers.keys) + Array(texts.keys)).sorted() }

  package init(from decoder: any Decoder) throws {
    add(try JSONValue(from: decoder), as: "")
  }

  /// Creates the tree of a value from its JSON.
  package init(of value: some Encodable) throws {
    self = try JSONDecoder().decode(Self.self, from: JSONEncoder().encode(value))
  }

  /// Returns the subtree below a name.
  package func branch(_ name: String) -> FigureTree {
    var branch = self
    let start = "\(name)."
    func below<Value>(_ values: [String: Value]) -> [String: Value] {
      Dictionary(
        uniqueKeysWithValues: values.compactMap { key, value in
          key.hasPrefix(start) ? (String(key.dropFirst(start.count)), value) : nil
        })
    }
    branch.numbers = below(numbers)
    branch.texts = below(texts)
    return branch
  }

  /// All values as text, for settings.
  package var words: [String: String] {
    texts.merging(numbers.mapValues(\.description)) { text, _ in text }
  }

  private mutating func add(_ value: JSONValue, as name: String) {
    switch value {
    case .whole(let number): numbers[name] = Hundredths(hundredths: number.multipliedClamping(by: 100))
    case .decimal(let number): numbers[name] = Hundredths(hundredths: Int((number * 100).rounded()))
    case .flag(let flag): texts[name] = "\(flag)"
    case .text(let text): texts[name] = text
    case .none: break
    case .list(let elements): add(elements, as: name)
    case .object(let members):
      for (key, member) in members { add(member, as: name.isEmpty ? key : "\(name).\(key)") }
      if members.count == 2, case .whole(let part)? = members["part"],
        case .whole(let whole)? = members["whole"]
      {
        add(.whole(whole - part), as: "\(name).rest")
      }
    }
  }

  /// Adds a list: elements with an `id` by their ids, and otherwise their count; a list of texts also as one
  /// text.
  private mutating func add(_ elements: [JSONValue], as name: String) {
    let named = elements.compactMap { element -> (String, JSONValue)? in
      guard case .object(let members) = element, case .text(let id)? = members["id"] else { return nil }
      return (id, element)
    }
    if named.count == elements.count, !elements.isEmpty {
      for (id, element) in named { add(element, as: "\(name).\(id)") }
      return
    }
    let words = elements.compactMap { element -> String? in
      if case .text(let text) = element { text } else { nil }
    }
    if words.count == elements.count, !words.isEmpty { texts["\(name).all"] = words.joined(separator: ", ") }
    add(.whole(elements.count), as: name)
  }
}

extension Int {
  fileprivate func multipliedClamping(by factor: Int) -> Int { Int(clamping: Int128(self) * Int128(factor)) }
}

/// Any JSON value.
private indirect enum JSONValue: Decodable {
  case none
  case flag(Bool)
  case whole(Int)
  case decimal(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let number = try? value.decode(Int.self) {
      self = .whole(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let members = try? value.decode([String: JSONValue].self) {
      self = .object(members)
    } else if let elements = try? value.decode([JSONValue].self) {
      self = .list(elements)
    } else if let number = try? value.decode(Double.self) {
      self = .decimal(number)
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else {
      self = .none
    }
  }
}
