// The wording of Google Books, which differs from that of readers' sites: no series marker in the title, the
// subtitle separate or missing, other capitalization and quotation marks, dates in one of three precisions.
//
// All variations depend only on the edition, so a volume is the same in every answer.

import Synthesis

/// The wording of a volume.
struct GoogleBooksWording: Sendable {
  let edition: Int
  let title: String
  let subtitle: String?

  init(rank: Int, shelf: ProviderHoldings) {
    edition = Int(shelf.volumes[rank])
    let book = shelf.catalog.editions[edition]
    let work = shelf.catalog.works[book.work]
    (title, subtitle) = Self.titles(of: book, work: work, edition: edition, shelf: shelf)
  }

  // MARK: Titles

  private static func titles(
    of book: CatalogEdition, work: CatalogWork, edition: Int, shelf: ProviderHoldings
  ) -> (String, String?) {
    var title = book.title
    var subtitle = book.subtitle
    if work.isKnownByNumber, let number = work.memberships.first?.position.text {
      switch shelf.draw.roll(.volumeNumber, edition, below: 100) {
      case ..<62: title += ", Vol. \(number)"
      case ..<82: title += " Volume \(number)"
      case ..<92: title += " \(number)"
      default: break
      }
    } else {
      subtitle = otherSubtitle(subtitle, work: work, edition: edition, shelf: shelf)
    }
    let roll = shelf.draw.roll(.title, edition, below: 1_000)
    if roll < 40, let whole = subtitle {
      title += ": \(whole)"
      subtitle = nil
    }
    return (spelled(title, roll: shelf.draw.roll(.marks, edition, below: 1_000)), subtitle)
  }

  private static func otherSubtitle(
    _ subtitle: String?, work: CatalogWork, edition: Int, shelf: ProviderHoldings
  ) -> String? {
    let roll = shelf.draw.roll(.subtitle, edition, below: 1_000)
    if subtitle != nil { return roll < 180 && work.kind != .graphicNovel ? nil : subtitle }
    guard roll < 40 else { return nil }
    if let place = work.memberships.first {
      guard roll < 12 else { return nil }
      let name = shelf.catalog.series[place.series].name
      return place.position.whole.map { "\(name) Book \($0)" }
    }
    return work.genres.contains("Fiction") && work.language == "en" ? "A Novel" : nil
  }

  /// Varies the capitals, quotation marks and punctuation of a title.
  private static func spelled(_ title: String, roll: Int) -> String {
    switch roll {
    case ..<35: title.uppercased()
    case ..<90: title.replacing("'", by: "’")
    case ..<120: title.replacing("’", by: "'")
    case ..<145: title.replacing(" and ", by: " & ")
    case ..<165: title + "."
    default: title
    }
  }

  // MARK: Authors

  /// The credited authors of the volume. Computed on demand, because most volumes are never requested.
  func authors(on shelf: ProviderHoldings) -> [String] {
    let book = shelf.catalog.editions[edition]
    let work = shelf.catalog.works[book.work]
    let roll = shelf.draw.roll(.author, edition, below: 1_000)
    if roll < 8 { return [] }
    var names = work.credits.prefix(12)
      .filter { $0.role != .translator || book.language != work.language }
      .map { shelf.catalog.authors[$0.author].name }
    if roll < 25, names.count > 1 { names.swapAt(0, 1) }
    if roll >= 25, roll < 75, let first = names.first, first.utf8.contains(UInt8(ascii: ".")) {
      names[0] = first.withSpacedInitials
    }
    return names
  }
}
