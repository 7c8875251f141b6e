// Random properties of things rather than of events: whether a provider knows a book must be the same at
// every request, in whatever order requests come.

/// Draws numbers that depend only on a seed, a topic and a thing.
struct StableDraw: Sendable {
  /// The decision to be made; topics are independent of each other.
  enum Topic: UInt64, Sendable {
    case work = 1
    case edition, neighbour, neighbourChoice, sibling, title, subtitle, author, date, identifiers, categories
    case rating, description, series, seriesNumber, volumeNumber, publisher, marks
    case duplicate, pages, language, cover, format, price, tags, publisherSeries
    case commonGroup, commonWork, commonWriter, misfiled
    case seriesName, seriesNameForm, seriesRecord, seriesMistake
  }

  private let seed: UInt64

  init(seed: UInt64) { self.seed = seed }

  /// Returns a number in `0..<bound`.
  func roll(_ topic: Topic, _ thing: Int, below bound: Int) -> Int {
    var mixed =
      seed &+ topic.rawValue &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(bitPattern: Int64(thing))
      &* 0xD1B5_4A32_D192_ED03
    mixed = (mixed ^ (mixed >> 32)) &* 0xD6E8_FEB8_6659_FD93
    mixed = (mixed ^ (mixed >> 32)) &* 0xD6E8_FEB8_6659_FD93
    mixed ^= mixed >> 32
    return Int(mixed.multipliedFullWidth(by: UInt64(bound)).high)
  }
}
