// The digest depends on every word, and on the boundaries between words.

import Testing

@testable import Simulation

@Suite struct DigestTests {
  private static func digest(_ absorb: (inout Digest) -> Void) -> UInt64 {
    var digest = Digest()
    absorb(&digest)
    return digest.value
  }

  @Test(arguments: 0..<40) func everyByteOfATextCounts(length: Int) {
    let bytes = (0..<length).map { UInt8($0 + 1) }
    let whole = Self.digest { $0.absorb(bytes) }
    for index in bytes.indices {
      var other = bytes
      other[index] ^= 0x80
      #expect(Self.digest { $0.absorb(other) } != whole)
    }
    #expect(Self.digest { $0.absorb(bytes + [0]) } != whole)
    #expect(Self.digest { $0.absorb([0] + bytes) } != whole)
  }

  @Test func orderAndBordersCount() {
    #expect(
      Self.digest {
        $0.absorb("ab"); $0.absorb("c")
      }
        != Self.digest {
          $0.absorb("a"); $0.absorb("bc")
        })
    #expect(
      Self.digest {
        $0.absorb(UInt64(1)); $0.absorb(UInt64(2))
      }
        != Self.digest {
          $0.absorb(UInt64(2)); $0.absorb(UInt64(1))
        })
  }

  @Test func aTextIsItsBytes() {
    #expect(Self.digest { $0.absorb("Dvořák") } == Self.digest { $0.absorb(Array("Dvořák".utf8)) })
  }

  @Test func itIsWrittenAsSixteenDigits() { #expect(Digest().description.count == 16) }
}
