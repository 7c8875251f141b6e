// The parser that maps genre headings of providers to listed genres.
//
// Most headings are a known spelling and cost one table look-up. Any other heading goes through the steps of
// `readUnusual`, each of which covers more forms and costs more.

import BooksTrackAPI

/// A parser of providers' genre headings.
protocol GenreParsing: Sendable {
  /// Adds the genres of a heading to `collected`.
  func read(_ heading: String, into collected: inout CollectedGenres)
  /// Returns the number of the genre that the text names, or nil if it names none.
  func genre(named text: String) -> Int?
}

/// Parses headings with several parts, variant spellings and misspellings.
struct GenreParser: GenreParsing {
  let table: GenreTable
  /// The corrector of misspelled genres; nil to correct none.
  let speller: GenreSpeller?

  /// Last parts that state the form of a book about the preceding topic: "Magic -- Fiction".
  private static let forms: Set<String> = [
    "fiction", "juvenilefiction", "juvenileliterature", "youngadultfiction", "poetry", "drama", "biography",
    "history",
    "historycriticism", "criticisminterpretation", "comicbooksstripsetc", "comicbooks", "folklore", "humor",
  ]

  func read(_ heading: String, into collected: inout CollectedGenres) {
    let folded = FoldedText.fold(heading)
    if let meaning = table.meaning(ofFolded: folded) {
      return collected.add(meaning, heading[...].trimmed)
    }
    let whole = heading[...].trimmed
    guard whole.contains(where: { $0 != "/" }) else { return }
    readUnusual(whole, folded: folded, into: &collected)
  }

  func genre(named text: String) -> Int? {
    let folded = FoldedText.fold(text)
    switch table.meaning(ofFolded: folded) ?? table.meaning(ofOtherwiseSpelled: folded) {
    case .genre(let number): return number
    case .some: return nil
    case nil: return speller?.genre(meantBy: folded)
    }
  }

  private func readUnusual(_ whole: Substring, folded: String, into collected: inout CollectedGenres) {
    let heading = GenreHeading(whole)
    if !heading.isPlain {
      if readSteps(heading.steps, of: whole, into: &collected) { return }
      if readTopic(of: heading.commaParts, in: whole, into: &collected) { return }
    }
    if let meaning = table.meaning(ofOtherwiseSpelled: folded) { return collected.add(meaning, whole) }
    if !heading.isPlain, readParts(of: heading, whole, into: &collected) { return }
    if let number = speller?.genre(meantBy: folded) { return collected.add(corrected: number) }
    collected.add(unknown: whole)
  }

  /// Parses the parts between steps. Returns false if none of them is a known genre.
  private func readSteps(
    _ steps: [Substring], of whole: Substring, into collected: inout CollectedGenres
  ) -> Bool {
    guard steps.count > 1, steps.contains(where: { knownGenres(in: $0, below: nil) != nil }) else {
      return false
    }
    if !readTopic(of: steps, in: whole, into: &collected) { readPath(steps, into: &collected) }
    return true
  }

  /// Parses a heading by its parts. Returns false if they name no known genre.
  private func readParts(
    of heading: GenreHeading, _ whole: Substring, into collected: inout CollectedGenres
  ) -> Bool {
    if let step = heading.steps.first, step != whole { return readStep(step, into: &collected) }
    if let numbers = listedGenres(in: heading, below: nil) {
      for number in numbers { collected.add(.genre(number), whole) }
      return true
    }
    return readInverted(heading.commaParts, into: &collected)
  }

  /// Parses a heading with separators only at its ends ("Fiction /").
  private func readStep(_ step: Substring, into collected: inout CollectedGenres) -> Bool {
    guard let numbers = knownGenres(in: step, below: nil) else { return false }
    for number in numbers { collected.add(.genre(number), step) }
    return true
  }

