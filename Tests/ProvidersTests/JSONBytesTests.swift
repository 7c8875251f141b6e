import Foundation
import Testing

@testable import Providers

@Suite struct JSONBytesTests {
  @Test(arguments: 0..<UInt8(0x80))
  func `Every character survives encoding, at any place`(byte: UInt8) throws {
    for place in 0..<18 {
      var letters = Array(repeating: UInt8(ascii: "a"), count: 18)
      letters[place] = byte
      let text = String(decoding: letters, as: UTF8.self)
      var json = JSONBytes(capacity: 10)
      json.beginArray()
      json.text(text)
      json.endArray()
      #expect(try JSONDecoder().decode([String].self, from: Data(json.bytes)) == [text])
    }
  }

  @Test(arguments: [0, 7, 9, 10, 99, 100, 65_536, -1, -120, Int.max, Int.min])
  func `A number is encoded as its description`(number: Int) {
    var json = JSONBytes(capacity: 10)
    json.number(number)
    #expect(String(decoding: json.bytes, as: UTF8.self) == "\(number)")
  }
}
