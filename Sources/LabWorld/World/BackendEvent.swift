// What happens at the two sides of a backend: requests of devices, and calls to providers.

package import BooksTrackAPI
package import Providers

/// Something that happened at the backend.
package struct BackendEvent: Sendable {
  /// Virtual nanoseconds since the world began.
  package let time: Int64
  package let kind: Kind
  /// How long it took, if it is the end of a call.
  package var duration: Duration = .zero

  /// Whether it is an answer that a fault has made to say something else of books; a refusal says nothing of
  /// them.
  package var misleads: Bool {
    if case .ended(_, _, _, let fault?) = kind { !fault.isRefusal } else { false }
  }

  package enum Kind: Sendable {
    /// A device's request arrived; the number tells it from others.
    case arrived(Int, HTTPRequest)
    case served(Int, HTTPRequest, HTTPResponse)
    /// The sender gave the request up; its answer is dropped.
    case givenUp(Int, HTTPRequest)
    /// A call to the provider of that name leaves.
    case called(String, HTTPRequest)
    /// How it ended, and what the provider did to the answer.
    case ended(String, HTTPRequest, Result<HTTPResponse, TransportError>, ProviderFault?)
  }
}
