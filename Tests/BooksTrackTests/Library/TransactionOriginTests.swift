// Where a transaction comes from, as a case for the app and as a text for files.

import Testing

@testable import BooksTrack

struct TransactionOriginTests {
  private static let texts: [(TransactionOrigin, String)] = [
    (.stageImport, "stage import"), (.commitImport, "import"), (.undoImport, "undo import"),
    (.enrich, "enrich"), (.wake, "wake parked works"), (.edit("rate"), "rate"), (.edit(""), ""),
  ]

  @Test(arguments: texts)
  func `an origin is kept as its text and comes back from it`(origin: TransactionOrigin, text: String) {
    #expect(origin.text == text)
    #expect(TransactionOrigin(text: text) == origin)
    #expect(origin.isEnrichment == ["enrich", "wake parked works"].contains(text))
  }

  @Test func `an edit that is called like a part of the app is refused`() async {
    await #expect(processExitsWith: .failure) {
      let store = LibraryStore(replica: 1, storage: VolatileStorage(), wallTime: FixedTime())
      try await store.commit(.edit("enrich")) { _ in }
    }
  }
}
