// A figure of a load run is a property and one line in the table of its group. From the line follow the sum
// over readers and cells, the report, its schema, the list of figures, and the comparison with the baseline.

/// A value that a run counts.
package protocol FigureValue: Codable, Sendable {
  /// Adds the value of another reader or cell. Sums do not depend on the order of additions; only a list of
  /// violations keeps it.
  mutating func add(_ other: Self)

  /// The form of the value in a report.
  static var shape: FigureShape { get }

  /// The comparison of values inside the value with a baseline, by their names inside the value.
  static var rules: [FigureRule] { get }
}

extension FigureValue {
  package static var rules: [FigureRule] { [] }
}

/// A line in the table of a group.
package struct Figure<Group>: Sendable {
  /// The key in the report.
  package let key: String
  /// A description, in one sentence.
  package let about: String
  /// The form in the report.
  let shape: FigureShape
  /// True if the report may lack the figure.
  let isOptional: Bool
  /// The rules, by names inside the group.
  let rules: [FigureRule]
  let add: @Sendable (inout Group, Group) -> Void
  let encode: @Sendable (Group, inout KeyedEncodingContainer<FigureKey>) throws -> Void
  let decode: @Sendable (inout Group, KeyedDecodingContainer<FigureKey>) throws -> Void

  /// Creates a figure that every report has.
  ///
  /// - Parameter rules: The rules for values of the figure, by their names inside it; an empty name is that
  ///   of the figure itself. The first that matches applies, and those of the group apply after all others.
  init<Value: FigureValue>(
    _ key: String, _ path: any WritableKeyPath<Group, Value> & Sendable, _ about: String,
    _ rules: FigureRule...
  ) {
    self.key = key
    self.about = about
    shape = Value.shape
    isOptional = false
    self.rules = (rules + Value.rules).map { $0.inside(key) }
    add = { $0[keyPath: path].add($1[keyPath: path]) }
    encode = { try $1.encode($0[keyPath: path], forKey: FigureKey(key)) }
    decode = { $0[keyPath: path] = try $1.decode(Value.self, forKey: FigureKey(key)) }
  }

  /// Creates a figure that only some runs have.
  init<Value: FigureValue>(
    optional key: String, _ path: any WritableKeyPath<Group, Value?> & Sendable, _ about: String,
    _ rules: FigureRule...
  ) {
    self.key = key
    self.about = about
    shape = Value.shape
    isOptional = true
    self.rules = (rules + Value.rules).map { $0.inside(key) }
    add = { sum, other in
      guard let further = other[keyPath: path] else { return }
      if sum[keyPath: path] == nil {
        sum[keyPath: path] = further
      } else {
        sum[keyPath: path]?.add(further)
      }
    }
    encode = { try $1.encodeIfPresent($0[keyPath: path], forKey: FigureKey(key)) }
    decode = { $0[keyPath: path] = try $1.decodeIfPresent(Value.self, forKey: FigureKey(key)) }
  }
}

/// A key of a report.
package struct FigureKey: CodingKey {
  package let stringValue: String
  package var intValue: Int? { nil }

  init(_ key: String) { stringValue = key }
  package init(stringValue: String) { self.stringValue = stringValue }
  package init?(intValue: Int) { nil }
}

/// A group of figures: an object of the report.
package protocol FigureGroup: FigureValue {
  init()

  /// The table of its figures.
  static var figures: [Figure<Self>] { get }

  /// The rules for all figures without one of their own.
  static var otherRules: [FigureRule] { get }
}

extension FigureGroup {
  package static var otherRules: [FigureRule] { [] }

  package static var rules: [FigureRule] { figures.flatMap(\.rules) + otherRules }

  package static var shape: FigureShape {
    .group(
      figures.map {
        FigureShape.Member(key: $0.key, about: $0.about, shape: $0.shape, isOptional: $0.isOptional)
      })
  }

  package mutating func add(_ other: Self) {
    for figure in Self.figures { figure.add(&self, other) }
  }

  package init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: FigureKey.self)
    for figure in Self.figures { try figure.decode(&self, container) }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: FigureKey.self)
    for figure in Self.figures { try figure.encode(self, &container) }
  }
}
