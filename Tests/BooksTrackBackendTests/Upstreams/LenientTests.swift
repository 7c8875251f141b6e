// What is said of a field that an item cannot do without.

import Foundation
import Testing

@testable import BooksTrackAPI
@testable import BooksTrackBackend

struct LenientTests {
  @Test(arguments: [
    (#"{"id":"a","title":" "}"#, "title"), (#"{"id":"a","title":7}"#, "title"),
    (#"{"id":"a","title":"\ud800"}"#, "title"), (#"{"id":"a"}"#, ""),
  ]) func `a text that is none is named by its place, and a missing one by its object's`(
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
