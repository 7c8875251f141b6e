// By which traces of its writer a book is found among many of one title (DUP-10): what the rules of names
// leave the same in two names that may be one person's, and what two slips leave of a name. Names that share
// no trace are never one person's (`WriterComparison`, `MistypedText`), so books of theirs need not be
// compared. What is shared by more names than need be costs comparisons, and nothing else.
//
//   - Two names of one person have the same letters, or the same words in another order, or the same family
//     name but for how it is put into Latin letters, or one is the first or the last word of the other
//     (`NameComparison`).
//   - Of a name in two scripts the family name agrees (`Romanization`), or the one can be read as the other
//     (`TwoScripts`).
//   - Where a name has two slips, one half of it has one at most (`NameHalves`).
//   - Books of nobody are one if there is no number that speaks against it.

import BooksTrackAPI

/// The traces of a book's writers.
struct WriterTraces {
  /// What two books have to have in common for a rule to make them one.
  enum Likeness: Sendable {
    /// The same first author, or none (tier 1).
    case sameName
    /// Authors that can be one person (tier 3).
    case compatible
    /// Authors that can be one person, or one name with slips (DUP-11).
    case mistyped
  }

  private(set) var hashes: [UInt64] = []

  /// What a book is found under.
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
    // Whoever is looked for may be any of them (`WriterComparison`).
    for author in keys.authors { traces.addName(author, isAsked: false) }
    traces.addScript(first, isAsked: false)
    if !GeneralTitles.contains(keys.title.main) { traces.addHalves(first) }
    return traces.hashes
  }

  /// Where the books stand that a rule may make one with this.
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

  /// Whether two books have the same traces, told without making them; false if it is not to be told so.
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

  /// - Parameter isAsked: Whether the name is looked for; what stands on one side alone is looked for on the
  ///   other.
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

  /// Words in whatever order.
  private mutating func addWords(_ words: ArraySlice<Substring>) {
    hashes.append(words.reduce(0) { $0 &+ StableHash.of(String($1), kind: .nameWords) })
  }

  /// The family name of a Cyrillic name, and of one that may be the same in Latin letters.
  private mutating func addReading(_ name: AuthorName, isAsked: Bool) {
    guard let family = name.tokens.last else { return }
    if Romanization.isCyrillic(name.text) {
      add(Romanization.key(Romanization.romanized(family)), isAsked ? .latinName : .foreignName)
    } else if name.isLatin {
      add(Romanization.key(String(family)), isAsked ? .foreignName : .latinName)
    }
  }

  /// As what a name in Latin letters can be read, and what the readings of one in another script are called.
  private mutating func addScript(_ name: AuthorName, isAsked: Bool) {
    if name.isLatin {
      for sign in NameScript.signs(ofLatin: name) { add(sign, isAsked ? .foreignName : .latinName) }
    } else if let script = NameScript(of: name) {
      for sign in script.signs(of: name) { add(sign, isAsked ? .latinName : .foreignName) }
    }
  }

  /// The halves of a name, and of its first and last word where middle names may be left out.
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

/// What the ways leave of a family name in which it is put into Latin letters (`Transliteration`,
/// `SpelledUmlaut`): how it begins, and its letters without vowels, `f` and `z` as `v` and `s`, and none
/// twice in a row.
enum FamilyName {
  static func trace(_ name: Substring) -> String {
    var trace: [Unicode.Scalar] = []
    for scalar in name.unicodeScalars {
      let letter: Unicode.Scalar
      switch scalar {
      case "a", "e", "i", "o", "u", "y", "j": continue
      case "f": letter = "v"
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
