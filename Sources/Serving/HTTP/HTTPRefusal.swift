// The refusal of a message that is no request, or none that is served: a status, and a sentence for the
// client and the log. The connection ends with it, because the end of such a message cannot be trusted.

package import BooksTrackAPI
import Foundation

/// The reason why a message is refused.
package struct HTTPRefusal: Error, Hashable, Sendable {
  package let status: Int
  package let reason: String

  init(_ status: Int, _ reason: String) {
    self.status = status
    self.reason = reason
  }

  /// The response, as plain text.
  package var response: HTTPResponse {
    HTTPResponse(status: status, contentType: "text/plain; charset=utf-8", body: Data("\(reason)\n".utf8))
  }
}
