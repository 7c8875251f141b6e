// The grouping of books that are one work.

import BooksTrackAPI

/// A partition of books into groups.
///
/// Invariant: no group has more than one real work.
struct BookGroups {
  private let books: [NormalizedBook]
  /// The group of each book: the index of its first member.
  private var groupOfBook: [Int]
  private var membersOfGroup: [[Int]]
  private var hasRealWork: [Bool]

  /// Creates one group per book.
  init(_ books: [NormalizedBook]) {
    self.books = books
    groupOfBook = Array(books.indices)
    membersOfGroup = books.indices.map { [$0] }
    hasRealWork = books.map { !$0.work.synthetic }
  }

  /// The groups in the order of their first members, each in ascending order.
  var members: [[Int]] { membersOfGroup.filter { !$0.isEmpty } }

  /// Merges the groups of two books, unless that breaks the invariant.
  ///
  /// - Returns: True if they are in one group now.
  private mutating func join(_ left: Int, _ right: Int) -> Bool {
    let (first, second) = (groupOfBook[left], groupOfBook[right])
    guard first != second else { return true }
    guard !(hasRealWork[first] && hasRealWork[second]) else { return false }
    let (kept, dissolved) = (min(first, second), max(first, second))
    for member in membersOfGroup[dissolved] { groupOfBook[member] = kept }
    membersOfGroup[kept] = (membersOfGroup[kept] + membersOfGroup[dissolved]).sorted()
    membersOfGroup[dissolved] = []
    hasRealWork[kept] = hasRealWork[kept] || hasRealWork[dissolved]
    return true
  }

  /// Joins books with a common ISBN that do not contradict each other.
  mutating func joinByISBN() {
    var holders: [ISBN: [Int]] = [:]
    for index in books.indices {
      for isbn in books[index].editions.flatMap(\.numbers) {
        // A group refuses a book that contradicts it, or a second real work; the book then tries the next
        // group.
        for holder in holders[isbn] ?? [] where !groupsContradict(holder, index) && join(holder, index) {
          break
        }
        if holders[isbn]?.last != index { holders[isbn, default: []].append(index) }
      }
    }
  }

  /// Returns true if any book of one group contradicts any of the other, so that two books are not joined
  /// through a third.
  private func groupsContradict(_ left: Int, _ right: Int) -> Bool {
    let (first, second) = (groupOfBook[left], groupOfBook[right])
    guard first != second else { return false }
    return membersOfGroup[first].contains { ours in
      membersOfGroup[second].contains { contradict(ours, $0) }
    }
  }

  /// Returns true if books of different providers that share an ISBN seem to be two books: their titles are
  /// similar but distinct, as those of volumes are; editions with one ISBN have unrelated titles, or other
  /// titles, pages and years; one is a guide, a box set or another volume; or their authors share at most a
  /// given name, and the titles share no word or each has a word of its own. One of the ISBNs is wrong, and a
  /// duplicate work is better than two books in one.
  private func contradict(_ left: Int, _ right: Int) -> Bool {
    let (first, second) = (books[left], books[right])
    let (left, right) = (first.work, second.work)
    guard !left.contributors.contains(where: right.contributors.contains) else { return false }
    if areCalledAlike(first, second) || areOtherwiseCalled(first, second) { return true }
    guard left.title != right.title else { return false }
    if RecordKind(left).speaks(against: RecordKind(right)) { return true }
    let titles = (Self.tellingWords([left.title]), Self.tellingWords([right.title]))
    guard !titles.0.isEmpty, !titles.1.isEmpty,
      !Self.mayShareWriter(left.authorNames, right.authorNames)
    else { return false }
    if titles.0.isDisjoint(with: titles.1) { return true }
    // *Invisible Man* and *Invisible Women*: if the names are comparable, a common word is chance.
    return [left, right].allSatisfy { Self.isLatin($0.authorNames) }
      && Self.hasMore(left.title, than: right.title) && Self.hasMore(right.title, than: left.title)
  }

  private static func isLatin(_ names: [String]) -> Bool {
    names.contains { FoldedText.key($0).utf8.contains { 0x61...0x7A ~= $0 } }
  }

