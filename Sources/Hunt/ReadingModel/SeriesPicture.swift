// Everything that a reader can see of series at one time, as plain values: lists, shelves, recommendations
// and goals.

import BooksTrack
import LabWorld

/// The views of series.
struct SeriesPicture: Equatable {
  /// A shelf.
  struct Shelf: Equatable {
    var name = ""
    var author: String?
    /// `Book 3, Lirael, read`, in reading order.
    var places: [String] = []
    /// The places in story order.
    var story: [String] = []
    /// `4/7 books` for the books in the library, and for those read.
    var owned = ""
    var read = ""
    var percent: String?
    var missing: [Int] = []
    /// The badges of a finished series.
    var badges: [String] = []
    /// `4 of 7 books complete`.
    var spoken = ""
    /// The confirmation text for deleting the series.
    var deletion = ""
    /// The recommendation on the shelf.
    var next: String?
    var isManual = false
    /// True if the last calls took books from it by a reset, or brought such books back: what is wrong with
    /// its places then is that they did not outlive their books. Only the model knows.
    var isRelinked = false
  }

  /// The lines of a list.
  struct List: Equatable {
    let order: SeriesList.Order
    let lines: [String]
  }

  /// The shelves in the order of the series.
  var shelves: [Shelf] = []
  /// The lines of each list, with the indices of the series.
  var lists: [List] = []
  /// The recommendation after each book, and the series on its card.
  var offers: [String?] = []
  var cards: [[String]] = []
  /// `Finish 1 series in 2025: 0 of 1`.
  var goals: [String] = []
  /// The pending celebrations, and the merges with their state.
  var celebrations: [String] = []
  var merges: [String] = []
  /// The series of each author.
  var authors: [[String]] = []

  /// The years for which there are goals.
  static let years = [2025, 2026]

  var facts: [ReadingFact] {
    func fact(_ clause: ClauseID, _ about: String, _ text: String) -> ReadingFact {
      ReadingFact(.series, clause, about, text)
    }
    var facts = [fact("SER-10", "series", "\(shelves.count)")]
    for (place, shelf) in shelves.enumerated() {
      let name = "series \(place)"
      facts += [
        fact(
          shelf.isManual ? "SER-6" : "SER-5", "\(name), its name",
          "\(shelf.name), \(shelf.isManual ? "the reader's" : "found"), by \(shelf.author ?? "several")"
        ),
        fact(
          shelf.isRelinked ? "SER-15" : "SER-8", "\(name), its places",
          shelf.places.joined(separator: " / ")),
        fact(
          shelf.isRelinked ? "SER-15" : "SER-18", "\(name), as the story goes",
          shelf.story.joined(separator: " / ")),
        fact("SER-8", "\(name), missing", shelf.missing.map(String.init).joined(separator: ", ")),
        fact(
          "SER-9", "\(name), how much",
          "\(shelf.owned), \(shelf.read) read, \(shelf.percent ?? "no total")"),
        fact("SER-13", "\(name), finished", shelf.badges.joined(separator: ", ")),
        fact("SER-14", "\(name), spoken", shelf.spoken),
        fact("SER-20", "\(name), before it is deleted", shelf.deletion),
        fact("SER-12", "\(name), what comes next", shelf.next ?? "nothing"),
      ]
    }
    for list in lists {
      facts.append(
        fact("SER-7", "the list by \(list.order.rawValue)", list.lines.joined(separator: " / ")))
    }
    for (place, offer) in offers.enumerated() {
      facts.append(fact("SER-12", "book \(place), what comes after it", offer ?? "nothing"))
    }
    for (place, card) in cards.enumerated() {
      facts.append(fact("SER-11", "book \(place), its series", card.joined(separator: " / ")))
    }
    facts.append(fact("SER-13", "celebrations that wait", celebrations.joined(separator: " ")))
    facts.append(fact("SER-6", "merges", merges.joined(separator: " / ")))
    for (place, goal) in goals.enumerated() { facts.append(fact("SER-18", "goal \(place)", goal)) }
    for (place, author) in authors.enumerated() {
      facts.append(fact("SER-18", "the series of author \(place)", author.joined(separator: " / ")))
    }
    return facts
  }
}

// MARK: - The app

extension ReadingScreens {
  func seriesPicture(_ library: Library) -> SeriesPicture {
    let series = library.series.map(\.id)
    func place(_ id: SeriesID) -> Int { series.firstIndex(of: id) ?? -1 }
    func line(_ line: SeriesList.Line) -> String {
      "\(place(line.series)) \(line.name) (\(line.author ?? "several")) \(line.text), \(line.stage.title)"
    }
    var picture = SeriesPicture()
    picture.shelves = library.series.map { shelfPicture($0, library) }
    picture.lists = SeriesList.Order.allCases.map { order in
      .init(order: order, lines: seriesLines(by: order, in: library).map(line))
    }
    for work in library.works {
      picture.offers.append(
        offer(after: work.id, in: library).flatMap { question($0, in: library) })
      picture.cards.append(
        library.memberships(of: work.id).map { membership in
          let badge = badge(of: membership, in: library) ?? "somewhere"
          return "\(place(membership.series)) \(badge)"
        })
    }
    picture.celebrations = library.celebrations.map(\.text)
    picture.merges = library.seriesMerges.map { merge in
      "\(merge.absorbed.name) into \(place(merge.into))\(merge.undone == nil ? "" : ", undone")"
    }
    picture.goals = SeriesPicture.years.map { SeriesGoal(finish: 1, in: $0).text(in: library) }
    picture.authors = (0..<CurationAuthors.count).map { number in
      let name = CurationAuthors.name(number)
      guard let author = library.authors.first(where: { $0.name == name }) else { return [] }
      return SeriesList.lines(of: author.id, in: library).map(line)
    }
    return picture
  }

