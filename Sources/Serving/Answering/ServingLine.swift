// The lines of a server's log: its settings, then a line for each request when it arrives, each answer when
// it leaves, each call of the backend to a provider, and each message that was refused; then its end.

package import LabWorld

/// One line of the log; exactly one of its parts is there.
package struct ServingLine: Codable, Hashable, Sendable {
  /// The first line.
  package var settings: ServingSettings?
  package var request: ServedRequest?
  package var answer: ServedAnswer?
  package var call: ServedCall?
  package var refusal: RefusedMessage?
  /// The last line, unless the server was killed.
  package var end: ServingEnd?

  package init(settings: ServingSettings) { self.settings = settings }
  init(request: ServedRequest) { self.request = request }
  init(answer: ServedAnswer) { self.answer = answer }
  init(call: ServedCall) { self.call = call }
  init(refused: HTTPRefusal) {
    refusal = RefusedMessage(status: refused.status, reason: refused.reason)
  }
  init(end: ServingEnd) { self.end = end }

  /// The number of its parts.
  var parts: Int {
    [settings != nil, request != nil, answer != nil, call != nil, refusal != nil, end != nil].count { $0 }
  }
}

/// The settings that determine the answers to a sequence of requests.
package struct ServingSettings: Codable, Hashable, Sendable {
  /// The version that this program writes and reads.
  package static let currentVersion = 2
  /// The version of the log.
  package var version = currentVersion
  /// The world; the settings of its readers have no effect.
  package let world: LoadConfiguration
  /// Creates the settings of a server for a world.
  package init(world: LoadConfiguration) { self.world = world }
}

/// A request.
package struct ServedRequest: Codable, Hashable, Sendable {
  /// The number of the request, from 1 in the order of arrival.
  package let number: Int
  /// The virtual time of its arrival, in nanoseconds.
  package let at: Int64
  /// The target as the client sent it.
  package let target: String
}

/// An answer, or the fact that there is none.
package struct ServedAnswer: Codable, Hashable, Sendable {
  /// The number of the request.
  package let number: Int
  /// The provider that was asked, or `backend`.
  package let to: String
  /// The virtual time at which it left, or at which it was clear that there is none, in nanoseconds.
  package var at: Int64
  /// Nil if there is no answer.
  package var status: Int?
  /// The bytes of the body.
  package var bytes: Int?
  /// The digest of the message that answers a GET over a connection that stays.
  package var digest: String?
  /// The fault that changed the answer, or took its place.
  package var fault: String?
  /// True if the request was beyond the quota; otherwise nil.
  package var isBeyondQuota: Bool?
}

/// A call of the backend to a provider.
package struct ServedCall: Codable, Hashable, Sendable {
  /// The virtual time of its arrival, in nanoseconds.
  package let at: Int64
  package let to: String
  /// The path and the decoded query.
  package let request: String
  /// Nil if there is no answer.
  package let status: Int?
  package let fault: String?
  /// True if the call was beyond the quota; otherwise nil.
  package let isBeyondQuota: Bool?
}

/// A message that was no request, or none that is served.
package struct RefusedMessage: Codable, Hashable, Sendable {
  package let status: Int
  package let reason: String
}

/// The end of a server that was not killed.
package struct ServingEnd: Codable, Hashable, Sendable {
  /// The virtual time, in nanoseconds.
  package let at: Int64
}
