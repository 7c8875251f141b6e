// Dates and bindings as free text, converted to the contract's form (CON-1).

import BooksTrackAPI
import Foundation
import Testing

@testable import BooksTrackBackend

@Suite("Texts of providers")
struct FreeTextTests {
  @Test(
    "Dates in words keep their certain precision",
    arguments: [
      ("1999", "1999"), ("May 5, 1999", "1999-05-05"), ("5 May 1999", "1999-05-05"), ("Mar 2003", "2003-03"),
      ("March 2003", "2003-03"), ("2003 March", "2003-03"), ("c1999", "1999"), ("[1999?]", "1999"),
      ("1999, c1998", nil), ("1999, c1999", "1999"), ("05/06/1999", "1999"), ("1999-05-06", "1999-05-06"),
      ("1999-05-06T00:00:01Z", "1999-05-06"), ("1999-05", "1999-05"), ("Sept. 1999", "1999-09"),
      ("5th May 1999", "1999-05-05"), ("February 30, 1999", "1999-02"), ("May 1999, 3rd printing", "1999-05"),
      ("2003年5月", "2003"), ("Mayhem 1999", "1999"), ("", nil), ("soon", nil), ("0000", nil), ("1399", nil),
      ("32767", nil), ("4294967296", nil), ("n.d.", nil), ("-1999", "1999"),
      ("20170509", "2017-05-09"), ("20170500", "2017-05"), ("20171345", "2017"), ("09052017", nil),
      ("20170509T120000Z", "2017-05-09"), ("2017050", nil), ("201705091", nil),
      (String(repeating: "9", count: 5_000), nil),
    ] as [(String, String?)])
  func dates(text: String, expected: String?) {
    #expect(PublicationDate.free(text) == expected)
  }

  @Test(
    "A page count may be followed by its unit",
    arguments: [
      ("352", 352), ("352 p.", 352), ("352 pages", 352), ("352p", 352), ("352 Pages : ill. ; 24 cm", 352),
      ("352 pp", 352), ("xii, 352 p.", nil), ("352 cm", nil), ("352.5 p.", nil), ("p. 352", nil), ("", nil),
      ("99999999999999999999 p.", nil), ("352, 12 p.", nil),
    ] as [(String, Int?)])
  func pages(text: String, expected: Int?) {
    #expect(PageCount.free(text) == expected)
  }

  @Test(
    "Bindings become formats",
    arguments: [
      ("Hardcover", .hardcover), ("Library Binding", .hardcover), ("Paperback", .paperback),
      ("Mass Market Paperback", .massMarket), ("Trade paperback", .paperback), ("Audio CD", .audiobook),
      ("MP3 CD, Library Binding", .audiobook), ("Kindle Edition", .eBook), ("eBook", .eBook),
      ("Spiral-bound", .unknown), (nil, .unknown), ("", .unknown), ("pbk.", .paperback),
      ("Relié", .hardcover), ("CD-ROM", .unknown), ("Paperback + CD", .paperback), ("Book & CD", .unknown),
      ("CD", .audiobook), ("CD, Library Binding", .audiobook), ("Hardcover with cassette", .hardcover),
      ("E-book", .eBook), ("e book", .eBook), ("Paperback + CD-ROM", .paperback),
    ] as [(String?, EditionFormat)])
  func bindings(text: String?, expected: EditionFormat) {
    #expect(EditionFormat(binding: text) == expected)
  }

  @Test(
    "A text about series with a number and a word goes on as it is, one without a place does not (SER-2)",
    arguments: [
      ("Mutineers' Moon #1", true), ("The wheel of time -- bk. 4", true), ("Earthsea ; 3", true),
      ("Lecture notes in computer science ; 6864", true), ("Dover thrift editions", false), ("#1", false),
      ("The Expanse", false), ("", false), ("12", false),
    ])
  func seriesTexts(text: String, isKept: Bool) {
    let names = ReadingSeriesText.references(in: [text]).map(\.name)
    #expect(names == (isKept ? [text] : []))
  }
}
