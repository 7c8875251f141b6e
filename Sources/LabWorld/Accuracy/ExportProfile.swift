// Profiles a library: the shares of the rows of one export that have certain traits, for comparison with real
// exports.
//
//     let profile = try ExportProfile(bytes)
//     profile.count(.numberedMarker)      // rows whose title ends in `(…, #3)`
//
// The bytes go through the parser of the stack, as in an import. Traits are counted from the text as written:
// a marker is recognized by its signs, without the title grammar of the stack. Only duplicates are found by
// the stack. A field for which the export has no column counts as missing.

import BooksTrack
import BooksTrackAPI

/// The trait counts of one export.
package struct ExportProfile: Sendable {
  /// The name of the format, as the parser reports it.
  package private(set) var format = ""
  /// The number of rows that are books.
  package private(set) var rows = 0
  /// The lengths of the titles in characters, in ascending order.
  package private(set) var titleLengths: [Int] = []
  private var counts: [ProfileTrait: Int] = [:]

  /// Counts the rows of an export.
  ///
  /// - Throws: `ImportError` if the bytes are not an export.
  /// - Complexity: That of importing the file.
  package init(_ bytes: [UInt8]) throws {
    var parser = ExportParser()
    try parser.append(bytes)
    try parser.finish()
    var planner: ImportPlanner?
    var names: [String: Int] = [:]
    var writers: [String: Int] = [:]
    while let event = try parser.next() {
      switch event {
      case .header(let match, _):
        format = match.format.name
        planner = ImportPlanner(
          library: Library(replica: 1), format: match.format, strategy: .smart,
          now: Timestamp(milliseconds: 0))
      case .book(let draft):
        take(draft)
        if case .duplicate = planner?.stage(draft) { counts[.duplicate, default: 0] += 1 }
        guard let name = draft.authors.first?.name else { break }
        writers[name, default: 0] += 1
        let last = name.split(separator: " ").last ?? ""
        names[TitleSigns(draft.title).shortTitle + "\n" + last.lowercased(), default: 0] += 1
      case .rejected, .needsMapping: break
      }
    }
    counts[.frequentAuthor] = writers.values.reduce(0) { $1 >= 5 ? $0 + $1 : $0 }
    counts[.sharedName] = names.values.reduce(0) { $1 > 1 ? $0 + $1 : $0 }
    titleLengths.sort()
  }

  /// Returns the number of rows that have a trait.
  package func count(_ trait: ProfileTrait) -> Int { counts[trait] ?? 0 }

  /// Returns the share of rows that have a trait, in tenths of a percent, rounded; nil if there are no rows.
  package func perThousand(_ trait: ProfileTrait) -> Int? {
    rows == 0 ? nil : (count(trait) * 2_000 + rows) / (2 * rows)
  }

  private mutating func take(_ draft: BookDraft) {
    rows += 1
    titleLengths.append(draft.title.count)
    let signs = TitleSigns(draft.title)
    for trait in ProfileTrait.allCases where Self.holds(trait, of: draft, signs) {
      counts[trait, default: 0] += 1
    }
  }

  private static func holds(_ trait: ProfileTrait, of draft: BookDraft, _ signs: TitleSigns) -> Bool {
    let (facts, reader, author) = (draft.edition, draft.reader, draft.authors.first?.name ?? "")
    return switch trait {
    case .numberedMarker: signs.isNumbered
    case .twoSeries: signs.namesTwo
    case .partOfNumber: signs.hasPartOfNumber
    case .otherParenthesis: signs.parenthesis != nil && !signs.isNumbered
    case .volumeWord: signs.hasVolumeWord && !draft.title.contains("#")
    case .colon: draft.title.contains(":")
    case .dash: [" - ", " – ", " — "].contains { draft.title.contains($0) }
    case .brackets: draft.title.contains("[")
    case .beyondASCII: TitleSigns.isBeyondASCII(draft.title)
    case .otherScript: signs.isInOtherScript
    case .authorInitials: TitleSigns.hasInitials(author)
    case .authorBeyondASCII: TitleSigns.isBeyondASCII(author)
    case .furtherAuthors: draft.authors.count > 1
    case .noISBN: facts.isbn == nil
    case .noPages: facts.pageCount == nil
    case .noPublisher: facts.publisher == nil
    case .noYear: facts.yearPublished == nil
    case .noFirstYear: draft.firstPublished == nil
    case .noRating: reader.rating == nil
    case .review: reader.review != nil
    case .dateRead: reader.dateRead != nil
    case .read: reader.status == .read
    case .wantToRead: reader.status == .wantToRead
    case .ownShelf: ![.read, .wantToRead, .reading].contains(reader.status)
    // Computed from all rows in `init`.
    case .frequentAuthor, .sharedName, .duplicate: false
    }
  }
}
