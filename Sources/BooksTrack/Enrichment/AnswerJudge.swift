// The decision whether an answer is the book of the query. Search results are ranked by relevance and may be
// a similar book, and a wrong book attached is worse than none (ENR-9, ENR-12). Books are compared by the
// rules for duplicates.

public import BooksTrackAPI

/// The verdict on an answer.
public enum Judgement: Hashable, Sendable {
  /// The work at that index of the answer is the book.
  case certain(workIndex: Int)
  /// The book may be one of these candidates, best first; the reader has to choose.
  case uncertain([Candidate])
  /// The book is not in the answer.
  case nothing
}

/// Decides whether an answer is attached without asking the reader.
public struct AnswerJudge: Sendable {
  /// The rules that compare books.
  public var rules: MatchRules
  /// The least confidence of an attached answer, in thousandths.
  public var certainFrom: Int
  /// The least confidence of an offered candidate, in thousandths.
  public var offeredFrom: Int
  /// The greatest number of offered candidates.
  public var offeredAtMost: Int

  /// Attached from 0.85, offered from 0.5, at most five candidates.
  public static let corrected = AnswerJudge(
    rules: .corrected, certainFrom: 850, offeredFrom: 500, offeredAtMost: 5)

  /// Judges the answer to a query about the subject.
  public func judge(_ data: SearchResponseData, for subject: EnrichmentSubject) -> Judgement {
    let (best, offers) = rated(data, for: subject)
    if let best, best.confidence >= certainFrom { return .certain(workIndex: best.index) }
    guard !offers.isEmpty else { return .nothing }
    return .uncertain(offers.prefix(offeredAtMost).map { candidate(data, $0.index, $0.confidence) })
  }

  /// Returns the works to offer, best first, where the reader chooses in any case.
  func offers(
    in data: SearchResponseData, for subject: EnrichmentSubject
  ) -> [(workIndex: Int, candidate: Candidate)] {
    rated(data, for: subject).offers.prefix(offeredAtMost).map {
      (workIndex: $0.index, candidate: candidate(data, $0.index, $0.confidence))
    }
  }

  /// Returns the best work, the first of equal ones, and all works to offer, best first.
  private func rated(
    _ data: SearchResponseData, for subject: EnrichmentSubject
  ) -> (best: (index: Int, confidence: Int)?, offers: [(index: Int, confidence: Int)]) {
    let keys = rules.keys(
      title: subject.title, authors: subject.authors, isbns: subject.isbns, like: subject.keys(by: rules))
    var title = AskedTitle(title: subject.title)
    var best: (index: Int, confidence: Int)?
    var offers: [(index: Int, confidence: Int)] = []
    for index in data.works.indices {
      var confidence = confidence(of: data, at: index, for: subject, keys, &title)
      if confidence < certainFrom, let bare = bareKeys(of: subject, like: keys, beside: data, at: index) {
        confidence = max(confidence, self.confidence(of: data, at: index, for: subject, bare, &title))
      }
      if confidence > best?.confidence ?? 0 { best = (index, confidence) }
      if confidence >= offeredFrom { offers.append((index, confidence)) }
    }
    // Ties are in the provider's order.
    offers.sort { ($1.confidence, $0.index) < ($0.confidence, $1.index) }
    return (best, offers)
  }

  /// Returns the keys of the title without remarks at its end, for a work by the same writer; nil if there
  /// are none. If the work has an ISBN of the subject, only brackets of a series or of a kind (`(Abridged)`)
  /// stay.
  private func bareKeys(
    of subject: EnrichmentSubject, like keys: MatchKeys, beside data: SearchResponseData, at index: Int
  ) -> MatchKeys? {
    let sharesNumber = data.editions(ofWorkAt: index).flatMap(\.numbers).contains(
      where: subject.isbns.contains)
    guard let bare = ClosingRemark.removed(from: subject.title, all: sharesNumber) else { return nil }
    let found = rules.keys(title: "", authors: data.works[index].authorNames, isbns: [])
    guard case .same = WriterComparison(found.authors, keys.authors) else { return nil }
    return rules.keys(title: bare, authors: subject.authors, isbns: subject.isbns, like: keys)
  }

