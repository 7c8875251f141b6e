// The styles of small worlds of readers: a mixture of everything, or mainly crashes.

/// A way to draw small worlds of readers; its raw value is the name of the target.
package enum SmallWorldStyle: String, Sendable {
  /// A mixture of everything.
  case everyday = "readers"
  /// One reader whose device loses its power at each point with a probability of 1.5 to 10 %.
  case crashes

  /// The states that a campaign must reach.
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
