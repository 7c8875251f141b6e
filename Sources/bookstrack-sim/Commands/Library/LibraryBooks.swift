// `library … books`: the books of a library, searched, filtered and sorted.

import BooksTrack
import BooksTrackAPI
import BooksTrackBackend
import Foundation
import LabWorld

extension LibraryPart {
  static let books = LibraryPart(
    "books",
    options: ["status", "genre", "series", "author", "year", "missing", "sort", "json"]
  ) { call in
    var filter = BookFilter()
    filter.words = call.words.first ?? ""
    filter.statuses = try call.values("status", of: ReadingStatus.self)
    filter.missing = try call.values("missing", of: SearchableFact.self)
    filter.genre = call.arguments.text("genre").map(genre)
    filter.widerGenres = { GenreVocabulary.corrected.ancestors(of: $0) }
    filter.years = try call.arguments.text("year").map { text throws(UsageError) in try years(text) }
    let order = try call.arguments.text("sort").map { text throws(UsageError) -> BookOrder in
      try LibraryCall.value(text, "--sort")
    }
    return { [filter] app, console in
      let library = await app.library
      var filter = filter
      filter.author = try call.arguments.text("author").map { try LibraryPage.author($0, in: library) }
      filter.series = try call.arguments.text("series").map { try LibraryPage.series($0, in: library).id }
      let list = BookList(of: library, filter, by: order ?? .title)
      try console.write(
        call.arguments.has("json")
          ? LibraryJSON.text(list.lines.map(ListedBook.init))
          : LibraryPage.list(list, of: library.works.count))
    }
  }

  /// Returns the genre's canonical name; an unknown one as written.
  private static func genre(_ text: String) -> String {
    GenreVocabulary.corrected.normalize([text]).genres.first ?? text
  }

  /// Parses `1990` or `1990-1999`.
  static func years(_ text: String) throws(UsageError) -> ClosedRange<Int> {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    let years = parts.compactMap { $0 }
    guard years.count == parts.count, (1...2).contains(years.count), years[0] <= years[years.count - 1] else {
      throw UsageError("--year takes a year or two, such as 1990 or 1990-1999, not \"\(text)\"")
    }
    return years[0]...years[years.count - 1]
  }
}

/// Documents of lists for programs.
enum LibraryJSON {
  /// Returns a value as JSON with sorted keys and a final newline.
  static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}

/// A book of a list as JSON.
private struct ListedBook: Encodable {
  struct ListedPlace: Encodable {
    let name: String
    let badge: String?
  }

  let title: String
  let authors: [String]
  let status: String?
  let rating: Double?
  let year: Int?
  let pages: Int?
  let added: String?
  let read: String?
  let genres: [String]
  let series: [ListedPlace]

  init(_ line: BookList.Line) {
    title = line.title
    authors = line.authors
    status = line.status?.rawValue
    // Quarters are exact in binary.
    rating = line.ratingQuarters.map { Double($0) / 4 }
    year = line.year
    pages = line.pages
    added = line.added?.description
    read = line.read?.description
    genres = line.genres
    series = line.series.map { ListedPlace(name: $0.name, badge: $0.badge) }
  }
}

extension LibraryPage {
  /// A line for each book, in columns.
  static func list(_ list: BookList, of all: Int) -> String {
    let rows = list.lines.map { line in
      [
        line.title.withoutControls.fitted(to: 36),
        (line.authors.first ?? "").withoutControls.fitted(to: 18),
        line.status.map(statusText) ?? "", line.ratingQuarters.map(stars) ?? "",
        line.year.map(String.init) ?? "",
      ]
    }
    let count = list.lines.count == all ? all.of("book") : "\(list.lines.count.grouped) of \(all.of("book"))"
    return text(Grid(columns: 5).render(rows) + (rows.isEmpty ? [] : [""]) + [count])
  }

  static func statusText(_ status: ReadingStatus) -> String {
    switch status {
    case .wantToRead: "to read"
    case .reading: "reading"
    case .read: "read"
    case .paused: "paused"
    case .didNotFinish: "gave up"
    case .unknown: ""
    }
  }

  /// The rating as `3.75`.
  static func stars(_ quarters: Int) -> String {
    "\(quarters / 4)\(["", ".25", ".5", ".75"][quarters % 4])★"
  }

  /// Books with what is known of them, and who said it.
  static func books(_ works: [Work], in library: Library) -> String {
    text(
      works.map { book($0, in: library) }.joined(separator: [""]).flatMap {
        WrappedText.lines(of: $0, indent: 2)
      })
  }

  private static func book(_ work: Work, in library: Library) -> [String] {
    guard let detail = BookDetail(of: work.id, in: library) else { return [] }
    let entries = library.entries(of: work.id).map { entry in
      [
        statusText(entry.facts.status), entry.facts.rating.map { stars($0.quarters) },
        entry.facts.dateRead.map { "read \($0)" }, entry.currentPage.map { "on page \($0)" },
        ReadingHistory.minutesLeft(of: entry.id, in: library).map { "\($0.of("minute")) left" },
      ].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    }
    let places = library.memberships(of: work.id).compactMap { place in
      library.series[place.series].map { series in
        [SeriesTexts.badge(place.position, total: series.total), series.name].compactMap { $0 }
          .joined(separator: ", ")
      }
    }
    return [work.title, "by \(detail.authors.joined(separator: ", "))"]
      + (entries + places).filter { !$0.isEmpty }
      + [detail.completionText] + detail.fields.map(line)
      + detail.conflicts.map { "Verify this information: \(conflict($0))" }
  }

  private static func line(_ field: BookDetail.Field) -> String {
    guard let value = field.value else { return "\(field.name): not known" }
    let time = field.entered.map { ", \($0.iso8601.prefix(10))" } ?? ""
    return "\(field.name): \(value.withoutControls) (\(field.origin ?? "")\(time))"
  }
}