  /// Returns the confidence that a work of an answer is the book, in thousandths.
  private func confidence(
    of data: SearchResponseData, at index: Int, for subject: EnrichmentSubject, _ keys: MatchKeys,
    _ title: inout AskedTitle
  ) -> Int {
    let work = data.works[index]
    let isbns = data.editions(ofWorkAt: index).flatMap(\.numbers)
    let sharesNumber = isbns.contains { subject.isbns.contains($0) }
    func form(_ title: String) -> MatchKeys {
      rules.keys(title: title, authors: work.authorNames, isbns: isbns, like: keys)
    }
    // The title with its subtitle is compared first: equal subtitles are stronger evidence than none.
    let whole = form(work.fullTitle)
    var fit: Int?
    func consider(_ found: @autoclosure () -> MatchKeys) {
      guard fit ?? 0 < certainFrom else { return }
      fit = [fit, confidence(of: found(), keys, for: subject, sharesNumber)].compactMap { $0 }.max()
    }
    let isOther =
      sharesNumber
      && (isNamesake(work, whole, of: subject, keys) || joinsTitles(work.title, unlike: subject)
        || isAboutAnother(whole, keys))
    if !isOther {
      consider(whole)
      let canLackSubtitle =
        work.subtitle != nil
        && (sharesNumber
          ? keys.title.tellingSubtitle == nil : fit == nil && work.canLackSubtitle(as: subject.title))
      if canLackSubtitle { consider(form(work.title)) }
      if let counted = work.fullTitle(countedLike: keys.title) { consider(form(counted)) }
    }
    // A work has the title of its first publication, and one of its editions may be the reader's translation:
    // the one with the reader's ISBN, or any of a work without that ISBN. An edition by another or an unknown
    // writer is filed under the wrong work.
    for edition in data.editions(ofWorkAt: index)
    where !sharesNumber || edition.numbers.contains(where: subject.isbns.contains) {
      guard fit ?? 0 < certainFrom, let title = edition.title, title != work.title,
        !joinsTitles(title, unlike: subject)
      else { continue }
      let own = form(edition.subtitle.map { "\(title): \($0)" } ?? title)
      if !isAboutAnother(own, keys), case .same = WriterComparison(own.authors, keys.authors) {
        consider(own)
      }
    }
    if let fit { return fit }
    // The ISBN is the reader's, but title and author are those of another book. One of the two is wrong, so
    // the reader has to choose.
    let likeness = likeness(work, subject, &title)
    return sharesNumber ? max(likeness, offeredFrom) : likeness
  }

  /// Returns the confidence of the matching rules; nil if they reject the match.
  private func confidence(
    of found: MatchKeys, _ asked: MatchKeys, for subject: EnrichmentSubject, _ sharesNumber: Bool
  ) -> Int? {
    switch rules.match(asked, with: found) {
    case .exactMatch where sharesNumber: 990
    case .exactMatch(_, .isbn, _): 990
    case .exactMatch(_, .titleAndAuthor, _): subject.authors.isEmpty ? 700 : 960
    case .exactMatch(_, .fuzzy, _): 900
    case .possibleMatch(_, let score, _): 800 + score / 10
    case .noDuplicate: nil
    }
  }

  /// Returns true if a work with the reader's ISBN is another book: another volume; another kind, such as a
  /// study guide, except that `Stories` after the title does not count; by another writer with another title;
  /// or by an unknown writer with a title that shares no word or, in the same language, too few. Rows of
  /// exports with a common ISBN are trusted more than an answer.
  private func isAboutAnother(_ found: MatchKeys, _ asked: MatchKeys) -> Bool {
    let isSameKind =
      found.title.kinds.symmetricDifference(asked.title.kinds) == .stories
      || CorrectedMatching.isSameKind(found.title, asked.title)
    guard isSameKind,
      VolumeGuard.lenient.allows(found.title, asked.title)
    else { return true }
    return switch WriterComparison(found.authors, asked.authors) {
    case .same: false
    case .unknown:
      TitleRelation.shareNoWord(found.title, asked.title)
        || TitleRelation.sameEdition(found.title, asked.title) == .different
    case .different: TitleRelation.sameEdition(found.title, asked.title) != .same
    }
  }

