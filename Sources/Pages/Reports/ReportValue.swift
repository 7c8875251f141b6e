// A report as plain JSON, so that a page can be made of any report, also of one that an earlier version
// wrote.

/// A value of a report.
package enum ReportValue: Sendable, Equatable {
  case none
  case truth(Bool)
  case count(Int)
  case number(Double)
  case text(String)
  case list([ReportValue])
  case object([String: ReportValue])
}

extension ReportValue: Decodable {
  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .none
    } else if let truth = try? value.decode(Bool.self) {
      self = .truth(truth)
    } else if let count = try? value.decode(Int.self) {
      self = .count(count)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([ReportValue].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: ReportValue].self))
    }
  }
}

extension ReportValue {
  /// The value of a key; `none` if there is none.
  subscript(key: String) -> ReportValue {
    guard case .object(let fields) = self else { return .none }
    return fields[key] ?? .none
  }

  /// The fields of an object, by key.
  var fields: [(key: String, value: ReportValue)] {
    guard case .object(let fields) = self else { return [] }
    return fields.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The elements of a list; empty for anything else.
  var list: [ReportValue] {
    guard case .list(let list) = self else { return [] }
    return list
  }

  /// The whole number; 0 for anything else.
  var int: Int {
    switch self {
    case .count(let count): count
    case .number(let number): Int(exactly: number.rounded()) ?? 0
    default: 0
    }
  }

  /// The number; nil for anything else.
  var double: Double? {
    switch self {
    case .count(let count): Double(count)
    case .number(let number): number
    default: nil
    }
  }

  /// The text; nil for anything else.
  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  var isTrue: Bool { self == .truth(true) }
  var isThere: Bool { self != .none }

  /// The value as people read it.
  var shown: String {
    switch self {
    case .none: "—"
    case .truth(let truth): truth ? "yes" : "no"
    case .count(let count): Wording.count(count)
    case .number(let number): Wording.number(number)
    case .text(let text): text
    case .list(let list): list.isEmpty ? "none" : list.map(\.shown).joined(separator: ", ")
    case .object: fields.map { "\($0.key) \($0.value.shown)" }.joined(separator: ", ")
    }
  }
}
