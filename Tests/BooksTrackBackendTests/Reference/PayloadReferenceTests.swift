// Compares the tape parser with Foundation on payloads: the same fields, or both refuse.
//
// A thousand damaged payloads by default; `PROPERTY_EFFORT=100` makes them a hundred thousand.

import BooksTrackAPI
import Foundation
import PropertyTesting
import Testing

@testable import BooksTrackBackend

@Suite(.timeLimit(.minutes(60))) struct PayloadReferenceTests {
  /// A kind of document, parsed in both ways, as text.
  private struct Reading: Sendable {
    let name: String
    let ours: @Sendable (HTTPResponse) -> String?
    let reference: @Sendable (HTTPResponse) -> String?

    init<Ours: JSONReadable & SendableMetatype, Theirs: Decodable & SendableMetatype>(
      _ ours: Ours.Type, _ theirs: Theirs.Type
    ) {
      name = "\(ours)"
      self.ours = { (try? $0.document(ours, of: "")).map { PayloadReferenceTests.text(of: $0) } }
      reference = {
        (try? JSONDecoder().decode(theirs, from: $0.body)).map { PayloadReferenceTests.text(of: $0) }
      }
    }
  }

  private static let readings: [String: [Reading]] = [
    "google-books": [
      Reading(GoogleBooksVolumes.self, ReferenceGoogleBooksVolumes.self),
      Reading(GoogleBooksSeriesList.self, ReferenceGoogleBooksSeriesList.self),
      Reading(GoogleBooksMembers.self, ReferenceGoogleBooksMembers.self),
      Reading(GoogleBooksError.self, ReferenceGoogleBooksError.self),
    ],
    "isbndb": [
      Reading(ISBNdbAnswer.self, ReferenceISBNdbAnswer.self),
      Reading(ISBNdbError.self, ReferenceISBNdbError.self),
    ],
    "open-library": [
      Reading(OpenLibrarySearch.self, ReferenceOpenLibrarySearch.self),
      Reading(OpenLibraryWorkRecord.self, ReferenceOpenLibraryWorkRecord.self),
      Reading(OpenLibraryEditionRecord.self, ReferenceOpenLibraryEditionRecord.self),
      Reading(OpenLibrarySeriesRecord.self, ReferenceOpenLibrarySeriesRecord.self),
    ],
  ]

  /// Describes a value with all of its contents, by field names and not by types.
  private static func text(of value: Any) -> String {
    if let wrapper = value as? any Transparent { return text(of: wrapper.content) }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return mirror.children.first.map { text(of: $0.value) } ?? "nil" }
    if let text = value as? String { return "\"\(text)\"" }
    if mirror.children.isEmpty, mirror.displayStyle != .collection { return "\(value)" }
    let fields = mirror.children.map { "\($0.label ?? ""): \(text(of: $0.value))" }
    return "(\(fields.joined(separator: ", ")))"
  }

  private static func compare(_ bytes: [UInt8], of folder: String) throws -> Int {
    let response = HTTPResponse(status: 200, body: Data(bytes))
    var read = 0
    for reading in readings[folder] ?? [] {
      let ours = reading.ours(response)
      try claimEqual(ours, reading.reference(response), reading.name)
      read += ours == nil ? 0 : 1
    }
    return read
  }

  @Test(arguments: ["google-books", "isbndb", "open-library"])
  func `both parsers agree on every payload of the corpus`(folder: String) throws {
    var read = 0
    for name in try Corpus.payloads(of: folder) {
      read += try Self.compare(Array(Corpus.payload(name, of: folder)), of: folder)
    }
    #expect(read >= 10)
  }

  @Test func `both parsers agree on every payload after any damage`() throws {
    let payloads = try Self.readings.keys.sorted().flatMap { folder in
      try Corpus.payloads(of: folder).map {
        (folder: folder, bytes: Array(try Corpus.payload($0, of: folder)))
      }
    }
    let changes = Gen<[PayloadMutation]>.array(of: PayloadMutation.any, count: 1...4)
    let sample = Gen<Int>.integer(in: 0...(payloads.count - 1))
    try check("payloads, read twice", combine(sample, changes), count: 1_000, shrinkBudget: 200) {
      sample, changes in
      let bytes = changes.reduce(payloads[sample].bytes) { $1.applied(to: $0) }
      _ = try Self.compare(bytes, of: payloads[sample].folder)
    }
  }
}
