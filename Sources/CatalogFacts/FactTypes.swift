// What is known for certain about well-known books, as plain values: series with their volumes, standalone
// works, authors.
//
// They are the real part of the synthetic catalog, and its ground truth: which books are volumes of one
// series, which equal titles are different books, which names are one person. Facts only; nothing here is
// drawn at random. A fact that could not be recalled with certainty is left out, so an absent value says
// nothing.

/// A title under which a work also appeared: a translation, the original, or another country's title.
package struct FactTitle: Hashable, Sendable {
  /// ISO 639-1, such as `de`.
  package let language: String
  package let title: String
}

/// That a volume has a place in a further series.
package struct FactMembership: Hashable, Sendable {
  /// The name of a series that is in the facts as well.
  package let series: String
  /// As in `FactVolume.position`.
  package let position: String

  package init(series: String, position: String) {
    self.series = series
    self.position = position
  }
}

/// What a volume of a series is.
package enum FactVolumeKind: String, Hashable, Sendable, CaseIterable {
  /// A numbered part of the story.
  case main
  /// A shorter story, mostly between two whole volumes.
  case novella
  /// Several whole volumes in one book; the position is a range.
  case omnibus
  /// A guide, a cookbook, an encyclopedia.
  case companion
  /// The story of another volume, drawn.
  case graphicNovel
}

/// A volume of a series.
package struct FactVolume: Hashable, Sendable {
  /// `1`, `0.5` or `1-3`.
  package let position: String
  /// As published, without the series marker.
  package let title: String
  /// Of first publication, in any language.
  package let year: Int
  package let kind: FactVolumeKind
  /// Those of the series, unless this volume has others.
  package let authors: [String]
  /// Further titles of the same work.
  package let otherTitles: [FactTitle]
  /// Every further series that the same work stands in; never the one that lists it.
  package let alsoIn: [FactMembership]

  /// The place or range in hundredths: 50 for `0.5`, 100 and 300 for `1-3`.
  package var span: ClosedRange<Int> { FactPosition.span(position) ?? 0...0 }

  /// The whole volumes that this book is or contains: none for `0.5` and for a companion.
  package var wholeVolumes: [Int] {
    guard kind == .main || kind == .omnibus else { return [] }
    return FactPosition.wholeVolumes(in: span)
  }
}

/// A series as readers' sites list it.
package struct FactSeries: Hashable, Sendable {
  /// Unique among the facts.
  package let name: String
  /// Most important first; several where volumes have different writers.
  package let authors: [String]
  /// The number of whole volumes; nil for a series that still grows or whose count is disputed.
  package let total: Int?
  /// Only some of the volumes are listed here.
  package let isPartial: Bool
  /// The numbers follow the story, and not the years of publication.
  package let isNumberedByStory: Bool
  /// The whole volumes in the order of the story; empty if that is the order of the numbers.
  package let storyOrder: [String]
  package let genres: [String]
  /// The language of the titles below, ISO 639-1.
  package let language: String
  /// The language it was written in.
  package let originalLanguage: String
  /// In reading order.
  package let volumes: [FactVolume]
}

/// A work that stands alone.
package struct FactWork: Hashable, Sendable {
  /// As published, with its subtitle after ": " where it has one.
  package let title: String
  package let authors: [String]
  /// Of first publication; negative before the common era.
  package let year: Int
  package let genres: [String]
  /// The language of the title, ISO 639-1.
  package let language: String
  /// The language it was written in.
  package let originalLanguage: String
  /// Further titles of the same work.
  package let otherTitles: [FactTitle]
}

/// An author's gender, where it is publicly known.
package enum FactGender: String, Hashable, Sendable, CaseIterable {
  case female
  case male
  case nonBinary
  /// A house name, a pair of writers, a person who does not say.
  case unknown
}

/// The part of the world whose literature an author is counted to.
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
  /// The name as it stands in the series and works of the facts.
  package let name: String
  package let gender: FactGender
  /// As an English adjective, such as "Nigerian".
  package let nationality: String
  package let region: FactRegion
  /// The language that the author mainly writes in, ISO 639-1.
  package let language: String
  /// Other spellings of the same name that exports contain, such as "Tolkien, J.R.R.".
  package let forms: [String]
  /// Other names under which the same person publishes.
  package let penNames: [String]
}
