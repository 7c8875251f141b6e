// Which books of a list are one work.

import BooksTrackAPI

/// Disjoint groups of books.
///
/// Invariant: no group has more than one real work.
struct BookGroups {
  private let books: [NormalizedBook]
  /// The group of each book: the place of its first member.
  private var groupOfBook: [Int]
  private var membersOfGroup: [[Int]]
  private var hasRealWork: [Bool]

  /// Every book for itself.
  init(_ books: [NormalizedBook]) {
    self.books = books
    groupOfBook = Array(books.indices)
    membersOfGroup = books.indices.map { [$0] }
    hasRealWork = books.map { !$0.work.synthetic }
  }

  /// The groups in the order of their first members, each in its order.
  var members: [[Int]] { membersOfGroup.filter { !$0.isEmpty } }

  /// Makes one group of both books' groups, if that keeps the invariant.
  ///
  /// - Returns: Whether they are in one group now.
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

  /// Joins books with a number in common, unless they have nothing else in common.
  mutating func joinByISBN() {
    var holders: [ISBN: [Int]] = [:]
    for index in books.indices {
      for isbn in books[index].editions.flatMap(\.numbers) {
        // Only a real work can be refused by one group and has to try the next.
        for holder in holders[isbn] ?? [] where !groupsContradict(holder, index) && join(holder, index) {
          break
        }
        if holders[isbn]?.last != index { holders[isbn, default: []].append(index) }
      }
    }
  }

  /// Whether any book of one group contradicts any of the other, so that two books are not joined by way of a
  /// third.
  private func groupsContradict(_ left: Int, _ right: Int) -> Bool {
    let (first, second) = (groupOfBook[left], groupOfBook[right])
    guard first != second else { return false }
    return membersOfGroup[first].contains { ours in
      membersOfGroup[second].contains { contradict(ours, $0) }
    }
  }

  /// Whether two providers have one number for what seems to be two books: the authors have no word in common
  /// but a given name, and neither title says all that the other says, or they have no word in common; or one
  /// is a guide, a box set or another volume; or they are called alike in one language, as volumes of a
  /// series are; or the very edition has two titles that have hardly a word in common. One of the two has a
  /// wrong number, and a work too many is better than two books in one.
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
    // *Invisible Man* and *Invisible Women*: where names can be compared, a word in common is chance.
    return [left, right].allSatisfy { Self.isLatin($0.authorNames) }
      && Self.hasMore(left.title, than: right.title) && Self.hasMore(right.title, than: left.title)
  }

  private static func isLatin(_ names: [String]) -> Bool {
    names.contains { FoldedText.key($0).utf8.contains { 0x61...0x7A ~= $0 } }
  }

  /// Whether a title has a word that the other one lacks.
  private static func hasMore(_ title: String, than other: String) -> Bool {
    let words = Set(FoldedText.words(other))
    return FoldedText.words(title).contains { !words.contains($0) }
  }

  /// Whether two books have an edition with one number, by the titles of two books.
  private func areOtherwiseCalled(_ left: NormalizedBook, _ right: NormalizedBook) -> Bool {
    left.editions.contains { ours in
      guard let title = CoverTitle(ours) else { return false }
      let numbers = ours.numbers
      return right.editions.contains { theirs in
        theirs.numbers.contains(where: numbers.contains)
          && CoverTitle(theirs).map(title.isOfAnotherBook) ?? false
      }
    }
  }

  /// Whether a name of one book has a telling word of a name of the other. A given name is not enough:
  /// *Ulysses* and *Leviathan Wakes* are both by a James.
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

  /// Whether a title of one book and a title of the other are those of two books. A book that was merged has
  /// the titles of all its editions, so that two books are not joined by way of a third in a later round
  /// either.
  private func areCalledAlike(_ left: NormalizedBook, _ right: NormalizedBook) -> Bool {
    let titles = Set(left.titles)
    return right.titles.contains { title in
      !titles.contains(title) && titles.contains { Self.areCalledAlike($0, title) }
    }
  }

  /// The words that tell texts apart. Those of up to three Latin letters are mostly articles and initials;
  /// where there are no others, as in *The Old Man and the Sea*, they have to do.
  private static func tellingWords(_ texts: [String]) -> Set<Substring> {
    tellingWords(texts.flatMap { FoldedText.words($0) })
  }

  static func tellingWords(_ words: [Substring]) -> Set<Substring> {
    let long = words.filter { $0.utf8.count > 3 || $0.utf8.contains { $0 >= 0x80 } }
    return Set(long.isEmpty ? words : long)
  }

  /// Whether titles with telling words in common have small ones in common too, by which they are in one
  /// language, and each has two words of its own: of *Dragons of Autumn Twilight* and *Dragons of Winter
  /// Night* neither is a translation. A single other word is too little to go by: a book may be about a
  /// philosopher's stone here and a sorcerer's there.
  private static func areCalledAlike(_ left: String, _ right: String) -> Bool {
    let telling = (tellingWords([left]), tellingWords([right]))
    guard !telling.0.isDisjoint(with: telling.1),
      min(telling.0.subtracting(telling.1).count, telling.1.subtracting(telling.0).count) > 1
    else { return false }
    func small(_ title: String) -> Set<Substring> {
      Set(FoldedText.words(title).filter { $0.utf8.count <= 3 && $0.utf8.allSatisfy { 0x61...0x7A ~= $0 } })
    }
    return !small(left).isDisjoint(with: small(right))
  }

  /// Joins books with the same title and first author, unless something tells them apart.
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
      join(bucket.map { BookTraits(books[$0].work, place: $0) }, numbered: numbers)
    }
  }

  /// The numbers with which a title stands elsewhere in the list, as in *Saga, Vol. 2*.
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
        // by way of a third book.
        let ours = bucket.filter { groupOfBook[$0.place] == groupOfBook[traits.place] }
        let theirs = bucket.filter { groupOfBook[$0.place] == groupOfBook[earlier.place] }
        let isOneWork = theirs.allSatisfy { other in ours.allSatisfy { distinctions.allow($0, other) } }
        if isOneWork, join(earlier.place, traits.place) { break }
      }
    }
  }
}

