// A change of the account: nothing happens to the library until the app agrees.

import Testing

@testable import RecordSync

@Suite struct AccountTests {
  private struct Cloud: CloudService {
    func account() async -> AccountState { .signedIn(AccountID("otto")) }
    func createZone(of account: AccountID) async throws(CloudError) -> Int64 { 1 }
    func modify(_ request: ModifyRequest) async throws(CloudError) -> ModifyAnswer { throw .networkFailure }
    func fetch(of account: AccountID, since token: CloudToken?) async throws(CloudError) -> FetchPage {
      throw .networkFailure
    }
  }

  private struct Device: SyncClock, SyncRandomness {
    var milliseconds: Int64 { 1 }
    func wait(milliseconds: Int64) async {}
    func bits() -> UInt64 { 3 }
  }

  @Test func `SYN-10: A library moves to another account only by an explicit call`() async throws {
    var rows = MemoryRows()
    rows.progress.account = AccountID("anna")
    let store = MemoryStore(rows)
    let engine = SyncEngine(store: store, cloud: Cloud(), clock: Device(), random: Device(), installation: 1)
    try await engine.moveToSignedInAccount()
    #expect(await store.rows.progress.account == AccountID("otto"))
    #expect(await store.rows.progress.isSweeping)
  }
}