  private func shelfPicture(_ series: Series, _ library: Library) -> SeriesPicture.Shelf {
    let shelf = shelf(of: series, in: library)
    let (places, owned) = (places(of: shelf), owned(of: shelf))
    return SeriesPicture.Shelf(
      name: shelf.name, author: shelf.author, places: places.map { SeriesTexts.spoken($0) },
      story: story(of: series, in: library).map { SeriesTexts.spoken($0) },
      owned: owned.text, read: shelf.read.text, percent: owned.percentage.map { "\($0) %" },
      missing: places.filter { $0.state == .missing }.flatMap { $0.position?.wholeVolumes ?? [] },
      badges: [shelf.badge, shelf.longBadge].compactMap { $0 }, spoken: spoken(owned),
      deletion: deletion(of: series, books: library.members(of: series.id).count),
      next: shelf.next.flatMap { question($0, in: library) }, isManual: series.source == .manual)
  }
}

// MARK: - The model

extension ReadingModel {
  var seriesPicture: SeriesPicture {
    func line(_ place: Int) -> String {
      let row = series[place]
      return
        "\(place) \(row.name) (\(author(of: row) ?? "several")) \(amount(of: row, onlyRead: false)), "
        + stage(of: row)
    }
    var picture = SeriesPicture()
    picture.shelves = series.map(shelfPicture)
    picture.lists = SeriesList.Order.allCases.map { order in
      .init(order: order, lines: listed(by: order).map(line))
    }
    picture.offers = books.map { book in question(offer(after: book)) }
    picture.cards = books.map { book in
      memberships(of: book).map {
        "\($0.place) \(badge($0.member.place, total: series[$0.place].total))"
      }
    }
    picture.celebrations = celebrations
    picture.merges = past.merges.map { merge in
      let into = seriesPlace(identity: merge.into) ?? -1
      return "\(merge.absorbed.name) into \(into)\(merge.isUndone ? ", undone" : "")"
    }
    picture.goals = SeriesPicture.years.map { year in
      "Finish 1 series in \(year): \(series.count { finishedIn($0) == year }) of 1"
    }
    picture.authors = (0..<CurationAuthors.count).map { number in
      guard authors[number] != nil else { return [] }
      return listed(by: .name).filter { place in
        series[place].author == number
          || series[place].members.contains { member in
            let book = books.first { $0.number == member.book }
            return book?.author == number || book?.secondAuthor == number
          }
      }.map(line)
    }
    return picture
  }

  private func shelfPicture(_ row: SeriesRow) -> SeriesPicture.Shelf {
    var shelf = SeriesPicture.Shelf(name: row.name, author: author(of: row), isManual: row.isManual)
    shelf.isRelinked = past.relinked.contains(row.identity)
    shelf.places = places(of: row).map { spoken($0, of: row) }
    shelf.story = placesInStory(of: row).map { spoken($0, of: row) }
    let (owned, total) = (count(of: row, onlyRead: false), row.total)
    shelf.owned = amount(of: row, onlyRead: false)
    shelf.read = amount(of: row, onlyRead: true)
    shelf.percent = total.map { "\(owned * 100 / $0) %" }
    shelf.missing = missing(row)
    shelf.badges = isFinished(row) ? ["Completed!"] : []
    if isFinished(row), let total, total >= 10 {
      shelf.badges.append("Finished a series of \(total)")
    }
    shelf.spoken =
      total.map { "\(owned) of \($0) \($0 == 1 ? "book" : "books") complete" } ?? shelf.owned
    let kept = row.members.count
    shelf.deletion =
      "Delete '\(row.name)' series? "
      + (kept == 0 ? "It has no books." : "\(kept.of("book")) will remain in library.")
    shelf.next = question(next(on: row))
    return shelf
  }

  private func spoken(_ place: ShelfPlace, of row: SeriesRow) -> String {
    let book = place.member.flatMap { member in books.first { $0.number == member.book } }
    let state = book.map { isRead($0) ? "read" : "owned" } ?? "missing"
    let badge = place.place.map { "Book\($0.first == $0.last ? "" : "s") \($0.text)" }
    let title = book?.title ?? place.place.flatMap { self.title(ofMissing: $0.first / 100, row) }
    return [badge, title, state].compactMap { $0 }.joined(separator: ", ")
  }

  /// Returns the text of a membership on the card of a book.
  private func badge(_ place: SeriesPlace?, total: Int?) -> String {
    guard let place else { return "somewhere" }
    let text = "Book\(place.first == place.last ? "" : "s") \(place.text)"
    guard let total, place.last <= total * 100 else { return text }
    return "\(text) of \(total)"
  }
}