  /// Returns true if a title has a word that the other one lacks.
  private static func hasMore(_ title: String, than other: String) -> Bool {
    let words = Set(FoldedText.words(other))
    return FoldedText.words(title).contains { !words.contains($0) }
  }

  /// Returns true if editions with a common ISBN have the titles of two books, or titles that may be those of
  /// one book, such as *Dune* and *Heretics of Dune*, and are printed otherwise.
  private func areOtherwiseCalled(_ left: NormalizedBook, _ right: NormalizedBook) -> Bool {
    left.editions.contains { ours in
      guard let title = CoverTitle(ours) else { return false }
      let numbers = ours.numbers
      return right.editions.contains { theirs in
        guard theirs.numbers.contains(where: numbers.contains), let other = CoverTitle(theirs) else {
          return false
        }
        return title.isOfAnotherBook(than: other)
          || title.hasOtherMainTitle(than: other) && ours.isPrintedOtherwise(than: theirs)
      }
    }
  }

  /// Returns true if two names share a distinctive word. A given name is not enough: *Ulysses* and *Leviathan
  /// Wakes* are both by a James.
  private static func mayShareWriter(_ left: [String], _ right: [String]) -> Bool {
    let names = (left.map { FoldedText.words($0) }, right.map { FoldedText.words($0) })
    return names.0.contains { ours in
      names.1.contains { theirs in
        let isGiven = ours.count > 1 && theirs.count > 1 && ours[0] == theirs[0]
        let common = tellingWords(ours).intersection(tellingWords(theirs))
        return common.contains { !isGiven || $0 != ours[0] }
      }
    }
  }

  /// Returns true if any title of one book and any of the other belong to two books. A merged book has the
  /// titles of all its editions, so that two books are not joined through a third in a later round either.
  private func areCalledAlike(_ left: NormalizedBook, _ right: NormalizedBook) -> Bool {
    let (titles, languages) = (Set(left.titles), Set(left.editions.compactMap(\.language)))
    let isOneLanguage = right.editions.contains { $0.language.map(languages.contains) ?? false }
    return right.titles.contains { title in
      !titles.contains(title)
        && titles.contains { Self.areCalledAlike($0, title, inOneLanguage: isOneLanguage) }
    }
  }

  /// Returns the words that distinguish texts. Words of up to three Latin letters are mostly articles and
  /// initials; they count only if there are no others, as in *The Old Man and the Sea*.
  private static func tellingWords(_ texts: [String]) -> Set<Substring> {
    tellingWords(texts.flatMap { FoldedText.words($0) })
  }

  static func tellingWords(_ words: [Substring]) -> Set<Substring> {
    let long = words.filter { $0.utf8.count > 3 || $0.utf8.contains { $0 >= 0x80 } }
    return Set(long.isEmpty ? words : long)
  }

  /// Returns true if two titles in one language share a distinctive word, and each has two distinctive words
  /// that the other lacks: neither of *Dragons of Autumn Twilight* and *Dragons of Winter Night* is a
  /// translation. One differing word is not enough: a philosopher's stone in one edition is a sorcerer's
  /// stone in another.
  ///
  /// - Parameter isOneLanguage: True if the records state one language; otherwise a common short word does.
  private static func areCalledAlike(
    _ left: String, _ right: String, inOneLanguage isOneLanguage: Bool
  ) -> Bool {
    let telling = (tellingWords([left]), tellingWords([right]))
    guard !telling.0.isDisjoint(with: telling.1),
      min(telling.0.subtracting(telling.1).count, telling.1.subtracting(telling.0).count) > 1
    else { return false }
    if isOneLanguage { return true }
    func small(_ title: String) -> Set<Substring> {
      Set(FoldedText.words(title).filter { $0.utf8.count <= 3 && $0.utf8.allSatisfy { 0x61...0x7A ~= $0 } })
    }
    return !small(left).isDisjoint(with: small(right))
  }

