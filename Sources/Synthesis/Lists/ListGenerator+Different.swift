// Books that look like another one of the list: volumes, parts and years; wholes and collections;
// adaptations, guides and workbooks; and books with the same title by other writers.

import Facts
import Simulation

extension ListGenerator {
  /// Adds a pair of that kind: two new books, or one next to a book of the list. Returns false if that is
  /// impossible.
  mutating func addAlike(_ kind: DifferentKind) -> Bool {
    switch kind {
    case .volume: addNumbered(.volume, ListWords.volumes)
    case .part: addNumbered(.part, ["en": ListWords.parts])
    case .year: addYears()
    default: addBeside(kind)
    }
  }

  // MARK: Two books of one form

  private mutating func addNumbered(_ kind: DifferentKind, _ forms: [String: [String]]) -> Bool {
    guard let model = freshTitle(in: Set(forms.keys)), let form = stream.pick(forms[model.language] ?? [])
    else {
      return false
    }
    let most = kind == .part ? 3 : 9
    let first = stream.below(most)
    let second = (first + 1 + stream.below(most - 1)) % most
    return addTwo(kind, model, [first, second]) { number in
      ListText.filled(
        form,
        [
          "t": model.wording.main, "n": "\(number + 1)", "w": ListWords.numerals[number],
          "r": ListWords.romanNumerals[number],
        ])
    }
  }

  private mutating func addYears() -> Bool {
    guard let model = freshTitle(in: ["en"]), let name = stream.pick(ListWords.yearbooks),
      let topic = stream.pick(ListWords.topics), let form = stream.pick(ListWords.years)
    else { return false }
    let first = stream.within(1_995...2_023)
    let second = first + (stream.chance(1, in: 2) ? 1 : -stream.within(1...9))
    let title = ListText.filled(name, ["x": topic])
    return addTwo(.year, model, [first, second], isDated: true) { year in
      ListText.filled(form, ["t": form.hasPrefix("{y}") ? Self.bare(title) : title, "y": "\(year)"])
    }
  }

  private mutating func addTwo(
    _ kind: DifferentKind, _ model: ListedBook, _ numbers: [Int], isDated: Bool = false,
    title: (Int) -> String
  ) -> Bool {
    let added = numbers.compactMap { number in
      add(
        ListedBook(
          wording: Wording(main: title(number), author: model.wording.author), language: model.language,
          edition: newEdition(model, year: isDated ? number : model.edition.year), isDated: isDated,
          isTaken: true))
    }
    guard added.count == 2 else { return false }
    alike.append(AlikeBooks(kind: kind, left: added[0], right: added[1]))
    return true
  }

  private mutating func newEdition(_ model: ListedBook, year: Int?) -> ListedEdition {
    let isbn = stream.chance(rates.share(.noISBN), in: 10_000) ? nil : newISBN(language: model.language)
    return ListedEdition(isbn: isbn, publisher: model.edition.publisher, year: year)
  }

  // MARK: A book beside another

  private mutating func addBeside(_ kind: DifferentKind) -> Bool {
    let start = stream.below(books.count)
    let places = books.indices.lazy.map { [books] in ($0 + start) % books.count }
    guard let index = places.first(where: { [books] in Self.isModel(books[$0], kind) }),
      let writer = writer(kind, of: books[index].wording), let title = title(kind, of: books[index].wording)
    else { return false }
    let model = books[index]
    let book = ListedBook(
      wording: Wording(main: title, author: writer), language: "en",
      edition: newEdition(model, year: model.edition.year), isTaken: true)
    guard let added = add(book, isNamesake: kind == .sameFamily) else { return false }
    books[index].isTaken = true
    alike.append(AlikeBooks(kind: kind, left: index, right: added))
    return true
  }

  /// Returns true if a look-alike can be made for the book.
  private static func isModel(_ book: ListedBook, _ kind: DifferentKind) -> Bool {
    guard book.language == "en", !book.isTaken, !book.needsMarker, !book.needsSubtitle else { return false }
    // A shared title is hardest to distinguish when neither subtitle nor marker follows it.
    return kind != .sameFamily && kind != .otherWriter || book.wording.title == book.wording.main
  }

  /// Returns the text of the look-alike's author cell.
  private mutating func writer(_ kind: DifferentKind, of wording: Wording) -> String? {
    switch kind {
    case .otherWriter: return newWriter()
    case .sameFamily:
      let parts = NameParts(wording.author)
      let given = catalog.words.names.filter { $0.language == "en" }.flatMap { $0.female + $0.male }
      guard !parts.given.isEmpty, let other = stream.pick(given.filter { $0.first != parts.given.first })
      else {
        return nil
      }
      return people.author(given: other, family: parts.family, language: "en")?.name
    case .adaptation, .about, .workbook:
      return stream.chance(rates.share(.sameAuthor), in: 10_000)
        ? wording.author : newWriter()
    default: return wording.author
    }
  }

  private mutating func title(_ kind: DifferentKind, of wording: Wording) -> String? {
    let forms =
      switch kind {
      case .wholeAndPart: ListWords.wholes
      case .collection: ListWords.collections
      case .adaptation: ListWords.adaptations
      case .about: ListWords.about
      case .stories: ListWords.stories
      case .workbook: ListWords.workbooks
      case .sequel: ListWords.sequels
      default: ["{t}"]
      }
    guard let form = stream.pick(forms) else { return nil }
    let name = form.hasPrefix("The ") ? Self.bare(wording.main) : wording.main
    return ListText.filled(
      form, ["t": name, "a": wording.author, "n": "1", "w": "One", "r": "I"])
  }
  /// Returns the title without a leading "The".
  private static func bare(_ title: String) -> String {
    title.hasPrefix("The ") ? String(title.dropFirst(4)) : title
  }
}
