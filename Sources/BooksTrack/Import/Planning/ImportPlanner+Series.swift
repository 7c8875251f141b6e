// The series that the rows of a file name. Some do so only beside others: `Attack on Titan 33` beside a
// series of that name, `(Jack Reacher 27)` beside another number, `Golden Son: Red Rising Vol. 2` beside
// another volume of "Red Rising", a book by a second writer beside one by both. What other rows may decide
// is linked when all rows of the file are placed, so that their order decides nothing.

internal import BooksTrackAPI

/// The key of a name in titles of one writer.
struct WritersName: Hashable {
  /// The first author; nil for any.
  let writer: AuthorID?
  let name: String
}

/// A book whose title has a name and a number without a certain sign.
struct NumberedBook {
  let work: WorkID
  let number: BareNumber
}

/// A statement that a work is in a series, until all rows are placed.
struct OpenMention {
  let work: WorkID
  var mention: SeriesMention
  /// The number without a sign on which the statement rests; nil if it has a sign.
  var number: BareNumber?
}

extension ImportPlanner {
  /// Adds a new work to the series that its title names. A number without any sign counts if another book
  /// proves it (`BareNumber`); that one is added as well.
  mutating func link(_ work: WorkID, title: String) {
    let mentions = rules.series.mentions(title: title)
    link(mentions, of: work)
    guard rules.series.readsTitles, mentions.allSatisfy(\.joinsOnly),
      editor.library.memberships(of: work).isEmpty, let bare = rules.series.grammar.bareNumber(in: title)
    else { return }
    if let mention = bare.openMention ?? mentions.first {
      openMentions.append(OpenMention(work: work, mention: mention, number: bare))
    }
    let siblings = others(of: work, bare).filter { editor.library.memberships(of: $0).isEmpty }
    guard !siblings.isEmpty else { return }
    for id in (siblings + [work]).sorted() {
      guard let title = editor.library.works[id]?.title,
        let bare = rules.series.grammar.bareNumber(in: title)
      else { continue }
      let proven = SeriesMention(name: bare.name, position: bare.position)
      SeriesLinker().link([proven], of: id, in: &editor, now: now)
    }
  }

  /// Adds a work to the series that mentions name, or keeps those that later rows may decide.
  mutating func link(_ mentions: [SeriesMention], of work: WorkID) {
    for mention in mentions {
      if !mention.joinsOnly,
        mention.shortName != nil || SeriesLinker().isOpen(mention, of: work, in: editor.library)
      {
        openMentions.append(OpenMention(work: work, mention: mention))
      } else {
        SeriesLinker().link([mention], of: work, in: &editor, now: now)
      }
    }
  }

  /// Links the open statements about a work before a row changes its title or authors, on which they rest.
  mutating func linkOpenMentions(of work: Work, before draft: BookDraft) {
    guard !openMentions.isEmpty,
      strategy == .replace || draft.title != work.title
        || draft.authors.count > work.authors.count
    else { return }
    for open in openMentions where open.work == work.id { link(open, joinsAlike: true) }
    openMentions.removeAll { $0.work == work.id }
  }

  /// Returns the works that prove a number: those of the library whose titles have the next number, and those
  /// of the file with the same writer and name. Remembers this one.
  private mutating func others(of work: WorkID, _ bare: BareNumber) -> [WorkID] {
    let key = WritersName(writer: editor.library.writer(of: work), name: SeriesNames.key(bare.name))
    let known = numberedBooks[key, default: []]
    numberedBooks[key, default: []].append(NumberedBook(work: work, number: bare))
    let neighbours =
      bare.isRoman || bare.isOfPart
      ? []
      : bare.position.wholeVolumes.first.map { editor.library.matchIndex.neighbours(of: work, number: $0) }
        ?? []
    return neighbours + known.filter { $0.number.proves(bare) && !neighbours.contains($0.work) }.map(\.work)
  }
}

