import BooksTrackAPI
import Simulation
import Synthesis
import Testing

@testable import Providers

@Suite struct GoogleBooksCoverageTests {
  @Test func `Some works are unknown, popular ones rarely`() {
    let catalog = World.catalog
    let order = catalog.works.indices.sorted { catalog.works[$0].weight > catalog.works[$1].weight }
    let popular = order.prefix(600).count { !World.google.knows(work: $0) }
    let others = order.dropFirst(600).count { !World.google.knows(work: $0) }
    #expect(popular <= 16, "\(popular)")
    #expect((230...410).contains(others), "\(others) of 5,400")
    let share = (popular + others) * 10_000 / 6_000
    #expect((400...620).contains(share), "\(share)")
  }

  @Test func `A complete provider knows every edition`() {
    #expect(World.complete.shelf.volumes.count == World.catalog.editions.count)
  }

  @Test func `An ISBN may be unknown although the work is known`() throws {
    let catalog = World.catalog
    var lacking = 0
    var asked = 0
    for (index, edition) in catalog.editions.enumerated() where edition.isbn != nil {
      guard World.google.knows(work: edition.work) else { continue }
      asked += 1
      if World.google.volumeID(forEdition: index) == nil { lacking += 1 }
    }
    #expect((700...1_100).contains(lacking * 10_000 / asked), "\(lacking) of \(asked)")
  }

  @Test func `An unknown ISBN finds nothing, sometimes a sibling, rarely another book`() throws {
    let catalog = World.catalog
    var (nothing, sibling, neighbour) = (0, 0, 0)
    for (index, edition) in catalog.editions.enumerated() {
      guard let isbn = edition.isbn, World.google.volumeID(forEdition: index) == nil else { continue }
      let answer = try ask(search("isbn:\(isbn)"))
      switch answer.ids.first.flatMap(World.google.work(forVolumeID:)) {
      case nil: nothing += 1
      case edition.work: sibling += 1
      default: neighbour += 1
      }
    }
    let all = nothing + sibling + neighbour
    #expect(nothing * 10 > all * 7)
    #expect(sibling > 0)
    #expect(neighbour > 0 && neighbour * 100 < all * 6, "\(neighbour) of \(all)")
  }

  @Test func `The same query gives the same volumes in every response`() throws {
    for work in World.plainWorks.prefix(50) {
      let request = search("intitle:\(World.catalog.works[work].title)")
      var one = RandomStream(seed: 1, name: "a")
      var two = RandomStream(seed: 2, name: "b")
      let first = try Answer(World.google.respond(to: request, using: &one))
      let second = try Answer(World.google.respond(to: request, using: &two))
      #expect(first.ids == second.ids)
    }
  }

  @Test func `Identifiers map back to their editions, and other texts to none`() {
    let google = World.complete
    let editions = World.catalog.editions.indices
    let ids = editions.compactMap { google.volumeID(forEdition: $0) }
    #expect(Set(ids).count == editions.count)
    #expect(ids.map { google.edition(forVolumeID: $0) } == editions.map { $0 })
    for id in ["", "short", "AAAAAAAAQBAJ", "!!!!!!!!QBAJ", "AAAAAAAAAAAAA"] {
      #expect(google.work(forVolumeID: id) == nil)
    }
  }

  @Test func `Titles sometimes differ from those of the catalog`() throws {
    let catalog = World.catalog
    var same = 0
    var asked = 0
    for work in World.plainWorks.prefix(400) {
      let edition = catalog.editions[catalog.works[work].editions.lowerBound]
      guard let isbn = edition.isbn else { continue }
      let volume = try #require(ask(search("isbn:\(isbn)"), World.complete).volumes.first)
      asked += 1
      if volume["title"] as? String == edition.title { same += 1 }
    }
    #expect(same < asked)
    #expect(same * 100 > asked * 78, "\(same) of \(asked)")
  }
}
