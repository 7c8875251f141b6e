// A report as figures with names: `enrichment.requests.isbn` is 25,805. What a report is made of follows from
// its JSON and from nothing else, so that a figure that is added to a report is here without a line.

import Foundation
package import LabWorld

/// Figures and texts by name. A name is the keys on the way to a value, with dots between them.
package struct FigureTree: Decodable, Sendable {
  /// Numbers; of a list, how many it has. A part of a whole also has its rest.
  package private(set) var numbers: [String: Hundredths] = [:]
  package private(set) var texts: [String: String] = [:]

  /// The names of all values.
  package var names: [String] { (Array(numbers.keys) + Array(texts.keys)).sorted() }

  package init(from decoder: any Decoder) throws {
    add(try JSONValue(from: decoder), as: "")
  }

  /// What a value is made of.
  package init(of value: some Encodable) throws {
    self = try JSONDecoder().decode(Self.self, from: JSONEncoder().encode(value))
  }

  /// What is below a name, under the rest of its name.
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

  /// Everything as text, for settings.
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

  /// Elements that say what they are go by that; of others it counts how many there are, and of texts which.
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

/// Any JSON.
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
