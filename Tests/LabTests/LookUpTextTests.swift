// What a device asks for is found in the calls that are made for it, however either is written.

import BooksTrackAPI
import Testing

@testable import LabWorld

@Suite struct LookUpTextTests {
  @Test(arguments: [
    ("Dune Messiah", "q=dune+messiah"),
    ("Émile, ou De l’éducation", "EMILE: E\u{301}MILE OU DE L'E\u{301}DUCATION"),
    ("978-0-441-17271-9", "/isbn/9780441172719.json"), ("ノルウェイの森", "『ノルウェイの森』(上)"), ("", "Dune"),
    ("aab", "aaa b"),
  ])
  func `a query is in the call that it causes`(asked: String, called: String) {
    #expect(LookUpText(called).contains(LookUpText(asked)))
  }

  @Test(arguments: [
    ("Dune", "Dun"), ("Dune", ""), ("Dune Messiah", "Dune: Children; Messiah"), ("Émile", "Emile"),
    ("978-0-441-17271-9", "/isbn/9780441172718"), ("2", "/works/1"),
    ("aab", "aaa"),
  ])
  func `an omitted or changed query is missed`(asked: String, called: String) {
    #expect(!LookUpText(called).contains(LookUpText(asked)))
  }

  @Test func `a query of signs only matches nothing`() {
    #expect(HTTPRequest(path: "/v1/search/title", query: [.init("q", "?! -")]).lookUpText == nil)
    let asked = HTTPRequest(
      path: "/v1/search/title", query: [.init("q", "M*A*S*H"), .init("author", "Hooker")])
    #expect(asked.lookUpText == LookUpText("mash"))
  }

  @Test func `the whole path is compared, decoded, and every value`() throws {
    let request = HTTPRequest(
      path: "/works/J%C3%B3n%20Kalman", query: [.init("title", "Dune"), .init("author", "Herbert")])
    for text in ["jónkalman", "Kalman Dune", "dune-herbert"] {
      #expect(request.calledText.contains(LookUpText(text)), "\(text)")
    }
  }
}
