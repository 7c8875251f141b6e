// Variations of a book: the difference of each kind of repeated row from the first row of its book. A
// function returns nil or false if a kind is impossible for a book.

import Simulation

extension ListGenerator {
  /// Returns the book's wording with a difference of that kind only; nil if it is impossible.
  mutating func varied(_ book: ListedBook, _ kind: SameKind) -> Wording? {
    var wording = book.wording
    let isDone =
      switch kind {
      case .identical: true
      case .titleWrong, .titleMissing, .titleDoubled, .titleSwapped, .titleTwo, .titleShort, .titleLostSpace,
        .titleMovedSpace:
        mistypeTitle(&wording, kind)
      case .nameWrong, .nameMissing, .nameDoubled, .nameSwapped, .nameTwo, .nameLostSpace, .nameMovedSpace:
        mistypeName(&wording, kind)
      case .degree, .honorific, .role, .translator, .illustrator: addToName(&wording, kind)
      case .initialsSpaced, .givenInitial, .middleDropped, .turned: rewriteName(&wording, kind)
      case .editionDash, .editionSlash, .editionBrackets: addEdition(&wording, book.language, kind)
      case .twoAtOnce: combine(&wording, book)
      default: rewriteTitle(&wording, book, kind)
      }
    return isDone ? wording : nil
  }

  // MARK: Slips

  private mutating func mistypeTitle(_ wording: inout Wording, _ kind: SameKind) -> Bool {
    let isShort = wording.main.count(where: \.isLetter) <= 6
    guard isShort == (kind == .titleShort) || kind == .titleLostSpace || kind == .titleMovedSpace else {
      return false
    }
    // The text in parentheses names a series.
    let end = wording.main.firstIndex { "([".contains($0) } ?? wording.main.endIndex
    guard let head = mistyped(String(wording.main[..<end]), kind) else { return false }
    let before = wording.title
    wording.main = head + wording.main[end...]
    // Moving or losing a space changes no letter, so it cannot produce another book's title.
    return Wording.folded(before) == Wording.folded(wording.title)
      || !titles.contains(Wording.folded(wording.main)) && !titles.contains(Wording.folded(wording.title))
  }

  private mutating func mistypeName(_ wording: inout Wording, _ kind: SameKind) -> Bool {
    let before = Wording.folded(wording.author)
    guard let name = mistyped(wording.author, kind) else { return false }
    wording.author = name
    let after = Wording.folded(name)
    return after == before || !names.contains(after)
  }

  private mutating func mistyped(_ text: String, _ kind: SameKind) -> String? {
    if let slip = kind.slip { return slip.applied(to: text, &stream)?.text }
    guard let first = stream.pick(Slip.ofLetters)?.applied(to: text, &stream) else { return nil }
    if kind == .titleShort { return first.text }
    // The slips are in two words, so that the second cannot undo the first.
    return stream.pick(Slip.ofLetters)?.applied(to: first.text, sparing: first.word, &stream)?.text
  }

  // MARK: Names

  private mutating func addToName(_ wording: inout Wording, _ kind: SameKind) -> Bool {
    guard wording.author.contains(" "), wording.author.unicodeScalars.allSatisfy({ $0.value < 0x250 }) else {
      return false
    }
    switch kind {
    case .degree: wording.author += stream.pick(ListWords.degrees) ?? ""
    case .honorific: wording.author = "\(stream.pick(ListWords.honorifics) ?? "") \(wording.author)"
    case .role: wording.author += stream.pick(ListWords.roles) ?? ""
    default:
      let forms = kind == .translator ? ListWords.translatorForms : ListWords.illustratorForms
      guard let other = newWriter(), let form = stream.pick(forms) else { return false }
      wording.author = ListText.filled(form, ["a": wording.author, "b": other])
    }
    return true
  }

