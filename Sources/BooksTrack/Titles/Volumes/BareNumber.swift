// A number at the end of a title, without any sign: `Attack on Titan 33`, `Hakim 2: From Turkey to Greece`.
// It may be a volume or part of the title (`Apollo 13`). Another book of the writer, of the same title with
// the number before or after it, proves that it counts; and so does a series of that name.

/// Reads bare numbers.
enum BareNumber {
  /// The text before the number, as written, and the number; nil if there is none, or if a word before it
  /// counts something else (`Room 5`).
  static func read(_ title: String) -> (name: String, number: Int)? {
    let line = TitleLine(title)
    let main = (SubtitleSplit(anySignIn: line) ?? SubtitleSplit(groupOf: line))?.main ?? 0..<line.count
    let tokens = line.words(in: main)
    guard tokens.count > 1, let last = tokens.last, last.upperBound == main.upperBound,
      last.count <= longest, last.lowerBound > 0, line.folded[last.lowerBound - 1] == TitleLine.space,
      let number = Int(line.text(last)), number > 0,
      !CountedThings.common.contains(tokens[tokens.count - 2], in: line)
    else { return nil }
    let name = line.trimmed(main.lowerBound..<last.lowerBound, of: .aroundNames)
    return line.hasLetter(in: name) ? (line.text(name), number) : nil
  }

  /// Whether the key of a title may end in such a number; false for most titles, at little cost.
  static func isPossible(in key: String) -> Bool {
    key.utf8.last.map { (0x30...0x39).contains($0) } ?? false
  }

  /// The keys of the titles with the number before and after it; none if the key does not end in that number.
  static func neighbours(of key: String, _ number: Int) -> [String] {
    guard key.hasSuffix(" \(number)") else { return [] }
    let name = key.dropLast("\(number)".utf8.count)
    return [number - 1, number + 1].filter { $0 > 0 }.map { name + "\($0)" }
  }

  /// Longer numbers are years, or titles.
  private static let longest = 3
}
