// Decides how a reader who has finished a volume gets the next one, which is missing: by themself, or because
// the app shows it (SER-21). The effect of the app is measured on one life: each decision is drawn once, and
// evaluated with and without what the app shows.
//
// The app helps only if it shows the right volume when a book is finished; other output has no effect. The
// shares of readers who remember and who look are *assumed*: no app publishes either.

import Simulation

/// A reader's decision about the next volume.
struct NextVolumeDecision: Equatable {
  /// The share of readers who think of the next volume by themselves, in percent.
  private static let remembering = 60
  /// The share of readers who look at what the app shows after a book, in percent.
  private static let looking = 75

  /// True if the reader goes on with the series; every other one does.
  let goesOn: Bool
  let remembers: Bool
  let looks: Bool

  init(goesOn: Bool, remembers: Bool, looks: Bool) {
    self.goesOn = goesOn
    self.remembers = remembers
    self.looks = looks
  }

  /// Draws a decision. Whether a reader goes on with a series does not depend on the volume.
  ///
  /// - Parameter stream: The reader's stream for these decisions alone.
  init(series: Int, volume: Int, _ stream: RandomStream) {
    var ofSeries = stream.substream("series").substream(series)
    var ofVolume = stream.substream("volume").substream(series).substream(volume)
    goesOn = ofSeries.chance(1, in: 2)
    remembers = ofVolume.chance(Self.remembering, in: 100)
    looks = ofVolume.chance(Self.looking, in: 100)
  }

  /// Returns true if the reader adds the volume.
  ///
  /// - Parameter isShown: True if the app shows this volume.
  func adds(isShown: Bool) -> Bool { goesOn && (remembers || isShown && looks) }
}
