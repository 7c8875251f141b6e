// Pushes: a device hears that something changed, sooner or later, once, twice or never.

import RecordSync
import Simulation

/// A device that gets pushes.
struct CloudSubscriber {
  let device: String
  let link: CloudLink
  let connection: Connection<CloudPush, Bool>
  /// True while a push is on its way, which covers the changes until then.
  var isDue = false
}

/// A push; it says only that something changed.
struct CloudPush: Sendable {}

extension CloudServer {
  /// Sends a push to the other devices of an account.
  func push(to account: AccountID, except device: String) {
    guard settings.sendsPushes else { return }
    for index in subscribers.indices {
      let subscriber = subscribers[index]
      guard subscriber.device != device, subscriber.link.state == .signedIn(account), !subscriber.isDue else {
        continue
      }
      subscribers[index].isDue = true
      let lateness = fires(CloudFault.pushLate) ? drawn(CloudFault.pushLate, 1...1_200) : 0
      let delay = settings.pushDelay + lateness
      let isLost = fires(CloudFault.pushLost)
      let isDouble = fires(CloudFault.pushDouble)
      _ = process.start("push to \(subscriber.device)") { [self, process] in
        try await process.pass(.milliseconds(delay), "push to \(subscriber.device)")
        subscribers[index].isDue = false
        if lateness > 0 { meet(CloudFault.pushLate) }
        guard !isLost else { return meet(CloudFault.pushLost) }
        if isDouble { meet(CloudFault.pushDouble) }
        counts.pushes += 1
        for _ in 0..<(isDouble ? 2 : 1) {
          _ = try? await subscriber.connection.send(CloudPush(), label: "push", timeout: .seconds(5))
        }
      }
    }
  }
}
