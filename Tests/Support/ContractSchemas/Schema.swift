// A JSON Schema, draft 2020-12, parsed for checking: the part of the standard that our schemas use.
//
// A schema that checks nothing looks like one that is obeyed. Everything that is not understood is therefore
// an error of the parser: an unknown keyword, a `then` without `if`, an invalid pattern, a required member
// without a description.
//
// https://json-schema.org/draft/2020-12/json-schema-core, …/json-schema-validation

/// An error of a schema that the checker does not support.
struct SchemaError: Error, Hashable {
  /// The keyword's place, such as `definitions.json#/$defs/work/properties`.
  let place: String
  let problem: String
}

/// A schema: rules that must all hold.
struct Schema {
  /// The rule of one keyword.
  indirect enum Rule {
    case never
    case reference(String)
    case type([String])
    case among([JSON])
    case properties([(name: String, schema: Schema)])
    case required([String])
    case otherProperties(than: Set<String>, Schema)
    case firstItems([Schema])
    case items(from: Int, Schema)
    case all([Schema])
    case any([Schema])
    case one([Schema])
    case not(Schema)
    case conditional(Schema, then: Schema?, otherwise: Schema?)
    case pattern(Regex<AnyRegexOutput>)
    case number(ClosedRange<Double>)
    case length(ClosedRange<Int>)
    case count(ClosedRange<Int>)
    case uniqueItems
  }

  /// Its place: the file and the pointer into it.
  let place: String
  /// The rules with their keywords, in the order of the keywords.
  private(set) var rules: [(keyword: String, rule: Rule)] = []

  /// Parses a schema and passes each of its definitions, `$defs`, to `register`.
  ///
  /// - Parameter isClosed: True if an object with described properties may have no others. The published
  ///   schemas leave that open, so that a newer server may send more; our own reports must not.
  init(
    _ json: JSON, at place: String, isClosed: Bool, register: @escaping (Schema) -> Void
  ) throws(SchemaError) {
    self.place = place
    if case .boolean(let accepts) = json {
      rules = accepts ? [] : [("false", .never)]
      return
    }
    guard let keywords = json.members else { throw SchemaError(place: place, problem: "is no schema") }
    let reader = SchemaParser(keywords, at: place, isClosed: isClosed, register: register)
    rules = try reader.rules()
  }
}
