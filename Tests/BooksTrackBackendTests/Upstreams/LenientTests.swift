// Errors about fields that an item requires.

import Foundation
import Testing

@testable import BooksTrackAPI
@testable import BooksTrackBackend

struct LenientTests {
  @Test(
    arguments: [
      ("1.5", "1.5"), ("0.50", "0.5"), ("-1.25", "-1.25"), ("1.0", "1"), ("7", "7"), ("\"1.5\"", "1.5"),
      ("15e-1", nil), ("1.5e0", nil), ("01.5", nil), ("1.", nil), ("true", nil),
      ("0.1234567890123456789", nil),
    ] as [(String, String?)])
  func `a number with a fraction is parsed from its digits`(written: String, expected: String?) {
    let document = Data("{\"position\":\(written)}".utf8)
    #expect(JSONTape.read(document) { $0.object?.lenientNumber("position") } == .some(expected))
  }

  @Test(arguments: [("352", 352), (#""352 p.""#, 352), (#""352 pages""#, 352), (#""about 352""#, nil)])
  func `a page count may be followed by its unit`(written: String, expected: Int?) {
    func read<Record: JSONReadable>(_ document: String, _ pages: (Record) -> Int?) -> Int? {
      JSONTape.read(Data(document.utf8)) { (try? Record(reading: $0)).flatMap(pages) }.flatMap { $0 }
    }
    let record = #"{"key":"OL1M","title":"T","pages":\#(written),"number_of_pages":\#(written)}"#
    #expect(read(record) { (book: ISBNdbBook) in book.pages } == expected)
    #expect(read(record) { (edition: OpenLibraryEditionRecord) in edition.pages } == expected)
  }

  @Test(arguments: [
    (#"{"id":"a","title":" "}"#, "title"), (#"{"id":"a","title":7}"#, "title"),
    (#"{"id":"a","title":"\ud800"}"#, "title"), (#"{"id":"a"}"#, ""),
  ]) func `the error for a wrong type names the field, and that for a missing one its object`(
    document: String, place: String
  ) {
    let found = JSONTape.read(Data(document.utf8)) { root -> String? in
      do throws(JSONMismatch) {
        _ = try root.members().requiredText("title", longest: TextBounds.title)
        return nil
      } catch {
        return root.path(to: error.index)
      }
    }
    #expect(found == place)
  }
}
