// Planted bugs: the exchange of changes with the reader's other devices. Each is a record server whose
// answers the app misunderstands, or whose requests it makes wrongly.

import LabWorld
import RecordSync
import Simulation

extension PlantedBug {
  static let syncing = [
    exchange("saved-and-lost", breaks: "SYN-3", "One of seven records counts as sent and is not.") {
      $0.modify = { request, cloud throws(CloudError) in
        let kept = request.changes.filter { !LostRecords.contains($0.name) }
        let lost = ChangeResult.saved(CloudTag(0), modified: 0)
        guard !kept.isEmpty else {
          return ModifyAnswer(results: request.changes.map { _ in lost }, serverTime: 0)
        }
        let answer = try await cloud.modify(
          ModifyRequest(
            account: request.account, changes: kept, isAtomic: request.isAtomic,
            checksTags: request.checksTags))
        var results = answer.results.makeIterator()
        return ModifyAnswer(
          results: request.changes.map { LostRecords.contains($0.name) ? lost : results.next() ?? lost },
          serverTime: answer.serverTime)
      }
    },
    exchange(
      "server-time-misread", breaks: "SYN-2", caughtBy: .lastWrite,
      "One of the devices takes the time of the server for that of the next day."
    ) { $0.ahead = 86_400_000 },
    exchange("deletes-unseen", breaks: "SYN-3", "A record that another device has deleted is left out.") {
      $0.page = { $0.filterRecords { !SyncRecord($0).isDeleted } }
    },
    exchange("end-of-page-lost", breaks: "SYN-3", "The last of several records of a page is left out.") {
      $0.page = { page in
        let last = page.changed.count > 1 ? page.changed.last?.name : nil
        return page.filterRecords { $0.name != last }
      }
    },
  ]

  private static func exchange(
    _ name: String, breaks clause: ClauseID, caughtBy oracle: OracleName = .agreement, _ sentence: String,
    _ plant: @escaping @Sendable (inout MisunderstoodCloud) -> Void
  ) -> PlantedBug {
    PlantedBug(name, of: DevicesTarget.target, breaks: clause, caughtBy: oracle, sentence) { stack in
      stack.cloud = { cloud, device in
        var misunderstood = MisunderstoodCloud(cloud: cloud, isTablet: device.process.name == "tablet")
        plant(&misunderstood)
        return misunderstood
      }
    }
  }
}

/// A record server between an app and the real one.
private struct MisunderstoodCloud: CloudService {
  let cloud: any CloudService
  let isTablet: Bool
  /// The milliseconds by which the tablet takes the server's time for a later one.
  var ahead: Int64 = 0
  var page: @Sendable (FetchPage) -> FetchPage = { $0 }
  var modify: @Sendable (ModifyRequest, any CloudService) async throws(CloudError) -> ModifyAnswer = {
    request, cloud throws(CloudError) in try await cloud.modify(request)
  }

  func account() async -> AccountState { await cloud.account() }

  func createZone(of account: AccountID) async throws(CloudError) -> Int64 {
    later(try await cloud.createZone(of: account))
  }

  func modify(_ request: ModifyRequest) async throws(CloudError) -> ModifyAnswer {
    let answer = try await modify(request, cloud)
    return ModifyAnswer(results: answer.results, serverTime: later(answer.serverTime))
  }

  func fetch(of account: AccountID, since token: CloudToken?) async throws(CloudError) -> FetchPage {
    let page = page(try await cloud.fetch(of: account, since: token))
    return FetchPage(
      changed: page.changed, removed: page.removed, token: page.token, isMoreComing: page.isMoreComing,
      serverTime: later(page.serverTime))
  }

  private func later(_ time: Int64) -> Int64 {
    isTablet && time > 0 ? time + ahead : time
  }
}

/// The records that are never sent: one of seven of the library's.
private enum LostRecords {
  static func contains(_ name: RecordName) -> Bool {
    !name.kind.hasPrefix("@") && (name.key.last ?? 0) % 7 == 3
  }
}

extension FetchPage {
  /// Returns the page without some records.
  fileprivate func filterRecords(_ isKept: (CloudRecord) -> Bool) -> FetchPage {
    FetchPage(
      changed: changed.filter { $0.name.kind.hasPrefix("@") || isKept($0) }, removed: removed, token: token,
      isMoreComing: isMoreComing, serverTime: serverTime)
  }
}