  /// Parses Open Library's comma headings: "Fiction, mystery & detective, women sleuths" and "England,
  /// fiction". Adjacent unknown parts stay together, because the comma may belong to them.
  private func readInverted(_ parts: [Substring], into collected: inout CollectedGenres) -> Bool {
    guard parts.count > 1, let first = knownGenres(in: parts[0], below: nil)?.last, isHeadOfStories(first)
    else {
      return false
    }
    readPath(parts, keepingRuns: true, into: &collected)
    return true
  }

  private func isHeadOfStories(_ number: Int) -> Bool {
    table.tree.genres[number].parent == nil && table.holdsStories(number)
  }

  /// Parses a topic that ends in a form: the form becomes a genre, and the topic stays one text.
  private func readTopic(
    of parts: [Substring], in whole: Substring, into collected: inout CollectedGenres
  ) -> Bool {
    guard parts.count > 1, let last = parts.last,
      Self.forms.contains(GenreTable.squeezed(FoldedText.fold(last))),
      let form = knownGenres(in: last, below: nil)?.last
    else { return false }
    if let first = knownGenres(in: parts[0], below: nil)?.last {
      // "Science fiction -- History and criticism" is a path; "World War, 1939-1945 -- Fiction" is a topic.
      guard table.holdsStories(form), !table.holdsStories(first), isNonfiction(first) else { return false }
    }
    collected.add(unknown: whole[parts[0].startIndex..<parts[parts.count - 2].endIndex])
    collected.add(.genre(form), last)
    return true
  }

  private func isNonfiction(_ number: Int) -> Bool {
    table.tree.genres[table.tree.root(of: number)].name == "Nonfiction"
  }

  /// Parses steps from the broadest to the narrowest. The meaning of a step may depend on the one above it.
  private func readPath(
    _ steps: [Substring], keepingRuns: Bool = false, into collected: inout CollectedGenres
  ) {
    var above: Int?
    var run: Substring?
    for step in steps {
      if isFiller(step) { continue }
      if let numbers = knownGenres(in: step, below: above) {
        if let passed = run { collected.add(unknown: passed) }
        run = nil
        for number in numbers { collected.add(.genre(number), step) }
        above = numbers.last
      } else if let number = speller?.genre(meantBy: FoldedText.fold(step)) {
        collected.add(corrected: number)
        above = number
      } else if keepingRuns {
        run = run.map { Substring($0.base[$0.startIndex..<step.endIndex]) } ?? step
      } else {
        collected.add(unknown: step)
      }
    }
    if let run { collected.add(unknown: run) }
  }

  private func isFiller(_ step: Substring) -> Bool {
    table.meaning(ofFolded: FoldedText.fold(step)) == .filler
  }

  /// Returns the genre that the step names, or all genres of a list; nil if any part is unknown.
  private func knownGenres(in step: Substring, below above: Int?) -> [Int]? {
    if let number = knownGenre(step, below: above) { return [number] }
    let heading = GenreHeading(step)
    return heading.isPlain ? nil : listedGenres(in: heading, below: above)
  }

  private func knownGenre(_ text: Substring, below above: Int?) -> Int? {
    if let above, let number = table.genre(text, below: above) { return number }
    let folded = FoldedText.fold(text)
    guard
      case .genre(let number) = table.meaning(ofFolded: folded) ?? table.meaning(ofOtherwiseSpelled: folded)
    else { return nil }
    return number
  }

  /// Returns the genres of a list if every part is known: "Science Fiction & Fantasy", "Fiction, horror,
  /// general".
  private func listedGenres(in heading: GenreHeading, below above: Int?) -> [Int]? {
    for parts in [heading.commaParts, heading.listParts] where parts.count > 1 {
      if let numbers = knownGenres(inAll: parts, below: above) { return numbers }
    }
    return nil
  }

  private func knownGenres(inAll parts: [Substring], below above: Int?) -> [Int]? {
    var numbers: [Int] = []
    for part in parts where !isFiller(part) {
      guard let number = knownGenre(part, below: numbers.last ?? above) else { return nil }
      numbers.append(number)
    }
    return numbers.isEmpty ? nil : numbers
  }
}
