// From what a provider wrote to genres of the list, or to the text itself.
//
// The usual heading is a known spelling and costs one look into a table. Any other heading goes through the
// steps of `readUnusual`, each of which covers more and costs more.

import BooksTrackAPI

/// A way to read what providers write.
protocol GenreParsing: Sendable {
  /// Adds what a heading names.
  func read(_ heading: String, into collected: inout CollectedGenres)
  /// The genre that a text names, if it names one.
  func genre(named text: String) -> Int?
}

/// Reads headings with parts, other spellings and slips of the pen.
struct GenreParser: GenreParsing {
  let table: GenreTable
  /// Corrects misspelled genres if there is one.
  let speller: GenreSpeller?

  /// Last parts that say what kind of book it is about the rest: "Magic -- Fiction".
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

  /// Reads what stands between steps; false if nothing of it is known.
  private func readSteps(
    _ steps: [Substring], of whole: Substring, into collected: inout CollectedGenres
  ) -> Bool {
    guard steps.count > 1, steps.contains(where: { knownGenres(in: $0, below: nil) != nil }) else {
      return false
    }
    if !readTopic(of: steps, in: whole, into: &collected) { readPath(steps, into: &collected) }
    return true
  }

  /// Reads a heading that has no steps part by part; false if its marks separate nothing.
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

  /// A heading with marks at its ends only ("Fiction /").
  private func readStep(_ step: Substring, into collected: inout CollectedGenres) -> Bool {
    guard let numbers = knownGenres(in: step, below: nil) else { return false }
    for number in numbers { collected.add(.genre(number), step) }
    return true
  }

  /// Open Library's headings with commas: "Fiction, mystery & detective, women sleuths" and "England,
  /// fiction". Unknown parts next to each other stay together, because the comma may be theirs.
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

  /// A topic with a form at its end: the form is the genre and the topic stays one text.
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

  /// Reads steps from the wide to the narrow; what a step means may depend on the one above it.
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

  /// The genres of one step: one that it names, or all of a list.
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

  /// The genres of a list of which every part is known: "Science Fiction & Fantasy", "Fiction, horror,
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
