// The checker of JSON Schemas: each keyword is shown to refuse something.

import Testing

@testable import ContractSchemas

@Suite("Checking against a JSON Schema")
struct SchemaCheckerTests {
  @Test(
    "Each keyword accepts a valid value, and names place and keyword for an invalid one",
    arguments: [
      (#"{"type":"string"}"#, #""a""#, "1", "", "type"),
      (#"{"type":"integer"}"#, "2.0", "2.5", "", "type"),
      (#"{"type":"number"}"#, "2.5", #""2.5""#, "", "type"),
      (#"{"type":"boolean"}"#, "true", "1", "", "type"),
      (#"{"type":"null"}"#, "null", "false", "", "type"),
      (#"{"type":"array"}"#, "[]", "{}", "", "type"),
      (#"{"type":"object"}"#, "{}", "[]", "", "type"),
      (#"{"type":["string","null"]}"#, "null", "0", "", "type"),
      (#"{"enum":["a",1]}"#, "1", #""b""#, "", "enum"),
      (#"{"const":{"a":[1]}}"#, #"{"a":[1.0]}"#, #"{"a":[2]}"#, "", "const"),
      (#"{"properties":{"a":{"type":"string"}}}"#, #"{"b":1}"#, #"{"a":1}"#, "a", "properties/a/type"),
      (#"{"required":["a"]}"#, #"{"a":null}"#, "{}", "a", "required"),
      (
        #"{"properties":{"a":{}},"additionalProperties":false}"#, #"{"a":1}"#, #"{"a":1,"b":2}"#, "b",
        "additionalProperties/false"
      ),
      (
        #"{"additionalProperties":{"type":"null"}}"#, #"{"b":null}"#, #"{"b":2}"#, "b",
        "additionalProperties/type"
      ),
      (#"{"items":{"type":"string"}}"#, #"["a"]"#, #"["a",1]"#, "[1]", "items/type"),
      (
        #"{"prefixItems":[{"type":"string"}],"items":{"type":"null"}}"#, #"["a",null]"#, #"["a",1]"#, "[1]",
        "items/type"
      ),
      (#"{"prefixItems":[{"type":"string"}]}"#, #"["a",1]"#, "[1]", "[0]", "prefixItems/0/type"),
      (#"{"allOf":[{"minimum":1},{"maximum":3}]}"#, "2", "4", "", "allOf/1/maximum"),
      (#"{"anyOf":[{"minimum":4},{"maximum":1}]}"#, "5", "2", "", "anyOf"),
      (#"{"oneOf":[{"minimum":1},{"maximum":3}]}"#, "4", "2", "", "oneOf"),
      (#"{"oneOf":[{"const":1},{"const":3}]}"#, "1", "2", "", "oneOf"),
      (#"{"not":{"type":"null"}}"#, "1", "null", "", "not"),
      (
        #"{"if":{"required":["a"]},"then":{"required":["b"]}}"#, #"{"c":1}"#, #"{"a":1}"#, "b",
        "then/required"
      ),
      (
        #"{"if":{"required":["a"]},"else":{"required":["b"]}}"#, #"{"a":1}"#, #"{"c":1}"#, "b",
        "else/required"
      ),
      (#"{"pattern":"^[0-9]{2}$"}"#, #""12""#, #""123""#, "", "pattern"),
      (#"{"pattern":"^[0-9]{2}$"}"#, #""12""#, #""12\n""#, "", "pattern"),
      (#"{"pattern":"^/.$"}"#, #""/\u0301""#, #""/""#, "", "pattern"),
      (#"{"pattern":"b"}"#, #""abc""#, #""ac""#, "", "pattern"),
      (#"{"minimum":1}"#, "1", "0.5", "", "minimum"),
      (#"{"maximum":1}"#, "1", "1.5", "", "maximum"),
      (#"{"minLength":2}"#, #""é漢""#, #""漢""#, "", "minLength"),
      (#"{"maxLength":1}"#, #""漢""#, #""ab""#, "", "maxLength"),
      (#"{"minItems":1}"#, "[1]", "[]", "", "minItems"),
      (#"{"maxItems":1}"#, "[1]", "[1,1]", "", "maxItems"),
      (#"{"uniqueItems":true}"#, #"[1,"1"]"#, #"[{"a":1},{"a":1.0}]"#, "", "uniqueItems"),
      ("{\"items\":false}", "[]", "[1]", "[0]", "items/false"),
    ])
  func keyword(schema: String, kept: String, broken: String, instance: String, place: String) throws {
    let schemas = try SchemaCollection(["s": JSON(schema)])
    #expect(schemas.violations(of: try JSON(kept), against: "s") == [])
    #expect(
      schemas.violations(of: try JSON(broken), against: "s")
        == [Violation(instance: instance, schema: "s#/\(place)")])
  }

  @Test("Limits of numbers, strings and lists do not apply to other kinds of values")
  func otherKinds() throws {
    let schema = try JSON(
      """
      {"pattern":"^a","minLength":9,"minimum":9,"minItems":9,"uniqueItems":true,"required":["a"],
       "items":false,"additionalProperties":false}
      """)
    let schemas = try SchemaCollection(["s": schema])
    #expect(schemas.violations(of: .null, against: "s") == [])
    #expect(schemas.violations(of: .boolean(true), against: "s") == [])
  }

  @Test("References to the same and to another file are resolved, and nested places are spelled out")
  func references() throws {
    let schemas = try SchemaCollection([
      "a.json": JSON(
        """
        {"properties":{"list":{"items":{"$ref":"#/$defs/pair"}},"other":{"$ref":"b.json"}},
         "$defs":{"pair":{"properties":{"left":{"$ref":"b.json#/$defs/word"}}}}}
        """),
      "b.json": JSON(#"{"$defs":{"word":{"minLength":1}},"maxLength":3}"#),
    ])
    let document = try JSON(#"{"list":[{"left":"a"},{"left":""}],"other":"long"}"#)
    #expect(
      schemas.violations(of: document, against: "a.json") == [
        Violation(instance: "list[1].left", schema: "b.json#/$defs/word/minLength"),
        Violation(instance: "other", schema: "b.json#/maxLength"),
      ])
    #expect(schemas.violations(of: .string(""), against: "b.json#/$defs/word").map(\.instance) == [""])
  }

  @Test("A missing schema is a violation")
  func noSchema() throws {
    let schemas = try SchemaCollection(["a.json": .boolean(true)])
    #expect(schemas.violations(of: .null, against: "a.json") == [])
    #expect(schemas.violations(of: .null, against: "b.json").count == 1)
  }

  @Test("Closed, an object may have only described members; parts of a condition stay open")
  func closed() throws {
    let schema = try JSON(
      """
      {"type":"object","properties":{"a":{"type":"object","properties":{"b":{}}}},
       "if":{"properties":{"a":{"const":1}}},"then":false}
      """)
    let document = try JSON(#"{"a":{"b":1,"x":1},"y":1}"#)
    #expect(try SchemaCollection(["s": schema]).violations(of: document, against: "s") == [])
    let found = try SchemaCollection(["s": schema], isClosed: true).violations(of: document, against: "s")
    #expect(found.map(\.instance) == ["a.x", "y"])
  }

  @Test(
    "A schema that would check less than it seems to is refused when it is parsed",
    arguments: [
      (#"{"proprties":{}}"#, "s#/proprties"), (#"{"Type":"string"}"#, "s#/Type"),
      (#"{"type":"strng"}"#, "s#/type"), (#"{"type":[]}"#, "s#/type"), (#"{"pattern":"("}"#, "s#/pattern"),
      (#"{"then":{}}"#, "s#/then"), (#"{"if":{}}"#, "s#/if"), (#"{"minimum":"3"}"#, "s#/minimum"),
      (#"{"minItems":1.5}"#, "s#/minItems"), (#"{"uniqueItems":false}"#, "s#/uniqueItems"),
      (#"{"enum":[]}"#, "s#/enum"), (#"{"required":"a"}"#, "s#/required"),
      (#"{"type":"object","properties":{"a":{}},"required":["b"]}"#, "s#/required"),
      (##"{"$ref":"#/$defs/none"}"##, "s#/$ref"), (#"{"$ref":"other.json"}"#, "s#/$ref"),
      (##"{"properties":{"a":{"items":{"$ref":"#/$defs/none"}}}}"##, "s#/properties/a/items/$ref"),
      (#"{"$defs":{"a":{"typ":1}}}"#, "s#/$defs/a/typ"), (#"{"anyOf":[{"typ":1}]}"#, "s#/anyOf/0/typ"),
      (#"{"items":7}"#, "s#/items"), (#"{"title":7}"#, "s#/title"), ("[]", "s#"),
    ])
  func refused(schema: String, place: String) throws {
    let json = try JSON(schema)
    let error = #expect(throws: SchemaError.self) { try SchemaCollection(["s": json]) }
    #expect(error?.place == place)
  }
}