  private mutating func rewriteName(_ wording: inout Wording, _ kind: SameKind) -> Bool {
    let parts = NameParts(wording.author)
    guard !parts.given.isEmpty, parts.given.first?.isASCII == true, !familyFirst.contains(wording.author)
    else {
      return false
    }
    let given = parts.given.split(separator: " ").map(String.init)
    switch kind {
    case .turned: wording.author = parts.sorted
    case .middleDropped:
      // In "Gabriel García Márquez" the middle word is part of the family name.
      let isMiddle = given.dropFirst().allSatisfy { $0.unicodeScalars.allSatisfy(\.isASCII) }
      guard given.count > 1, isMiddle, !given[0].hasSuffix(".") else { return false }
      wording.author = "\(given[0]) \(parts.family)"
    case .givenInitial:
      guard let first = given[0].first, given[0].count > 2, !given[0].contains(".") else { return false }
      wording.author = (["\(first)."] + given.dropFirst() + [parts.family]).joined(separator: " ")
    default:
      let letters = parts.given.filter { $0 != " " }
      let forms = [letters.replacing(".", with: ". "), letters, parts.given.replacing(".", with: "")]
      guard given.allSatisfy({ $0.hasSuffix(".") }), let form = stream.pick(forms) else { return false }
      wording.author = form + (form.hasSuffix(" ") ? "" : " ") + parts.family
    }
    return true
  }

  // MARK: Titles

  private mutating func addEdition(_ wording: inout Wording, _ language: String, _ kind: SameKind) -> Bool {
    guard let words = stream.pick(ListWords.editions[language] ?? []) else { return false }
    switch kind {
    case .editionDash: wording.tail = (stream.pick([" - ", " – ", " — "]) ?? " - ") + words
    case .editionSlash: wording.tail = " / \(words)"
    default: wording.tail = stream.chance(1, in: 4) ? " [\(words)]" : " (\(words))"
    }
    return true
  }

  private mutating func rewriteTitle(_ wording: inout Wording, _ book: ListedBook, _ kind: SameKind) -> Bool {
    switch kind {
    case .letterCase:
      wording.main = stream.chance(1, in: 2) ? wording.main.uppercased() : wording.main.lowercased()
    case .articleBehind:
      guard let space = wording.main.firstIndex(of: " "),
        !wording.main.contains(where: { ",(".contains($0) }),
        ListWords.articles[book.language]?.contains(String(wording.main[..<space])) == true
      else { return false }
      wording.main = "\(wording.main[wording.main.index(after: space)...]), \(wording.main[..<space])"
    case .ampersand:
      guard book.language == "en" else { return false }
      let isSign = wording.main.contains(" & ")
      wording.main.replace(isSign ? " & " : " and ", with: isSign ? " and " : " & ")
    case .decodedTwice:
      wording.main = ListText.decodedTwice(wording.main)
      wording.subtitle = wording.subtitle.map(ListText.decodedTwice)
      wording.marker = wording.marker.map(ListText.decodedTwice)
      wording.author = ListText.decodedTwice(wording.author)
      wording.further = wording.further.map(ListText.decodedTwice)
    // According to the clause, "X" and "X: Stories" are two books.
    case .subtitleDropped: if !book.needsSubtitle, wording.subtitle != "Stories" { wording.subtitle = nil }
    case .seriesBracket:
      guard let place = book.place else { return false }
      let forms = [
        "\(place.name), #\(place.place)", "\(place.name) #\(place.place)",
        "\(place.name), Book \(place.place)",
      ]
      let others = forms.filter { $0 != wording.marker }
      wording.marker =
        wording.marker == nil || book.needsMarker || stream.chance(1, in: 2) ? stream.pick(others) : nil
    default:
      guard book.language == "en", let form = ListText.withOtherNumber(wording.main) else { return false }
      wording.main = form
    }
    return true
  }

  private mutating func combine(_ wording: inout Wording, _ book: ListedBook) -> Bool {
    let titleKinds = rates.same.filter { SameKind.besideName.contains($0.name) }
    let nameKinds = rates.same.filter { SameKind.besideTitle.contains($0.name) }
    guard !titleKinds.isEmpty, !nameKinds.isEmpty else { return false }
    let title = titleKinds[stream.weighted(titleKinds.map(\.perTenThousand))].name
    let name = nameKinds[stream.weighted(nameKinds.map(\.perTenThousand))].name
    guard let left = varied(book, title), let right = varied(book, name) else { return false }
    guard left.title != wording.title, right.author != wording.author else { return false }
    wording = left
    wording.author = right.author
    return true
  }
}