  /// Joins books with the same title and first author, unless a subtitle, volume or kind distinguishes them.
  mutating func joinByTitle() {
    guard groupOfBook.contains(where: { $0 != groupOfBook[0] }) else { return }
    var bucketOfKey: [MergeKey: Int] = [:]
    var buckets: [[Int]] = []
    for index in books.indices {
      guard let key = MergeKey(books[index].work) else { continue }
      if let bucket = bucketOfKey[key] {
        buckets[bucket].append(index)
      } else {
        bucketOfKey[key] = buckets.count
        buckets.append([index])
      }
    }
    let open = buckets.filter { bucket in bucket.contains { groupOfBook[$0] != groupOfBook[bucket[0]] } }
    guard !open.isEmpty else { return }
    let numbered = numbersInTitles()
    for bucket in open {
      let numbers = MergeKey(books[bucket[0]].work).flatMap { numbered[$0] } ?? []
      join(bucket.map { BookTraits(books[$0], place: $0) }, numbered: numbers)
    }
  }

  /// Returns the volume numbers that follow a title elsewhere in the list, as in *Saga, Vol. 2*.
  private func numbersInTitles() -> [MergeKey: Set<Substring>] {
    var numbers: [MergeKey: Set<Substring>] = [:]
    for book in books {
      let kind = RecordKind(book.work)
      guard let number = kind.volume, BookTraits.isVolume(number),
        let key = MergeKey(title: kind.baseTitle, book.work)
      else { continue }
      numbers[key, default: []].insert(number)
    }
    return numbers
  }

  private mutating func join(_ bucket: [BookTraits], numbered: Set<Substring>) {
    let distinctions = Distinctions(bucket, numbered: numbered)
    for (place, traits) in bucket.enumerated() {
      for earlier in bucket[..<place] where groupOfBook[earlier.place] != groupOfBook[traits.place] {
        // Compares every book of one group with every book of the other, so that two volumes are not joined
        // through a third book.
        let ours = bucket.filter { groupOfBook[$0.place] == groupOfBook[traits.place] }
        let theirs = bucket.filter { groupOfBook[$0.place] == groupOfBook[earlier.place] }
        let isOneWork = theirs.allSatisfy { other in ours.allSatisfy { distinctions.allow($0, other) } }
        if isOneWork, join(earlier.place, traits.place) { break }
      }
    }
  }
}

/// The key that is equal for two descriptions of one work without a common ISBN.
private struct MergeKey: Hashable {
  let title: String
  let author: String

  /// Creates the key of a work; nil if it has no author or no letter in its title, which is too little
  /// evidence.
  init?(_ work: WorkDTO) { self.init(title: FoldedText.key(work.title), work) }

  /// Creates the key with another title, which must be normalized already.
  init?(title: String, _ work: WorkDTO) {
    self.title = title
    author = FoldedText.key(work.authorNames.first ?? "")
    guard !title.isEmpty, !author.isEmpty else { return nil }
  }
}

/// The properties that can distinguish two books with the same title and author.
private struct BookTraits {
  let place: Int
  let providers: [String]
  let subtitle: String
  /// The positions in series with a provider's id, and the numbers of the subtitle.
  let volume: [String]
  /// The positions parsed from titles, which may be missing for other records of the same book.
  let toldVolume: [String]
  /// True if the title is the name of a series in which the book is not the first volume.
  let isCalledLikeSeries: Bool
  /// The kind of the record according to its title, such as a graphic novel.
  let kind: RecordKind
  /// The page counts of its editions.
  let pages: [Int]

  init(_ book: NormalizedBook, place: Int) {
    let work = book.work
    self.place = place
    pages = book.editions.compactMap(\.pageCount)
    providers = work.contributors
    subtitle = FoldedText.key(work.subtitle ?? "")
    let positions = work.series.filter { $0.seriesID != nil }.compactMap { $0.displayNumber ?? $0.position }
    toldVolume = work.series.filter { $0.seriesID == nil }.compactMap(\.position)
    let title = FoldedText.key(work.title)
    isCalledLikeSeries = work.series.contains { place in
      place.name.map { FoldedText.key($0) } == title
        && (place.displayNumber ?? place.position).map { $0 != "1" } ?? false
    }
    volume = positions + FoldedText.words(work.subtitle ?? "").filter(Self.isVolume).map(String.init)
    kind = RecordKind(work)
  }

  /// Returns true if a number may be that of a volume. A year is the subject of the book, as in *Iron
  /// Curtain: The Crushing of Eastern Europe, 1944–1956*; books about two years differ in their subtitles.
  static func isVolume(_ word: Substring) -> Bool {
    word.allSatisfy(\.isNumber) && !(Int(word).map((1_000...2_999).contains) ?? false)
  }