extension ImportPlanner {
  /// Links the statements that other rows decide, after the last row.
  mutating func linkOpenMentions() {
    linkNumberedCells()
    openMentions.removeAll { $0.number != nil && !editor.library.memberships(of: $0.work).isEmpty }
    guard !openMentions.isEmpty else { return }
    settleNames()
    let bare = openMentions.filter(\.mention.joinsOnly)
    openMentions.removeAll(where: \.mention.joinsOnly)
    linkKnown()
    linkSeveralWriters()
    linkAlike()
    linkBare(bare)
    openMentions = []
  }

  private mutating func link(_ open: OpenMention, joinsAlike: Bool = false, proven: SeriesID? = nil) {
    SeriesLinker().link(
      [open.mention], of: open.work, joinsAlike: joinsAlike, proven: proven, in: &editor, now: now)
  }

  /// Decides between the two forms of a name. The part behind its sign is the series if another title of the
  /// writer has it behind its own, or before it as well: `Red Rising: Red Rising Vol. 1`. A number without a
  /// sign needs another title with another number: `Golden Son: Red Rising 2`.
  private mutating func settleNames() {
    var names: [WritersName: [OpenMention]] = [:]
    for open in openMentions {
      guard let key = shortName(of: open) else { continue }
      names[key, default: []].append(open)
    }
    for (index, open) in openMentions.enumerated() {
      guard let key = shortName(of: open), let all = names[key], let core = core(of: open) else { continue }
      let others = all.filter { self.core(of: $0) != core }
      if open.mention.joinsOnly {
        let isProven = others.contains { $0.mention.position != open.mention.position }
        guard isProven, open.number?.mayFollowTitle ?? true else { continue }
        openMentions[index].mention.joinsOnly = false
      } else if others.isEmpty, core != "\(key.name) \(key.name)", !isBehindWriter(open, core, key.name) {
        continue
      }
      openMentions[index].mention.name = open.mention.shortName
      openMentions[index].mention.shortName = nil
    }
  }

  private func core(of open: OpenMention) -> String? { open.mention.name.map { SeriesNames.core($0) } }

  /// Returns true if the text before the short form of a name is the writer's: `Robin Hobb - Farseer`.
  private func isBehindWriter(_ open: OpenMention, _ core: String, _ short: String) -> Bool {
    guard let id = writer(of: open), let name = editor.library.authors[id]?.name, core.hasSuffix(short) else {
      return false
    }
    let words = FoldedText.words(name).sorted()
    return core.dropLast(short.count).split(separator: " ").sorted() == words
  }

  /// Returns the key of the short form of a name. The books of a file without authors are of one writer.
  private func shortName(of open: OpenMention) -> WritersName? {
    guard let short = open.mention.shortName, writer(of: open) != nil || open.number != nil else {
      return nil
    }
    return WritersName(writer: writer(of: open), name: SeriesNames.core(short))
  }

  private func writer(of open: OpenMention) -> AuthorID? { editor.library.writer(of: open.work) }

  /// Links the works whose series is known now: a book by both of two writers joins those by each of them.
  private mutating func linkKnown() {
    var isChanged = true
    while isChanged {
      let open = openMentions
      openMentions = []
      for mention in open {
        if !SeriesLinker().isOpen(mention.mention, of: mention.work, in: editor.library) {
          link(mention, joinsAlike: true)
        } else if let series = seriesOfCoauthor(mention) {
          link(mention, proven: series)
        } else {
          openMentions.append(mention)
        }
      }
      isChanged = openMentions.count < open.count
    }
  }

  /// Returns the detected series of that name with a book by one of the work's authors in which the place is
  /// free; nil if there is none.
  private func seriesOfCoauthor(_ open: OpenMention) -> SeriesID? {
    guard let name = open.mention.name else { return nil }
    let authors = editor.library.authorIDs(of: open.work)
    return editor.library.series(named: name).first { series in
      let members = editor.library.members(of: series.id)
      return series.source == .automatic && arePlacesFree([open], beside: members)
        && members.contains { !editor.library.authorIDs(of: $0.work).isDisjoint(with: authors) }
    }?.id
  }

