// A repeatable random generator for the library's tests: a linear congruential step and a finalizer,
// different from all generators of the code under test.

struct Draws {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(bitPattern: Int64(seed)) &* 0x5851_F42D_4C95_7F2D &+ 0x1405_7B7E_F767_814F
  }

  mutating func bits() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var mixed = state ^ state >> 33
    mixed = mixed &* 0xFF51_AFD7_ED55_8CCD
    return mixed ^ mixed >> 29
  }

  mutating func below(_ bound: Int) -> Int { Int(bits() % UInt64(bound)) }

  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }
}
