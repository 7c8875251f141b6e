// The counts of a server: requests and calls by recipient, status and fault.

/// The counts of a run of a server.
package struct ServingSummary: Hashable, Sendable {
  /// The counts of one recipient.
  package struct Recipient: Hashable, Sendable {
    package var requests = 0
    /// Calls of the backend.
    package var calls = 0
    /// The answers to requests, by status; 0 for those without an answer.
    package var statuses: [Int: Int] = [:]
    /// The faults that changed answers to requests and calls.
    package var faults: [String: Int] = [:]
    package var beyondQuota = 0
    /// The bytes of the bodies of answers to requests.
    package var bytes = 0
  }

  package var recipients: [String: Recipient] = [:]

  /// The virtual time of the end, in nanoseconds; 0 before the end.
  package var end: Int64 = 0

  package init() {}

  package var requests: Int { recipients.values.reduce(0) { $0 + $1.requests } }

  mutating func count(_ line: ServingLine) {
    if let answer = line.answer {
      var recipient = recipients[answer.to] ?? Recipient()
      recipient.requests += 1
      recipient.statuses[answer.status ?? 0, default: 0] += 1
      recipient.bytes += answer.bytes ?? 0
      recipient.count(answer.fault, isBeyondQuota: answer.isBeyondQuota)
      recipients[answer.to] = recipient
    }
    if let end = line.end { self.end = end.at }
    if let call = line.call {
      var recipient = recipients[call.to] ?? Recipient()
      recipient.calls += 1
      recipient.count(call.fault, isBeyondQuota: call.isBeyondQuota)
      recipients[call.to] = recipient
    }
  }
}

extension ServingSummary.Recipient {
  fileprivate mutating func count(_ fault: String?, isBeyondQuota: Bool?) {
    if isBeyondQuota == true {
      beyondQuota += 1
    } else if let fault {
      faults[fault, default: 0] += 1
    }
  }
}

/// Counts lines.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class ServingTally: @unchecked Sendable {
  private(set) var summary = ServingSummary()

  func count(_ line: ServingLine) { summary.count(line) }
}
