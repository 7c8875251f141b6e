// The encoded form is part of reports: it is pinned, survives a round trip, and invalid data is refused with
// the place of the error.

import Foundation
import PropertyTesting
import Testing

@testable import Measurement

@Suite struct HistogramCodingTests {
  @Test func theWrittenFormIsShortAndSorted() throws {
    var histogram = Histogram()
    for value in [12, 12, 1_234, 12] { histogram.record(value) }
    let text = try String(decoding: encoded(histogram), as: UTF8.self)
    #expect(text == #"{"buckets":[[12,3],[538,1]],"count":4,"max":1234,"min":12,"sum":"1270"}"#)
    #expect(
      try String(decoding: encoded(Histogram()), as: UTF8.self) == #"{"buckets":[],"count":0,"sum":"0"}"#)
  }

  @Test func whatIsWrittenReadsBack() throws {
    try check("round trip", .array(of: .integer(in: 0 ... .max), count: 0...60)) { (values: [Int]) in
      let histogram = values.reduce(into: Histogram()) { $0.record($1) }
      try claimEqual(try JSONDecoder().decode(Histogram.self, from: encoded(histogram)), histogram)
    }
  }

  @Test(arguments: [
    ("a count of zero", #"{"buckets":[[12,0]],"count":0,"sum":"0"}"#, "buckets"),
    (
      "buckets out of order", #"{"buckets":[[12,1],[11,1]],"count":2,"max":12,"min":11,"sum":"23"}"#,
      "buckets"
    ),
    ("a bucket twice", #"{"buckets":[[12,1],[12,1]],"count":2,"max":12,"min":12,"sum":"24"}"#, "buckets"),
    (
      "a bucket that does not exist", #"{"buckets":[[7296,1]],"count":1,"max":1,"min":1,"sum":"1"}"#,
      "buckets"
    ),
    ("half a pair", #"{"buckets":[[12]],"count":1,"max":12,"min":12,"sum":"12"}"#, "buckets"),
    ("another count", #"{"buckets":[[12,1]],"count":2,"max":12,"min":12,"sum":"12"}"#, "count"),
    (
      "too many", #"{"buckets":[[1,9007199254740993]],"count":9007199254740993,"max":1,"min":1,"sum":"1"}"#,
      "count"
    ),
    ("another sum", #"{"buckets":[[12,1]],"count":1,"max":12,"min":12,"sum":"13"}"#, "sum"),
    ("no sum", #"{"buckets":[[12,1]],"count":1,"max":12,"min":12,"sum":"many"}"#, "sum"),
    ("another minimum", #"{"buckets":[[12,1]],"count":1,"max":12,"min":11,"sum":"12"}"#, "min"),
    ("a negative minimum", #"{"buckets":[[0,1]],"count":1,"max":0,"min":-1,"sum":"0"}"#, "min"),
    ("another maximum", #"{"buckets":[[12,1]],"count":1,"max":99,"min":12,"sum":"12"}"#, "max"),
    ("less than the minimum", #"{"buckets":[[538,2]],"count":2,"max":1232,"min":1233,"sum":"2465"}"#, "max"),
  ])
  func whatNoRecordingHasWrittenIsRefused(fault: String, json: String, key: String) throws {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Histogram.self, from: Data(json.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(fault): \(String(describing: error))")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == [key], "\(fault)")
  }
}
