// Exact lifetimes, and eviction from a full cache (CON-9).

import BooksTrackAPI
import Testing

@testable import BooksTrackBackend

@Suite("Expiring cache")
struct ExpiringCacheTests {
  @Test(
    "A value lives until just before the end of its lifetime",
    arguments: [(0, true), (1, true), (999, true), (1_000, false), (1_001, false), (-1, false)]
      as [(Int64, Bool)])
  func edges(age: Int64, isThere: Bool) {
    var cache = ExpiringCache<String, Int>(capacity: 3)
    cache.insert(7, for: "a", at: time(5_000), lifetime: .seconds(1))
    #expect((cache.value(for: "a", at: time(5_000 + age)) != nil) == isThere)
    #expect(cache.count == (isThere ? 1 : 0))
  }

  @Test("A full cache evicts the least recently used value")
  func eviction() {
    var cache = ExpiringCache<String, Int>(capacity: 3)
    for (number, key) in ["a", "b", "c"].enumerated() {
      #expect(cache.insert(number, for: key, at: time(0), lifetime: .seconds(9)) == 0)
    }
    _ = cache.value(for: "a", at: time(1))
    #expect(cache.insert(3, for: "d", at: time(1), lifetime: .seconds(9)) == 1)
    #expect(cache.value(for: "b", at: time(1)) == nil)
    #expect(cache.insert(4, for: "e", at: time(1), lifetime: .seconds(9)) == 1)
    #expect(["a", "b", "c", "d", "e"].map { cache.value(for: $0, at: time(1)) } == [0, nil, nil, 3, 4])
    #expect(cache.count == 3)
  }

  @Test("A newer value replaces the older and restarts its lifetime")
  func replacement() {
    var cache = ExpiringCache<String, Int>(capacity: 2)
    cache.insert(1, for: "a", at: time(0), lifetime: .seconds(1))
    cache.insert(2, for: "b", at: time(0), lifetime: .seconds(9))
    #expect(cache.insert(3, for: "a", at: time(900), lifetime: .seconds(1)) == 0)
    #expect(cache.value(for: "a", at: time(1_899)) == 3)
    #expect(cache.value(for: "b", at: time(1_899)) == 2)
    #expect(cache.count == 2)
  }

  @Test("A capacity of 0 keeps nothing, and a capacity of 1 keeps one value")
  func smallest() {
    var none = ExpiringCache<String, Int>(capacity: 0)
    #expect(none.insert(1, for: "a", at: time(0), lifetime: .seconds(1)) == 0)
    #expect(none.value(for: "a", at: time(0)) == nil)
    var one = ExpiringCache<String, Int>(capacity: 1)
    one.insert(1, for: "a", at: time(0), lifetime: .seconds(1))
    #expect(one.insert(2, for: "b", at: time(0), lifetime: .seconds(1)) == 1)
    #expect(one.value(for: "a", at: time(0)) == nil)
    #expect(one.value(for: "b", at: time(0)) == 2)
  }

  @Test("It keeps the same values as a plain list of recently used keys", arguments: 0..<8)
  func model(seed: UInt64) {
    var cache = ExpiringCache<Int, Int>(capacity: 4)
    var model: [(key: Int, value: Int)] = []
    var state = seed &* 7_919 &+ 13
    for step in 0..<400 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let key = Int(state >> 60) % 9
      let place = model.firstIndex { $0.key == key }
      if (state >> 40).isMultiple(of: 2) {
        #expect(cache.value(for: key, at: time(0)) == place.map { model[$0].value })
        if let place { model.append(model.remove(at: place)) }
      } else {
        cache.insert(step, for: key, at: time(0), lifetime: .seconds(1))
        if let place { model.remove(at: place) }
        model.append((key, step))
        if model.count > 4 { model.removeFirst() }
      }
      #expect(cache.count == model.count)
    }
  }

  private func time(_ milliseconds: Int64) -> Timestamp { Timestamp(milliseconds: milliseconds) }
}
