// Search results with several editions of one book, from the look-alikes whose works are inferred from
// editions (CON-7): how many become one work, and how many works are of one book only, by the corrected rule
// and as written.

import BooksTrackAPI
import BooksTrackBackend
import LabWorld
import Measurement
import Providers
import Simulation
import Synthesis

/// Brings search results together.
enum EditionMerging {
  /// Brings together what is one work.
  typealias Rule = @Sendable ([NormalizedBook]) -> [NormalizedBook]

  /// What a rule made of search results.
  private struct Counts {
    /// Editions of one book with one title, subtitle, author and place in a series, letter by letter, and of
    /// these groups the ones that became one work.
    var alike = Rate.none
    /// The same whatever the editions are called: translations, subtitles, other forms of the name.
    var any = Rate.none
    /// Works that were made of several editions, and of these the ones that are one book.
    var pure = Rate.none
    /// The same without volumes of one series whose records have one name, letter by letter, and no number in
    /// it, where no other record of the series in the answer has a number either but that of the first, which
    /// may be called as the series is: nothing in the answer says that they are two.
    var told = Rate.none

    /// The series of each volume whose name only the number tells from the others'.
    let numbered: [Int: Int]

    /// What a record calls its book.
    private static func name(_ book: NormalizedBook) -> String {
      let places = book.work.series.map { $0.displayNumber ?? $0.position ?? "" }
      let name = [book.work.title, book.work.subtitle ?? "", book.authors.first?.name ?? ""] + places
      return name.joined(separator: "\t").lowercased()
    }

    /// Counts the works that a rule makes of an answer.
    private mutating func countMerged(
      _ merged: [NormalizedBook], from books: [NormalizedBook], work: (NormalizedBook) -> Set<Int>
    ) {
      for book in merged where book.editions.count > 1 {
        let works = work(book)
        // Of a record whose id says nothing, nothing is known.
        guard !works.isEmpty else { continue }
        pure.count(works.count == 1)
        if works.count == 1 || !isUntold(works, of: book, in: books, work: work) {
          told.count(works.count == 1)
        }
      }
    }

    /// Whether nothing in an answer says that a merged book is several volumes.
    private func isUntold(
      _ works: Set<Int>, of book: NormalizedBook, in books: [NormalizedBook],
      work: (NormalizedBook) -> Set<Int>
    ) -> Bool {
      let series = Set(works.map { numbered[$0] })
      guard series.count == 1, !series.contains(nil) else { return false }
      let ids = Set(book.ids)
      let names = Set(books.filter { !ids.isDisjoint(with: $0.ids) }.map(Self.name))
      guard names.count == 1 else { return false }
      return !books.contains { other in
        work(other).contains { series.contains(numbered[$0]) }
          && Self.name(other).split { !$0.isNumber }.contains { $0 != "1" }
      }
    }

    /// - Parameter work: The true works of a book in a result.
    mutating func count(
      _ books: [NormalizedBook], _ merge: Rule, work: (NormalizedBook) -> Set<Int>
    ) {
      let merged = merge(books)
      var places: [ExternalID: Int] = [:]
      for (place, book) in merged.enumerated() {
        for id in book.ids { places[id] = place }
      }
      countMerged(merged, from: books, work: work)
      var byName: [String: [NormalizedBook]] = [:]
      var byWork: [Int: [NormalizedBook]] = [:]
      for book in books {
        for number in work(book) {
          byName["\(number)\t\(Self.name(book))", default: []].append(book)
          byWork[number, default: []].append(book)
        }
      }
      func isOne(_ group: [NormalizedBook]) -> Bool {
        Set(group.flatMap(\.ids).map { places[$0] }).count == 1
      }
      for group in byName.values where group.count > 1 { alike.count(isOne(group)) }
      for group in byWork.values where group.count > 1 { any.count(isOne(group)) }
    }
  }

  static func figures(
    by rule: Rule = { WorkDeduplication.corrected.merge($0) }
  ) -> [VerifyFigure] {
    let catalog = Catalog.make(seed: 3, size: 3_000)
    // Open Library has works of its own.
    let members = ProviderList(catalog: catalog, providers: [.googleBooks, .isbndb]).members
    var numbered: [Int: Int] = [:]
    for (number, work) in catalog.works.enumerated() where work.isKnownByNumber {
      numbered[number] = work.memberships.first?.series
    }
    var corrected = Counts(numbered: numbered)
    var asWritten = Counts(numbered: numbered)
    // Volumes have one title among them, and the answer to it counts once.
    var asked: Set<String> = []
    for title in catalog.works.map(\.title) where asked.count < 400 && asked.insert(title).inserted {
      for member in members {
        let books = member.books(titled: title)
        corrected.count(books, rule, work: member.works)
        asWritten.count(books, { WorkDeduplication.asWritten.merge($0) }, work: member.works)
      }
    }
    return [
      figure("CON-7.alike", "same name, made one work", corrected.alike, "groups", asWritten.alike),
      figure(
        "CON-7.pure", "works of one book only", corrected.pure, "merged works", nil, isGate: false),
      figure("CON-7.told", "… where the answer tells books apart", corrected.told, "merged works", nil),
      figure(
        "CON-7.any", "… whatever they are called", corrected.any, "groups", asWritten.any,
        isGate: false),
    ]
  }

  private static func figure(
    _ id: FigureID, _ title: String, _ rate: Rate, _ noun: String, _ asWritten: Rate?,
    isGate: Bool = true
  ) -> VerifyFigure {
    VerifyFigure(
      Target(id, title, isGate: isGate).judge(Fraction(rate)),
      from: .editions, on: Evidence(rate.whole, noun, atLeast: 200),
      asWritten: asWritten.map(RuleComparison.percent))
  }
}

extension ProviderList.Member {
  /// What the provider says to a title, on one page; nothing if it refuses to say.
  func books(titled title: String) -> [NormalizedBook] {
    let rules = provider.registration.normalizer
    let query = ProviderQuery.title(title)
    var stream = RandomStream(seed: 0, name: "editions")
    guard let request = rules.request(for: query) else { return [] }
    let response = lookalike.respond(to: request, using: &stream)
    guard rules.failure(in: response) == nil, let result = try? rules.normalize(response, for: query) else {
      return []
    }
    return result.books
  }

  /// The works of the catalog that the provider's own ids of a book belong to.
  func works(of book: NormalizedBook) -> Set<Int> {
    Set(book.ids.filter { $0.provider == name }.compactMap { lookalike.work(forExternalID: $0.value) })
  }
}

extension NormalizedBook {
  /// The ids of its work and its editions.
  fileprivate var ids: [ExternalID] { work.externalIDs + editions.flatMap(\.externalIDs) }
}
