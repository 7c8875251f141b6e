// Kinds of reader: each lies where the libraries of such readers lie, and a run has them all.

import Simulation
import Synthesis
import Testing

@testable import LabWorld

@Suite struct ReaderKindTests {
  private static let catalog = Catalog.make(seed: 1)

  /// The share of numbered markers in the libraries that a kind is modelled on, in tenths of a percent.
  private static let markers: [String: ClosedRange<Int>] = [
    "genre": 250...330, "popular": 200...290, "manga": 200...290, "wishes": 80...125, "novels": 100...170,
    "literary": 40...80, "non-fiction": 40...110, "other-language": 100...170, "other-script": 10...100,
  ]

  /// The distinguishing traits of a kind, in tenths of a percent. The maximum is that of the real library
  /// with the highest share; the minimum is *assumed*, and above the share of nearly all other kinds, so that
  /// a kind that becomes like them is detected.
  private static let telling: [String: [(ProfileTrait, ClosedRange<Int>)]] = [
    "popular": [(.read, 850...970), (.dateRead, 800...970)],
    "manga": [(.sharedName, 60...120)],
    "wishes": [(.read, 50...110), (.wantToRead, 850...950)],
    "literary": [(.furtherAuthors, 400...560)],
    "non-fiction": [(.colon, 300...460)],
    "other-language": [(.beyondASCII, 150...770)],
    "other-script": [(.otherScript, 100...770), (.noISBN, 240...440)],
  ]

  @Test(arguments: ReaderKind.all.map(\.name))
  func `The shares of a kind are those of real libraries`(name: String) throws {
    let kind = try #require(ReaderKind.all.first { $0.name == name })
    let profiles = try (0..<3).map { reader in
      try ExportProfile(
        SyntheticLibrary.make(
          catalog: Self.catalog, books: 1_000, reader: kind,
          stream: RandomStream(seed: 5, name: name).substream(reader)
        ).export)
    }
    let rows = profiles.reduce(0) { $0 + $1.rows }
    func share(_ trait: ProfileTrait) -> Int {
      (profiles.reduce(0) { $0 + $1.count(trait) } * 2_000 + rows) / (2 * rows)
    }
    for trait in ProfileTrait.allCases {
      guard let range = trait.realRange, trait != .sharedName else { continue }
      #expect(range.contains(share(trait)), "\(trait): \(share(trait)), not \(range)")
    }
    for (trait, range) in Self.telling[name] ?? [] {
      #expect(range.contains(share(trait)), "\(trait): \(share(trait)), not \(range)")
    }
    let markers = try #require(Self.markers[name])
    #expect(markers.contains(share(.numberedMarker)), "\(share(.numberedMarker))")
    // Not under 2 %, because of the rows that are duplicates: there are as many as in the real library with
    // the most, so that what a run says of them rests on enough of them. Volumes count as one title here, in
    // the real ones not all.
    #expect(share(.sharedName) < (name == "manga" ? 120 : 30), "\(share(.sharedName))")
  }

  @Test func `A mixed run has every kind at its share, whatever the other settings`() {
    let kinds = (0..<10_000).map { Readership.mixed.kind(ofReader: $0, seed: 3) }
    let total = ReaderKind.all.reduce(0) { $0 + $1.share }
    #expect(total == 100)
    for kind in ReaderKind.all {
      let count = kinds.count { $0 == kind }
      #expect((kind.share * 80...kind.share * 120).contains(count), "\(kind.name): \(count)")
    }
    #expect(kinds[17] == Readership.mixed.kind(ofReader: 17, seed: 3))
    #expect(kinds.prefix(40) != (0..<40).map { Readership.mixed.kind(ofReader: $0, seed: 4) }[...])
  }

  @Test func `A run of one kind has no other`() throws {
    let manga = try #require(Readership.named("manga"))
    #expect((0..<50).allSatisfy { manga.kind(ofReader: $0, seed: 1).name == "manga" })
    #expect(Readership.named("readers") == nil)
    var configuration = LoadConfiguration()
    #expect(configuration.specialties.isEmpty)
    configuration.readership = manga
    #expect(configuration.specialties == ["readership manga"])
  }
}