  /// Links books by three writers or more whose titles name one series and different places in it: `The 39
  /// Clues`, `The Horus Heresy`. Of two writers, each may have a series of that name, except in a franchise:
  /// `Star Wars: X-Wing`.
  private mutating func linkSeveralWriters() {
    for group in grouped({ WritersName(writer: nil, name: SeriesNames.key($0.mention.name ?? "")) }) {
      guard let name = group[0].mention.name else { continue }
      let known = editor.library.series(named: name).filter { $0.source == .automatic }
      guard !known.isEmpty, !CollectedWorks.isNamed(by: name) else { continue }
      let members = known.flatMap { editor.library.members(of: $0.id) }
      let works = group.map(\.work) + members.map(\.work)
      let writers = Set(works.compactMap { editor.library.works[$0]?.authors.first?.author })
      let isOne =
        FranchiseNames.known.contains(beginningOf: name) || hasSeveralWords(name) && writers.count > 2
      guard isOne, known.count == 1, arePlacesFree(group, beside: members) else { continue }
      for open in group { link(open, proven: known[0].id) }
      openMentions.removeAll { open in group.contains { $0.work == open.work && $0.mention == open.mention } }
    }
  }

  private func hasSeveralWords(_ name: String) -> Bool { SeriesNames.key(name).contains(" ") }

  /// Links the rest. Names that differ in words which any series may have are one series if no two books have
  /// one number; otherwise each name is one of its own.
  private mutating func linkAlike() {
    for group in grouped({ WritersName(writer: writer(of: $0), name: SeriesNames.key($0.mention.name ?? "")) }
    ) {
      guard let name = group[0].mention.name else { continue }
      let members = editor.library.series(alike: name).filter { $0.author == writer(of: group[0]) }
        .flatMap { editor.library.members(of: $0.id) }
      let isFree = arePlacesFree(group, beside: members)
      for open in group { link(open, joinsAlike: isFree) }
    }
  }

  /// Links the numbers without a sign, which only join a series, when all series are there.
  private mutating func linkBare(_ bare: [OpenMention]) {
    for open in bare {
      link(open, joinsAlike: true)
      guard editor.library.memberships(of: open.work).isEmpty else { continue }
      if let series = seriesOfCoauthor(open) { link(open, proven: series) }
    }
  }

  /// Returns the open mentions by a key, in the order of the first of each.
  private func grouped(_ key: (OpenMention) -> WritersName) -> [[OpenMention]] {
    var places: [WritersName: Int] = [:]
    var groups: [[OpenMention]] = []
    for open in openMentions {
      let place = places[key(open)] ?? groups.count
      if place == groups.count {
        places[key(open)] = place
        groups.append([])
      }
      groups[place].append(open)
    }
    return groups
  }

  private func arePlacesFree(_ group: [OpenMention], beside members: [Membership]) -> Bool {
    var taken: Set<SeriesPosition> = []
    let places = group.map(\.mention.position) + members.map(\.position)
    return places.allSatisfy { $0.map { taken.insert($0).inserted } ?? false }
  }
}

extension Library {
  /// Returns the first author of a work.
  fileprivate func writer(of work: WorkID) -> AuthorID? { works[work]?.authors.first?.author }

  fileprivate func authorIDs(of work: WorkID) -> Set<AuthorID> {
    Set(works[work]?.authors.filter { $0.role == nil }.map(\.author) ?? [])
  }
}

/// Names that the works of many writers have: `Gesammelte Werke`, `Complete Poems`.
private enum CollectedWorks {
  static func isNamed(by name: String) -> Bool {
    SeriesNames.key(name).split(separator: " ").contains { words.contains(String($0)) }
  }

  private static let words: Set<String> = [
    "collected", "complete", "selected", "history", "letters", "poems", "stories", "works", "essays", "plays",
    "gesammelte", "werke", "samtliche", "briefe", "oeuvres", "completes", "obras", "completas", "opere",
    "tutte", "сочинений", "собрание", "сочинения", "dziela", "verzameld", "samlade",
  ]
}
