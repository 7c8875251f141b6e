// Certain facts about well-known books, as plain values: series with their volumes, standalone works,
// authors.
//
// They are the real part of the synthetic catalog and its ground truth: which books are volumes of one
// series, which equal titles are different books, which names are one person. Nothing is drawn at random. A
// fact that could not be recalled with certainty is left out, so a missing value means nothing.

/// Another title of a work: a translation, the original, or the title in another country.
package struct FactTitle: Hashable, Sendable {
  /// ISO 639-1, such as `de`.
  package let language: String
  package let title: String
}

/// A membership of a volume in a further series.
package struct FactMembership: Hashable, Sendable {
  /// The name of another series of the facts.
  package let series: String
  /// The position, in the form of `FactVolume.position`.
  package let position: String

  package init(series: String, position: String) {
    self.series = series
    self.position = position
  }
}

/// The kind of a volume.
package enum FactVolumeKind: String, Hashable, Sendable, CaseIterable {
  /// A numbered part of the series.
  case main
  /// A shorter story, mostly between two whole volumes.
  case novella
  /// Several whole volumes in one book; the position is a range.
  case omnibus
  /// A guide, cookbook or encyclopedia.
  case companion
  /// The graphic novel of another volume.
  case graphicNovel
}

/// A volume of a series.
package struct FactVolume: Hashable, Sendable {
  /// `1`, `0.5` or `1-3`.
  package let position: String
  /// The published title, without the series marker.
  package let title: String
  /// The year of first publication in any language.
  package let year: Int
  package let kind: FactVolumeKind
  /// The authors; by default those of the series.
  package let authors: [String]
  /// Further titles of the same work.
  package let otherTitles: [FactTitle]
  /// The other memberships of the work, without the one in this series.
  package let alsoIn: [FactMembership]

  /// The position or range in hundredths: 50...50 for `0.5`, 100...300 for `1-3`.
  package var span: ClosedRange<Int> { FactPosition.span(position) ?? 0...0 }

  /// The numbers of the whole volumes in this book; empty for `0.5` and for a companion.
  package var wholeVolumes: [Int] {
    guard kind == .main || kind == .omnibus else { return [] }
    return FactPosition.wholeVolumes(in: span)
  }
}

/// A series as readers' sites list it.
package struct FactSeries: Hashable, Sendable {
  /// The name, unique among the facts.
  package let name: String
  /// The authors, the most important first; several if volumes have different writers.
  package let authors: [String]
  /// The number of whole volumes; nil if the series is unfinished or the number is disputed.
  package let total: Int?
  /// True if only some of the volumes are listed.
  package let isPartial: Bool
  /// True if the volumes are numbered in story order and not by year of publication.
  package let isNumberedByStory: Bool
  /// The positions of the whole volumes in story order; empty if that is the order of the numbers.
  package let storyOrder: [String]
  package let genres: [String]
  /// The language of the titles, ISO 639-1.
  package let language: String
  /// The original language, ISO 639-1.
  package let originalLanguage: String
  /// The volumes in reading order.
  package let volumes: [FactVolume]
}

/// A standalone work.
package struct FactWork: Hashable, Sendable {
  /// The published title, followed by ": " and the subtitle if it has one.
  package let title: String
  package let authors: [String]
  /// The year of first publication; negative before the common era.
  package let year: Int
  package let genres: [String]
  /// The language of the title, ISO 639-1.
  package let language: String
  /// The original language, ISO 639-1.
  package let originalLanguage: String
  /// Further titles of the same work.
  package let otherTitles: [FactTitle]
}

/// The publicly known gender of an author.
package enum FactGender: String, Hashable, Sendable, CaseIterable {
  case female
  case male
  case nonBinary
  /// A house name, a pair of writers, or a person who keeps it private.
  case unknown
}

/// The region to whose literature an author belongs.
package enum FactRegion: String, Hashable, Sendable, CaseIterable {
  case africa
  case asia
  case caribbean
  case europe
  case latinAmerica
  case middleEast
  case northAmerica
  case oceania
}

/// An author.
package struct FactAuthor: Hashable, Sendable {
  /// The name used in the series and works of the facts.
  package let name: String
  package let gender: FactGender
  /// The English adjective, such as "Nigerian".
  package let nationality: String
  package let region: FactRegion
  /// The language in which the author mainly writes, ISO 639-1.
  package let language: String
  /// Other spellings of the name that occur in exports, such as "Tolkien, J.R.R.".
  package let forms: [String]
  /// Other names under which the same person publishes.
  package let penNames: [String]
}
