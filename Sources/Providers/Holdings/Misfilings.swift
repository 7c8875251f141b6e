// Which other book's record a healthy provider has under a number: the next volume or the first one, a box
// set, a guide to the book, an edition that was shortened. Wrong answers of a provider that works are
// plausible ones.
//
// Each kind has a rate of its own. All of them are assumed: no service publishes how many of its records are
// under a wrong number. What is misfiled is a property of the edition and the provider, so that every
// question gets the same wrong answer. Only catalogs with related books have misfilings.

import Synthesis

/// The volumes that are under another volume's number.
struct Misfilings: Sendable {
  /// What stands there instead.
  enum Kind: Sendable, CaseIterable {
    case nextVolume, firstVolume, boxSet, omnibus, studyGuide, summary, abridged, illustrated, sameTitle
    case otherLanguage

    /// Of ten thousand editions that have such a book beside them so many. Assumed.
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

  /// By the rank of the number: the rank of the record.
  private var shown: [Int: Int] = [:]
  /// By the rank of the record: the ranks of others' numbers under which it is.
  private var others: [Int: [Int]] = [:]

  /// Draws them for the volumes of a provider: catalog editions by rank, and the rank of each edition or -1.
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

  /// The volume whose record is under the number of a volume; mostly its own.
  subscript(rank: Int) -> Int { shown.isEmpty ? rank : shown[rank] ?? rank }

  /// The volumes under whose numbers a volume's record is sent: itself, and those whose place it takes.
  func numbered(asRecord rank: Int) -> [Int] { [rank] + (others[rank] ?? []) }
}

/// The books that can be taken for an edition.
private struct BooksBeside {
  let catalog: Catalog
  let ranks: [Int32]
  /// By the work that they were made from.
  let related: [Int: [RelatedBook]]

  /// The rank of the one of a kind.
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
