// A fast path for simple names (ASCII letters, spaces and full stops, given names first), parsed in one pass
// over their bytes. Most names of most exports are simple, and every imported row has one. Any other name (a
// comma, a hyphen, a particle, a suffix, a title, initials without full stops) is left to `NameParser`, which
// would return the same for simple names.

enum SimpleName {
  static func read(_ text: String) -> AuthorName? {
    guard text.utf8.count <= 64 else { return nil }
    var text = text
    return text.withUTF8 { bytes in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count + 1) { output in
        var scanner = Scanner(output: output)
        for byte in bytes where !scanner.add(byte) { return nil }
        return scanner.finish()
      }
    }
  }

  private struct Scanner {
    let output: UnsafeMutableBufferPointer<UInt8>
    var count = 0
    var tokens = 0
    var tokenStart = 0
    var lastStart = 0
    var capitals = 0

    init(output: UnsafeMutableBufferPointer<UInt8>) { self.output = output }

    /// Adds a byte; returns false if the name is not simple.
    mutating func add(_ byte: UInt8) -> Bool {
      switch byte {
      case 0x61...0x7A:
        append(byte)
      case 0x41...0x5A:
        append(byte | 0x20)
        capitals += 1
      case 0x27: break
      case 0x20, 0x2E: return endToken()
      default: return false
      }
      return true
    }

    private mutating func append(_ letter: UInt8) {
      if tokenStart == count, count > 0 {
        output[count] = 0x20
        count += 1
        tokenStart = count
      }
      output[count] = letter
      count += 1
    }

    private mutating func endToken() -> Bool {
      guard count > tokenStart else { return true }
      let length = count - tokenStart
      let word = TitleLine.fingerprint(ofFolded: UnsafeBufferPointer(rebasing: output[tokenStart..<count]))
      guard capitals < 2 || capitals < length, NameWords.particles[word] == nil,
        NameWords.suffixes[word] == nil,
        !NameWords.titles.contains(word)
      else { return false }
      tokens += 1
      capitals = 0
      lastStart = tokenStart
      tokenStart = count
      return true
    }

    mutating func finish() -> AuthorName? {
      // A degree may end like this: `M.D.`, `M.Sc.`. No family name is that short.
      guard endToken(), tokens > 0, tokens < 4 || count - lastStart > 2 else { return nil }
      // "Rowling J.K." is inverted.
      guard tokens < 3 || count - lastStart > 1 else { return nil }
      let text = String(decoding: UnsafeBufferPointer(rebasing: output[..<count]), as: UTF8.self)
      return AuthorName(simple: text, tokenCount: tokens)
    }
  }
}
