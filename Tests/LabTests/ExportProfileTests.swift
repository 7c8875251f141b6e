// The profile of an export: what is counted, on a file that was counted by hand.

import BooksTrack
import Testing

@testable import LabWorld

@Suite struct ExportProfileTests {
  private static let file = """
    Book Id,Title,Author,Author l-f,Additional Authors,ISBN,ISBN13,My Rating,Number of Pages,Publisher,\
    Year Published,Original Publication Year,Date Read,Date Added,Exclusive Shelf,My Review
    1,"The Hobbit (Middle-earth, #1)",J.R.R. Tolkien,"Tolkien, J.R.R.",,,9780261102217,\
    5,310,Harper,1999,1937,2020/01/02,2019/01/01,read,Good
    2,"Emma (Penguin Classics)",Jane Austen,"Austen, Jane",Fiona Stafford,,,0,,,,,,2019/01/01,to-read,
    3,"Emma: A Novel",Jane Austen,"Austen, Jane",,,,0,474,,,1815,,2019/01/01,abandoned,
    4,"ノルウェイの森 [Noruwei no mori]",村上春樹,村上春樹,,,,3,,,,,,2019/01/01,read,
    5,"Mort (Death, #1-2; Discworld, #4.5)",Terry Pratchett,"Pratchett, Terry",,,,3,,,,,,2019/01/01,read,
    6,"Bleach, Volume 01",Tite Kubo,"Kubo, Tite",,,,3,,,,,,2019/01/01,read,
    7,"Bleach, Volume 02",Tite Kubo,"Kubo, Tite",,,,3,,,,,,2019/01/01,read,
    8,"Élan – A Life",Zoë Müller,"Müller, Zoë",,,,3,,,,,,2019/01/01,read,

    """

  @Test(arguments: [
    (ProfileTrait.numberedMarker, 2), (.twoSeries, 1), (.partOfNumber, 1), (.otherParenthesis, 1),
    (.volumeWord, 2), (.colon, 1), (.dash, 1), (.brackets, 1), (.beyondASCII, 2), (.otherScript, 1),
    (.authorInitials, 1), (.authorBeyondASCII, 2), (.furtherAuthors, 1), (.noISBN, 7), (.noPages, 6),
    (.noPublisher, 7), (.noYear, 7), (.noFirstYear, 6), (.noRating, 2), (.review, 1), (.dateRead, 1),
    (.read, 6), (.wantToRead, 1), (.ownShelf, 1), (.frequentAuthor, 0), (.sharedName, 4), (.duplicate, 1),
  ])
  func `Every trait is counted`(trait: ProfileTrait, count: Int) throws {
    let profile = try ExportProfile(Array(Self.file.utf8))
    #expect(profile.rows == 8)
    #expect(profile.count(trait) == count)
  }

  @Test func `The table lists counts and shares, and marks those that no real library has`() throws {
    let report = try #require(ProfileReport(try ExportProfile(Array(Self.file.utf8))))
    let lines = report.table().split(separator: "\n").map(String.init)
    let isbn = try #require(lines.first { $0.hasPrefix("no ISBN") })
    #expect(isbn.contains("87.5") && isbn.hasSuffix("8.0 … 44.0  outside"))
    let unread = try #require(lines.first { $0.hasPrefix("no rating") })
    #expect(unread.contains("25.0") && unread.hasSuffix("98.0"))
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(report.lines.count == ProfileTrait.allCases.count)
    #expect(report.titleLengths == [23, 29, 35])
  }

  @Test func `A header without rows has no profile`() throws {
    let header = try #require(Self.file.split(separator: "\n").first)
    #expect(throws: ImportError.self) { try ExportProfile(Array((header + "\n").utf8)) }
  }
}
