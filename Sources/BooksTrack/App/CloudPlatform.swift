// The record server of an app whose library is synchronized, as a part of its platform.

public import RecordSync

/// The record server of the reader's account, and what the installation brings along.
public struct CloudPlatform: Sendable {
  /// The record server.
  public var service: any CloudService
  /// The number of this installation, which no backup contains.
  public var installation: UInt64
  /// The source of identities, and of the jitter of pauses.
  public var random: any SyncRandomness
  /// The limits and pauses of the engine.
  public var policy: SyncPolicy

  /// Creates the part of a platform.
  public init(
    service: any CloudService, installation: UInt64, random: any SyncRandomness,
    policy: SyncPolicy = SyncPolicy()
  ) {
    self.service = service
    self.installation = installation
    self.random = random
    self.policy = policy
  }
}
