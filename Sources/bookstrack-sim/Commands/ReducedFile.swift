// A file made small and strange: lines and cells are taken away and texts replaced, as long as a condition
// holds. The file is handled as lines of bytes, not as parsed rows, so every oddity of it survives.

import Simulation

/// A file that is being reduced.
struct ReducedFile {
  /// The condition that a smaller file has to meet.
  typealias Condition = ([UInt8]) async throws -> Bool

  private(set) var lines: [[UInt8]]
  /// Cells with a text that was replaced, and those that had to stay as they were.
  private(set) var invented = 0
  private(set) var kept: [String] = []
  private let holds: Condition
  private let delimiter: UInt8
  /// Of the whole file, so the texts cannot be found again without it.
  private let seed: UInt64

  init(_ bytes: [UInt8], while holds: @escaping Condition) {
    lines = Self.lines(of: bytes)
    self.holds = holds
    let first = lines.first { $0.count > 1 } ?? []
    let candidates = [UInt8](",;\t|".utf8)
    delimiter = candidates.max { one, two in first.count { $0 == one } < first.count { $0 == two } } ?? 0x2C
    var digest = Digest()
    digest.absorb(bytes)
    seed = digest.value
  }

  var bytes: [UInt8] { lines.flatMap { $0 } }

  private static func lines(of bytes: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = [[]]
    for byte in bytes {
      lines[lines.count - 1].append(byte)
      if byte == 0x0A { lines.append([]) }
    }
    return lines.filter { !$0.isEmpty }
  }

  /// Takes lines away: halves, then quarters, and so on to single lines, until none can go.
  mutating func dropLines() async throws {
    var size = max(1, lines.count / 2)
    while true {
      var (start, hasDropped) = (0, false)
      while start < lines.count {
        var fewer = lines
        fewer.removeSubrange(start..<min(start + size, lines.count))
        if !fewer.isEmpty, try await holds(fewer.flatMap { $0 }) {
          lines = fewer
          hasDropped = true
        } else {
          start += size
        }
      }
      if size == 1 && !hasDropped { return }
      size = hasDropped && size == 1 ? 1 : max(1, size / 2)
    }
  }

  /// Empties each cell below the first line that is not needed, and replaces the texts of the others: all at
  /// once, since some resemble each other, or else column by column, or else cell by cell. A text that carries
  /// the symptom stays.
  mutating func disguise() async throws {
    for place in places { _ = try await change([place]) { _ in [] } }
    let texts = places.filter { hasText($0) }
    if try await invent(texts) { return }
    for column in Set(texts.map(\.cell)).sorted() {
      let ofColumn = texts.filter { $0.cell == column }
      if try await invent(ofColumn) { continue }
      for place in ofColumn where try await !invent([place]) {
        kept.append(String(decoding: cells(of: place.line)[place.cell], as: UTF8.self))
      }
    }
  }

  /// A cell of a line.
  private typealias Place = (line: Int, cell: Int)

  /// The cells below the first line.
  private var places: [Place] {
    lines.indices.dropFirst().flatMap { line in cells(of: line).indices.map { (line, $0) } }
  }

  private func hasText(_ place: Place) -> Bool {
    cells(of: place.line)[place.cell].contains { $0 > 0x20 && $0 != 0x22 }
  }

  /// Replaces the texts of cells together, if the condition then holds.
  private mutating func invent(_ places: [Place]) async throws -> Bool {
    // A number may be what the symptom is about, as that of a volume.
    let file = self
    let inventions: [([UInt8]) -> [UInt8]] = [
      { file.words(of: $0, withNumbers: true) }, { file.words(of: $0, withNumbers: false) },
      { file.letters(of: $0) },
    ]
    for invention in inventions where try await change(places, invention) {
      invented += places.count
      return true
    }
    return false
  }

  /// Changes cells together, if something changes and the condition then holds.
  private mutating func change(
    _ places: [Place], _ new: ([UInt8]) -> [UInt8]
  ) async throws -> Bool {
    var changed = lines
    for line in Set(places.map(\.line)).sorted() {
      var cells = cells(of: line)
      for place in places where place.line == line { cells[place.cell] = new(cells[place.cell]) }
      changed[line] = Array(cells.joined(separator: [delimiter])) + ending(of: line)
    }
    guard changed != lines, try await holds(changed.flatMap { $0 }) else { return false }
    lines = changed
    return true
  }

  private func ending(of line: Int) -> [UInt8] {
    Array(lines[line].reversed().prefix { $0 == 0x0A || $0 == 0x0D }.reversed())
  }

  /// The cells of a line, with their quotes.
  private func cells(of line: Int) -> [[UInt8]] {
    var (cells, isQuoted): ([[UInt8]], Bool) = ([[]], false)
    for byte in lines[line].dropLast(ending(of: line).count) {
      if byte == 0x22 { isQuoted.toggle() }
      if byte == delimiter && !isQuoted { cells.append([]) } else { cells[cells.count - 1].append(byte) }
    }
    return cells
  }

  // MARK: Invented texts

  /// Replaces each word by another one of the same length, the same word always by the same.
  private func words(of cell: [UInt8], withNumbers: Bool) -> [UInt8] {
    var (result, word): (String, String) = ("", "")
    func flush() {
      var stream = RandomStream(seed: seed, name: word.lowercased())
      result += word.map { Self.replacement(for: $0, stream.below(1 << 20)) }
      word = ""
    }
    for character in String(decoding: cell, as: UTF8.self) {
      if character.isLetter || (withNumbers && character.isNumber) {
        word.append(character)
      } else {
        flush()
        result.append(character)
      }
    }
    flush()
    return Array(result.utf8)
  }

  /// Replaces each letter by another one, the same letter always by the same, so words that resemble each other
  /// still do.
  private func letters(of cell: [UInt8]) -> [UInt8] {
    let text = String(decoding: cell, as: UTF8.self).map { character -> Character in
      var stream = RandomStream(seed: seed, name: character.lowercased())
      return character.isNumber ? character : Self.replacement(for: character, stream.below(1 << 20))
    }
    return Array(String(text).utf8)
  }

  /// Characters that stand for each other, and those that they are replaced by.
  private static let kinds: [(of: Set<Character>, new: [Character])] = [
    ("0123456789", "123456789"), ("aeiou", "aeiou"), ("AEIOU", "AEIOU"),
    ("bcdfghjklmnpqrstvwxyz", "bdfgklmnprstvz"), ("BCDFGHJKLMNPQRSTVWXYZ", "BDFGKLMNPRSTVZ"),
  ].map { (Set($0.0), Array($0.1)) }

  /// Returns a character of the same kind: a digit, a vowel or consonant of the same case, or a letter that is
  /// near in its script; any other character stays.
  private static func replacement(for character: Character, _ number: Int) -> Character {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else {
      return character
    }
    for kind in kinds where kind.of.contains(character) { return kind.new[number % kind.new.count] }
    guard character.isLetter, let other = Unicode.Scalar(scalar.value & ~0x1F | UInt32(number % 32)),
      other.properties.isAlphabetic, other.properties.generalCategory == scalar.properties.generalCategory
    else { return character }
    return Character(other)
  }
}
