// The choice of a reader's works: by popularity and taste, often with the next volumes of a series, sometimes
// with all of them.

import Simulation

/// Draws distinct works.
struct LibrarySampler {
  let catalog: Catalog
  let taste: ReaderTaste
  private var taken: [Bool]
  /// The most volumes owned of a series that is not read to its end.
  private static let mostAtOnce = 7
  private(set) var works: [Int] = []

  init(catalog: Catalog, taste: ReaderTaste) {
    self.catalog = catalog
    self.taste = taste
    taken = Array(repeating: false, count: catalog.works.count)
  }

  /// Adds works until there are `count`.
  mutating func fill(to count: Int, stream: inout RandomStream) {
    works.reserveCapacity(count)
    var patience = 60 * count + 1_000
    while works.count < count, patience > 0 {
      patience -= 1
      let work = catalog.popularWork(&stream)
      guard !taken[work], taste.likes(catalog.works[work], stream: &stream) else { continue }
      take(work)
      for other in catalog.alikeOf[work] ?? [] where stream.chance(1, in: 2) {
        takeIfReadable(other, limit: count)
      }
      if let place = catalog.works[work].memberships.first {
        follow(place.series, from: work, limit: count, stream: &stream)
      }
    }
    // A library nearly as large as the catalog also contains books outside the reader's taste.
    let start = stream.below(catalog.works.count)
    for offset in catalog.works.indices where works.count < count {
      let work = (start + offset) % catalog.works.count
      if !taken[work] { take(work) }
    }
  }

  /// Returns a work outside the library; nil if 200 draws find none.
  func outsider(stream: inout RandomStream) -> Int? {
    for _ in 0..<200 {
      let work = stream.below(catalog.works.count)
      if !taken[work] { return work }
    }
    return nil
  }

  private mutating func take(_ work: Int) {
    taken[work] = true
    works.append(work)
  }

  /// Takes further volumes of a series.
  private mutating func follow(_ series: Int, from work: Int, limit: Int, stream: inout RandomStream) {
    let volumes = catalog.series[series].works
    let roll = stream.below(100)
    if roll < taste.dropsSeries { return }
    if roll >= 100 - taste.finishesSeries {
      // A reader of all volumes seldom owns the omnibuses as well.
      for volume in volumes where catalog.works[volume].kind != .omnibus || stream.chance(1, in: 10) {
        takeIfReadable(volume, limit: limit)
      }
      return
    }
    let main = volumes.filter { catalog.works[$0].kind == .volume }
    let reached = (main.firstIndex(of: work) ?? 0) + 1 + stream.below(3)
    for volume in main.prefix(reached).suffix(Self.mostAtOnce) where !stream.chance(1, in: 6) {
      takeIfReadable(volume, limit: limit)
    }
  }

  private mutating func takeIfReadable(_ work: Int, limit: Int) {
    guard works.count < limit, !taken[work], catalog.works[work].languageBits & taste.languageBits != 0 else {
      return
    }
    take(work)
  }
}
