// What a device asks for, and whether a call to a provider is about that, as text without spaces and marks.

import BooksTrackAPI
import Foundation

extension HTTPRequest {
  /// What a device asks for, as the text of the calls for it must have it.
  var askedText: String? {
    let text: String?
    switch path {
    case "/v1/search/isbn": text = self["isbn"]
    case "/v1/search/title": text = self["q"]
    case "/v1/search/advanced": text = self["title"]
    default: text = nil
    }
    return text.map(Self.lettersAndDigits).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Path and values.
  var lettersAndDigits: String {
    Self.lettersAndDigits((path.removingPercentEncoding ?? path) + query.map(\.value).joined())
  }

  private static func lettersAndDigits(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
