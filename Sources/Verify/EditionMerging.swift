// Measures the merging of editions in search results (CON-7), from look-alikes that infer works from
// editions: how many books become one work, and how many works are one book only, by the corrected rule and
// by the documents' rule.

import BooksTrackAPI
import BooksTrackBackend
import LabWorld
import Measurement
import Providers
import Simulation
import Synthesis

/// Merges search results and judges the works.
enum EditionMerging {
  /// A rule that merges the books of an answer.
  typealias Rule = @Sendable ([NormalizedBook]) -> [NormalizedBook]

  /// The counts of one rule.
  private struct Counts {
    /// Groups of editions of one book with the same title, subtitle, author and place in a series, letter by
    /// letter; of these, the ones merged into one work.
    var alike = Rate.none
    /// Groups of editions of one book with any titles, such as translations, subtitles or other forms of the
    /// name.
    var any = Rate.none
    /// Works merged from several editions; of these, the ones that are one book.
    var pure = Rate.none
    /// The same without volumes of one series whose records have the same name without a number, if no other
    /// record of the series in the answer has a number other than 1: nothing in the answer distinguishes
    /// them.
    var told = Rate.none

    /// The series of each volume that only its number distinguishes from the others.
    let numbered: [Int: Int]

    /// Returns the name of a record's book: title, subtitle, author and places.
    private static func name(_ book: NormalizedBook) -> String {
      let places = book.work.series.map { $0.displayNumber ?? $0.position ?? "" }
      let name = [book.work.title, book.work.subtitle ?? "", book.authors.first?.name ?? ""] + places
      return name.joined(separator: "\t").lowercased()
    }

    /// Counts the works that a rule merges from an answer.
    private mutating func countMerged(
      _ merged: [NormalizedBook], from books: [NormalizedBook], work: (NormalizedBook) -> Set<Int>
    ) {
      for book in merged where book.editions.count > 1 {
        let works = work(book)
        // The true work of a record without a known id is unknown.
        guard !works.isEmpty else { continue }
        pure.count(works.count == 1)
        if works.count == 1 || !isUndecidable(works, of: book, in: books, work: work) {
          told.count(works.count == 1)
        }
      }
    }

    /// Returns true if nothing in an answer shows that a merged book is several volumes.
    private func isUndecidable(
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

    /// - Parameter work: Returns the true works of a book in a result.
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
    // Open Library is left out, because it has real works.
    let members = ProviderList(catalog: catalog, providers: [.googleBooks, .isbndb]).members
    var numbered: [Int: Int] = [:]
    for (number, work) in catalog.works.enumerated() where work.isKnownByNumber {
      numbered[number] = work.memberships.first?.series
    }
    var corrected = Counts(numbered: numbered)
    var asWritten = Counts(numbered: numbered)
    // Volumes may share a title, and each answer counts once.
    var searched: Set<String> = []
    for title in catalog.works.map(\.title) where searched.count < 400 && searched.insert(title).inserted {
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
  /// Returns the books on the first page of the provider's answer to a title; empty if it fails.
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

  /// Returns the true works to which the provider's own ids of a book belong.
  func works(of book: NormalizedBook) -> Set<Int> {
    Set(book.ids.filter { $0.provider == name }.compactMap { lookalike.work(forExternalID: $0.value) })
  }
}

extension NormalizedBook {
  /// The ids of the work and its editions.
  fileprivate var ids: [ExternalID] { work.externalIDs + editions.flatMap(\.externalIDs) }
}
