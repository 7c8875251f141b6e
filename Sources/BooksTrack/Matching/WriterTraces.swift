// Traces of a writer by which a book is found among many with one title (DUP-10): the parts that the rules of
// names leave equal in two names of one person, and those that two slips leave unchanged. Names that share no
// trace are never one person's (`WriterComparison`, `MistypedText`), so their books need not be compared. A
// trace shared by more names than necessary only costs comparisons.
//
// - Two names of one person have the same letters, or the same words in another order, or the same family
//   name
// in another romanization, or one is the first or the last word of the other (`NameComparison`).
// - Names in two scripts have the same family name (`Romanization`), or one is a reading of the other
// (`TwoScripts`).
// - A name with two slips has a half with one slip at most (`NameHalves`).
// - Books without authors are the same unless their numbers differ.

import BooksTrackAPI

/// The traces of a book's writers.
struct WriterTraces {
  /// The likeness of writers that a rule requires.
  enum Likeness: Sendable {
    /// The same first author, or none (tier 1).
    case sameName
    /// Authors that can be one person (tier 3).
    case compatible
    /// Authors that can be one person, or one name with slips (DUP-11).
    case mistyped
  }

  private(set) var hashes: [UInt64] = []

  /// Returns the traces under which a book is posted.
  ///
  /// - Complexity: O(n) in the length of the names.
  static func posted(_ keys: MatchKeys) -> [UInt64] {
    var traces = WriterTraces()
    guard let first = keys.authors.first else {
      traces.addNobody()
      if keys.isbns.isEmpty { traces.addNobodyUnnumbered() }
      traces.addNobody(keys.isbns)
      return traces.hashes
    }
    // Any of the authors may be looked up (`WriterComparison`).
    for author in keys.authors { traces.addName(author, isAsked: false) }
    traces.addScript(first, isAsked: false)
    if !GeneralTitles.contains(keys.title.main) { traces.addHalves(first) }
    return traces.hashes
  }

  /// Returns the traces under which the books stand that a rule may match with this one.
  ///
  /// - Complexity: O(n) in the length of the name; with slips O(n²).
  static func sought(_ keys: MatchKeys, _ likeness: Likeness) -> [UInt64] {
    var traces = WriterTraces()
    guard let first = keys.authors.first else {
      guard likeness == .sameName else { return [] }
      if keys.isbns.isEmpty { traces.addNobody() } else { traces.addNobodyUnnumbered() }
      traces.addNobody(keys.isbns)
      return traces.hashes
    }
    switch likeness {
    case .sameName: traces.addLetters(first)
    case .compatible:
      traces.addName(first, isAsked: true)
      traces.addScript(first, isAsked: true)
    case .mistyped:
      traces.addName(first, isAsked: true)
      traces.addHalves(first)
    }
    return traces.hashes
  }

  /// Returns true if two books certainly have the same traces, without computing them; false if that is
  /// unknown.
  static func areAlike(_ left: MatchKeys, _ right: MatchKeys) -> Bool {
    left.titleKeys == right.titleKeys && left.writerKeys == right.writerKeys
      && (!left.authors.isEmpty || left.isbns == right.isbns)
  }

  private mutating func add(_ text: some StringProtocol, _ kind: StableHash.Kind) {
    hashes.append(StableHash.of(String(text), kind: kind))
  }
}

extension WriterTraces {
  private mutating func addLetters(_ name: AuthorName) { add(name.tokens.joined(), .nameLetters) }

  /// - Parameter isAsked: True for a look-up, false for a posting; some traces are posted in one form and
  ///   looked up in another.
  private mutating func addName(_ name: AuthorName, isAsked: Bool) {
    addLetters(name)
    let core = name.core
    guard let first = core.first, let last = core.last else { return }
    add(FamilyName.trace(last), .familyName)
    if core.count == 1 {
      add(first, isAsked ? .nameEnd : .singleName)
    } else {
      for word in first == last ? [first] : [first, last] { add(word, isAsked ? .singleName : .nameEnd) }
      addWords(core[...])
      if core.count > 2 { addWords(core.dropLast()) }
    }
    addReading(name, isAsked: isAsked)
  }

  /// Adds a hash of the words that does not depend on their order.
  private mutating func addWords(_ words: ArraySlice<Substring>) {
    hashes.append(words.reduce(0) { $0 &+ StableHash.of(String($1), kind: .nameWords) })
  }

  /// Adds the family name of a Cyrillic name, and of a Latin name that may be its romanization.
  private mutating func addReading(_ name: AuthorName, isAsked: Bool) {
    guard let family = name.tokens.last else { return }
    if Romanization.isCyrillic(name.text) {
      add(Romanization.key(Romanization.romanized(family)), isAsked ? .latinName : .foreignName)
    } else if name.isLatin {
      add(Romanization.key(String(family)), isAsked ? .foreignName : .latinName)
    }
  }

  /// Adds the scripts that a name in Latin letters can be a reading of, or the signs of a name's readings.
  private mutating func addScript(_ name: AuthorName, isAsked: Bool) {
    if name.isLatin {
      for sign in NameScript.signs(ofLatin: name) { add(sign, isAsked ? .foreignName : .latinName) }
    } else if let script = NameScript(of: name) {
      for sign in script.signs(of: name) { add(sign, isAsked ? .latinName : .foreignName) }
    }
  }

  /// Adds the halves of a name, and of its first and last word in case middle names are left out.
  private mutating func addHalves(_ name: AuthorName) {
    let tokens = name.tokens
    hashes += NameHalves(tokens).traces
    guard tokens.count > 2 else { return }
    hashes += NameHalves([tokens[0], tokens[tokens.count - 1]]).traces
  }

  private mutating func addNobody() { add("", .nobody) }

  private mutating func addNobodyUnnumbered() { add("0", .nobody) }

  private mutating func addNobody(_ isbns: [ISBN]) {
    for isbn in isbns { hashes.append(isbn.number ^ StableHash.Kind.nobody.rawValue << 8) }
  }
}

/// The part of a family name that is the same in every romanization (`Transliteration`, `SpelledUmlaut`):
/// its beginning, and its letters without vowels, with `f` and `w` as `v` and `z` as `s`, and without
/// repetitions.
enum FamilyName {
  static func trace(_ name: Substring) -> String {
    var trace: [Unicode.Scalar] = []
    for scalar in name.unicodeScalars {
      let letter: Unicode.Scalar
      switch scalar {
      case "a", "e", "i", "o", "u", "y", "j": continue
      case "f", "w": letter = "v"
      case "z": letter = "s"
      default: letter = scalar
      }
      if letter != trace.last { trace.append(letter) }
    }
    var text = String.UnicodeScalarView(name.unicodeScalars.prefix(1))
    text.append(contentsOf: trace)
    return String(text)
  }
}
