// How a reader who has finished a volume comes to the next one, which is not there: by themself, or because
// the app has shown it (SER-21). What the app adds to it is measured on one life: each wish is drawn once,
// and asked twice, with what the app has shown and without.
//
// An app can help only whom it shows the right volume at the moment at which they have finished a book; what
// it shows otherwise helps nobody, and nobody forgets because of it. How many readers remember, and how many
// look, is *assumed*: no app publishes either.

import Simulation

/// What a reader would do about the volume that follows.
struct NextVolumeWish: Equatable {
  /// Of a hundred readers who go on with a series, so many think of the next volume by themselves.
  private static let remembering = 60
  /// Of a hundred readers, so many look at what the app shows when they have finished a book.
  private static let looking = 75

  /// Whether the reader goes on with the series at all: every other one does.
  let goesOn: Bool
  let remembers: Bool
  let looks: Bool

  init(goesOn: Bool, remembers: Bool, looks: Bool) {
    self.goesOn = goesOn
    self.remembers = remembers
    self.looks = looks
  }

  /// Draws it. A reader goes on with a series or does not, whichever volume it is about.
  ///
  /// - Parameter stream: The reader's own, for wishes alone.
  init(series: Int, volume: Int, _ stream: RandomStream) {
    var ofSeries = stream.substream("series").substream(series)
    var ofVolume = stream.substream("volume").substream(series).substream(volume)
    goesOn = ofSeries.chance(1, in: 2)
    remembers = ofVolume.chance(Self.remembering, in: 100)
    looks = ofVolume.chance(Self.looking, in: 100)
  }

  /// Whether the reader adds the volume.
  ///
  /// - Parameter isShown: Whether the app shows that very volume.
  func adds(isShown: Bool) -> Bool { goesOn && (remembers || isShown && looks) }
}
