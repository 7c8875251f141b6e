// Look-alikes of other books: adaptations, books about a book, parts, successive yearbooks, and books of the
// same title by a namesake (DUP-11). A catalog contains them on request, in place of its last invented books.

import Facts
import Simulation

extension BookGenerator {
  /// Adds look-alikes until the catalog has `count` works, or until 50 attempts per missing work have failed.
  mutating func addAlike(until count: Int) {
    let originals = builder.works.indices.filter { Self.isModel(builder.works[$0]) }
    let people = EnglishPeople(
      writers: writers.filter { $0.language == "en" },
      given: builder.facts.words.names.filter { $0.language == "en" }.flatMap { $0.female + $0.male })
    let rates = CatalogAlike.rates.map(\.perHundred)
    var patience = 50 * (count - builder.works.count)
    while builder.works.count < count, patience > 0, let model = stream.pick(originals) {
      patience -= 1
      add(CatalogAlike.rates[stream.weighted(rates)].kind, to: model, people)
    }
  }

  /// The persons who can write look-alikes. All models are in English.
  private struct EnglishPeople {
    let writers: [Writer]
    /// Given names for namesakes.
    let given: [String]
  }

  private static func isModel(_ work: CatalogWork) -> Bool {
    work.language == "en" && work.kind == .standalone && !work.isKnownByNumber && !work.isKnownBySubtitle
      && !work.title.utf8.contains {
        $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "#")
      }
  }

  private mutating func add(_ kind: CatalogAlike.Kind, to model: Int, _ people: EnglishPeople) {
    let work = builder.works[model]
    guard let first = work.credits.first else { return }
    switch kind {
    case .adaptation: addBook(kind, ListWords.adaptations, model, [first], people)
    case .about: addBook(kind, ListWords.about, model, nil, people)
    case .stories: addBook(kind, ListWords.stories, model, [first], people)
    case .workbook: addBook(kind, ListWords.workbooks, model, [first], people)
    case .part: addBook(kind, ["{t}, Part One", "{t}: Part 1", "{t}, Part 1 of 2"], model, [first], people)
    case .namesake: addBook(kind, ["{t}"], model, namesake(of: first.author, people), people)
    case .yearbook: addYears(model)
    case .volume, .nearName, .sharedTitle, .companion: break
    }
  }

  private mutating func addBook(
    _ kind: CatalogAlike.Kind, _ forms: [String], _ model: Int, _ credits: [CatalogCredit]?,
    _ people: EnglishPeople
  ) {
    let other = stream.pick(people.writers).map {
      [CatalogCredit(author: $0.author, role: .writer)]
    }
    guard let form = stream.pick(forms), let credits = credits ?? other else { return }
    let work = builder.works[model]
    let writer = work.credits.first.map { builder.authors[$0.author].name } ?? ""
    let text = ListText.filled(form, ["t": work.title, "a": writer])
    // Each kind is made at most once per model, and a look-alike must not equal the model's title with its
    // subtitle.
    let isMade = builder.alike.contains { $0.kind == kind && $0.left == model }
    let isModel = text.lowercased() == "\(work.title): \(work.subtitle ?? "")".lowercased()
    guard !isMade, !isModel else { return }
    if let book = add(text, work, year: min(2_024, work.year + 3), credits) {
      builder.note(CatalogAlike(kind: kind, left: model, right: book))
    }
  }

  /// Adds two successive years of a yearbook by the writer of the model.
  private mutating func addYears(_ model: Int) {
    let work = builder.works[model]
    guard let name = stream.pick(ListWords.yearbooks), let topic = stream.pick(ListWords.topics) else {
      return
    }
    let title = ListText.filled(name, ["x": topic])
    let first = stream.within(2_005...2_022)
    let books = [first, first + 1].map { add("\(title) \($0)", work, year: $0, work.credits) }
    if let left = books[0], let right = books[1] {
      builder.note(CatalogAlike(kind: .yearbook, left: left, right: right))
    }
  }

  /// Adds a book and returns its index; nil if another look-alike has its title and writer.
  private mutating func add(
    _ text: String, _ model: CatalogWork, year: Int, _ credits: [CatalogCredit]
  ) -> Int? {
    guard let writer = credits.first.map({ builder.authors[$0.author].name }) else { return nil }
    let colon = text.firstRange(of: ": ")
    let title = colon.map { String(text[..<$0.lowerBound]) } ?? text
    let subtitle = colon.map { String(text[$0.upperBound...]) }
    let isNew = builder.claim(title: text, family: writer)
    guard isNew else { return nil }
    var draft = WorkDraft(
      titles: [EditionTitle(language: "en", title: title, subtitle: subtitle)], credits: credits, year: year,
      language: "en", genres: model.genres, rank: rank())
    draft.isKnownBySubtitle = true
    return builder.add(draft)
  }

  /// Returns another person with the same family name, as a credit.
  private mutating func namesake(of author: Int, _ english: EnglishPeople) -> [CatalogCredit]? {
    let parts = NameParts(builder.authors[author].name)
    guard !parts.given.isEmpty,
      let other = stream.pick(english.given.filter { $0.first != parts.given.first }),
      let person = people.author(given: other, family: parts.family, language: "en")
    else { return nil }
    return [CatalogCredit(author: builder.add(person), role: .writer)]
  }
}
