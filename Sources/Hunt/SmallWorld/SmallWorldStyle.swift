// What small worlds of readers are drawn for: the whole of what can happen, or crashes and little else.

/// A way to draw small worlds of readers; its raw value is the name of the target.
package enum SmallWorldStyle: String, Sendable {
  /// Some of everything.
  case everyday = "readers"
  /// One reader whose device loses its power at one point in ten to seventy.
  case crashes

  /// The states that a campaign must have met.
  var states: [HuntState] {
    switch self {
    case .everyday: HuntState.allCases
    case .crashes:
      [
        .killed, .unacknowledged, .snapshot, .unfinishedTakenAway, .resumedImport, .interruptedLookUp,
        .refusedCommit, .carriedOver,
        .emptyQueue,
      ]
    }
  }
}
