// Decoding responses (CON-1): optional fields, ignored fields, and the places of errors.

import BooksTrackAPI
import Foundation
import Testing

@testable import ContractSchemas

typealias SearchEnvelope = ResponseEnvelope<SearchResponseData>

@Suite("Decoding the contract")
struct ContractDecodingTests {
  @Test("The document's own sample is read field by field (CON-1)")
  func sample() throws {
    let envelope = try SearchEnvelope.decode(
      from: Data(
        """
        {"success": true,
         "data": {
          "works": [{"title": "The Great Gatsby", "subjectTags": ["Fiction", "Classic Literature"],
            "synthetic": false, "primaryProvider": "google-books", "contributors": ["google-books"],
            "googleBooksVolumeIDs": ["abc123"]}],
          "editions": [{"isbn": "978-0-12345-678-9", "isbns": ["978-0-12345-678-9", "0-12345-678-X"],
            "publisher": "Scribner", "coverImageURL": "https://…", "primaryProvider": "google-books"}],
          "authors": [{"name": "F. Scott Fitzgerald", "gender": "male", "culturalRegion": "northAmerica"}]},
         "meta": {"timestamp": "2025-10-31T12:00:00Z", "processingTime": 450, "provider": "google-books",
          "cached": false}}
        """.utf8))
    let data = try #require(envelope.data)
    #expect(envelope.success)
    #expect(envelope.error == nil)
    #expect(data.works.map(\.title) == ["The Great Gatsby"])
    #expect(data.works.first?.subjectTags == ["Fiction", "Classic Literature"])
    #expect(data.works.first?.externalIDs == [ExternalID(provider: "google-books", value: "abc123")])
    #expect(data.editions.first?.isbns == ["978-0-12345-678-9", "0-12345-678-X"])
    #expect(data.editions.first?.format == .unknown)
    #expect(data.authors.first?.gender == .male)
    #expect(data.authors.first?.culturalRegion == .northAmerica)
    #expect(
      envelope.meta
        == ResponseMeta(
          timestamp: "2025-10-31T12:00:00Z", processingTime: 450, provider: "google-books", cached: false))
  }

  @Test(
    "Missing optional fields are tolerated, also in meta",
    arguments: [
      #"{"success":true,"data":{"works":[],"editions":[],"authors":[]}}"#,
      #"{"success":true,"data":{"works":[],"editions":[],"authors":[]},"meta":{}}"#,
      #"{"success":true,"data":{"works":[],"editions":[],"authors":[]},"meta":null}"#,
      #"{"success":true,"data":{"works":[],"editions":[],"authors":[]},"error":null,"meta":{"cached":null}}"#,
    ])
  func missingMeta(document: String) throws {
    let envelope = try SearchEnvelope.decode(from: Data(document.utf8))
    #expect(envelope.data == SearchResponseData())
    #expect(envelope.meta == ResponseMeta())
  }

  @Test("A work requires title and tags, an edition its ISBNs, an author a name; other fields have defaults")
  func defaults() throws {
    let data = try payload(
      works: #"{"title":"Dune","subjectTags":[]}"#, editions: #"{"isbns":[]}"#, authors: #"{"name":"A"}"#)
    #expect(data.works == [WorkDTO(title: "Dune")])
    #expect(data.works.first?.synthetic == false)
    #expect(data.editions == [EditionDTO()])
    #expect(data.authors == [AuthorDTO(name: "A", gender: .unknown)])
  }

  @Test("Unknown fields are ignored, and unknown values of open enumerations are kept")
  func unknownFields() throws {
    let data = try payload(
      works: #"{"title":"Dune","subjectTags":[],"mood":{"a":[1]}}"#,
      editions: #"{"isbns":[],"format":"Clay tablet","weight":3}"#,
      authors: #"{"name":"A","gender":"two-spirit","shoeSize":4.5}"#)
    #expect(data.works == [WorkDTO(title: "Dune")])
    #expect(data.editions.first?.format.rawValue == "Clay tablet")
    #expect(data.authors.first?.gender.rawValue == "two-spirit")
  }

  @Test(
    "An error response is decoded with its reason; details of another shape are ignored (CON-8)",
    arguments: [
      (#""details":{"reason":"timeout"}"#, ErrorReason.timeout),
      (#""details":{"reason":"later"}"#, ErrorReason(rawValue: "later")),
      (#""details":"text""#, nil), (#""details":{"reason":4}"#, nil), (#""details":{}"#, nil),
      (#""details":null"#, nil), (#""other":1"#, nil),
    ] as [(String, ErrorReason?)])
  func errors(details: String, reason: ErrorReason?) throws {
    let document = #"{"success":false,"error":{"code":"PROVIDER_ERROR","message":"Sorry.",\#(details)}}"#
    let envelope = try SearchEnvelope.decode(from: Data(document.utf8))
    #expect(!envelope.success)
    #expect(envelope.data == nil)
    #expect(envelope.error == ErrorDetails(code: .providerError, message: "Sorry.", reason: reason))
  }

  private func payload(works: String, editions: String, authors: String) throws -> SearchResponseData {
    let document = """
      {"success":true,"data":{"works":[\(works)],"editions":[\(editions)],"authors":[\(authors)]},"extra":[]}
      """
    return try #require(try SearchEnvelope.decode(from: Data(document.utf8)).data)
  }
}

@Suite("Errors that name the place")
struct ContractErrorTests {
  @Test(
    "A wrong type names the path, what was expected and what was found (CON-1)",
    arguments: [
      ("works", #"{"title":7,"subjectTags":[]}"#, "title", "a string", "a number"),
      ("works", #"{"title":null,"subjectTags":[]}"#, "title", "a string", "null"),
      ("works", #"{"subjectTags":[]}"#, "title", "a value", "nothing"),
      ("works", #"{"title":"A"}"#, "subjectTags", "a value", "nothing"),
      ("works", #"{"title":"A","subjectTags":"Fiction"}"#, "subjectTags", "a list", "a string"),
      ("works", #"{"title":"A","subjectTags":["x",false]}"#, "subjectTags[1]", "a string", "a boolean"),
      ("works", #"{"title":"A","subjectTags":[],"synthetic":"yes"}"#, "synthetic", "a boolean", "a string"),
      ("works", #"{"title":"A","subjectTags":[],"synthetic":1}"#, "synthetic", "a boolean", "a number"),
      ("works", #"{"title":"A","subjectTags":[],"series":{}}"#, "series", "a list", "an object"),
      (
        "works", #"{"title":"A","subjectTags":[],"series":[{"provider":[]}]}"#, "series[0].provider",
        "a string", "a list"
      ),
      (
        "works", #"{"title":"A","subjectTags":[],"firstPublicationYear":"1965"}"#, "firstPublicationYear",
        "a whole number", "a string"
      ),
      ("editions", #"{"isbns":{}}"#, "isbns", "a list", "an object"),
      ("editions", #"{"isbns":[],"pageCount":12.5}"#, "pageCount", "a whole number", "a number"),
      ("editions", #"{"isbns":[],"format":1}"#, "format", "a string", "a number"),
      ("authors", #"{"name":"A","gender":{}}"#, "gender", "a string", "an object"),
      ("authors", #"{"name":"A","birthYear":true}"#, "birthYear", "a whole number", "a boolean"),
      ("authors", "5", "", "an object", "a number"),
    ])
  func wrongTypes(list: String, third: String, path: String, expected: String, found: String) {
    let valid = [
      "works": #"{"title":"A","subjectTags":[]}"#, "editions": #"{"isbns":[]}"#, "authors": #"{"name":"A"}"#,
    ]
    let lists = valid.keys.sorted().map { name in
      let element = valid[name] ?? ""
      return "\"\(name)\":[\(element),\(element),\(name == list ? third : element)]"
    }
    let document = "{\"success\":true,\"data\":{\(lists.joined(separator: ","))}}"
    let place = "data.\(list)[2]" + (path.isEmpty ? "" : ".\(path)")
    #expect(throws: ContractError(path: place, expected: expected, found: found)) {
      try SearchEnvelope.decode(from: Data(document.utf8))
    }
  }

  @Test(
    "A wrong frame does, too",
    arguments: [
      (#"{"data":{}}"#, "success", "a value", "nothing"),
      (#"{"success":"true"}"#, "success", "a boolean", "a string"),
      (#"{"success":true}"#, "data", "a value", "nothing"),
      (#"{"success":true,"data":null}"#, "data", "an object", "null"),
      (#"{"success":true,"data":[]}"#, "data", "an object", "a list"),
      (#"{"success":true,"data":{"works":[],"editions":[]}}"#, "data.authors", "a value", "nothing"),
      (#"{"success":false}"#, "error", "a value", "nothing"),
      (#"{"success":false,"error":{"message":"m"}}"#, "error.code", "a value", "nothing"),
      (#"{"success":false,"error":{"code":4,"message":"m"}}"#, "error.code", "a string", "a number"),
      (#"{"success":false,"error":{"code":"C","message":[]}}"#, "error.message", "a string", "a list"),
      (
        #"{"success":false,"error":{"code":"C","message":"m"},"meta":{"cached":"no"}}"#, "meta.cached",
        "a boolean", "a string"
      ),
      (#"{"success":false,"error":{"code":"C","message":"m"},"meta":7}"#, "meta", "an object", "a number"),
      (
        #"{"success":false,"error":{"code":"C","message":"m"},"meta":{"processingTime":0.5}}"#,
        "meta.processingTime", "a whole number", "a number"
      ),
      (
        #"{"success":false,"error":{"code":"C","message":"m"},"meta":{"processingTime":1e300}}"#,
        "meta.processingTime", "a whole number", "a number"
      ),
      ("[]", "", "an object", "a list"), ("7", "", "an object", "a number"),
      ("", "", "a JSON document", "text that is not JSON"),
      ("<html>", "", "a JSON document", "text that is not JSON"),
      (#"{"success":true,"data":{"works":[{"ti"#, "", "a JSON document", "text that is not JSON"),
    ])
  func wrongFrame(document: String, path: String, expected: String, found: String) {
    #expect(throws: ContractError(path: path, expected: expected, found: found)) {
      try SearchEnvelope.decode(from: Data(document.utf8))
    }
  }

  @Test("The error reads as one sentence")
  func sentence() {
    let error = ContractError(path: "data.works[3].title", expected: "a string", found: "a number")
    #expect(error.description == "data.works[3].title: expected a string, found a number")
    let whole = ContractError(path: "", expected: "an object", found: "a list")
    #expect(whole.description == "document: expected an object, found a list")
  }
}
