// The events at the two sides of a backend: requests of devices, and calls to providers.

package import BooksTrackAPI
package import Providers

/// An event at the backend.
package struct BackendEvent: Sendable {
  /// Virtual nanoseconds since the start of the world.
  package let time: Int64
  package let kind: Kind
  /// The duration of a call, in the event of its end.
  package var duration: Duration = .zero

  /// True if it is an answer whose data about books were altered by a fault; a refusal has no such data.
  package var misleads: Bool {
    if case .ended(_, _, _, let fault?) = kind { !fault.isRefusal } else { false }
  }

  package enum Kind: Sendable {
    /// A device's request arrived; the number identifies it.
    case arrived(Int, HTTPRequest)
    case served(Int, HTTPRequest, HTTPResponse)
    /// The sender gave the request up; its answer is dropped.
    case givenUp(Int, HTTPRequest)
    /// A call to the provider of that name was sent.
    case called(String, HTTPRequest)
    /// The call ended, with the fault that altered the answer, if any.
    case ended(String, HTTPRequest, Result<HTTPResponse, TransportError>, ProviderFault?)
  }
}
