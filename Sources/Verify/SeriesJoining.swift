// Puts books whose titles do not name their series into series by the statements of Open Library, and counts
// how many places without a position are in a true series (SER-16). A load run has few of these, because such
// a statement creates no series; here every volume of a catalog is tried, beside volumes whose titles name
// the series.

import BooksTrack
import BooksTrackAPI
import BooksTrackBackend
import LabWorld
import Measurement
import Simulation
import Synthesis

/// Puts volumes into series and counts places without a position.
struct SeriesJoining {
  private let catalog: Catalog
  private let providers: ProviderList
  private let detector: SeriesDetector
  /// The parity of the volumes whose titles do not name their series.
  private let bare: Int
  private var editor = LibraryEditor(Library(replica: 1))
  private var authors: [Int: AuthorID] = [:]
  private let now = Timestamp(milliseconds: 0)
  /// Places without a position; of these, the ones in a true series.
  private(set) var unnumbered = Rate.none

  /// - Parameters:
  ///   - bare: 0 or 1.
  ///   - misleads: If true, the statements are those of another volume, as wrong records would state; the
  ///     figure must     then fall.
  init(_ detector: SeriesDetector, catalog: Catalog, bare: Int, misleads: Bool = false) {
    self.catalog = catalog
    self.detector = detector
    self.bare = bare
    providers = ProviderList(catalog: catalog, providers: [.openLibrary])
    let volumes = catalog.works.indices.filter { !catalog.works[$0].memberships.isEmpty }
    // Volumes with markers come first, so that the series exist.
    for volume in volumes where !isBare(volume) { add(volume, provider: []) }
    for (place, volume) in volumes.enumerated() where isBare(volume) {
      let stated = misleads ? volumes[(place + 200) % volumes.count] : volume
      add(volume, provider: references(to: stated))
    }
  }

  private func isBare(_ volume: Int) -> Bool { volume % 2 == bare }

  /// Returns the series that the book's record states, if the provider's answer contains it.
  private func references(to volume: Int) -> [SeriesReferenceDTO] {
    for member in providers.members {
      let books = member.books(titled: catalog.works[volume].title)
      if let book = books.first(where: { member.works(of: $0) == [volume] }) { return book.work.series }
    }
    return []
  }

  private mutating func add(_ volume: Int, provider references: [SeriesReferenceDTO]) {
    let book = catalog.works[volume]
    var title = book.title
    if !isBare(volume), let place = book.memberships.first {
      title += " (\(catalog.series[place.series].name), #\(place.position.text))"
    }
    let credits = book.credits.prefix(1).map { AuthorCredit(author: author($0.author)) }
    let work = editor.newID(of: Work.self)
    editor.put(Work(id: work, title: title, authors: credits))
    let mentions = detector.mentions(title: title, provider: references)
    for series in SeriesLinker().link(mentions, of: work, in: &editor, now: now) {
      guard let place = editor.library.membership(of: work, in: series), place.position == nil,
        let name = editor.library.series[series]?.name.lowercased()
      else { continue }
      unnumbered.count(names(of: book).contains(name))
    }
  }

  private mutating func author(_ number: Int) -> AuthorID {
    if let known = authors[number] { return known }
    let id = editor.newID(of: Author.self)
    editor.put(Author(id: id, name: catalog.authors[number].name))
    authors[number] = id
    return id
  }

  /// Returns every name of a book's series in the catalog and at providers, in lower case.
  private func names(of book: CatalogWork) -> Set<String> {
    let names = book.memberships.flatMap { place in
      [catalog.series[place.series].name] + providers.names(ofSeries: place.series)
    }
    return Set(names.map { $0.lowercased() })
  }

  /// Counts over three catalogs, each with one half of the volumes bare and then the other.
  static func rate(_ detector: SeriesDetector, misleads: Bool = false) -> Rate {
    (UInt64(3)...5).reduce(.none) { sum, seed in
      let catalog = Catalog.make(seed: seed, size: 4_000)
      return (0...1).reduce(sum) { sum, bare in
        sum + SeriesJoining(detector, catalog: catalog, bare: bare, misleads: misleads).unnumbered
      }
    }
  }

  static func figures(misleads: Bool = false) -> [VerifyFigure] {
    let stack = rate(SeriesDetector(), misleads: misleads)
    return [
      VerifyFigure(
        Target("SER-16.series", "true series without number")
          .judge(Fraction(stack)),
        from: .series, on: Evidence(stack.whole, "places", atLeast: 50),
        asWritten: RuleComparison.percent(rate(.asWritten)))
    ]
  }
}
