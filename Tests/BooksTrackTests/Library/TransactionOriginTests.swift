// The origin of a transaction, as a case for the app and as a text in files.

import Testing

@testable import BooksTrack

struct TransactionOriginTests {
  private static let texts: [(TransactionOrigin, String)] = [
    (.stageImport, "stage import"), (.commitImport, "import"), (.undoImport, "undo import"),
    (.enrich, "enrich"), (.wake, "wake parked works"), (.edit("rate"), "rate"), (.edit(""), ""),
  ]

  @Test(arguments: texts)
  func `an origin is encoded as its text and decoded from it`(origin: TransactionOrigin, text: String) {
    #expect(origin.text == text)
    #expect(TransactionOrigin(text: text) == origin)
    #expect(origin.isEnrichment == ["enrich", "wake parked works"].contains(text))
  }

  @Test func `an edit with the name of another origin is refused`() async {
    await #expect(processExitsWith: .failure) {
      let store = LibraryStore(replica: 1, storage: VolatileStorage(), wallTime: FixedTime())
      try await store.commit(.edit("enrich")) { _ in }
    }
  }
}
