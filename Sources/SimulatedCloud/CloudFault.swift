// The faults of the record server, by name.

public import Simulation

/// The faults that a simulated record server consults.
public enum CloudFault {
  /// The zone is busy; the request is refused with a pause of 1 to 30 s.
  public static let busy = FaultKind("cloud.busy")
  /// The service is down; the request is refused, with a pause of up to 10 min or none.
  public static let unavailable = FaultKind("cloud.unavailable")
  /// Too many requests; the request is refused with a pause of 5 to 120 s.
  public static let rateLimited = FaultKind("cloud.rate-limited")
  /// One item of a request fails for now, and the others do not.
  public static let item = FaultKind("cloud.item")
  /// The request is made, and the answer is lost.
  public static let answerLost = FaultKind("cloud.answer-lost")
  /// The server accepts half of the items that it documents, in this request.
  public static let limit = FaultKind("cloud.limit")
  /// The account has no space for 1 to 6 hours.
  public static let quota = FaultKind("cloud.quota")
  /// All tokens expire.
  public static let tokens = FaultKind("cloud.tokens")
  /// The person deletes the app's data in iCloud.
  public static let purge = FaultKind("cloud.purge")
  /// The encrypted data is reset.
  public static let reset = FaultKind("cloud.reset")
  /// Reads come from a replica that lags behind by up to 10 min.
  public static let lag = FaultKind("cloud.lag")
  /// A push is lost.
  public static let pushLost = FaultKind("cloud.push-lost")
  /// A push is up to 20 min late.
  public static let pushLate = FaultKind("cloud.push-late")
  /// A push arrives twice.
  public static let pushDouble = FaultKind("cloud.push-double")

  /// All kinds.
  public static let all = [
    busy, unavailable, rateLimited, item, answerLost, limit, quota, tokens, purge, reset, lag, pushLost,
    pushLate, pushDouble,
  ]
}