/// What two descriptions of one work have in common when they share no number.
private struct MergeKey: Hashable {
  let title: String
  let author: String

  /// The key of a work; nil if it has no author or no letter in its title, which is too little to go by.
  init?(_ work: WorkDTO) { self.init(title: FoldedText.key(work.title), work) }

  /// The key under another title, which is a key.
  init?(title: String, _ work: WorkDTO) {
    self.title = title
    author = FoldedText.key(work.authorNames.first ?? "")
    guard !title.isEmpty, !author.isEmpty else { return nil }
  }
}

/// What may tell two books apart that have one title and author.
private struct BookTraits {
  let place: Int
  let providers: [String]
  let subtitle: String
  /// Positions in series that a provider knows, and the numbers of the subtitle.
  let volume: [String]
  /// Positions that somebody wrote into a title, as not everybody does.
  let toldVolume: [String]
  /// Whether the title is the name of a series in which the book is another volume than the first.
  let isCalledLikeSeries: Bool
  /// What the record says of itself beside the title, such as that it is the graphic novel.
  let kind: RecordKind

  init(_ work: WorkDTO, place: Int) {
    self.place = place
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

  /// A number that may be a volume's. A year is what the book is about, as in *Iron Curtain: The Crushing of
  /// Eastern Europe, 1944–1956*; books of two years have two subtitles, which tells them apart.
  static func isVolume(_ word: Substring) -> Bool {
    word.allSatisfy(\.isNumber) && !(Int(word).map((1_000...2_999).contains) ?? false)
  }

  var tellsNoVolume: Bool { volume.isEmpty && toldVolume.isEmpty }

  /// Whether both say which volume they are, at least one of them in its title, and they have none in common.
  func contradictsToldVolume(of other: BookTraits) -> Bool {
    guard !toldVolume.isEmpty || !other.toldVolume.isEmpty else { return false }
    let (all, others) = (toldVolume + volume, other.toldVolume + other.volume)
    return !all.isEmpty && !others.isEmpty && !all.contains(where: others.contains)
  }

  func sharesProvider(with other: BookTraits) -> Bool {
    providers.isEmpty && other.providers.isEmpty || providers.contains { other.providers.contains($0) }
  }
}

/// How the books of one title and author are told apart.
private struct Distinctions {
  private let bySubtitle: Bool
  private let byVolume: Bool
  /// Whether the title is that of several volumes, so that a book that says of none is any of them.
  private let isOfVolumes: Bool

  /// If the books have one subtitle among them, the others merely omit it; if they have two, it is unknown
  /// which one is omitted. The same holds for volumes that only some providers state, here or in other
  /// titles.
  ///
  /// A title that is the name of a series, as *One Piece* is, may be that of any volume.
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
  }

  /// Whether the two may be one work.
  ///
  /// One provider says the same of all editions of a volume, so there the volumes must be equal; another one
  /// may not count at all. Where both count they must agree: that one of them means another series is
  /// possible, but a work too many is better than two volumes in one.
  func allow(_ left: BookTraits, _ right: BookTraits) -> Bool {
    if bySubtitle && left.subtitle != right.subtitle { return false }
    if left.kind.speaks(against: right.kind) { return false }
    if left.contradictsToldVolume(of: right) { return false }
    if isOfVolumes, left.tellsNoVolume || right.tellsNoVolume { return false }
    if left.volume == right.volume { return true }
    if left.sharesProvider(with: right) || byVolume { return false }
    return left.volume.isEmpty || right.volume.isEmpty
  }
}

extension NormalizedBook {
  /// What the book and its editions are called.
  fileprivate var titles: [String] { [work.title] + editions.compactMap(\.title) }
}