  var tellsNoVolume: Bool { volume.isEmpty && toldVolume.isEmpty }

  /// Returns true if both state their volume, at least one in its title, and they have none in common.
  func contradictsToldVolume(of other: BookTraits) -> Bool {
    guard !toldVolume.isEmpty || !other.toldVolume.isEmpty else { return false }
    let (all, others) = (toldVolume + volume, other.toldVolume + other.volume)
    return !all.isEmpty && !others.isEmpty && !all.contains(where: others.contains)
  }

  func sharesProvider(with other: BookTraits) -> Bool {
    providers.isEmpty && other.providers.isEmpty || providers.contains { other.providers.contains($0) }
  }
}

/// The rule that distinguishes the books of one title and author.
private struct Distinctions {
  private let bySubtitle: Bool
  private let byVolume: Bool
  /// True if several volumes have the title, so that a book without a volume may be any of them.
  private let isOfVolumes: Bool
  /// The page count below which a book is abridged; nil if too few editions have a page count.
  private let fewPages: Int?

  /// If the books have one subtitle, those without it merely omit it; if they have two, it is unknown which
  /// one is omitted. The same holds for volumes that only some providers state, here or in other titles. A
  /// title that is the name of a series, such as *One Piece*, may be that of any volume.
  ///
  /// - Parameter numbered: The numbers that follow the title elsewhere. A first volume, as in *Dune, Book 1*,
  ///   may have the title alone.
  init(_ bucket: [BookTraits], numbered: Set<Substring>) {
    bySubtitle = Set(bucket.map(\.subtitle).filter { !$0.isEmpty }).count > 1
    byVolume = Set(bucket.map(\.volume).filter { !$0.isEmpty }).count > 1
    let told = bucket.map { $0.volume + $0.toldVolume }.filter { !$0.isEmpty }
    isOfVolumes =
      numbered.contains { $0 != "1" } || bucket.contains(where: \.isCalledLikeSeries)
      || told.contains { volume in told.contains { other in !other.contains(where: volume.contains) } }
    let pages = bucket.flatMap(\.pages).sorted()
    fewPages = pages.count < 2 ? nil : pages[pages.count / 2] / 2
  }

  /// Returns true if a book has less than half of the pages that most editions of its title have, or, of two
  /// editions, than the other. Abridged editions mostly have the title of the book and nothing that says so.
  private func isShort(_ book: BookTraits) -> Bool {
    guard let fewPages, let most = book.pages.max() else { return false }
    return most < fewPages
  }

  /// Returns true if the two may be one work.
  ///
  /// One provider states the same volume for all editions, so two of its records must agree; another provider
  /// may state none. If both state one, they must agree: they might mean different series, but a duplicate
  /// work is better than two volumes in one.
  func allow(_ left: BookTraits, _ right: BookTraits) -> Bool {
    if bySubtitle && left.subtitle != right.subtitle { return false }
    if left.kind.speaks(against: right.kind) || isShort(left) != isShort(right) { return false }
    if left.contradictsToldVolume(of: right) { return false }
    if isOfVolumes, left.tellsNoVolume || right.tellsNoVolume { return false }
    if left.volume == right.volume { return true }
    if left.sharesProvider(with: right) || byVolume { return false }
    return left.volume.isEmpty || right.volume.isEmpty
  }
}

extension NormalizedBook {
  /// The titles of the book and its editions.
  fileprivate var titles: [String] { [work.title] + editions.compactMap(\.title) }
}

extension EditionDTO {
  /// Returns true if this and another record of the same ISBN state both other pages and another year. One
  /// of the two alone is mostly a difference in counting, or a later printing.
  fileprivate func isPrintedOtherwise(than other: EditionDTO) -> Bool {
    guard let isbn, isbn == other.isbn, let pageCount, let pages = other.pageCount, pageCount > 0, pages > 0,
      let year, let otherYear = other.year
    else { return false }
    return abs(pageCount - pages) * 10 > max(pageCount, pages) && abs(year - otherYear) > 1
  }

  private var year: Int? { publicationDate.flatMap { Int($0.prefix(4)) } }
}