  /// Returns true if a work by another writer has the same title up to the article: *The Invisible Man* by
  /// Wells is not *Invisible Man* by Ellison, whatever its ISBN.
  private func isNamesake(
    _ work: WorkDTO, _ found: MatchKeys, of subject: EnrichmentSubject, _ asked: MatchKeys
  ) -> Bool {
    guard case .different = WriterComparison(found.authors, asked.authors) else { return false }
    return Self.beginsWithArticle(work.title) != Self.beginsWithArticle(subject.title)
  }

  /// Returns true if the found title joins those of several books, such as "Eragon / Eldest", and the
  /// reader's does not.
  private func joinsTitles(_ found: String, unlike subject: EnrichmentSubject) -> Bool {
    JoinedTitles.areIn(found, by: subject.authors) && !subject.title.contains("/")
  }

  private static func beginsWithArticle(_ title: String) -> Bool {
    let line = TitleLine(title)
    return SubtitleWords.english.isArticle(line.fingerprints(in: 0..<line.count).first)
  }

  /// Returns the confidence for an answer that the matching rules reject; it is never certain.
  private func likeness(_ work: WorkDTO, _ subject: EnrichmentSubject, _ title: inout AskedTitle) -> Int {
    let title = title.ready.likeness(to: FoldedText.fold(work.title))
    guard let asked = subject.authors.first, let found = work.authorNames.first else { return title * 3 / 5 }
    let isSameWriter = AuthorName(asked).isCompatible(with: AuthorName(found))
    return min(certainFrom - 1, isSameWriter ? title * 4 / 5 : title * 2 / 5)
  }

  /// Returns a work of an answer as a candidate.
  func candidate(_ data: SearchResponseData, _ index: Int, _ confidence: Int) -> Candidate {
    let work = data.works[index]
    let edition = data.editions(ofWorkAt: index).first
    return Candidate(
      title: work.fullTitle, authors: work.authorNames, isbn: edition?.isbn.flatMap { try? ISBN($0) },
      externalID: work.externalIDs.min(), confidence: confidence)
  }
}

/// The title of a query, prepared for comparison when the rules have rejected a first work.
private struct AskedTitle {
  let title: String
  private(set) lazy var ready = JaroWinkler(FoldedText.fold(title))

  init(title: String) { self.title = title }
}

extension WorkDTO {
  /// The title with its subtitle.
  var fullTitle: String { subtitle.map { "\(title): \($0)" } ?? title }

  /// Returns title and subtitle with the number at the end of the title as a volume number, if the other
  /// title has that volume: `One Piece 5` becomes `One Piece, Vol. 5`. Nil otherwise.
  func fullTitle(countedLike asked: TitleFacts) -> String? {
    let words = title.split(separator: " ")
    guard words.count > 1,
      let number = words.last.map({ $0.last == "." ? $0.dropLast() : $0 }).flatMap({ Int($0) }),
      asked.volumes.contains(where: { volume in
        volume.part == nil && volume.position == SeriesPosition(number)
          && (volume.isOwn || volume.series == asked.main)
      })
    else { return nil }
    let counted = words.dropLast().joined(separator: " ") + ", Vol. \(number)"
    return subtitle.map { "\(counted): \($0)" } ?? counted
  }

  /// Returns true if the reader's title may omit the subtitle: only if the subtitle is a position in a series
  /// of another name (`Mistborn Book 1`) that does not contradict the reader's title.
  ///
  /// Other subtitles are left to the rules: with `The Graphic Novel`, `Volume 2` or `Thrawn`, it is another
  /// book.
  func canLackSubtitle(as asked: String) -> Bool {
    guard subtitle != nil else { return false }
    let parser = TitleParser(words: .international)
    let (whole, bare) = (TitleFacts(fullTitle, parser: parser), TitleFacts(title, parser: parser))
    let facts = TitleFacts(asked, parser: parser)
    return whole.base == bare.base && Self.kinds(of: fullTitle) == Self.kinds(of: title)
      && whole.volumes.allSatisfy { !$0.series.isEmpty && $0.series != bare.main }
      && VolumeGuard.lenient.allows(whole, facts) && !VolumeGuard.contradict(whole, facts)
  }

  private static func kinds(of text: String) -> WorkKinds {
    let line = TitleLine(text)
    return WorkKinds(of: line.fingerprints(in: 0..<line.count))
  }
}
