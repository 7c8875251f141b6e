// LibraryThing's files: columns, brackets, inverted names, objects.

import Foundation
import Testing

@testable import Synthesis

@Suite struct LibraryThingFormatTests {
  private static let libraries = (0..<6).map { World.library(reader: $0, format: .libraryThing) }
  private static let rows = libraries.flatMap { ReadRow.rows(of: $0) }

  private static func objects(reader: Int, books: Int = 400) throws -> [[String: Any]] {
    let library = World.library(reader: reader, books: books, format: .libraryThingJSON)
    let json = try JSONSerialization.jsonObject(with: Data(library.export))
    return try #require(json as? [String: [String: Any]]).values.map { $0 }
  }

  @Test(arguments: [
    ("Ursula K. Le Guin", "Le Guin, Ursula K."), ("박 유진", "박, 유진"), ("村上 春樹", "村上, 春樹"), ("박유진", "박유진"),
  ])
  func `A name in Korean, Chinese or Japanese signs begins with its family name`(name: String, sorted: String)
  {
    #expect(NameParts(name).sorted == sorted)
  }

  /// Where every name is inverted at the wrong place, those in signs are not: nothing tells the place.
  @Test func `A name in signs is never inverted at the wrong place`() {
    let forms = Set(World.catalog.authors.flatMap(\.forms))
    var signs = 0
    for reader in 0..<20 {
      let library = World.library(
        reader: reader, books: 500, format: .libraryThing,
        rates: QuirkRates(duplicateRows: 4_000, wronglyFlipped: 10_000))
      for name in records(library.export, separator: 0x09).joined() where name.contains(", ") {
        let plain = name.replacing(", ", with: " ")
        guard NameParts.isFamilyFirst(plain) else { continue }
        signs += 1
        #expect(forms.contains(plain), "\(name)")
      }
    }
    #expect(signs > 1)
  }

  @Test func `Currently there are 49 columns, separated by tabs`() {
    let header = records(World.library(reader: 1, books: 5, format: .libraryThing).export, separator: 0x09)[0]
    #expect(header.count == 49)
    #expect(header.prefix(2) == ["Book Id", "Title"])
    #expect(header.contains("Secondary Author Roles") && header.last == "Lending End")
  }

  @Test func `With commas two columns have other names`() {
    let header = records(World.library(reader: 1, books: 5, format: .libraryThingCSV).export)[0]
    #expect(header.count == 49)
    #expect(header[0] == "Book ID" && header[6] == "Secondary Author Role")
  }

  @Test func `Names are inverted, sometimes at the wrong place`() {
    let names = Self.rows.map { $0["Primary Author"] }
    #expect(names.count { $0.contains(", ") } * 10 > names.count * 8)
    #expect(
      names.contains {
        $0.hasSuffix(" de") || $0.hasSuffix(" Le") || $0.hasSuffix(" van") || $0.hasSuffix(" le")
      })
  }

  @Test func `Lists of people and of their roles have equal lengths`() {
    let lists = Self.rows.filter { !$0["Secondary Author"].isEmpty }
    #expect(lists.count > 100)
    for row in lists {
      #expect(
        row["Secondary Author"].split(separator: "|").count
          == row["Secondary Author Roles"].split(separator: "|").count)
    }
  }

  @Test func `Numbers and dates are in square brackets`() {
    #expect(Self.rows.allSatisfy { $0["ISBN"].hasPrefix("[") && $0["ISBN"].hasSuffix("]") })
    #expect(Self.rows.contains { $0["ISBN"] == "[]" })
    #expect(Self.rows.allSatisfy { $0["Entry Date"].wholeMatch(of: /\[\d{4}-\d{2}-\d{2}\]/) != nil })
    let lists = Self.rows.map { $0["ISBNs"] }
    #expect(lists.contains { $0.hasPrefix("978") && $0.contains(", ") })
    #expect(lists.contains { !$0.hasPrefix("978") && $0.contains(", 978") })
  }

  @Test func `Ratings are halves of a star`() {
    let ratings = Self.rows.map { $0["Rating"] }.filter { !$0.isEmpty }
    #expect(ratings.contains { $0.hasSuffix(".5") })
    #expect(ratings.allSatisfy { Double($0).map { $0 * 2 == ($0 * 2).rounded() } ?? false })
  }

  @Test func `Hardly any title contains a series marker`() {
    let numbered = Self.rows.filter { !$0.truth.memberships.isEmpty && $0.truth.kind == .book }
    let marked = numbered.count { $0.truth.marker == .comma }
    #expect((20...260).contains(marked * 10_000 / numbered.count), "\(marked) of \(numbered.count)")
  }

  @Test func `Films are among the books, and marked in the truth`() {
    let truth = Self.libraries.flatMap(\.truth.rows)
    let films = truth.count { $0.kind == .film }
    #expect(fits(films, of: 6_000, rate: 80), "\(films)")
    let media = Self.libraries.flatMap { records($0.export, separator: 0x09).dropFirst() }
      .count { $0.count > 14 && ["DVD", "Blu-ray", "VHS"].contains($0[14]) }
    #expect(media == films)
  }

  @Test func `A few lines are in Latin-1 among those in UTF-8`() {
    // A high rate, so that some lines contain letters outside ASCII.
    let library = World.library(reader: 3, format: .libraryThing, rates: QuirkRates(latinLine: 3_000))
    let lines = library.export.split(separator: 0x0A)
    let latin = lines.count { String(validating: $0, as: UTF8.self) == nil }
    #expect(latin > 5)
    #expect(latin * 5 < lines.count)
  }

  @Test func `The objects have the same contents as the text`() throws {
    let books = try Self.objects(reader: 2)
    #expect(books.count > 380)
    let all = books.compactMap { $0["isbn"] }
    #expect(all.contains { $0 is [String: String] })
    #expect(all.contains { ($0 as? [String])?.isEmpty == false })
    #expect(all.contains { ($0 as? [String])?.isEmpty == true })
    #expect(books.allSatisfy { ($0["pages"] ?? "0") is String && ($0["rating"] ?? "0") is String })
  }

  @Test func `Quotation marks are HTML entities in the objects`() throws {
    let titles = try (0..<4).flatMap { try Self.objects(reader: $0) }.compactMap { $0["title"] as? String }
    #expect(titles.contains { $0.contains("&#039;") })
    #expect(titles.allSatisfy { !$0.contains("'") && !$0.contains("\"") })
  }
}
