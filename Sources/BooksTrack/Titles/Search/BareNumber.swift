// A number in a title without a word or sign for volumes that is certain: `Attack on Titan 33`, `Hakim 2:
// From Turkey to Greece`, `Otherland Band 3`, `No Plan B (Jack Reacher 27)`, `[Foundation 02] Forward the
// Foundation`.
//
// It may be a volume or part of the title (`Apollo 13`). It is a volume if there is a series of that name,
// or if the writer has another book of that name: with the number before or after it, or with any other
// number if it is written as volumes are. A Roman number (`Dresden Files IX`) only adds the book to a
// series of that name, unless it stands as volumes do (`La Torre Oscura II: …`). The name may be the whole
// text before the number or what follows a sign in it; the titles of other books decide (`ImportPlanner`).

/// A number in a title, and the name that it may count.
struct BareNumber: Equatable {
  /// The text before the number, as written.
  var name: String
  /// The part of the name behind its last sign: `Red Rising` in `Golden Son: Red Rising 2`.
  var shortName: String?
  /// The number.
  var position: SeriesPosition
  /// True if the number is written as volumes are, so that any other number beside it suffices.
  var isTelling: Bool
  /// True if the number is Roman, as those of rulers are: the number before or after it proves nothing.
  var isRoman = false
  /// True if a word for the parts of a work precedes: they are volumes only beside other parts.
  var isOfPart = false

  /// Returns the number of a title; nil if there is none, or if the word before it counts something else
  /// (`Room 5`).
  static func find(in title: String) -> BareNumber? {
    let finder = BareNumberFinder(line: BareNumberFinder.withoutEdition(TitleLine(title)))
    return finder.inGroup() ?? finder.inFront() ?? finder.inText()
  }

  /// Returns the number of a title that counts the parts of a work: `Krzyżacy, część 1`. The parts of one
  /// play are no series, and an English "Part 1" at the end mostly counts them: `Henry IV, Part 1`.
  static func ofPart(_ marks: [VolumeMark]) -> BareNumber? {
    guard marks.count == 1, let mark = marks.first, mark.mayCountSeries, let name = mark.name else {
      return nil
    }
    let line = TitleLine(name)
    guard let last = line.words(in: 0..<line.count).last, RomanNumeral.value(of: line.folded[last]) == nil
    else { return nil }
    return BareNumber(
      name: name, shortName: mark.shortName, position: mark.position, isTelling: true, isOfPart: true)
  }

  /// Returns true if the name behind a sign may be that of a series with this number: not if the number is
  /// Roman and the name as short as that of a ruler.
  var mayFollowTitle: Bool {
    !isRoman || shortName.map { $0.split(separator: " ").count > 2 } ?? false
  }

  /// Returns true if this and another number of the same name prove that both count volumes.
  func proves(_ other: BareNumber) -> Bool {
    guard position != other.position else { return false }
    if isTelling || other.isTelling { return true }
    guard !isRoman, !other.isRoman, let one = position.wholeVolumes.first,
      let two = other.position.wholeVolumes.first
    else { return false }
    return abs(one - two) == 1
  }

  /// Returns false if a title certainly has no number: no digit, no word of the letters of Roman numbers, and
  /// no character of those that contain both. Much cheaper than parsing the title.
  static func isPossible(in title: String) -> Bool {
    var previous: UInt8 = 0
    var isRoman = false
    for byte in title.utf8 {
      // From U+3000 on there are the digits of East Asia, and in U+2140 to U+217F the Roman numbers.
      if (0x30...0x39).contains(byte) || byte >= 0xE3 || (previous, byte) == (0xE2, 0x85) { return true }
      let isLetter = (0x41...0x5A).contains(byte & 0xDF)
      if isRoman, !isLetter { return true }
      let isInWord = (0x41...0x5A).contains(previous & 0xDF)
      isRoman = capitals.contains(byte) && (isRoman || !isInWord)
      previous = byte
    }
    return isRoman
  }

  /// The letters of Roman numbers.
  static let capitals = Array("IVX".utf8)

  /// Returns the keys of the titles with the next lower and higher number; empty if the key does not end in
  /// the number. The numbers of some series are padded: `One Piece 01`.
  static func neighbours(of key: String, _ number: Int) -> [String] {
    let digits = String(key.reversed().prefix { $0.isASCII && $0.isNumber }.reversed())
    let name = key.dropLast(digits.count)
    guard name.hasSuffix(" "), Int(digits) == number else { return [] }
    var keys: [String] = []
    for other in [number - 1, number + 1] where other > 0 {
      let text = String(other)
      keys.append(name + text)
      if text.utf8.count < digits.utf8.count {
        let padding = String(repeating: "0", count: digits.utf8.count - text.utf8.count)
        keys.append(name + padding + text)
      }
    }
    return keys
  }
}
