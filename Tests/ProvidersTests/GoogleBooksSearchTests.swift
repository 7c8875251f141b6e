import BooksTrackAPI
import Simulation
import Synthesis
import Testing

@testable import Providers

@Suite struct GoogleBooksSearchTests {
  @Test func `Title and author find the work`() throws {
    var first = 0
    let works = World.plainWorks.prefix(200)
    for work in works {
      let title = World.catalog.works[work].title
      let answer = try ask(
        search("intitle:\(title)+inauthor:\(World.catalog.writers(of: work)[0])"), World.complete)
      if answer.ids.first.flatMap(World.complete.work(forVolumeID:)) == work { first += 1 }
    }
    // A few volumes have no author, or have "&" for "and".
    #expect(first * 100 >= works.count * 94, "\(first)")
  }

  @Test func `All words of a title must match`() throws {
    let work = try #require(
      World.plainWorks.first { SearchWords.distinct(in: World.catalog.works[$0].title).count > 2 })
    let title = World.catalog.works[work].title
    let all = try ask(search("intitle:\(title)", ("maxResults", "40")), World.complete)
    #expect(all.ids.contains { World.complete.work(forVolumeID: $0) == work })
    let none = try ask(search("intitle:\(title) xyzzyplugh"), World.complete)
    #expect(none.ids.isEmpty)
  }

  @Test func `A title that still has its series bracket finds nothing`() throws {
    let catalog = World.catalog
    let volumes = catalog.works.indices.filter { work in
      catalog.works[work].kind == .volume && !catalog.works[work].isKnownByNumber
        && catalog.works[work].memberships.first?.position.whole != nil
    }
    var found = 0
    for work in volumes.prefix(200) {
      let place = try #require(catalog.works[work].memberships.first)
      let title =
        "\(catalog.works[work].title) (\(catalog.series[place.series].name), #\(place.position.text))"
      if try !ask(search("intitle:\(title)"), World.complete).ids.isEmpty { found += 1 }
    }
    // Unless the record itself says "Book 3" of that series.
    #expect(found <= 20, "\(found)")
  }

  @Test func `Words without a field are searched in title and author`() throws {
    let work = World.plainWorks[3]
    let query = "\(World.catalog.writers(of: work)[0]) \(World.catalog.works[work].title)"
    let answer = try ask(search(query, ("maxResults", "40")), World.complete)
    #expect(answer.ids.contains { World.complete.work(forVolumeID: $0) == work })
  }

  @Test func `Results are sorted by popularity`() throws {
    let answer = try ask(search("intitle:the", ("maxResults", "40")), World.complete)
    let weights = answer.ids.compactMap(World.complete.work(forVolumeID:)).map {
      World.catalog.works[$0].weight
    }
    #expect(weights.count == 40)
    #expect(zip(weights, weights.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test func `Pages of a search are consecutive`() throws {
    let whole = try ask(search("intitle:of the", ("maxResults", "20")), World.complete)
    let second = try ask(search("intitle:of the", ("maxResults", "10"), ("startIndex", "10")), World.complete)
    #expect(second.ids == Array(whole.ids.dropFirst(10)))
  }

  @Test(arguments: [
    ("isbn:9780261103573", "9780261103573", 0, 0, 0),
    ("intitle:the two towers+inauthor:tolkien", nil, 3, 1, 0),
    ("earthsea le guin", nil, 0, 0, 3), ("intitle:Mistborn: The Final Empire", nil, 4, 0, 0),
    ("inauthor:king intitle:it", nil, 1, 1, 0), ("", nil, 0, 0, 0),
  ])
  func `A query is parsed into its fields`(text: String, isbn: String?, title: Int, author: Int, rest: Int) {
    let query = FieldedQuery(text, .googleBooks)
    #expect(query.isbn == isbn)
    #expect(query.title.count == title)
    #expect(query.author.count == author)
    #expect(query.anywhere.count == rest)
  }

  @Test(arguments: [
    ("Sorcerer's Stone", "sorcerers STONE"), ("Les Misérables", "les miserables"), ("Größe", "grosse"),
    ("J.R.R. Tolkien", "j r r tolkien"), ("Sorcerer’s", "Sorcerer's"), ("Cafe\u{301}", "café"),
  ])
  func `Spellings of a word are equal`(left: String, right: String) {
    #expect(SearchWords.distinct(in: left) == SearchWords.distinct(in: right))
  }

  @Test func `Japanese characters are single words`() {
    #expect(SearchWords.distinct(in: "海辺のカフカ").count == 5)
  }

  @Test func `A word keeps its number while the table grows`() {
    var stream = RandomStream(seed: 5, name: "words")
    let words = [0, 1] + (0..<5_000).map { _ in stream.next() }
    var numbers = WordNumbers(capacity: 3)
    for word in words + words { _ = numbers.number(of: word) }
    #expect(numbers.count == words.count)
    #expect(words.compactMap { numbers.find($0) } == Array(words.indices))
    #expect((0..<100).allSatisfy { _ in numbers.find(stream.next()) == nil })
  }

  @Test(arguments: [[1], [1, 2], [3, 2, 1], [1, 9], [], [4]])
  func `Posting lists give the same results as a plain filter`(words: [UInt64]) {
    let things: [[UInt64]] = (0..<500).map { thing in
      [1, thing % 2 == 0 ? 2 : 0, thing % 7 == 0 ? 3 : 0, thing == 499 ? 4 : 0]
    }
    var builder = PostingListsBuilder(capacity: 100)
    for (thing, has) in things.enumerated() {
      for word in has where word > 0 { builder.add(builder.number(of: word), in: .title, thing: thing) }
    }
    let plain = things.indices.filter { thing in words.allSatisfy { things[thing].contains($0) } }
    let lists = builder.build()
    let terms = words.map { SearchTerm(word: $0, field: .title) }
    #expect(lists.things(withAll: terms, limit: 1_000) == (words.isEmpty ? [] : plain))
    let others = words.map { SearchTerm(word: $0, field: .author) }
    #expect(lists.things(withAll: others, limit: 1_000).isEmpty)
  }
}
