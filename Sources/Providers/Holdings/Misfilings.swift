// Numbers under which a healthy provider has the record of another book: another volume, a box set, a study
// guide, an abridged edition. The wrong answers of a working provider are plausible ones.
//
// Each kind has a rate of its own. All rates are assumptions: no service publishes how many of its records
// have a wrong number. A misfiling depends only on the edition and the provider, so every request gets the
// same wrong answer. Only catalogs with related books have misfilings.

import Synthesis

/// The volumes whose numbers lead to the records of other volumes.
struct Misfilings: Sendable {
  /// The kind of book whose record is sent instead.
  enum Kind: Sendable, CaseIterable {
    case nextVolume, firstVolume, boxSet, omnibus, studyGuide, summary, abridged, illustrated, sameTitle
    case otherLanguage

    /// The rate per ten thousand editions for which such a book exists. An assumption.
    var rate: Int {
      switch self {
      case .nextVolume: 40
      case .firstVolume: 30
      case .boxSet: 150
      case .omnibus: 100
      case .studyGuide: 100
      case .summary: 100
      case .abridged: 150
      case .illustrated: 200
      case .sameTitle: 50
      case .otherLanguage: 40
      }
    }

    fileprivate var related: RelatedBook.Kind? {
      switch self {
      case .boxSet: .boxSet
      case .omnibus: .omnibus
      case .studyGuide: .studyGuide
      case .summary: .summary
      case .abridged: .abridged
      case .illustrated: .illustrated
      case .nextVolume, .firstVolume, .sameTitle, .otherLanguage: nil
      }
    }
  }

  /// The rank of the record that is sent for the number of a volume, by rank.
  private var shown: [Int: Int] = [:]
  /// The ranks of other volumes for whose numbers a record is sent, by the rank of the record.
  private var others: [Int: [Int]] = [:]

  /// Draws the misfilings of a provider. `volumes` are catalog editions by rank; `ranks` are ranks by
  /// edition, or -1.
  init(_ catalog: Catalog, volumes: [Int32], ranks: [Int32], _ draw: StableDraw) {
    guard !catalog.relatedBooks.isEmpty else { return }
    var related: [Int: [RelatedBook]] = [:]
    for book in catalog.relatedBooks { related[book.original, default: []].append(book) }
    let beside = BooksBeside(catalog: catalog, ranks: ranks, related: related)
    for (rank, edition) in volumes.enumerated() {
      var rest = draw.roll(.misfiled, Int(edition), below: 10_000)
      guard rest < Self.most else { continue }
      for kind in Kind.allCases {
        guard let other = beside.rank(kind, of: Int(edition)), other != rank else { continue }
        if rest < kind.rate {
          shown[rank] = other
          others[other, default: []].append(rank)
          break
        }
        rest -= kind.rate
      }
    }
  }

  private static let most = Kind.allCases.reduce(0) { $0 + $1.rate }

  /// The volume whose record is sent for the number of a volume; usually itself.
  subscript(rank: Int) -> Int { shown.isEmpty ? rank : shown[rank] ?? rank }

  /// The volumes for whose numbers the record of a volume is sent: itself, and those that it replaces.
  func numbered(asRecord rank: Int) -> [Int] { [rank] + (others[rank] ?? []) }
}

/// Finds books that can be mistaken for an edition.
private struct BooksBeside {
  let catalog: Catalog
  let ranks: [Int32]
  /// Related books by the work that they are derived from.
  let related: [Int: [RelatedBook]]

  /// Returns the rank of a book of a kind that can be mistaken for an edition.
  func rank(_ kind: Misfilings.Kind, of edition: Int) -> Int? {
    let number = catalog.editions[edition].work
    if let wanted = kind.related {
      return related[number]?.first { $0.kind == wanted }.flatMap { rank(ofWork: $0.work) }
    }
    if kind == .sameTitle { return catalog.namesakes[number].flatMap { rank(ofWork: $0) } }
    if kind == .otherLanguage {
      let language = catalog.editions[edition].language
      return catalog.works[number].editions.first {
        ranks[$0] >= 0 && catalog.editions[$0].language != language
      }.map { Int(ranks[$0]) }
    }
    guard let place = catalog.works[number].memberships.first else { return nil }
    let volumes = catalog.series[place.series].works
    guard let index = volumes.firstIndex(of: number), index > 0 || kind == .nextVolume else { return nil }
    let other = kind == .firstVolume ? volumes.first : volumes.dropFirst(index + 1).first
    return other.flatMap { rank(ofWork: $0) }
  }

  private func rank(ofWork work: Int) -> Int? {
    catalog.works[work].editions.first { ranks[$0] >= 0 }.map { Int(ranks[$0]) }
  }
}
