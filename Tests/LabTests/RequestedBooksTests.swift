// Which book of a small world a question is about, and for which of its stays in the queue it was sent.

import BooksTrack
import BooksTrackAPI
import Testing

@testable import Hunt

@Suite struct RequestedBooksTests {
  private typealias World = HuntWorldOracleTests

  /// A book that is deleted and imported again is asked for while the question before is still under way.
  @Test func anAnswerBelongsToTheStayThatItsQuestionWasSentFor() {
    var books = RequestedBooks()
    func commit(_ serial: UInt32) {
      books.note(
        DeviceEvent(time: 0, kind: .committed(World.commit(.commitImport, World.row(serial: serial)))))
    }
    books.note(DeviceEvent(time: 0, kind: World.importing(["1"])))
    let question = DeviceQuestion(label: "/v1/search/title q=Title 1", isOffline: false)
    commit(0)
    let former = books.sent(question)
    commit(1)
    let present = books.sent(question)
    #expect(books.stay(ofAnswerTo: former) == nil)
    #expect(books.stay(ofAnswerTo: present) == BookStay(source: "1", number: 2))
    books.note(DeviceEvent(time: 1, kind: .refused(isLookUp: true)))
    #expect(books.stay(ofAnswerTo: present) == nil)
  }

  /// Marks, what stands behind the title, and words that not every record has are left out of questions.
  @Test(
    arguments: [
      ("Alpha and Omega (Alpha & Omega, #0.5)", "Alpha and Omega", true),
      ("Alpha and Omega (Alpha & Omega, #0.5)", "Alpha Omega", true),
      ("One Piece, Volume 05", "One Piece 05", true), ("Rest, Grow, Repeat", "Rest Grow Repeat", true),
      ("Alpha and Omega", "Omega", false), ("Alpha and Omega", "Omega Alpha", false),
      ("Alpha and Omega", "Alpha Centauri", false),
    ])
  func aTitleIsAskedForByItsFirstWords(title: String, asked: String, isAbout: Bool) {
    var book = ModelBook.sample("1")
    book.title = title
    var books = RequestedBooks()
    books.note(DeviceEvent(time: 0, kind: .planned(label: "import", .importRows([book]))))
    for label in ["/v1/search/title q=\(asked)", "/v1/search/advanced title=\(asked) author=A Writer"] {
      let stay = books.sent(DeviceQuestion(label: label, isOffline: false)).stay
      #expect((stay?.source == "1") == isAbout, "\(label)")
    }
  }

  /// The words of one title may be in another one (crashes 1795899569).
  @Test(arguments: [
    ["The Bear and the Nightingale", "The Nightingale"], ["The Nightingale Song", "The Nightingale"],
  ])
  func `a request is about the closest title`(titles: [String]) {
    var books = RequestedBooks()
    let rows = titles.enumerated().map { place, title in
      var book = ModelBook.sample("\(place)")
      book.title = title
      return book
    }
    books.note(DeviceEvent(time: 0, kind: .planned(label: "import", .importRows(rows))))
    for (place, title) in titles.enumerated() {
      let question = DeviceQuestion(label: "/v1/search/title q=\(title)", isOffline: false)
      #expect(books.sent(question).stay?.source == "\(place)")
    }
  }
}
